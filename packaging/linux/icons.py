"""Draws one SVG in several sizes: icons.py SVG THEME_FOLDER NAME SIZE..."""

import sys
from pathlib import Path

from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer


def main(svg, folder, name, *sizes):
    application = QGuiApplication([])
    drawing = QSvgRenderer(svg)
    for size in map(int, sizes):
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        drawing.render(painter)
        painter.end()
        target = Path(folder) / f"{size}x{size}" / "apps" / f"{name}.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        if not image.save(str(target)):
            sys.exit(f"{target} could not be written")
    del application


if __name__ == "__main__":
    main(*sys.argv[1:])
