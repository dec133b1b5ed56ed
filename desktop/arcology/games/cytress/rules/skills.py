"""Skill claims (CYT-SKILL)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.text import SeatRef, Text
from arcology.games.cytress.actions import ClaimSkill
from arcology.games.cytress.events import SkillClaimed
from arcology.games.cytress.rules.book import Book
from arcology.games.cytress.rules.costs import SKILL_MISSIONS
from arcology.games.cytress.rules.tables import claim_skill
from arcology.games.cytress.state import HIDDEN, NOBODY, Claimed, CytressState
from arcology.games.cytress.terms import SKILL_INDEX, SKILLS


def open_skills(s: CytressState, seat: int) -> list[int]:
    """Skills of which the seat owns three missions and whose token lies on the board."""
    tokens = s.tokens
    return [
        skill
        for skill, count in enumerate(s.players[seat].skills)
        if count >= SKILL_MISSIONS and tokens[skill] == NOBODY
    ]


def may_claim(book: Book, s: CytressState, seat: int) -> bool:
    """Whether a claim is possible now (CYT-SKILL-02)."""
    found = open_skills(s, seat)
    if not found:
        return False
    cards = book.skill_cards
    return any(skill in cards[card] for card in s.players[seat].hand if card != HIDDEN for skill in found)


def claims(book: Book, s: CytressState, seat: int) -> list[ClaimSkill]:
    """Every claim: each open skill with each unused card that shows it (CYT-R-32)."""
    found = open_skills(s, seat)
    if not found:
        return []
    cards = book.skill_cards
    return [
        claim_skill(seat, SKILLS[skill], card)
        for skill in found
        for card in s.players[seat].hand
        if card != HIDDEN and skill in cards[card]
    ]


def check_claim(book: Book, s: CytressState, a: ClaimSkill) -> Refusal | None:
    """Why a claim is not possible, outside the moment that it needs."""
    player = s.players[a.seat]
    skill, name = SKILL_INDEX[a.skill], Text(a.skill.name_id)
    if any(used.card == a.card for used in player.claimed):
        return refusal("cytress.refusal.skill_card_used", "CYT-SKILL-01")
    if a.card not in player.hand or a.card == HIDDEN:
        return refusal("cytress.refusal.skill_card_not_yours", "CYT-SKILL-02")
    if skill not in book.skill_cards[a.card]:
        return refusal("cytress.refusal.skill_not_on_card", "CYT-SKILL-02", skill=name)
    taker = s.tokens[skill]
    if taker == a.seat:
        return refusal("cytress.refusal.skill_token_yours", "CYT-SKILL-07", skill=name)
    if taker != NOBODY and taker < len(s.players):
        return refusal("cytress.refusal.skill_token_taken", "CYT-SKILL-04", skill=name, seat=SeatRef(taker))
    if taker != NOBODY:
        return refusal("cytress.refusal.skill_token_taken_ai", "CYT-SOLO-SKILL-02", skill=name)
    if player.skills[skill] < SKILL_MISSIONS:
        return refusal(
            "cytress.refusal.skill_missions",
            "CYT-SKILL-02",
            skill=name,
            have=player.skills[skill],
            need=SKILL_MISSIONS,
        )
    return None


def claim(s: CytressState, a: ClaimSkill, ctx: Context) -> None:
    """Reveal the card, take the token; that opens the discount to everybody (CYT-SKILL-08)."""
    player = s.players[a.seat]
    skill = SKILL_INDEX[a.skill]
    player.hand.remove(a.card)
    player.claimed = (*player.claimed, Claimed(a.card, skill))
    s.tokens[skill] = a.seat
    ctx.reveal()
    if ctx.keep_beats:
        ctx.emit(SkillClaimed(a.seat, a.skill, a.card))
