"""The reader on characters and companions."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.text import Text, listed, text
from arcology.games.cyberflesh import wording
from arcology.games.cyberflesh.board.names import Names, signed, stat_name
from arcology.games.cyberflesh.rules import attack
from arcology.games.cyberflesh.rules.book import KEYWORDS
from arcology.games.cyberflesh.state import CyberfleshState, Unit
from arcology.games.cyberflesh.terms import MAX_NECROSIS, STAT_INDEX, STATS, Keyword, Stat, UnitKind

STAT_RULES: dict[Stat, tuple[str, ...]] = {
    Stat.PRIORITY: ("CFL-CHAR-03", "CFL-PRIO-01"),
    Stat.PRECISION: ("CFL-CHAR-04", "CFL-ATTACK-06"),
    Stat.STRENGTH: ("CFL-CHAR-05",),
    Stat.INTELLIGENCE: ("CFL-CHAR-06",),
    Stat.LIFE: ("CFL-CHAR-07", "CFL-CHAR-09"),
    Stat.DEFENCE: ("CFL-DEF-01", "CFL-DEF-02"),
}


def sentence(name: str, **args: object) -> Text:
    """A sentence of the reader."""
    return text(f"cyberflesh_board.reader.{name}", **args)


class UnitReader:
    """Describes what belongs to units."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book

    def rules_of(self, rest: str) -> tuple[str, ...]:
        """Rules of a statistic, named as in its piece."""
        return STAT_RULES[Stat(rest.partition(".")[2])]

    def describe(self, s: CyberfleshState, kind: str, rest: str) -> list[Text]:
        """Texts about a piece of a unit; empty for others."""
        match kind:
            case "sheet" | "portrait":
                return list(self._character(s, s.characters[int(rest)]))
            case "hp":
                unit = s.characters[int(rest)]
                told = sentence("hp", hp=max(0, unit.hp), max=unit.max_hp)
                return [Text("cyberflesh.term.hp"), told, Text("cyberflesh.term.hp.effect")]
            case "necrosis":
                unit = s.characters[int(rest)]
                left = MAX_NECROSIS + 1 - unit.necrosis
                told = sentence("necrosis", count=unit.necrosis, left=left)
                return [Text("cyberflesh.term.necrosis"), told, Text("cyberflesh.term.necrosis.effect")]
            case "stat":
                seat, _, which = rest.partition(".")
                return list(self._stat(s.characters[int(seat)], Stat(which)))
            case "camp":
                return [text("cyberflesh_board.place.camp"), Text("cyberflesh.term.npc.effect")]
            case "companion":
                unit_ = s.unit(rest)
                return [] if unit_ is None else list(self._companion(s, unit_))
        return []

    def _character(self, s: CyberfleshState, unit: Unit) -> Iterator[Text]:
        card = self._book.pack.character(unit.id)
        yield Text(card.name)
        yield Text(f"{card.name}.role")
        yield Text(f"{card.name}.flavour")
        if not unit.alive:
            yield sentence("dead")
            return
        yield from self._state(unit)
        yield from self._keywords(unit)

    def _state(self, unit: Unit) -> Iterator[Text]:
        """Life, necrosis and what it attacks with."""
        yield sentence("hp", hp=unit.hp, max=unit.max_hp)
        if unit.necrosis:
            yield sentence("necrosis", count=unit.necrosis, left=MAX_NECROSIS + 1 - unit.necrosis)
        armed = []
        for weapon in attack.base_weapons(self._book, unit):
            strike = attack.strike_of(self._book, unit, weapon)
            if strike is not None:
                name = self._names.weapon(weapon)
                armed.append(text("cyberflesh_board.reader.armed", weapon=name, strike=wording.strike(strike)))
        yield from armed

    @staticmethod
    def _keywords(unit: Unit) -> Iterator[Text]:
        for keyword, number in zip(KEYWORDS, unit.keywords, strict=True):
            if number:
                name = Text(keyword.name_id)
                if keyword is not Keyword.LURE:
                    name = text("cyberflesh.trait.number", name=name, number=number)
                effect = text(f"cyberflesh.keyword.{keyword.value}.effect", number=number)
                yield text("cyberflesh_board.reader.keyword", name=name, effect=effect)

    def _stat(self, unit: Unit, which: Stat) -> Iterator[Text]:
        """A statistic with everything that changes it."""
        yield stat_name(which)
        index = STAT_INDEX[which]
        printed = self._book.printed[unit.id][index]
        parts = [text("cyberflesh_board.reader.printed", value=printed)]
        worn = [card for card in (*unit.weapons, unit.helmet, unit.body) if card]
        for card in worn:
            if change := self._book.loot[card].stats[index]:
                parts.append(self._part(self._names.loot(card), change))
        for card in unit.mutations:
            if card and (change := self._book.mutations[card].stats[index]):
                parts.append(self._part(self._names.mutation(card), change))
        for changed, change in unit.buffs:
            if changed == index:
                parts.append(self._part(text("cyberflesh_board.reader.buff"), change))
        yield sentence("stat", value=unit.stats[index], parts=listed(parts))
        yield Text(f"{which.name_id}.effect")

    @staticmethod
    def _part(source: Text, change: int) -> Text:
        return text("cyberflesh_board.reader.changed", source=source, change=signed(change))

    def _companion(self, s: CyberfleshState, unit: Unit) -> Iterator[Text]:
        card = self._book.pack.helper(unit.id)
        yield Text(card.name)
        yield Text(f"{card.name}.flavour")
        if unit.kind is UnitKind.ALLY:
            yield Text("cyberflesh.term.ally.effect")
        else:
            yield sentence("owner_npc", unit=self._names.character(s, unit.owner))
        yield from self._state(unit)
        shown = [stat for stat in STATS if stat is not Stat.LIFE]
        yield listed(
            [text("cyberflesh_board.reader.value", stat=stat_name(stat), value=unit.stat(stat)) for stat in shown]
        )
        for mutation in unit.mutations:
            if mutation:
                yield sentence("mutated", card=self._names.mutation(mutation))
        yield from self._keywords(unit)
