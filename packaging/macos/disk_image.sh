#!/bin/sh
# Signs CardTable.app, packs it into a disk image, and tries it from there: disk_image.sh APP FOLDER IMAGE
# FOLDER is made afresh and is what the image shows. The signature is ad hoc ("-"): it names nobody, and Apple silicon
# starts no program without one.
set -eu

app=$1
folder=$2
image=$3
program=$folder/${app##*/}
mounted=$folder.mounted

rm -rf -- "$folder" "$mounted"
mkdir -p -- "$folder" "$mounted"
ditto "$app" "$program" # keeps the links in Qt's frameworks
ln -s /Applications "$folder/Applications"
codesign --force --deep --sign - "$program"
codesign --verify --deep --strict "$program"

hdiutil create -volname CardTable -srcfolder "$folder" -ov -format UDZO "$image"
hdiutil attach -nobrowse -readonly -mountpoint "$mounted" "$image"
trap 'hdiutil detach "$mounted"' EXIT
codesign --verify --deep --strict "$mounted/${app##*/}"
"$mounted/${app##*/}/Contents/MacOS/cardtable" --self-test
