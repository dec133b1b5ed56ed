#!/bin/bash
# Makes dist/Arcology.AppImage from the folder build. Needs appimagetool, which comes from the AppImage project and from no
# distribution. The tree that it packs, build/Arcology.AppDir, is made in any case, and its AppRun starts the program.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ -d dist/arcology ] || { echo "first: python3 packaging/build.py folder" >&2; exit 1; }

id=net.arcology.table
tree=build/Arcology.AppDir
rm -rf "$tree"
mkdir -p "$tree/usr/lib" "$tree/usr/share/applications" "$tree/usr/share/metainfo" "$tree/usr/share/mime/packages"
cp -r dist/arcology "$tree/usr/lib/arcology"
cp "packaging/linux/$id.desktop" "$tree/$id.desktop"
cp "packaging/linux/$id.desktop" "$tree/usr/share/applications/$id.desktop"
cp "packaging/linux/$id.mime.xml" "$tree/usr/share/mime/packages/$id.xml"
version=$(dist/arcology/arcology --version | cut -d' ' -f2)
sed "s/@VERSION@/$version/; s/@DATE@/$(date -r dist/arcology/arcology +%F)/" "packaging/linux/$id.metainfo.xml" \
    >"$tree/usr/share/metainfo/$id.metainfo.xml"
cp resources/ui/arcology.svg "$tree/$id.svg"
cat >"$tree/AppRun" <<'RUN'
#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/usr/lib/arcology/arcology" "$@"
RUN
chmod +x "$tree/AppRun"
command -v appimagetool >/dev/null || { echo "$tree is made; appimagetool is needed to pack it" >&2; exit 1; }
appimagetool "$tree" dist/Arcology.AppImage
