"""Operations on the top cards of the deck that a player looks at; a slot holds how many."""

from __future__ import annotations

from cardpress_engines.kernel.compiler import Scope, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import NOBODY, Running, bind, onward, onward_with, resume
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.kernel.state import NO_ANSWER
from cardpress_engines.mephisto.actions import CARD
from cardpress_engines.mephisto.effects.cards import taking
from cardpress_engines.mephisto.effects.selectors import (
    kinds_of,
    only_you,
)
from cardpress_engines.mephisto.effects.types import Build, Compiler
from cardpress_engines.mephisto.state import MephistoState


def look(state: MephistoState, running: Running, argument: tuple[int, int, bool], answer: int) -> Running | None:
    """Instruction: bind how many top cards are seen, by `you` or by everyone, until something takes them away."""
    count, slot, everyone = argument
    if running.you == NOBODY and not everyone:
        return onward_with(running, slot, 0)
    count = min(count, state.cards_left())
    seen_by = (1 << state.game.num_players) - 1 if everyone else 1 << running.you
    if not state.know_top(count, seen_by, answer, running):
        return None
    for card in state.top[:count]:
        state.report("reveal" if everyone else "look", running.you, CARD + card)
    return onward_with(running, slot, count)


def _look(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    only_you(effect)
    what = effect.what
    if what.pick != "top" or what.zone != "deck":
        raise UnsupportedEffectError("only the top of the deck is looked at")
    slot = scope.slot(what.name)
    scope.names[f"{what.name} seen"] = slot
    compiler.emit(look, (what.count or 1, slot, effect.op == "reveal"))


def take_seen(
    state: MephistoState, running: Running, argument: tuple[int, frozenset[str]], answer: int
) -> Running | None:
    """Instruction: `you` take one of the seen cards."""
    slot, kinds = argument
    seen = running.number(slot)
    if answer == NO_ANSWER:
        fitting = {card for card in state.top[:seen] if state.game.kind[card] in kinds}
        if not fitting:
            return onward(running)
        state.ask(running.you, "take", sorted(CARD + card for card in fitting), resume, running)
        return None
    card = state.take_top(state.top.index(answer - CARD))
    state.report("draw", running.you, CARD + card)
    state.to_hand(running.you, card)
    return onward_with(running, slot, seen - 1)


def _take(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    among = getattr(effect.what, "among", None)
    if among is None:
        taking(compiler, effect, scope)
        return
    if effect.who != "you":
        raise UnsupportedEffectError(f"what you have looked at is taken by you, not by {effect.who!r}")
    if effect.what.pick != "one" or f"{among.ref} seen" not in scope.names:
        raise UnsupportedEffectError("one card is taken out of cards that were looked at")
    compiler.emit(take_seen, (scope.named_slot(among.ref), kinds_of(effect.what.kind)))


def put_bottom(state: MephistoState, running: Running, slot: int, answer: int) -> Running | None:
    """Instruction: `you` put the seen cards on the bottom of the deck, in an order of their choice."""
    seen = running.number(slot)
    if answer == NO_ANSWER:
        if not seen:
            return onward(running)
        state.ask(running.you, "put_bottom", sorted({CARD + card for card in state.top[:seen]}), resume, running)
        return None
    place = state.top.index(answer - CARD)
    state.bottom.append(state.top.pop(place))
    state.known_bottom.append(state.known_top.pop(place))
    return put_bottom(state, bind(running, slot, seen - 1), slot, NO_ANSWER)


def put_top(state: MephistoState, running: Running, argument: tuple[int, int], answer: int) -> Running | None:
    """Instruction: `you` order the seen cards on top of the deck, the uppermost first."""
    slot, progress = argument
    seen, done = running.number(slot), running.number(progress)
    if answer != NO_ANSWER:
        place = state.top.index(answer - CARD, done)
        state.top.insert(done, state.top.pop(place))
        state.known_top.insert(done, state.known_top.pop(place))
        done += 1
        running = bind(running, progress, done)
    if seen - done < 2:
        return onward(running)
    state.ask(running.you, "put_top", sorted({CARD + card for card in state.top[done:seen]}), resume, running)
    return None


def _put_on_deck(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    only_you(effect)
    what = effect.what
    named = what.ref if hasattr(what, "ref") else what.among.ref if what.among else None
    if named is None or f"{named} seen" not in scope.names:
        raise UnsupportedEffectError("only cards that were looked at are put back")
    slot = scope.named_slot(named)
    if effect.to == "deck_bottom":
        compiler.emit(put_bottom, slot)
    else:
        compiler.emit(put_top, (slot, scope.slot()))


DECK_TOP: dict[str, Build] = {"look": _look, "reveal": _look, "take": _take, "put": _put_on_deck}
