#!/bin/bash
# Makes dist/Arcology.AppImage from the folder build. Needs appimagetool, which no distribution packages.
set -euo pipefail
cd "$(dirname "$0")/../.."
command -v appimagetool >/dev/null || { echo "appimagetool is needed for this; it comes from the AppImage project" >&2; exit 1; }
[ -d dist/arcology ] || { echo "first: python3 packaging/build.py folder" >&2; exit 1; }

id=net.arcology.table
tree=build/Arcology.AppDir
rm -rf "$tree"
mkdir -p "$tree/usr/lib" "$tree/usr/share/applications" "$tree/usr/share/metainfo"
cp -r dist/arcology "$tree/usr/lib/arcology"
cp "packaging/linux/$id.desktop" "$tree/$id.desktop"
cp "packaging/linux/$id.desktop" "$tree/usr/share/applications/$id.desktop"
version=$(dist/arcology/arcology --version | cut -d' ' -f2)
sed "s/@VERSION@/$version/; s/@DATE@/$(git log -1 --format=%cs)/" "packaging/linux/$id.metainfo.xml" \
    >"$tree/usr/share/metainfo/$id.metainfo.xml"
cp resources/ui/arcology.svg "$tree/$id.svg"
cat >"$tree/AppRun" <<'RUN'
#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/usr/lib/arcology/arcology" "$@"
RUN
chmod +x "$tree/AppRun"
appimagetool "$tree" dist/Arcology.AppImage
