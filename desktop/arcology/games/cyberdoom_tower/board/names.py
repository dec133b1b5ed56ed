"""What pieces and places of the tower are called: ids for the table, texts for people."""

from __future__ import annotations

from arcology.engine.agenda import Seat, top_ask
from arcology.engine.table import Spot
from arcology.engine.text import Text, text
from arcology.games.cyberdoom_tower.cards import DIE_NAMES, Equipment, Feature, Weapon
from arcology.games.cyberdoom_tower.rules.book import Book
from arcology.games.cyberdoom_tower.state import AI, TowerState
from arcology.games.cyberdoom_tower.tasks import AskFirst

ROOF = Spot("roof", "ai")
HIDE_SPOT = Spot("hide", "die")


def meeple(seat: Seat) -> str:
    """Piece id of a seat's meeple."""
    return f"meeple.{seat}"


def player_card(seat: Seat) -> str:
    """Piece id of a player card."""
    return f"player.{seat}"


def tracker(seat: Seat, what: str) -> str:
    """Piece id of a tracker die: ``energy``, ``luck`` or ``action``."""
    return f"{what}.{seat}"


def die(index: int) -> str:
    """Piece id of an attack die by its index in the pool."""
    return f"die.{DIE_NAMES[index]}"


def gear(card: Equipment) -> str:
    """Piece id of an equipment card that somebody holds."""
    return f"gear.{card.value}"


def key(floor: int) -> str:
    """Piece id of the key of a floor."""
    return f"key.{floor}"


def column(floor: int) -> str:
    """Piece id of the modifier column of a floor that is in force."""
    return f"column.{floor}"


def on_turn(s: TowerState) -> int:
    """The seat whose turn it is; -1 when the game is over, and while the team still decides who goes first."""
    ask = top_ask(s)
    if s.ended is not None or isinstance(ask, AskFirst):
        return -1
    return s.active if s.active >= 0 else ask.seat if ask is not None else -1


def target(floor: int) -> str:
    """Piece id of what is attacked on a floor, or of the AI."""
    return "ai" if floor == AI else f"sentinel.{floor}"


def space(floor: int, col: int) -> Spot:
    """Where meeples stand in a column of a floor."""
    return Spot(f"floor.{floor}", str(col))


def weapon_source(seat: Seat, weapon: Weapon) -> str:
    """The piece that stands for a weapon: its card, or the meeple for the base weapon."""
    return meeple(seat) if weapon is Weapon.BASE else gear(Equipment(weapon.value))


class Names:
    """Texts about one game's cards; needs the state only for which card lies where."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def floor(self, s: TowerState, floor: int) -> Text:
        """Name of a floor's tower card."""
        return Text(self.book.pack.tower(s.floors[floor].tower).name)

    def foe(self, s: TowerState, floor: int) -> Text:
        """Name of the sentinel of a floor, or of the AI."""
        if floor == AI:
            return Text(self.book.pack.ai_side(s.ai).name)
        return Text(self.book.sentinels[s.floors[floor].sentinel].name)

    def place(self, s: TowerState, floor: int, col: int) -> Text:
        """Name of a space inside a sentence: "Data Vault 4", or "the Data Vault elevator"."""
        name = self.floor(s, floor)
        if col == 0:
            return text("cyberdoom_tower.place.stop", floor=name)
        return text("cyberdoom_tower.place.sector", floor=name, sector=col)

    def heading(self, s: TowerState, floor: int, col: int) -> Text:
        """Name of a space that stands alone: "Sector 4 · Data Vault"."""
        name = self.floor(s, floor)
        if col == 0:
            return text("cyberdoom_tower.place.stop_heading", floor=name)
        return text("cyberdoom_tower.place.sector_heading", floor=name, sector=col)

    def heading_with_feature(self, s: TowerState, floor: int, col: int) -> Text:
        """The heading of a space and what is there: "Sector 4 · Data Vault: Key"."""
        feature = self.feature(s, floor, col)
        here = self.heading(s, floor, col)
        if feature is Feature.NONE:
            return here
        what = text(f"cyberdoom_tower.feature.{feature.value}")
        return text("cyberdoom_tower.place.with_feature", place=here, feature=what)

    def feature(self, s: TowerState, floor: int, col: int) -> Feature:
        """What a space still offers: a taken key and a looted crate are gone."""
        place = s.floors[floor]
        found = self.book.features[place.tower][col]
        if found is Feature.KEY and not place.key:
            return Feature.NONE
        if found is Feature.CRATE and col in place.looted:
            return Feature.NONE
        return found


def weapon_name(weapon: Weapon) -> Text:
    """Name of a weapon."""
    return text(f"cyberdoom_tower.weapon.{weapon.value}")


def card_name(card: Equipment) -> Text:
    """Name of an equipment card."""
    return text(f"cyberdoom_tower.equipment.{card.value}")


def die_name(index: int) -> Text:
    """Name of an attack die: "white die 2"."""
    if index < 4:
        return text("cyberdoom_tower.die.white", number=index + 1)
    return text("cyberdoom_tower.die.red", number=index - 3)
