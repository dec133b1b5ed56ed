#!/bin/bash
# Makes dist/Arcology-VERSION.dmg, on a Mac. SIGN_AS names a certificate ("Developer ID Application: ..."); without it the
# signature is one that only the Mac that built it trusts at once: elsewhere the first start is by right click and Open.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ "$(uname)" = Darwin ] || { echo "a Mac is needed for this" >&2; exit 1; }

python3 packaging/build.py folder
app=dist/Arcology.app
cp -R dist/arcology/licences "$app/Contents/Resources/licences"
options=(--force --deep --options runtime --entitlements packaging/macos/entitlements.plist)
codesign "${options[@]}" --sign "${SIGN_AS:--}" "$app"
codesign --verify --deep --strict "$app"
"$app/Contents/MacOS/arcology" self-check

version=$("$app/Contents/MacOS/arcology" --version | cut -d' ' -f2)
image=build/image
rm -rf "$image" && mkdir -p "$image"
cp -R "$app" "$image/"
ln -s /Applications "$image/Applications"
hdiutil create -volname Arcology -srcfolder "$image" -ov -format UDZO "dist/Arcology-$version.dmg"
