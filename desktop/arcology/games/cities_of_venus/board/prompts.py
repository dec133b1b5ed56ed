"""The open question in a sentence."""

from __future__ import annotations

from arcology.engine.agenda import Ask
from arcology.engine.text import Text, text
from arcology.games.cities_of_venus import tasks
from arcology.games.cities_of_venus.board.names import Names, dept_name
from arcology.games.cities_of_venus.board.standing import wares
from arcology.games.cities_of_venus.rules.costs import can_pay, effective_cost
from arcology.games.cities_of_venus.state import Plan, VenusState
from arcology.games.cities_of_venus.terms import DeploySource, Dept


class Prompts:
    """Prompts of Cities of Venus."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book

    def prompt(self, s: VenusState, ask: Ask) -> Text:
        """What a seat is asked."""
        match ask:
            case tasks.AskDeploy():
                return self._deploy(s)
            case tasks.AskLoss():
                return self._loss(s)
            case tasks.AskSplit():
                return self._split(ask)
            case tasks.AskClaim():
                return text("cities_of_venus_board.prompt.claim", n=self._book.constants.station_places)
            case tasks.AskAction():
                return self._action(s, ask.seat)
            case tasks.AskReroll():
                return text("cities_of_venus_board.prompt.reroll", roll=s.roll)
            case tasks.AskGrab():
                return self._grab(s, ask.seat)
        raise AssertionError(f"no prompt for {ask}")

    @staticmethod
    def _deploy(s: VenusState) -> Text:
        """How many are to be placed and why they came; how many are left once some are placed."""
        plan = _plan(s)
        if plan.picked:
            return text("cities_of_venus_board.prompt.deploy_more", n=plan.left)
        assert plan.source is not None
        if plan.source is DeploySource.CONSOLATION:
            return text("cities_of_venus_board.prompt.deploy_taken")
        source = Text(plan.source.name_id)
        if plan.wanted < plan.arriving:
            return text(
                "cities_of_venus_board.prompt.deploy_some", n=plan.wanted, arriving=plan.arriving, source=source
            )
        return text("cities_of_venus_board.prompt.deploy", n=plan.left, source=source)

    def _loss(self, s: VenusState) -> Text:
        plan = _plan(s)
        if plan.picked:
            return text("cities_of_venus_board.prompt.loss_more", n=plan.left)
        if plan.cause == "shields":
            return text("cities_of_venus_board.prompt.loss_shields", n=plan.left)
        return text("cities_of_venus_board.prompt.loss", n=plan.left, event=self._names.event(plan.card))

    def _split(self, ask: tasks.AskSplit) -> Text:
        card = self._names.any_card(ask.card)
        if ask.purpose == "cost":
            return text("cities_of_venus_board.prompt.split_cost", card=card)
        if ask.purpose == "loss":
            return text("cities_of_venus_board.prompt.split_loss", card=card)
        dept = dept_name(Dept.AIR if ask.air else Dept.FOOD)
        return text("cities_of_venus_board.prompt.split_gain", card=card, n=ask.air or ask.food, dept=dept)

    def _action(self, s: VenusState, seat: int) -> Text:
        stored = self._book.stored(s.cities[seat])
        if stored and can_pay(s.cities[seat], effective_cost(self._book, s.cities[seat], stored, True)):
            return text("cities_of_venus_board.prompt.action_equip", card=self._names.card(stored))
        return text("cities_of_venus_board.prompt.action")

    def _grab(self, s: VenusState, seat: int) -> Text:
        city = s.cities[seat]
        found = [card for card, stored in wares(self._book, s, seat) if not stored]
        can = sum(can_pay(city, effective_cost(self._book, city, card, False)) for card in found)
        if not found:
            return text("cities_of_venus_board.prompt.grab_empty")
        if not can:
            return text(
                "cities_of_venus_board.prompt.grab_store" if not city.bay else "cities_of_venus_board.prompt.grab_none"
            )
        return text("cities_of_venus_board.prompt.grab", n=can)


def _plan(s: VenusState) -> Plan:
    assert s.plan is not None, "V-nauts are picked within a plan"
    return s.plan
