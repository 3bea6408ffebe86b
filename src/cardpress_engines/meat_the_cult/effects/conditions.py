"""Conditions and events of effect trees as tests of a state."""

from __future__ import annotations

from cardpress_engines.kernel.compiler import Scope, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.questions import number_test
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.meat_the_cult.actions import POSITIONS
from cardpress_engines.meat_the_cult.effects.creatures import creatures, players
from cardpress_engines.meat_the_cult.effects.types import BuildTest, Compiler, Match, Test
from cardpress_engines.meat_the_cult.state import MeatState


def _exists(compiler: Compiler, condition: Tree, scope: Scope) -> Test:
    return number_test(creatures(condition.what, scope), condition.at_least)


def resource_of(state: MeatState, player: int, resource: str) -> int:
    """The ounces of a player, or the vitality of their side."""
    return state.ounces[player] if resource == "telestarion" else state.vitality[state.game.seats.side_of[player]]


def _more(compiler: Compiler, condition: Tree, scope: Scope) -> Test:
    who, than, resource = players(condition.who, scope), players(condition.than, scope), condition.resource

    def more(state: MeatState, running: Running) -> bool:
        (one,), (other,) = who(state, running), than(state, running)
        return resource_of(state, one, resource) > resource_of(state, other, resource)

    return more


def _stands(compiler: Compiler, condition: Tree, scope: Scope) -> Test:
    position = POSITIONS.index(condition.at)
    return lambda state, running: (
        running.bearer in state.units and state.slot_of(running.bearer) % len(POSITIONS) == position
    )


CONDITIONS: dict[str, BuildTest] = {"exists": _exists, "more": _more, "stands": _stands}


# ---- events


def match_of(event: Tree) -> Match:
    """Compile the test whether an event triggers an ability; raise UnsupportedEffectError for unknown events."""
    match event.event:
        case "dies":
            return _match_death(event.what)
        case "kills" | "battle_starts":
            return lambda state, running, actor, about: True
        case "plays":
            return _match_play(event)
        case "round_won":
            return _match_round_won(event.who)
    raise UnsupportedEffectError(f"nothing waits for the event {event.event!r}")


def _match_death(what: Tree) -> Match:
    if hasattr(what, "it"):
        return lambda state, running, actor, about: about[0] == running.bearer
    if (
        what.kind != "creature"
        or what.owner not in {None, "you"}
        or any(each.is_ != "adjacent" for each in what.is_ or ())
    ):
        raise UnsupportedEffectError(
            "who waits for a death waits for that of a creature, perhaps of yours, beside this one"
        )
    own, other, beside = what.owner == "you", what.other, bool(what.is_)

    def is_match(state: MeatState, running: Running, actor: int, about: tuple[int, ...]) -> bool:
        dead = about[0]
        if (own and actor != running.you) or (other and dead == running.bearer):
            return False
        return not beside or state.slot_of(running.bearer) in state.game.adjacent_slots[state.slot_of(dead)]

    return is_match


def _match_play(event: Tree) -> Match:
    who, kind = players(event.who, Scope()), event.what.kind
    return lambda state, running, actor, about: actor in who(state, running) and state.game.kind[about[0]] == kind


def _match_round_won(who: str) -> Match:
    wins = who == "you"

    def is_match(state: MeatState, running: Running, actor: int, about: tuple[int, ...]) -> bool:
        side_of = state.game.seats.side_of
        return (side_of[actor] == side_of[running.you]) is wins

    return is_match
