"""What must hold in every settled state: each component exactly once, nothing out of place, every kept count true.

The figures are those of the component list (section 2 of the rules).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from operator import lt

from arcology.engine.agenda import Ask
from arcology.games.cytress.rules.book import ICONS, Book
from arcology.games.cytress.state import EMPTY, HIDDEN, NOBODY, Ai, CytressState, Player
from arcology.games.cytress.terms import (
    FACTION_INDEX,
    FACTIONS,
    MISSION_SLOTS,
    SKILLS,
    STRATOLITE_ROW,
    SUPPLIES,
    BoardSide,
)

MISSIONS_EACH = 18
STRATOLITES = 12
AI_TOKENS = 16


def invariants(book: Book) -> Callable[[CytressState], list[str]]:
    """The census with the cards of one pack."""

    def census(s: CytressState) -> list[str]:
        """Return what is wrong with a state, one sentence each; an empty list for every state that the rules reach."""
        found = [*_tubes(book, s), *_map(book, s), *_missions(book, s), *_cards(book, s), *_flow(book, s)]
        for owner in range(s.owners):
            name = f"player {owner}" if owner < len(s.players) else "AI"
            found += (f"{name}: {fault}" for fault in _party(book, s, owner))
        for seat, player in enumerate(s.players):
            found += (f"player {seat}: {fault}" for fault in _player(book, s, player))
        if s.ai is not None:
            found += _ai(s.ai)
        return found

    return census


def turned_back(before: CytressState, after: CytressState) -> list[str]:
    """Return what an action took back although nothing does: tubes and crew on Stratos, cards and tokens owned, what
    has left the bag, the decks and the reserves."""
    found = []
    if any(was and now != was for was, now in zip(before.tubes, after.tubes, strict=True)):
        found.append(f"a tube changed: {before.tubes} to {after.tubes}")
    if any(was != NOBODY and now != was for was, now in zip(before.tokens, after.tokens, strict=True)):
        found.append(f"a token went from one to another: {before.tokens} to {after.tokens}")
    if after.tube_bag > before.tube_bag or after.tube_reserve > before.tube_reserve or after.round < before.round:
        found.append("sections or rounds came back")
    if any(len(now) > len(was) for was, now in zip(before.decks, after.decks, strict=True)):
        found.append("a deck of missions grew")
    for owner in range(before.owners):
        old, new = before.party(owner), after.party(owner)
        grown = new.missions[: len(old.missions)] == old.missions and new.bounties[: len(old.bounties)] == old.bounties
        if not grown or new.reserve > old.reserve or any(map(lt, new.tiers, old.tiers)):
            found.append(f"owner {owner} went back from {old} to {new}")
    return found


def _tubes(book: Book, s: CytressState) -> Iterator[str]:
    total = s.tube_bag + s.tube_reserve + sum(s.tubes)
    if total != book.constants.sections_total or min(s.tube_bag, s.tube_reserve) < 0:
        yield f"sections: {s.tube_bag} in the bag, {s.tube_reserve} set aside, {sum(s.tubes)} on the map"
    if s.last_round != (s.tube_bag == 0):
        yield f"last round is {s.last_round} with {s.tube_bag} sections in the bag"
    if s.tube_bag and s.tube_reserve != book.constants.sections_total - book.constants.bag(len(s.players)):
        yield "the set-aside stock was touched before the bag was empty"
    if sum(1 for height in s.tubes if height) != sum(sum(s.party(owner).tiers) for owner in range(s.owners)):
        yield "not one tube for each crew on Stratos"


def _map(book: Book, s: CytressState) -> Iterator[str]:
    ground = book.ground(s.tiles)
    if len({tile[:-1] for tile in s.tiles}) != len(s.tiles):
        yield f"tiles are not different ones: {s.tiles}"
    for hex_, (owner, height) in enumerate(zip(s.crew, s.tubes, strict=True)):
        if owner != NOBODY and height:
            yield f"hex {hex_} holds a crew and a tube"
        if not (NOBODY <= owner < s.owners and 0 <= height <= len(book.tier_prestige)):
            yield f"hex {hex_} holds crew {owner}, height {height}"
    free = [sum(1 for h in hexes if s.crew[h] == NOBODY and not s.tubes[h]) for hexes in ground.by_colour]
    if free != s.free:
        yield f"free hexes are {free}, counted {s.free}"


def _missions(book: Book, s: CytressState) -> Iterator[str]:
    owned = [card for owner in range(s.owners) for card in s.party(owner).missions]
    for faction in range(len(FACTIONS)):
        mine = [card for card in owned if book.missions[card].faction == faction]
        cards = [*s.decks[faction], *(card for card in s.slots[faction] if card != EMPTY), *mine]
        known = [card for card in cards if card != HIDDEN]
        if len(cards) != MISSIONS_EACH or len(set(known)) != len(known):
            yield f"{FACTIONS[faction]} has {len(cards)} missions, {len(set(known))} different"
        if any(book.missions[card].faction != faction for card in known):
            yield f"a mission of another faction lies with {FACTIONS[faction]}"
        if len(s.slots[faction]) != MISSION_SLOTS or (EMPTY in s.slots[faction] and s.decks[faction]):
            yield f"slots of {FACTIONS[faction]} are {s.slots[faction]} beside {len(s.decks[faction])} cards"


def _cards(book: Book, s: CytressState) -> Iterator[str]:
    stratolites = [*s.row, *s.stratolite_deck, *s.stratolite_discard]
    if len(stratolites) != STRATOLITES or len(s.row) != STRATOLITE_ROW or _doubled(stratolites):
        yield f"stratolites: {len(s.row)} in the row, {len(stratolites)} in all"
    seats = len(s.players)
    for faction, name in enumerate(FACTIONS):
        held = [c for o in range(s.owners) for c in s.party(o).bounties if book.pack.bounty(c).faction is name]
        wanted = sorted(card.id for card in book.pack.bounty_stack(name, seats))
        if sorted([*s.bounties[faction], *held]) != wanted:
            yield f"bounties on {name} are {s.bounties[faction]} and {held}"
    skills = [*s.boxed, *(card for p in s.players for card in (*p.hand, *(c.card for c in p.claimed)))]
    dealt = not s.round or len(skills) == len(book.pack.skill_pool(seats))
    if not dealt or _doubled(skills):
        yield f"skill cards are {skills}"


def _doubled(cards: list[str]) -> bool:
    return any(times > 1 for card, times in Counter(cards).items() if card != HIDDEN)


def _flow(book: Book, s: CytressState) -> Iterator[str]:
    """A settled game waits for an answer, or is over."""
    if (s.ended is None) != bool(s.agenda):
        yield f"the outcome is {s.ended} and the agenda {s.agenda}"
    if s.agenda and not isinstance(s.agenda[-1], Ask):
        yield f"an automatic step is left undone: {s.agenda[-1]}"
    away = sum(len(player.ships) - player.ships_home for player in s.players)
    if s.agenda and away != s.turn:
        yield f"{away} ships are away after {s.turn} flights"
    if s.plan is not None and not any(s.plan.pad in player.ships for player in s.players):
        yield f"an action is in progress at {s.plan.pad}, where no ship is"
    values = book.early[BoardSide.of(len(s.players))]
    for tier, on_early in enumerate(s.early):
        arrived = sum(s.party(owner).tiers[tier] for owner in range(s.owners))
        if len(on_early) != min(arrived, len(values[tier + 1])):
            yield f"{len(on_early)} early spaces of tier {tier} are taken by {arrived} crew"
    rebels = [p.rebel for p in (*s.players, *((s.ai,) if s.ai else ())) if p.rebel is not None]
    if len(set(rebels)) != len(rebels):
        yield f"two Rebels share a space: {rebels}"


def _party(book: Book, s: CytressState, owner: int) -> Iterator[str]:
    """What players and the AI have in common."""
    party = s.party(owner)
    ground = book.ground(s.tiles)
    posted = [sum(1 for h in hexes if s.crew[h] == owner) for hexes in ground.by_colour]
    if posted != party.posted:
        yield f"crew by colour are {posted}, counted {party.posted}"
    if party.reserve + sum(posted) + sum(party.tiers) != book.constants.crew or party.reserve < 0:
        yield f"crew: {party.reserve} in reserve, {sum(posted)} on the map, {sum(party.tiers)} on Stratos"
    facts = [book.missions[card] for card in party.missions]
    if party.skills != [sum(one.skill == skill for one in facts) for skill in range(len(SKILLS))]:
        yield f"skills are counted {party.skills}"
    if party.targets != [sum(one.target == faction for one in facts) for faction in range(len(FACTIONS))]:
        yield f"targets are counted {party.targets}"
    owned = [FACTION_INDEX[book.pack.bounty(card).faction] for card in party.bounties]
    if party.bounties_of != [owned.count(faction) for faction in range(len(FACTIONS))]:
        yield f"bounties are counted {party.bounties_of}"
    for faction, count in enumerate(party.bounties_of):
        if count * 3 > party.targets[faction]:
            yield f"{count} bounties for {party.targets[faction]} missions against {FACTIONS[faction]}"


def _player(book: Book, s: CytressState, player: Player) -> Iterator[str]:
    if not all(0 <= count <= book.constants.supply_cap for count in player.stock):
        yield f"supplies are {player.stock}"
    icons = list(book.base[player.side]) if player.side else [0] * ICONS
    for card in player.missions:
        icons[book.missions[card].icon] += 1
    if icons != player.icons:
        yield f"icons are {icons}, counted {player.icons}"
    for used in player.claimed:
        if SKILLS[used.skill] not in book.pack.skill_card(used.card).skills:
            yield f"{used.card} was used for {SKILLS[used.skill]}"
    seat = next(index for index, one in enumerate(s.players) if one is player)
    if s.tokens.count(seat) != len(player.claimed):
        yield f"{s.tokens.count(seat)} tokens for {len(player.claimed)} used skill cards"
    if any(s.tokens[used.skill] != seat for used in player.claimed):
        yield "a used skill card without its token"


def _ai(ai: Ai) -> Iterator[str]:
    if ai.bag != [1 + bare for bare in ai.revealed] or sum(ai.bag) > AI_TOKENS:
        yield f"AI: {ai.bag} tokens in the bag for {ai.revealed} bare slots"
    if len(ai.bag) != len(SUPPLIES) or not all(0 <= bare <= 3 for bare in ai.revealed):
        yield f"AI: bare slots are {ai.revealed}"
