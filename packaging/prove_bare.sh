#!/bin/bash
# Proves that the two commands of the README do all the set-up on a bare Debian: nothing but the minimal system and python3.
#
#   sudo packaging/prove_bare.sh FOLDER [SUITE [SHOWN ...]]
#
# FOLDER  where the bare system is made (about 2 GB; deleted and made anew)
# SUITE   bookworm (the default), trixie, ...
# SHOWN   folders of this machine that the bare system may read, such as a local store of packages
#
# TESTS   in the environment: what pytest is given, for example "tests/packaging tests/app"; by default all tests run
#
# Needs debootstrap. This machine's sources of packages (apt, pip) and its certificates are copied into the bare system.
set -euo pipefail

folder=$(realpath -m "${1:?where shall the bare system be made?}")
suite=${2:-bookworm}
shift $(($# < 2 ? $# : 2))
checkout=$(cd "$(dirname "$0")/.." && pwd)
home="/home/person/my games/arcology"

if findmnt --raw --noheadings --output TARGET | grep -q "^$folder/"; then
    echo "Something is still mounted below $folder." >&2
    exit 1
fi
leave() {
    for place in "${mounted[@]}"; do umount -l "$place"; done
}
mounted=()
trap leave EXIT
show() { # where it is, where it will be, options
    mkdir -p "$2"
    mount --bind "$1" "$2"
    mounted+=("$2")
}

echo "== A bare $suite in $folder"
rm -rf --one-file-system "$folder"
mirror=$(grep -rhoE 'https?://[^ ]+/debian/?( |$)' /etc/apt/sources.list /etc/apt/sources.list.d 2>/dev/null | head -1 | tr -d ' ' || true)
debootstrap --variant=minbase --include=python3 "$suite" "$folder" ${mirror:+"$mirror"} >"$folder.log" 2>&1 ||
    { tail -5 "$folder.log" >&2; exit 1; }

for file in /etc/apt/apt.conf.d/*proxy* /etc/apt/apt.conf.d/99* /etc/pip.conf /etc/xdg/pip/* \
    /etc/resolv.conf /etc/hosts; do
    if [ -f "$file" ]; then install -D -m 644 "$file" "$folder$file"; fi
done
if [ -f "$HOME/.config/pip/pip.conf" ]; then
    install -D -m 644 "$HOME/.config/pip/pip.conf" "$folder/root/.config/pip/pip.conf"
fi
# Under another name: installing ca-certificates writes the usual one anew.
certificates=/etc/ssl/certificates-of-this-machine.crt
install -D -m 644 "${PIP_CERT:-/etc/ssl/certs/ca-certificates.crt}" "$folder$certificates"
show /proc "$folder/proc"
show /dev "$folder/dev"
for place in "$@"; do
    show "$place" "$folder$place"
    mount -o remount,bind,ro "$folder$place"
done

mkdir -p "$folder$home"
(cd "$checkout" && git ls-files -z --cached --others --exclude-standard |
    tar --null --ignore-failed-read --files-from=- -cf - 2>/dev/null) | tar -xf - -C "$folder$home"
chroot "$folder" useradd --home-dir /home/person person
chroot "$folder" chown -R person: /home/person

mapfile -t pip_settings < <(env | grep '^PIP_' || true)
pip_settings+=("PIP_CERT=$certificates" "SSL_CERT_FILE=$certificates")
inside() { # user, then a command that runs in the checkout
    local user=$1
    shift
    chroot "$folder" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 QT_QPA_PLATFORM=offscreen "${pip_settings[@]}" \
        su "$user" --preserve-environment --shell /bin/bash -c "export HOME=~$user; cd '$home' && $*"
}

echo "== As somebody without rights: one sentence that says what to install"
if said=$(inside person python3 packaging/start.py 2>&1); then
    echo "it started, so nothing was missing"
else
    echo "$said"
    [ "$(wc -l <<<"$said")" -le 2 ]
    grep -q 'apt-get install' <<<"$said"
fi
failed=()
try() { # what it is, then as for inside
    echo "== $1"
    inside "${@:2}" || failed+=("$1")
}
try "As root: the tests" root python3 packaging/test.py "${TESTS:-}"
try "As root: the program" root python3 packaging/start.py self-check
rm -rf "$folder$home/.venv"
try "As somebody without rights, now that the system has what Qt needs" person python3 packaging/start.py self-check
try "The same again, with nothing left to do" person python3 packaging/start.py simulate cyberdoom-tower --games 2
if [ ${#failed[@]} -gt 0 ]; then
    printf 'FAILED: %s\n' "${failed[@]}" >&2
    exit 1
fi
echo "== Proved"
