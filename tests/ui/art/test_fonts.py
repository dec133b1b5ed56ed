"""Families by role come from their packages; what is missing is replaced by the next one."""

from __future__ import annotations

import itertools
import logging

import pytest
from PySide6.QtGui import QFontInfo, QFontMetricsF
from PySide6.QtWidgets import QApplication

from arcology.ui.art import fonts
from arcology.ui.art.fonts import Face, Role, Weight, load_fonts, load_other_weights


def test_roles_have_their_families(qapp: QApplication) -> None:
    plain = load_fonts()
    assert QFontInfo(plain.font(15)).family() == "Barlow Semi Condensed"
    assert QFontInfo(plain.font(15, Role.DISPLAY, Weight.Bold)).family() == "Chakra Petch"
    assert QFontInfo(load_fonts("cities_of_venus").font(15, Role.DISPLAY)).family() == "Sora"
    assert QFontInfo(load_fonts("cyberflesh").font(15, Role.DISPLAY)).family() == "Viga"


@pytest.mark.parametrize("weight", [Weight.Medium, Weight.DemiBold, Weight.Bold])
def test_weights_are_real_and_differ(qapp: QApplication, weight: Weight) -> None:
    plain = load_fonts()
    load_other_weights()
    assert QFontInfo(plain.font(15, weight=weight)).weight() == weight


def test_figures_are_tabular(qapp: QApplication) -> None:
    plain = load_fonts()
    load_other_weights()
    for role, weight in itertools.product((Role.TEXT, Role.NUMBER), (Weight.Medium, Weight.DemiBold, Weight.Bold)):
        metrics = QFontMetricsF(plain.font(20, role, weight))
        widths = {round(metrics.horizontalAdvance(figure), 2) for figure in "0123456789"}
        assert len(widths) == 1, f"{role} {weight}: {widths}"


def test_a_missing_package_leaves_the_next_family_and_a_line_in_the_log(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    load_fonts()
    absent = Face("Absent Sans", "fontpkg_absent_sans", ("Absent.ttf",))
    monkeypatch.setitem(fonts._PLAIN, Role.TEXT, (absent, fonts.BARLOW, fonts.INTER))
    with caplog.at_level(logging.WARNING):
        result = load_fonts()
    assert QFontInfo(result.font(15)).family() == "Barlow Semi Condensed"
    assert "fontpkg_absent_sans" in caplog.text


@pytest.mark.parametrize("package", ["fontpkg_barlow_semi_condensed", "fontpkg_chakra_petch"])
def test_a_missing_or_broken_file_is_survived(
    qapp: QApplication, package: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert fonts._register(package, "NoSuchWeight.ttf") == ()
    assert "NoSuchWeight.ttf" in caplog.text


def test_scripts_that_barlow_lacks_come_from_inter(qapp: QApplication) -> None:
    plain = load_fonts()
    load_other_weights()
    assert plain.text[-1] == "Inter"
    cyrillic = QFontMetricsF(plain.font(40))
    only = QFontMetricsF(fonts.Fonts(("Inter",), ("Inter",)).font(40))
    assert cyrillic.horizontalAdvance("Ж") == pytest.approx(only.horizontalAdvance("Ж"), rel=0.02)


def test_loading_twice_registers_once(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    load_fonts()
    calls = itertools.count()
    monkeypatch.setattr(fonts.QFontDatabase, "addApplicationFontFromData", lambda data: next(calls))
    load_fonts()
    assert next(calls) == 0
