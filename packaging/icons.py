"""Draws one SVG for desktops and for programs.

icons.py theme SVG FOLDER NAME SIZE...   a PNG of each size in a folder of icons, as Linux desktops read it
icons.py ico SVG FILE                    the icon of a program for Windows
icons.py icns SVG FILE                   the icon of a program for macOS
"""

import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

WINDOWS = (16, 24, 32, 48, 64, 128, 256)
MACOS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}
"""By size: what macOS calls a PNG of it."""


def png(drawing, size):
    """The drawing as a picture of ``size`` pixels on clear ground."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    drawing.render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data())


def ico(pictures):
    """A file for Windows: a head, a line for each picture, the pictures. 256 is written as 0."""
    head, body = struct.pack("<HHH", 0, 1, len(pictures)), b""
    start = len(head) + 16 * len(pictures)
    for size, data in pictures.items():
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), start + len(body))
        body += data
    return head + body


def icns(pictures):
    """A file for macOS: each picture with its kind and its length before it."""
    body = b"".join(MACOS[size] + struct.pack(">I", len(data) + 8) + data for size, data in pictures.items())
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main(kind, svg, target, *more):
    application = QGuiApplication([])
    drawing = QSvgRenderer(svg)
    if kind == "theme":
        name, *sizes = more
        for size in map(int, sizes):
            file = Path(target) / f"{size}x{size}" / "apps" / f"{name}.png"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(png(drawing, size))
    else:
        sizes, pack = {"ico": (WINDOWS, ico), "icns": (MACOS, icns)}[kind]
        Path(target).parent.mkdir(parents=True, exist_ok=True)
        Path(target).write_bytes(pack({size: png(drawing, size) for size in sizes}))
    del application


if __name__ == "__main__":
    main(*sys.argv[1:])
