#!/bin/sh
# Installs CardTable from this folder for one person, or removes it. What was installed is listed in
# lib/cardtable/installed-files.txt, folders with a slash at the end; only what is listed there is ever removed.
set -u

LIST=lib/cardtable/installed-files.txt
SCRIPT=lib/cardtable/install.sh
ENTRY=share/applications/org.cardtable.CardTable.desktop

usage() {
    cat <<END
./install.sh [FOLDER]           install CardTable into FOLDER (default: ~/.local)
./install.sh --remove [FOLDER]  remove it again; your games and settings stay
END
}

fail() {
    printf '%s\n' "$1" >&2
    exit 1
}

# Sets target to the folder that is meant: the one given; that which an installed copy of this script lies in; ~/.local.
choose() {
    if [ -n "$1" ]; then
        target=$1
    elif [ -e "$here/${LIST##*/}" ]; then
        target=$(dirname -- "$(dirname -- "$here")")
    elif [ -n "${SUDO_USER:-}" ]; then
        fail "Run it without sudo, or name the folder, for example: sudo ./install.sh /usr/local"
    elif [ -n "${HOME:-}" ]; then
        target=$HOME/.local
    else
        fail "HOME is not set: name the folder to install into."
    fi
    case $target in
        /*) ;;
        *) target=$PWD/$target ;;
    esac
}

# Writes what removal will delete, before anything is made: folders that are missing, and all files.
plan() {
    cd "$here" || exit 1
    [ -z "$new" ] || printf '/\n'
    find bin lib share -type d | while IFS= read -r folder; do
        [ -d "$target/$folder" ] || printf '%s/\n' "$folder"
    done
    find bin lib share ! -type d
    printf '%s\n' "$LIST" "$SCRIPT"
}

install_here() {
    [ -x "$here/lib/cardtable/cardtable" ] || fail "Start install.sh where the archive was unpacked, beside bin, lib and share."
    make_room
    listed=$(plan)
    if ! { mkdir -p -- "$target/lib/cardtable" && printf '%s\n' "$listed" >"$target/$LIST" && copy_all; }; then
        fail "Not everything could be copied into $target: make room there, or name another folder; ./install.sh --remove removes what was copied."
    fi
    before=$(generated)
    refresh
    { printf '%s\n%s\n' "$before" "$before" && generated; } | LC_ALL=C sort | uniq -u >>"$target/$LIST"
    say_how
}

# Sees that there is a folder without an older version. Sets new if the folder had to be made.
make_room() {
    if [ -e "$target/$LIST" ]; then
        see_that_it_is_ours
        remove_listed
    elif [ -e "$target/bin/cardtable" ] || [ -L "$target/bin/cardtable" ]; then
        fail "$target/bin/cardtable comes from another installation: remove that first (pip uninstall cardtable), or name another folder."
    fi
    new=
    if [ ! -d "$target" ]; then
        mkdir -- "$target" 2>/dev/null || fail "$target can't be created: name a folder whose parent exists and belongs to you."
        new=yes
    fi
    target=$(CDPATH='' cd -- "$target" && pwd) || exit 1
}

see_that_it_is_ours() {
    [ -w "$target/lib/cardtable" ] || fail "You aren't allowed to change $target: use the account that installed CardTable there."
}

copy_all() {
    (cd "$here" && find bin lib share -type d) | while IFS= read -r folder; do
        mkdir -p -- "$target/$folder" || exit 1
    done || return 1
    (cd "$here" && find bin lib share ! -type d) | while IFS= read -r file; do
        cp -P -- "$here/$file" "$target/$file" || exit 1
    done || return 1
    cp -- "$here/install.sh" "$target/$SCRIPT" || return 1
    # An absolute link, for bin itself may be a link to elsewhere.
    ln -sf -- "$target/lib/cardtable/cardtable" "$target/bin/cardtable" || return 1
    write_entry <"$here/$ENTRY" >"$target/$ENTRY"
}

# Copies a desktop entry, with the whole path of the program: bin need not be in PATH.
write_entry() {
    program=$target/bin/cardtable
    plain=$(printf '%s\n' "$program" | sed 's/\\/\\\\/g')
    quoted=$(printf '%s\n' "$program" | sed 's/[\\"`$]/\\&/g; s/\\/\\\\/g; s/%/%%/g')
    while IFS= read -r line; do
        case $line in
            TryExec=cardtable) printf 'TryExec=%s\n' "$plain" ;;
            Exec=cardtable*) printf 'Exec="%s"%s\n' "$quoted" "${line#Exec=cardtable}" ;;
            *) printf '%s\n' "$line" ;;
        esac
    done
}

# Lists what the tools called by refresh may have made.
generated() {
    cd "$target" || exit 1
    find share/mime -type d | sed 's|$|/|'
    find share/mime share/applications/mimeinfo.cache ! -type d 2>/dev/null
}

# Lets desktops know what has come or gone. Icons without a cache are found by looking, so none is made for them.
refresh() {
    if there "$target"/share/mime/mime.cache "$target"/share/mime/packages/*.xml; then
        run update-mime-database "$target/share/mime"
    fi
    if there "$target"/share/applications/mimeinfo.cache "$target"/share/applications/*.desktop; then
        run update-desktop-database "$target/share/applications"
    fi
    if there "$target/share/icons/hicolor"; then
        touch -c -- "$target/share/icons/hicolor"
    fi
    if there "$target/share/icons/hicolor/icon-theme.cache"; then
        run gtk-update-icon-cache -f -t "$target/share/icons/hicolor"
    fi
}

there() {
    for path in "$@"; do
        [ ! -e "$path" ] || return 0
    done
    return 1
}

run() {
    if command -v "$1" >/dev/null; then
        "$@" >/dev/null 2>&1
    fi
}

say_how() {
    start="\"$target/bin/cardtable\""
    [ "$(command -v cardtable)" != "$target/bin/cardtable" ] || start=cardtable
    case ":${XDG_DATA_HOME:-${HOME:-}/.local/share}:${XDG_DATA_DIRS:-/usr/local/share:/usr/share}:" in
        *":$target/share:"* | *":$target/share/:"*) start="the menu of your desktop or with $start" ;;
        *) start="the command $start" ;;
    esac
    printf '%s\n' "CardTable is installed: start it from $start, and remove it with: sh \"$target/$SCRIPT\" --remove"
}

remove_there() {
    [ -e "$target/$LIST" ] || fail "Nothing was removed: install.sh didn't install CardTable in $target; name the folder where it is."
    target=$(CDPATH='' cd -- "$target" && pwd) || exit 1
    see_that_it_is_ours
    remove_listed
    refresh
    printf '%s\n' "CardTable is removed from $target; your games and settings are where they were."
}

remove_listed() {
    listed=$(LC_ALL=C sort -r "$target/$LIST") # what lies in a folder comes before the folder
    printf '%s\n' "$listed" | while IFS= read -r path; do
        case $path in
            *..*) ;;
            */) rmdir -- "$target/$path" 2>/dev/null ;;
            bin/* | lib/cardtable/* | share/*) rm -f -- "$target/$path" ;;
        esac
    done
}

main() {
    here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd) || exit 1
    remove=
    case ${1:-} in
        --remove) remove=yes && shift ;;
        -h | --help) usage && exit ;;
    esac
    case $#,${1:-} in
        0, | 1,[!-]*) choose "${1:-}" ;;
        *) usage >&2 && exit 2 ;;
    esac
    if [ -n "$remove" ]; then remove_there; else install_here; fi
    exit
}

main "$@"
