"""The BOUNTY_HUNTERS pad (CYT-BOUNTY)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.text import Text
from arcology.games.cytress.actions import TakeBounty
from arcology.games.cytress.events import BountyTaken
from arcology.games.cytress.rules.book import Book
from arcology.games.cytress.rules.tables import ASK_BOUNTY, BOUNTY
from arcology.games.cytress.rules.turns import ask, end_action
from arcology.games.cytress.state import Ai, CytressState, Player
from arcology.games.cytress.terms import FACTION_INDEX, FACTIONS

MISSIONS_EACH = 3
"""Missions against a faction for each of its bounties (CYT-BOUNTY-01)."""


def due(s: CytressState, party: Player | Ai) -> list[int]:
    """Factions whose bounty can be taken now (CYT-BOUNTY-01, CYT-R-44)."""
    targets, owned, stacks = party.targets, party.bounties_of, s.bounties
    return [
        faction
        for faction in range(len(FACTIONS))
        if targets[faction] >= MISSIONS_EACH and stacks[faction] and targets[faction] // MISSIONS_EACH > owned[faction]
    ]


def bounties(s: CytressState, seat: int) -> list[TakeBounty]:
    """Bounties that can be taken."""
    table = BOUNTY[seat]
    return [table[faction] for faction in due(s, s.players[seat])]


def check_bounty(s: CytressState, player: Player, faction: int) -> Refusal | None:
    """Why the bounty of a faction cannot be taken."""
    name = Text(FACTIONS[faction].name_id)
    need = MISSIONS_EACH * (player.bounties_of[faction] + 1)
    if not s.bounties[faction]:
        return refusal("cytress.refusal.no_bounty_left", "CYT-BOUNTY-01", faction=name)
    if player.targets[faction] < need:
        rule = "CYT-BOUNTY-04" if player.bounties_of[faction] else "CYT-BOUNTY-01"
        have = player.targets[faction]
        return refusal("cytress.refusal.bounty_missions", rule, faction=name, need=need, have=have)
    return None


def check_hunters(s: CytressState, player: Player) -> Refusal | None:
    """Why the Bounty Hunters cannot be met: the faction that lacks least tells it."""
    if due(s, player):
        return None
    standing = [faction for faction in range(len(FACTIONS)) if s.bounties[faction]]
    if not standing:
        return refusal("cytress.refusal.no_bounty_at_all", "CYT-BOUNTY-01")
    return check_bounty(
        s,
        player,
        min(standing, key=lambda faction: MISSIONS_EACH * (player.bounties_of[faction] + 1) - player.targets[faction]),
    )


def proceed(book: Book, s: CytressState, seat: int, ctx: Context) -> None:
    """Ask for the faction if more than one pays."""
    found = due(s, s.players[seat])
    if len(found) > 1:
        ask(s, ASK_BOUNTY, seat, ctx)
    else:
        take(book, s, seat, found[0], ctx)


def index_of(a: TakeBounty) -> int:
    """The faction of a choice in numbers."""
    return FACTION_INDEX[a.faction]


def take_bounty(book: Book, s: CytressState, a: TakeBounty, ctx: Context) -> None:
    """The faction is chosen."""
    take(book, s, a.seat, index_of(a), ctx)


def take(book: Book, s: CytressState, seat: int, faction: int, ctx: Context) -> None:
    """Take the top card; the missions stay (CYT-BOUNTY-02, CYT-BOUNTY-03)."""
    player = s.players[seat]
    card = take_top(s, player, faction)
    if ctx.keep_beats:
        ctx.emit(BountyTaken(seat, card, FACTIONS[faction], player.targets[faction]))
    end_action(book, s, seat, ctx)


def take_top(s: CytressState, party: Player | Ai, faction: int) -> str:
    """Move the top card of a stack to its new owner."""
    card, *rest = s.bounties[faction]
    s.bounties[faction] = tuple(rest)
    party.bounties = (*party.bounties, card)
    party.bounties_of[faction] += 1
    return card
