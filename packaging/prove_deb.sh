#!/bin/bash
# Proves the .deb in a bare Debian that has no Python.
#
#   sudo packaging/prove_deb.sh PACKAGE FOLDER [SUITE [SHOWN ...]]
#
# FOLDER  where the bare system is made (about 1.5 GB; deleted and made anew); pictures are left in FOLDER.pictures
# SUITE   bookworm (the default), trixie, ...
# SHOWN   folders of this machine that the bare system may read, such as a local store of packages
#
# Needs debootstrap here; screen, keyboard and camera (Xvfb, xdotool, ImageMagick) are installed in the bare system.
set -euo pipefail

package=$(realpath "${1:?which package?}")
folder=$(realpath -m "${2:?where shall the bare system be made?}")
suite=${3:-bookworm}
shift $(($# < 3 ? $# : 3))
pictures="$folder.pictures"
games=(cyberdoom-tower cytress)
name="Zoë Ångström"
home="/home/$name"

if findmnt --raw --noheadings --output TARGET | grep -q "^$folder/"; then
    echo "Something is still mounted below $folder." >&2
    exit 1
fi
mounted=()
leave() {
    for place in "${mounted[@]}"; do umount -l "$place"; done
}
trap leave EXIT
show() {
    mkdir -p "$2"
    mount --bind "$1" "$2"
    mounted+=("$2")
}

echo "== A bare $suite in $folder"
rm -rf --one-file-system "$folder" "$pictures"
mkdir -p "$pictures"
mirror=$(grep -rhoE 'https?://[^ ]+/debian/?( |$)' /etc/apt/sources.list /etc/apt/sources.list.d 2>/dev/null | head -1 | tr -d ' ' || true)
debootstrap --variant=minbase "$suite" "$folder" ${mirror:+"$mirror"} >"$folder.log" 2>&1 || { tail -5 "$folder.log" >&2; exit 1; }
for file in /etc/apt/apt.conf.d/*proxy* /etc/apt/apt.conf.d/99* /etc/resolv.conf /etc/hosts; do
    if [ -f "$file" ]; then install -D -m 644 "$file" "$folder$file"; fi
done
show /proc "$folder/proc"
show /dev "$folder/dev"
for place in "$@"; do
    show "$place" "$folder$place"
    mount -o remount,bind,ro "$folder$place"
done
root() { chroot "$folder" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
person() { # as somebody with a name and a home folder that are not plain letters
    chroot --userspec=1000:1000 "$folder" env -i PATH=/usr/games:/usr/bin:/bin LANG=C.UTF-8 HOME="$home" USER="$name" \
        DISPLAY=:97 XDG_RUNTIME_DIR=/tmp/run "$@"
}
check() { # what, then a command that must succeed
    echo "== $1"
    "${@:2}" || { echo "FAILED: $1" >&2; exit 1; }
}

if root sh -c 'command -v python3'; then echo "there is a Python in the bare system" >&2; exit 1; fi
install -m 644 "$package" "$folder/tmp/arcology.deb"
root apt-get -q update >>"$folder.log" 2>&1
check "Installing the package, with nothing but what it asks for" \
    root sh -c "apt-get -q -y --no-install-recommends install /tmp/arcology.deb >/dev/null"
check "It runs without a screen" root env QT_QPA_PLATFORM=offscreen /usr/games/arcology self-check
root sh -c "apt-get -q -y --no-install-recommends install xvfb xdotool imagemagick openbox xdg-utils libglib2.0-bin >/dev/null 2>&1"
mkdir -p "$folder$home" "$folder/tmp/run"
printf 'person:x:1000:1000::%s:/bin/bash\n' "$home" >>"$folder/etc/passwd"
chown -R 1000:1000 "$folder$home" "$folder/tmp/run"
person Xvfb :97 -screen 0 1600x900x24 >/dev/null 2>&1 &
screen=$!
sleep 2
person openbox >/dev/null 2>&1 &
sleep 1

seen() { person sh -c "import -window root /tmp/run/$1.png" && cp "$folder/tmp/run/$1.png" "$pictures/$1.png"; }
keys() { for key in "$@"; do person xdotool key --clearmodifiers "$key"; sleep 0.4; done; }
window() { person timeout 60 xdotool search --sync --onlyvisible --name "$1" >/dev/null; }
ended() { for _ in $(seq 50); do kill -0 "$1" 2>/dev/null || return 0; sleep 0.2; done; return 1; }

for game in "${games[@]}"; do
    echo "== $game: a turn by keyboard, saved, closed, opened by its file"
    person arcology play "$game" --seed 7 &
    program=$!
    window Arcology
    sleep 6
    keys Return space space Tab Return Tab Return space space
    seen "$game-played"
    save="$home/$game.arcology"
    keys ctrl+s
    sleep 2
    keys ctrl+a
    person xdotool type --delay 40 "$save"
    sleep 1
    keys Return
    sleep 2
    check "the save is there" test -s "$folder$save"
    keys ctrl+q
    check "the program has ended" ended "$program"
    check "the save agrees with the rules" person arcology replay "$save" --verify
    check "its type is known" sh -c "$(declare -f person); folder='$folder' home='$home' name='$name'; person xdg-mime query filetype '$save' | grep -qx application/x-arcology"
    person xdg-open "$save" &
    window Arcology
    sleep 6
    seen "$game-opened"
    keys ctrl+q
    sleep 2
done

echo "== Without a library that Qt needs, it names the library and its package"
library=$(find "$folder/usr/lib" -name 'libxcb-cursor.so.0' | head -1)
inside=$(find "$folder/usr/lib/arcology" -name 'libxcb-cursor.so.0*' | head -1)
for file in "$library" "$inside"; do if [ -n "$file" ]; then mv "$file" "$file.away"; fi; done
said=$(person timeout 60 arcology 2>&1 || true)
echo "$said"
grep -q 'libxcb-cursor0' <<<"$said"
for file in "$library" "$inside"; do if [ -n "$file" ]; then mv "$file.away" "$file"; fi; done

check "It can be removed" root sh -c "apt-get -q -y remove arcology >/dev/null 2>&1 && test ! -e /usr/lib/arcology"
kill "$screen" || true
echo "== Proved; pictures are in $pictures"
