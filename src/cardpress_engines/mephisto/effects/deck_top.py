"""Operations on cards of the deck somebody looks at: how many of the top ones are seen is bound to a slot."""

from __future__ import annotations

from cardpress_engines.kernel.compiler import Build, Compiler, Scope, Tree, Unplayable
from cardpress_engines.kernel.interpreter import NOBODY, bound, onward
from cardpress_engines.kernel.state import NO_ANSWER, Frame
from cardpress_engines.mephisto.actions import CARD
from cardpress_engines.mephisto.effects.cards import taking
from cardpress_engines.mephisto.effects.selectors import (
    kinds_of,
)
from cardpress_engines.mephisto.state import MephistoState


def look(state: MephistoState, frame: Frame, argument: tuple[int, int, bool], answer: int) -> Frame | None:
    """Instruction: bind how many top cards are seen, by `you` or by everyone, until something takes them away."""
    count, slot, everyone = argument
    if frame[2] == NOBODY and not everyone:
        return onward(bound(frame, slot, 0))
    count = min(count, state.cards_left())
    seen_by = (1 << state.game.num_players) - 1 if everyone else 1 << frame[2]
    if not state.know_top(count, seen_by, frame, answer):
        return None
    for card in state.top[:count]:
        state.tell("reveal" if everyone else "look", frame[2], CARD + card)
    return onward(bound(frame, slot, count))


def _look(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    what = effect.what
    if what.pick != "top" or what.zone != "deck":
        raise Unplayable("only the top of the deck is looked at")
    slot = scope.slot(what.name)
    scope.names[f"{what.name} seen"] = slot
    compiler.emit(look, (what.count or 1, slot, effect.op == "reveal"))


def take_seen(
    state: MephistoState, frame: Frame, argument: tuple[int, frozenset[str]], answer: int
) -> Frame | None:
    """Instruction: `you` take one of the seen cards."""
    slot, kinds = argument
    seen = frame[4][slot]
    if answer == NO_ANSWER:
        fitting = {card for card in state.top[:seen] if state.game.kind[card] in kinds}
        if not fitting:
            return onward(frame)
        state.ask(frame[2], "take", sorted(CARD + card for card in fitting), frame)
        return None
    card = state.take_top(state.top.index(answer - CARD))
    state.tell("draw", frame[2], CARD + card)
    state.to_hand(frame[2], card)
    return onward(bound(frame, slot, seen - 1))


def _take(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    among = getattr(effect.what, "among", None)
    if among is None:
        taking(compiler, effect, scope)
        return
    if effect.what.pick != "one" or f"{among.ref} seen" not in scope.names:
        raise Unplayable("one card is taken out of cards that were looked at")
    compiler.emit(take_seen, (scope.named(among.ref), kinds_of(effect.what.kind)))


def put_bottom(state: MephistoState, frame: Frame, slot: int, answer: int) -> Frame | None:
    """Instruction: `you` put the seen cards on the bottom of the deck, in an order of their choice."""
    seen = frame[4][slot] or 0
    if answer == NO_ANSWER:
        if not seen:
            return onward(frame)
        state.ask(frame[2], "put_bottom", sorted({CARD + card for card in state.top[:seen]}), frame)
        return None
    place = state.top.index(answer - CARD)
    state.bottom.append(state.top.pop(place))
    state.known_bottom.append(state.known_top.pop(place))
    return put_bottom(state, bound(frame, slot, seen - 1), slot, NO_ANSWER)


def put_top(state: MephistoState, frame: Frame, argument: tuple[int, int], answer: int) -> Frame | None:
    """Instruction: `you` order the seen cards on top of the deck, the uppermost first."""
    slot, progress = argument
    seen, done = frame[4][slot] or 0, frame[4][progress] or 0
    if answer != NO_ANSWER:
        place = state.top.index(answer - CARD, done)
        state.top.insert(done, state.top.pop(place))
        state.known_top.insert(done, state.known_top.pop(place))
        done += 1
        frame = bound(frame, progress, done)
    if seen - done < 2:
        return onward(frame)
    state.ask(frame[2], "put_top", sorted({CARD + card for card in state.top[done:seen]}), frame)
    return None


def _put(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    what = effect.what
    named = what.ref if hasattr(what, "ref") else what.among.ref if what.among else None
    if named is None or f"{named} seen" not in scope.names:
        raise Unplayable("only cards that were looked at are put back")
    slot = scope.named(named)
    if effect.to == "deck_bottom":
        compiler.emit(put_bottom, slot)
    else:
        compiler.emit(put_top, (slot, scope.slot()))


DECK_TOP: dict[str, Build] = {"look": _look, "reveal": _look, "take": _take, "put": _put}
