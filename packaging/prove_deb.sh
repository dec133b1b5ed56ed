#!/bin/bash
# Proves the packages in a bare Debian that has no Python.
#
#   sudo packaging/prove_deb.sh PACKAGE FOLDER [SUITE [SHOWN ...]]
#
# PACKAGE the .deb; a .run of the same version beside it is started too
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
single=$(ls "$(dirname "$package")"/arcology-*.run 2>/dev/null | tail -1 || true)
pictures="$folder.pictures"
library="/usr/lib/arcology"

# A turn of each game by keyboard, with this seed: how many decisions it makes at least, then the keys. A dot waits until
# the screen has come to rest.
seed=7
first="Return . Return ." # the piece that has the focus, to the first place that it can go to
declare -A turns=(
    [cyberdoom-tower]="3 Tab $first $first e ."
    [cytress]="5 a . Tab $first Tab $first Tab $first Tab $first"
    [cyberflesh]="3 1 . e . e ."
    [cities-of-venus]="6 g . d . m . d . 1 ."
)
declare -A titles=(
    [cyberdoom-tower]="Cyberdoom Tower" [cytress]="Cytress" [cyberflesh]="Cyberflesh"
    [cities-of-venus]="Cities of Venus"
)

if findmnt --raw --noheadings --output TARGET | grep -q "^$folder/"; then
    echo "Something is still mounted below $folder." >&2
    exit 1
fi
mounted=()
started=()
leave() {
    for process in "${started[@]}"; do pkill -P "$process" || true; done # each waits for what it has started
    for place in "${mounted[@]}"; do umount -R -l "$place"; done
}
trap leave EXIT
show() {
    mkdir -p "$2"
    mount --rbind "$1" "$2"
    mount --make-rslave "$2"
    mounted+=("$2")
}
fail() {
    echo "FAILED: $1" >&2
    exit 1
}
check() { # what, then a command that must succeed
    echo "== $1"
    "${@:2}" || fail "$1"
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
no_python() { [ -z "$(root find / -xdev -name 'python3*' -not -path '/proc/*' -not -path "$library/*" -print -quit)" ]; }

check "There is no Python" no_python
install -m 644 "$package" "$folder/tmp/arcology.deb"
root apt-get -q update >>"$folder.log" 2>&1
check "Installing the package, with nothing but what it asks for" \
    root sh -c "apt-get -q -y --no-install-recommends install /tmp/arcology.deb >/tmp/apt.log 2>&1 || { tail -5 /tmp/apt.log; exit 1; }"
check "Every library of the folder finds those that it needs" root sh -c \
    "! find $library -name '*.so*' -type f -exec env LD_LIBRARY_PATH=$library/_internal:$library/_internal/PySide6/Qt/lib ldd {} + | grep 'not found'"
check "It runs without a screen" root env QT_QPA_PLATFORM=offscreen /usr/games/arcology self-check
echo "== Screen, keyboard and camera"
root sh -c "apt-get -q -y --no-install-recommends install xvfb xdotool imagemagick matchbox-window-manager xdg-utils libglib2.0-bin x11-utils" \
    >>"$folder.log" 2>&1 || fail "they can be installed"
check "There still is no Python" no_python

live() { # becomes somebody: name, home folder, number
    name=$1
    home=$2
    number=$3
    runtime=/tmp/run-$number
    printf '%s:x:%s:%s::%s:/bin/bash\n' "$name" "$number" "$number" "$home" >>"$folder/etc/passwd"
    mkdir -p "$folder$home" "$folder$runtime"
    chown -R "$number:$number" "$folder$home" "$folder$runtime"
}
person() {
    chroot --userspec="$number:$number" "$folder" env -i PATH=/usr/games:/usr/bin:/bin LANG=C.UTF-8 HOME="$home" USER="$name" \
        LOGNAME="$name" DISPLAY=$screen XDG_RUNTIME_DIR="$runtime" XDG_CURRENT_DESKTOP=GNOME ${words:+LANGUAGE=$words} "$@"
}
seen() { person import -window root "$runtime/$1.png" && cp "$folder$runtime/$1.png" "$pictures/$1.png"; }
rest() { # until the screen looks the same twice
    local before="" now=""
    for _ in $(seq 60); do
        now=$(person import -window root rgb:- | md5sum)
        if [ "$now" = "$before" ]; then return 0; fi
        before=$now
        sleep 0.6
    done
    fail "the screen comes to rest"
}
keys() {
    for key in "$@"; do
        if [ "$key" = . ]; then rest; else person xdotool key --clearmodifiers "$key" && sleep 0.4; fi
    done
}
window() { person timeout 60 xdotool search --sync --onlyvisible --name "$1" >/dev/null || fail "a window with '$1' in its title"; }
gone() { # no window of ours is left
    for _ in $(seq 60); do
        person xdotool search --onlyvisible --name Arcology >/dev/null 2>&1 || return 0
        sleep 0.5
    done
    return 1
}
ended() { # the program that was started last, without complaint
    for _ in $(seq 60); do
        kill -0 "$1" 2>/dev/null || { wait "$1"; return; }
        sleep 0.5
    done
    return 1
}
decisions() { # of a saved game, once every state agrees with the rules
    local said
    said=$(person "$command" replay "$1" --verify) || return 1
    echo "$said" >&2
    grep -oE '[0-9]+ (decision|Entscheidung)' <<<"$said" | grep -oE '^[0-9]+'
}

words=""
screen=""
live person /home/person 1000
person Xvfb -displayfd 1 -nolisten tcp -screen 0 1600x900x24 >"$folder.screen" 2>/dev/null & # a number that is free
started+=($!)
for _ in $(seq 50); do
    screen=:$(cat "$folder.screen")
    if [ "$screen" != : ]; then break; fi
    sleep 0.2
done
[ -z "$(person xdotool search --onlyvisible --name . 2>/dev/null)" ] || fail "the screen $screen is nobody else's"
person matchbox-window-manager >/dev/null 2>&1 &
started+=($!)
sleep 1

play() { # game, picture, then the name to save by: nothing for the one that is proposed
    local game=$1 picture=$2 save_as=$3 least turn program save
    read -r least turn <<<"${turns[$game]}"
    echo "== $name plays ${titles[$game]}: a turn by keyboard, saved, closed, opened by its file"
    person "$command" play "$game" --seed $seed &
    program=$!
    window "${titles[$game]}.* Arcology"
    rest
    # shellcheck disable=SC2086
    keys $turn
    seen "$picture-played"
    if [ "$game" = cytress ]; then # the score sheet, with its chart
        keys F2 .
        seen "$picture-scores"
        keys Escape .
    fi
    keys ctrl+s .
    if [ -n "$save_as" ]; then
        keys ctrl+a
        person xdotool type --delay 60 "$save_as"
        sleep 1
        seen "$picture-saving"
    fi
    keys Return .
    save=$(find "$folder$home" -maxdepth 1 -name '*.arcology' -newer "$folder$runtime/$picture-played.png")
    [ -s "$save" ] || fail "the game is saved in the home folder"
    save=${save#"$folder"}
    keys ctrl+q
    check "The program has ended" ended "$program"
    echo "== $save agrees with the rules"
    [ "$(decisions "$save")" -ge "$least" ] || fail "$least decisions or more were made"
    person gio info -a standard::content-type "$save" | grep -q application/x-arcology || fail "its type is known"
    person "${opener:-xdg-open}" ${opener:+open} "$save" >/dev/null 2>&1 &
    window "${titles[$game]}.* Arcology"
    rest
    seen "$picture-opened"
    keys ctrl+q
    check "What the desktop has started has ended" gone
    [ -z "$(ls "$folder$home/.local/share/arcology/reports" 2>/dev/null)" ] || fail "nothing broke on the way"
}

command=arcology
opener=""
for game in cyberdoom-tower cytress cyberflesh cities-of-venus; do
    play "$game" "$game" ""
done

live "Zoë Müller" "/home/Zoë Müller" 1001
place="$home/Spiele für Zoë/Arcology"
check "The folder alone, in $place" cp -r "$folder$library/." "$(mkdir -p "$folder$place" && echo "$folder$place")"
chown -R 1001:1001 "$folder$home"
command="$place/arcology"
opener=gio
words=de
for game in cyberdoom-tower cytress cyberflesh cities-of-venus; do
    play "$game" "zoe-$game" "Zoës Partie 1.5 $game"
done
check "It still runs there" person "$command" self-check

if [ -n "$single" ]; then
    echo "== $(basename "$single")"
    install -m 755 "$single" "$folder$place/Arcology für Zoë.run"
    person "$place/Arcology für Zoë.run" >/dev/null 2>&1 &
    window Arcology
    rest
    seen run
    keys ctrl+q
    check "It has ended" gone
    check "It takes arguments" person "$place/Arcology für Zoë.run" --quiet -- --version
fi

command=arcology
words=""
away() { find "$folder/usr/lib" -name "$1*" -not -path '*/arcology/*' | while read -r file; do mv "$file" "$file.away"; done; }
back() { find "$folder/usr/lib" -name '*.away' | while read -r file; do mv "$file" "${file%.away}"; done; }
for pair in libxcb-cursor.so.0:libxcb-cursor0 libEGL.so.1:libegl1 libX11-xcb.so.1:libx11-xcb1 libdbus-1.so.3:libdbus-1-3; do
    echo "== Without ${pair%:*}"
    away "${pair%:*}"
    said=$(person timeout 60 arcology 2>&1) && fail "it says that something is missing"
    echo "$said"
    grep -q "${pair%:*}" <<<"$said" && grep -q "${pair#*:}" <<<"$said" || fail "library and package are named"
    [ "$(wc -l <<<"$said")" = 1 ] || fail "it says so in one line"
    said=$(person arcology self-check || true)
    grep -A1 '^BAD' <<<"$said" | grep -q "${pair#*:}" || fail "self-check names the package too"
    back
done
echo "== The same from a menu, where nobody reads what a program prints"
away libxcb-cursor.so.0
person gio launch /usr/share/applications/net.arcology.table.desktop >/dev/null 2>&1 || true
window Arcology
sleep 1
seen missing
back
keys Return
check "The message can be closed" gone

root sh -c "apt-get -q -y --no-install-recommends install appstream" >>"$folder.log" 2>&1 || fail "the validators can be installed"
check "The menu entry is valid" root desktop-file-validate /usr/share/applications/net.arcology.table.desktop
# There is no web site that it could name; an older validator does not ask for one.
valid="appstreamcli validate --no-net /usr/share/metainfo/net.arcology.table.metainfo.xml"
check "The description for shops is valid" root sh -c "$valid || $valid --override=url-homepage-missing=info"
check "It can be removed" root sh -c "apt-get -q -y purge arcology >/dev/null 2>&1"
left=$(find "$folder/usr" "$folder/etc" -iname '*arcology*' | head -3)
[ -z "$left" ] || fail "nothing is left: $left"
echo "== Proved; pictures are in $pictures"
