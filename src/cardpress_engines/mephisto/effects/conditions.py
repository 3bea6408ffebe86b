"""Conditions and events of effect trees as tests of a state."""

from __future__ import annotations

from collections.abc import Callable

from cardpress_engines.kernel.compiler import Scope, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.kernel.triggers import Match
from cardpress_engines.mephisto.actions import FIGHT, LOOT, PIECE, SUMMON
from cardpress_engines.mephisto.effects.selectors import (
    HOST,
    UNLIMITED,
    candidates,
    design,
    kinds_of,
    named_cards,
    players,
    stat_of,
)  # fmt: skip
from cardpress_engines.mephisto.effects.types import BuildTest, Compiler, Test
from cardpress_engines.mephisto.state import MephistoState


def resource_of(state: MephistoState, player: int, resource: str) -> int:
    """How much favor or how many soul points a player has."""
    return state.favor[player] if resource == "favor" else state.game.points(state, player)


def _has(compiler: Compiler, condition: Tree, scope: Scope) -> Test:
    who = players(condition.who, scope)
    low = 0 if condition.at_least is None else condition.at_least
    high = UNLIMITED if condition.at_most is None else condition.at_most
    resource = condition.resource
    return lambda state, running: any(
        low <= resource_of(state, player, resource) <= high for player in who(state, running)
    )


def _exists(compiler: Compiler, condition: Tree, scope: Scope) -> Test:
    found = candidates(compiler, condition.what, scope, players("you", scope))
    least = condition.at_least
    if least is None:
        return lambda state, running: not found(state, running)
    return lambda state, running: len(found(state, running)) >= least


def _is(compiler: Compiler, condition: Tree, scope: Scope) -> Test:
    kind = condition.kind
    if f"{condition.what.ref} seen" in scope.names:
        slot = scope.named_slot(condition.what.ref)

        def all_seen(state: MephistoState, running: Running) -> bool:
            cards = state.top[: running.number(slot)]
            return bool(cards) and all(state.game.kind[card] == kind for card in cards)

        return all_seen
    refs = named_cards(condition.what.ref, scope)

    def same_kind(state: MephistoState, running: Running) -> bool:
        cards = refs(state, running)
        return bool(cards) and all(state.game.kind[design(state, card)] == kind for card in cards)

    return same_kind


def _more(compiler: Compiler, condition: Tree, scope: Scope) -> Test:
    who, than, resource = players(condition.who, scope), players(condition.than, scope), condition.resource

    def more(state: MephistoState, running: Running) -> bool:
        others = [resource_of(state, player, resource) for player in than(state, running)]
        own = [resource_of(state, player, resource) for player in who(state, running)]
        return bool(own) and bool(others) and max(own) > min(others)

    return more


def _attach_test(compiler: Compiler, condition: Tree, scope: Scope) -> Test:
    if HOST not in scope.names:
        raise UnsupportedEffectError("only a spell that attaches can ask whether it is attached")
    return lambda state, running: True


def _fight_test(compiler: Compiler, condition: Tree, scope: Scope) -> Test:
    who, lane = players(condition.who, scope), condition.lane

    def is_fighting(state: MephistoState, running: Running) -> bool:
        fight = state.fight
        return fight is not None and fight[0] in who(state, running) and lane in {None, fight[1]}

    return is_fighting


CONDITIONS: dict[str, BuildTest] = {
    "has": _has,
    "exists": _exists,
    "is": _is,
    "more": _more,
    "attached": _attach_test,
    "fighting": _fight_test,
}

ACTION_NUMBERS = {"loot": LOOT, "fight": FIGHT, "summon": SUMMON}


def event_name(event: Tree) -> str:
    """The name an event is fired under."""
    return f"turn {event.edge}" if event.event == "turn" else str(event.event)


def match_of(event: Tree, scope: Scope) -> Match[MephistoState]:
    """The test of an event's player and card."""
    actor = _actor_test(getattr(event, "who", "anyone"), scope)
    card = _card_test(event, scope)
    return lambda state, running, player, about: actor(state, running, player) and card(state, running, about)


def _actor_test(word: str, scope: Scope) -> Callable[[MephistoState, Running, int], bool]:
    if word == "anyone":
        return lambda state, running, player: True
    who = players(word, scope)
    return lambda state, running, player: player in who(state, running)


def _card_test(event: Tree, scope: Scope) -> Callable[[MephistoState, Running, tuple[int, ...]], bool]:
    if event.event == "acts":
        number = ACTION_NUMBERS[event.action]
        return lambda state, running, about: about[0] == number
    what = getattr(event, "what", None)
    if what is None:
        return lambda state, running, about: True
    if hasattr(what, "it") or hasattr(what, "ref"):  # a named card of an attached spell is its host
        return lambda state, running, about: about[0] == running.bearer
    return _pick_test(what, scope)


def _pick_test(pick: Tree, scope: Scope) -> Callable[[MephistoState, Running, tuple[int, ...]], bool]:
    wanted, where = kinds_of(pick.kind), pick.where
    owners = players(pick.owner, scope) if pick.owner else None
    if pick.zone or pick.lane or pick.extreme or pick.other:
        raise UnsupportedEffectError("an event's card can have a kind, an owner and a number, no more")

    def fits(state: MephistoState, running: Running, about: tuple[int, ...]) -> bool:
        subject = about[0]
        if state.game.kind[design(state, subject)] not in wanted:
            return False
        if owners is not None and state.owner[subject - PIECE] not in owners(state, running):
            return False
        if where is None:
            return True
        number = stat_of(state, subject, where.stat)
        return (where.at_least is None or number >= where.at_least) and (
            where.at_most is None or number <= where.at_most
        )

    return fits
