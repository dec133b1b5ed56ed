"""What the file of a game is called."""

from __future__ import annotations

from pathlib import Path

import pytest

from arcology.ui.save_files import proposal, with_suffix


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Cities of Venus: Lost Contact", "Cities of Venus Lost Contact.arcology"),
        ("Zoë / Müller?", "Zoë Müller.arcology"),
        ("...", "Arcology.arcology"),
    ],
)
def test_a_title_becomes_a_name_that_every_system_takes(title: str, name: str) -> None:
    assert Path(proposal(title)) == Path.home() / name


@pytest.mark.parametrize(
    ("chosen", "file"),
    [("/g/Zoës Partie 1.5", "/g/Zoës Partie 1.5.arcology"), ("/g/x.arcology", "/g/x.arcology")],
)
def test_what_was_typed_is_kept_and_our_suffix_put_behind_it(chosen: str, file: str) -> None:
    assert with_suffix(chosen) == Path(file)
