"""Families of message ids that are put together at run time.

A call like ``text(f"cyberdoom_tower.refusal.{code}")`` hides its ids from the check of the catalogues. So every such
beginning is declared here, once, with what may follow it. `Family.ids` are then treated as used: each must be in
the English catalogue, and none of them is an orphan.

    Family("cyberdoom_tower.refusal.", enum="arcology.games.cyberdoom_tower.events:Why")
    Family("cyberdoom_tower.card.", json="games/cyberdoom_tower/house/equipment.json", key="id")
    Family("app.theme.", members=("dark", "light"))
    Family(games=True, suffix=".title")
    Family("cyberdoom_tower.option.", records="arcology.games.cyberdoom_tower.about:OPTIONS")

`enum` names a StrEnum (its values follow the prefix), `json` a file below resources and `key` the field whose values
follow it wherever it occurs in the file, `members` the endings themselves, `games` stands for every game that has
resources. `suffix` comes after each of them. `records` names an object that holds finished `Text` records; their ids
are members as they are.
"""

from __future__ import annotations

import dataclasses
import importlib
import json as json_module
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, get_args

from arcology.engine.text import Text
from arcology.games.cities_of_venus.rules.scoring import SOURCES as VENUS_SOURCES
from arcology.games.cyberdoom_tower.board.log import SPOKEN
from arcology.games.cyberdoom_tower.board.reader import USES as READ_WITH_USE
from arcology.games.cyberflesh.board.places import PLACES as CYBERFLESH_PLACES
from arcology.games.cytress.board.log import SPOKEN as CYTRESS_SPOKEN
from arcology.games.cytress.events_auto import AiBar, AiWhyNot
from arcology.session.settings import BLOODS, CURTAINS, MOTIONS, SOUNDS, SPEEDS, TABLE_VIEWS, THEMES, TOUCHES
from arcology.ui.words import SIGNS
from tests.text.ids import RESOURCES, Composed


@dataclass(frozen=True)
class Family:
    prefix: str = ""
    enum: str = ""
    json: str = ""
    key: str = "id"
    members: tuple[str, ...] = ()
    games: bool = False
    records: str = ""
    suffix: str = ""

    def covers(self, shape: Composed) -> bool:
        """Whether ids of this shape belong to the family."""
        if self.prefix:
            return shape.prefix.startswith(self.prefix)
        return not shape.prefix and shape.suffix == self.suffix

    def ids(self) -> set[str]:
        """The full ids."""
        found = {f"{self.prefix}{member}{self.suffix}" for member in self._members()}
        if self.records:
            found.update(text.id for text in _texts(_named(self.records)))
        return found

    def _members(self) -> Iterator[str]:
        yield from self.members
        if self.games:
            yield from (folder.parent.name for folder in RESOURCES.glob("games/*/rules.en.md"))
        if self.enum:
            yield from (member.value for member in _named(self.enum))
        if self.json:
            yield from _values(json_module.loads((RESOURCES / self.json).read_text("utf-8")), self.key)


def _named(path: str) -> Any:
    """The object that ``module:name`` names."""
    module, _, name = path.partition(":")
    return getattr(importlib.import_module(module), name)


def _texts(value: Any) -> Iterator[Text]:
    """Every `Text` inside records, mappings and sequences."""
    if isinstance(value, Text):
        yield value
    if dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from _texts(getattr(value, field.name))
    elif isinstance(value, dict):
        yield from _texts(tuple(value.values()))
    elif isinstance(value, tuple | list):
        for part in value:
            yield from _texts(part)


def _values(data: Any, key: str) -> Iterator[str]:
    if isinstance(data, dict):
        for name, value in data.items():
            if name == key and isinstance(value, str):
                yield value
            else:
                yield from _values(value, key)
    elif isinstance(data, list):
        for part in data:
            yield from _values(part, key)


# What `arcology simulate` reports.
FIGURES = (
    "game players policy level games seed wins win_rate rounds_mean rounds_min rounds_max "
    "score_mean score_sd score_spread actions actions_per_second digest"
)

# What the about sheet lists.
PARTS = ("qt", "pydantic", "pyqtgraph", "numpy", "barlow", "chakra", "sora", "viga", "inter", "miniaudio")

# What is printed under the landing pads of Stratos and the Underbelly, and over the fields of the own board.
CYTRESS_PADS = ("stratolites", "netprowler", "fixer", "merchant", "bounty_hunters")
CYBERFLESH_POWERS = ("ability", "ability_text")
CYBERFLESH_LEGEND = ("tile.combat", "tile.loot", "tile.mutation", "tile.cure", "tile.merchant", "tile.event")
CYBERFLESH_DECKS = ("loot", "mutation", "monster", "graveyard", "lord", "events")
CYTRESS_TRAY = ("tray.ships", "tray.crew", "tray.skill_cards", "by_skill", "by_target")

ENDINGS = ("win", "loss_energy", "loss_trapped", "loss_time")
MODES = ("any", "min", "exact")

# Words of Cytress: what stands in the id, the enum, and whether each has an effect besides its name.
NAMED = ("", ".effect")
CYTRESS_WORDS = (
    ("supply", "Supply", NAMED),
    ("faction", "Faction", NAMED),
    ("hex_colour", "FactionColour", ("",)),
    ("colour", "RebelColour", ("",)),
    ("skill", "Skill", ("",)),
    ("pad", "LandingPad", NAMED),
    ("tier", "Tier", ("",)),
    ("phase", "Phase", ("",)),
    ("district", "Faction", ("",)),
    ("underbelly", "UnderbellySide", ("",)),
    ("ai_action", "AiAction", ("",)),
)

# Words of Cyberflesh: what stands in the id, the enum, and whether each has an effect besides its name.
CYBERFLESH_WORDS = (
    ("stat", "Stat", NAMED),
    ("ability", "Ability", NAMED),
    ("keyword", "Keyword", NAMED),
    ("loot_kind", "LootKind", ("",)),
    ("armour", "ArmourSlot", ("",)),
    ("corner", "Corner", ("",)),
    ("use", "MutationUse", NAMED),
    ("unit", "UnitKind", ("",)),
    ("enemy_source", "EnemySource", ("",)),
    ("enemy_loot", "EnemyLoot", NAMED),
    ("timing", "Timing", NAMED),
    ("tile", "TileType", NAMED),
    ("back", "TileBack", ("",)),
    ("tile_state", "TileState", ("",)),
    ("phase", "Phase", NAMED),
    ("some", "LootFilter", ("",)),
)
CYBERFLESH_TERMS = (
    "die check test d4 d2 alert hard_mode hp necrosis slot orientation critical unarmed immolation graveyard blood "
    "biome party scouted backtrack escape siren npc ally boss character game_master mutation loot_round"
)
CYBERFLESH_CARDS = (
    ("character", "characters", ("", ".role", ".flavour")),
    ("loot", "loot", ("", ".flavour")),
    ("mutation", "mutations", ("", ".flavour")),
    ("enemy", "monsters", ("", ".flavour")),
    ("enemy", "lords", ("", ".flavour")),
    ("enemy", "bosses", ("", ".flavour")),
    ("helper", "npcs", ("", ".flavour")),
)
# What the board of Cyberflesh puts together: the endings that follow each of its beginnings.
CYBERFLESH_BOARD = (
    ("cause.hurt_", "effect explosion strike rot blood"),
    ("cause.necrosis_", "effect explosion strike rot blood"),
    ("cause.discarded_", "displaced effect dropped dead"),
    ("cause.", "thorns consumable"),
    ("deck.", "loot mutation monster graveyard lord events"),
    ("group.", "way scout master"),
    ("log.", "necrosis no_necrosis escaped not_escaped attack attack_missed attack_absorbed enemy_died boss_beaten"),
    ("log.", "attack_bare attack_missed_bare attack_absorbed_bare"),
    ("log.", "strike strike_missed strike_absorbed swap_proposed swap_refused swapped"),
    ("offer.", "move flee"),
    ("prompt.", "receive receive_given"),
    ("reader.deck.", "loot mutation monster graveyard lord events"),
    ("slot.", "acting next waiting done"),
    ("square.", "tl tr bl br helmet body left right"),
    ("place.", "sheets portraits hp necrosis"),
    ("tile.", "combat siren loot merchant mutation cure"),
    ("tray.", "biome table order final escaped caught lost missed absorbed natural sum"),
    ("tray.title.", "attack strike biome table order final"),
    ("way.", "north east south west"),
    ("page.", "heal damage necrosis draw_loot draw_mutation discard_loot gain_npc buff reveal move hit_enemy"),
)
CYBERFLESH_PLAIN = ("choice", "activate_siren", "defer", "win")

CYTRESS_BARS = tuple(f"bar_{why}" for why in get_args(AiBar))
CYTRESS_FAILURES = tuple(f"ai_{why}" for why in get_args(AiWhyNot) if why != "all_barred")

# Words of Cities of Venus, in the same way; gems and phases are known by numbers in the code.
VENUS_WORDS = (
    ("dept", "Dept", NAMED),
    ("place", "Place", ("",)),
    ("placement", "InnovationPlacement", ("",)),
    ("step", "RoundStep", NAMED),
    ("source", "DeploySource", ("",)),
    ("rating", "Rating", ("",)),
)
VENUS_TERMS = (
    "vnaut station holding_bay minerals market surface drop_deck event_deck supply first_player phase_1 phase_2 "
    "phase_3 event_symbol capacity"
)
VENUS_STRAYS = "arrival given_up innovation claim die supply in_orbit miners aboard miner at_home row stored fitted"
FLAVOUR = ("", ".flavour")

FAMILIES: tuple[Family, ...] = (
    Family("app.simulate.", members=tuple(FIGURES.split())),
    Family(games=True, suffix=".title"),
    Family(games=True, suffix=".tagline"),
    Family(members=("cities_of_venus",), suffix=".alone"),
    Family("app.theme.", members=THEMES),
    Family("app.blood.", members=BLOODS),
    Family("app.touch.", members=TOUCHES),
    Family("app.sound.", members=SOUNDS),
    Family("app.driver.", members=("human", "random", "greedy")),
    Family("app.driver_help.", members=("random", "greedy")),
    Family("app.speed.", members=SPEEDS),
    Family("app.reduced_motion.", members=MOTIONS),
    Family("app.curtain.", members=CURTAINS),
    Family("app.table_view.", members=TABLE_VIEWS),
    Family("outline.sign.", members=tuple(SIGNS)),
    Family("app.about.", members=PARTS),
    Family("app.about.", members=PARTS, suffix="_licence"),
    Family("cyberdoom_tower.ability.", enum="arcology.games.cyberdoom_tower.cards:Ability"),
    Family("cyberdoom_tower.ability.", enum="arcology.games.cyberdoom_tower.cards:Ability", suffix=".effect"),
    Family("cyberdoom_tower.equipment.", enum="arcology.games.cyberdoom_tower.cards:Equipment"),
    Family("cyberdoom_tower.equipment.", enum="arcology.games.cyberdoom_tower.cards:Equipment", suffix=".effect"),
    Family("cyberdoom_tower.feature.", enum="arcology.games.cyberdoom_tower.cards:Feature"),
    Family("cyberdoom_tower.feature.", enum="arcology.games.cyberdoom_tower.cards:Feature", suffix=".effect"),
    Family("cyberdoom_tower.row.", enum="arcology.games.cyberdoom_tower.cards:Row"),
    Family("cyberdoom_tower.symbol.", enum="arcology.games.cyberdoom_tower.cards:SymbolKind"),
    Family("cyberdoom_tower.symbol.", enum="arcology.games.cyberdoom_tower.cards:SymbolKind", suffix=".effect"),
    Family("cyberdoom_tower.weapon.", enum="arcology.games.cyberdoom_tower.cards:Weapon"),
    Family("cyberdoom_tower.ai.", json="games/cyberdoom_tower/house/ai.json"),
    Family("cyberdoom_tower.sentinel.", json="games/cyberdoom_tower/house/sentinels.json"),
    Family("cyberdoom_tower.tower.", json="games/cyberdoom_tower/house/towers.json"),
    Family("cyberdoom_tower.option.", records="arcology.games.cyberdoom_tower.about:OPTIONS"),
    Family("cyberdoom_tower.score.", members=("keys", "ai_damage", "rounds_left")),
    Family("cyberdoom_tower.cause.", members=tuple(f"end_{code}" for code in ENDINGS)),
    Family("cyberdoom_tower.cause.", members=("turn_hide_failed", "turn_attacked")),
    Family("cyberdoom_tower.demand.", members=tuple(f"{color}_{mode}" for color in ("any", "red") for mode in MODES)),
    Family("cyberdoom_tower.dice.", members=("missing", "chained")),
    Family("cyberdoom_tower.group.", members=("turn", "arrival")),
    Family("cyberdoom_tower.group.", enum="arcology.games.cyberdoom_tower.cards:Ability"),
    Family("cyberdoom_tower.log.", members=SPOKEN),
    Family("cyberdoom_tower.log.", members=SPOKEN, suffix=".you"),
    Family("cyberdoom_tower.log.", members=("full_energy", "full_luck", "die", "die_luck")),
    Family("cyberdoom_tower.log.", members=("gunsight", "gunsight_discarded")),
    Family("cyberdoom_tower.log.", members=tuple(f"end_{code}" for code in ENDINGS)),
    Family("cyberdoom_tower.note.", members=("noticed", "after", "survives")),
    Family("cyberdoom_tower.offer.", members=("hide_with_luck", "hide_short")),
    Family("cyberdoom_tower.piece.", members=("energy", "luck", "action")),
    Family("cyberdoom_tower.piece.sentinel.", members=("dormant", "hunting", "defeated")),
    Family("cyberdoom_tower.price.", members=("ap", "ap_energy", "jetpack", "jetpack_energy")),
    Family("cyberdoom_tower.prompt.", members=("turn", "turn_spent", "turn_at_ai")),
    Family("cyberdoom_tower.reader.", members=("energy", "luck", "action", *READ_WITH_USE, "backdrop")),
    Family("cyberdoom_tower.reader.", members=("energy", "luck", "action", *READ_WITH_USE), suffix="_use"),
    Family("cyberdoom_tower.reader.", members=("sentinel_hunts", "sentinel_provoked")),
    Family("cyberdoom_tower.refusal.", members=("other_floor", "ai_from_below")),
    Family("cyberdoom_tower.status.", members=("slides_next", "no_slide_next")),
    *(
        Family(f"cytress.{name}.", enum=f"arcology.games.cytress.terms:{enum}", suffix=suffix)
        for name, enum, suffixes in CYTRESS_WORDS
        for suffix in suffixes
    ),
    *(Family(f"cytress.{name}.", json=f"games/cytress/house/{name}s.json") for name in ("mission", "stratolite")),
    Family("cytress.bounty.", json="games/cytress/house/bounties.json"),
    Family("cytress.skill_card.", json="games/cytress/house/skills.json"),
    *(Family("cytress.rebel.", json="games/cytress/house/rebels.json", suffix=side) for side in ("", "A", "B")),
    *(Family("cytress.tile.", json="games/cytress/house/map.json", suffix=side) for side in ("A", "B")),
    *(Family("cytress.ai.", members=("1", "2", "3", "4", "5"), suffix=suffix) for suffix in NAMED),
    Family("cytress.score.", members=("crew", "tubes", "bounties", "skills", "supplies")),
    Family("cytress.score.", members=("supplies", "supplies_solo"), suffix=".explain"),
    Family("cytress.outcome.", members=("win", "win_by_missions", "shared", "beat_ai", "ai_win", "ai_tie")),
    Family(members=("cytress.ai", "cytress.score.seat")),
    Family("cytress.option.", records="arcology.games.cytress.about:OPTIONS"),
    Family("cytress.one.", enum="arcology.games.cytress.terms:Supply"),
    Family("cytress.order.", members=("1", "2", "3", "4", "5")),
    Family("cytress.offer.", members=("height", "height_from")),
    Family("cytress.note.", members=("spy", "spy_choice")),
    Family("cytress.note.icon.", enum="arcology.games.cytress.terms:Faction"),
    Family("cytress.prompt.", members=("trade_more", "trade_chain")),
    Family("cytress.log.", members=CYTRESS_SPOKEN),
    Family("cytress.log.", members=CYTRESS_SPOKEN, suffix=".you"),
    Family("cytress.cause.", members=("gained_income", "gained_visit", "gained_early")),
    Family("cytress.cause.", members=CYTRESS_BARS),
    Family("cytress.cause.", members=CYTRESS_FAILURES),
    Family("cytress.reader.", members=("each_round", "off_costs", "skill_have", "skill_gone")),
    *(
        Family(f"cyberflesh.{name}.", enum=f"arcology.games.cyberflesh.terms:{enum}", suffix=suffix)
        for name, enum, suffixes in CYBERFLESH_WORDS
        for suffix in suffixes
    ),
    *(
        Family(f"cyberflesh.{name}.", json=f"games/cyberflesh/house/{file}.json", suffix=suffix)
        for name, file, suffixes in CYBERFLESH_CARDS
        for suffix in suffixes
    ),
    *(Family(f"cyberflesh.{name}.", members=("CF",), suffix=".flavour") for name in ("enemy", "helper")),
    *(Family(f"cyberflesh.{name}.", members=("CF",)) for name in ("enemy", "helper")),
    *(Family("cyberflesh.term.", members=tuple(CYBERFLESH_TERMS.split()), suffix=suffix) for suffix in NAMED),
    *(Family("cyberflesh.biome.", members=tuple("12345678"), suffix=suffix) for suffix in ("", ".flavour")),
    *(Family("cyberflesh.event.", members=tuple(map(str, range(31))), suffix=suffix) for suffix in ("", ".text")),
    Family("cyberflesh.choice.", json="games/cyberflesh/house/events.json", key="label"),
    Family(members=("cyberflesh.title", "cyberflesh.tagline")),
    *(
        Family("cyberflesh.score.", members=("tiles", "sirens", "monsters", "lords", "exit"), suffix=suffix)
        for suffix in ("", ".explain")
    ),
    Family("cyberflesh.option.", records="arcology.games.cyberflesh.about:OPTIONS"),
    Family("cyberflesh.actor.", enum="arcology.games.cyberflesh.wording:Actor"),
    Family("cyberflesh.who.", members=("each", "each_unit", "chosen", "chosen_unit")),
    Family("cyberflesh.hidden.", enum="arcology.games.cyberflesh.effects:BackFilter"),
    Family("cyberflesh.effect.", members=CYBERFLESH_PLAIN),
    Family("cyberflesh.effect.move.", enum="arcology.games.cyberflesh.effects:MoveTo"),
    Family("cyberflesh.effect.reveal.", enum="arcology.games.cyberflesh.effects:Scope"),
    Family("cyberflesh.effect.hit_enemy.", enum="arcology.games.cyberflesh.effects:HitScope"),
    *(
        Family(f"cyberflesh_board.{beginning}", members=tuple(endings.split()))
        for beginning, endings in CYBERFLESH_BOARD
    ),
    Family("cyberflesh_board.place.", members=CYBERFLESH_PLACES),
    Family("cyberflesh_board.reader.", members=("hidden", "done")),
    Family(members=tuple(f"cyberflesh.character.C{number}" for number in (1, 2, 3)), suffix=".role"),
    Family(members=tuple(f"cyberflesh.biome.{number}" for number in range(1, 9)), suffix=".flavour"),
    Family(members=tuple(f"cyberflesh.event.{number}" for number in range(31)), suffix=".text"),
    Family(members=("cyberflesh.term.check", "cyberflesh.term.necrosis"), suffix=".effect"),
    Family("cyberflesh.condition.", members=("any_has_loot", "alert_at_least")),
    Family("tower_art.verdict.", members=("hit", "miss", "hidden", "seen")),
    Family("tower_art.ability.", enum="arcology.games.cyberdoom_tower.cards:Ability"),
    Family("tower_art.gear.", members=("gunsight", "jetpack", "tecno_suit")),
    Family("tower_art.verdict.", members=("hit", "miss", "hidden", "seen")),
    Family("tower_art.", members=("energy", "luck", "action")),
    Family("tower_art.verdict.", members=("hit", "miss", "hidden", "seen")),
    Family("tower_art.ability.", enum="arcology.games.cyberdoom_tower.cards:Ability"),
    Family("tower_art.gear.", members=("gunsight", "jetpack", "tecno_suit")),
    Family("cyberflesh_art.hunts.", enum="arcology.games.cyberflesh.terms:Stat"),
    *(Family(f"cyberflesh_art.{part}.", enum="arcology.games.cyberflesh.terms:Ability") for part in CYBERFLESH_POWERS),
    *(Family(f"cyberflesh_art.{part}.", members=("loot", "mutation")) for part in ("leaves", "leaves_text")),
    Family("cyberflesh_art.deck.", members=CYBERFLESH_DECKS),
    Family("cyberflesh_art.", members=CYBERFLESH_LEGEND),
    Family("cyberflesh_art.state.", members=("acting", "next", "waiting", "done")),
    Family("cyberflesh_art.square.", enum="arcology.games.cyberflesh.terms:Corner"),
    Family("cyberflesh_art.square.", members=("helmet", "left", "right", "body", "locked")),
    Family("cytress_art.", members=CYTRESS_TRAY),
    Family("cytress_art.faction.", enum="arcology.games.cytress.terms:Faction"),
    Family("cytress_art.role.", enum="arcology.games.cytress.terms:Faction"),
    Family("cytress_art.lane.", enum="arcology.games.cytress.terms:Faction"),
    Family("cytress_art.supply.", enum="arcology.games.cytress.terms:Supply"),
    Family("cytress_art.skill.", enum="arcology.games.cytress.terms:Skill"),
    Family("cytress_art.tier.", enum="arcology.games.cytress.terms:Tier"),
    Family("cytress_art.colour.", enum="arcology.games.cytress.terms:RebelColour"),
    Family("cytress_art.pad.", members=CYTRESS_PADS),
    *(
        Family(f"cities_of_venus.{name}.", enum=f"arcology.games.cities_of_venus.terms:{enum}", suffix=suffix)
        for name, enum, suffixes in VENUS_WORDS
        for suffix in suffixes
    ),
    *(
        Family(f"cities_of_venus.{name}.", json=f"games/cities_of_venus/house/{name}s.json", suffix=suffix)
        for name in ("canister", "event", "innovation")
        for suffix in FLAVOUR
    ),
    *(Family("cities_of_venus.canister.", members=("EARTH",), suffix=suffix) for suffix in FLAVOUR),
    Family("cities_of_venus.gem.", members=("clear", "pink", "black")),
    *(Family("cities_of_venus.term.", members=tuple(VENUS_TERMS.split()), suffix=suffix) for suffix in NAMED),
    Family("cities_of_venus.option.", records="arcology.games.cities_of_venus.about:OPTIONS"),
    *(Family("cities_of_venus.score.", members=tuple(VENUS_SOURCES), suffix=suffix) for suffix in ("", ".explain")),
    Family("cities_of_venus_board.city.", members=tuple("123456")),
    Family(
        "cities_of_venus_board.suggest.",
        members=("pays", "shields", "station", "mine", "grow", "each", "ready", "rest"),
    ),
    Family("cities_of_venus_board.stray.", members=tuple(VENUS_STRAYS.split())),
    Family("toy.", members=("title", "tagline")),
    Family("toy.prompt.", members=("turn", "brace")),
)
