"""Operations on cards, ounces and vitality; dice, and effects limited to once a round."""

from __future__ import annotations

from cardpress_engines.kernel.compiler import Scope, UnsupportedEffectError, emit_branches, emit_limited
from cardpress_engines.kernel.dice import FACES
from cardpress_engines.kernel.interpreter import Running, at, onward, resume
from cardpress_engines.kernel.questions import do, possible
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.kernel.state import NO_ANSWER, frame
from cardpress_engines.meat_the_cult.actions import CARD
from cardpress_engines.meat_the_cult.drawing import draw_destiny, to_hand
from cardpress_engines.meat_the_cult.effects.choices import Choices
from cardpress_engines.meat_the_cult.effects.creatures import players
from cardpress_engines.meat_the_cult.effects.types import Build, BuildTest, Compiler, Options, Players, Test
from cardpress_engines.meat_the_cult.effects.verbs import creatures_in_graveyard
from cardpress_engines.meat_the_cult.state import CANCELLED, MeatState


def _gain(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    who, amount, resource = players(effect.who, scope), effect.amount, effect.resource
    if not isinstance(amount, int):
        raise UnsupportedEffectError("a player gains so many ounces or points, no more for each card")

    def gain(state: MeatState, running: Running) -> None:
        for player in who(state, running):
            if resource == "telestarion":
                state.gain_ounces(player, amount)
            else:
                state.change_vitality(state.game.seats.side_of[player], amount)

    compiler.emit(do, gain)


def _drain_vitality(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    amount = effect.amount
    compiler.emit(
        do,
        lambda state, running: state.change_vitality(1 - state.game.seats.side_of[running.you], -amount),
    )


def _draw(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    amount = effect.amount
    compiler.emit(do, lambda state, running: state.follow(frame(draw_destiny, (running.you, amount))))


def _take(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    what = effect.what
    if what.zone != "graveyard" or what.kind != "creature" or what.pick != "one" or effect.who != "you":
        raise UnsupportedEffectError("you take one creature out of the graveyard")
    choices = Choices(compiler, scope)
    slot = choices.card("graveyard", creatures_in_graveyard)

    def take(state: MeatState, running: Running) -> None:
        design = running.number(slot) - CARD
        state.creature_graveyard.remove(design)
        to_hand(state.creature_hands[running.you], design)
        state.report("take", running.you, CARD + design)

    choices.do(take)


# ---- cancelling


def _cancellable(what: Tree) -> tuple[Players, Options]:
    """The player a cancel effect is about, and their unresolved cards of Destiny: revealed or just played."""
    if what.kind != "destiny" or what.pick != "one" or what.is_:
        raise UnsupportedEffectError("what is cancelled is a card of Destiny")
    owners = players(what.owner, Scope())

    def cancellable(state: MeatState, running: Running) -> list[int]:
        (owner,) = owners(state, running)
        played = {action for player, action in state.pending if player == owner and action >= CARD}
        return sorted(played | {CARD + design for design in state.revealed[owner]})

    return owners, cancellable


def _cancel(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    owners, cancellable = _cancellable(effect.what)
    choices = Choices(compiler, scope)
    slot = choices.card("cancel", cancellable)

    def cancel(state: MeatState, running: Running) -> None:
        (owner,), action = owners(state, running), running.number(slot)
        if (owner, action) in state.pending:
            place = len(state.pending) - 1 - state.pending[::-1].index((owner, action))
            state.pending[place] = (owner, CANCELLED)
        else:
            state.revealed[owner].remove(action - CARD)
        state.destiny_graveyard.append(action - CARD)
        state.report("cancel", owner, action)

    choices.do(cancel)


def _can_cancel(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    return possible(_cancellable(effect.what)[1])


# ---- dice and limits


def _throw(state: MeatState, running: Running, argument: tuple[int, int], answer: int) -> Running | None:
    """Instruction: roll a die; jump to the target if it shows too few pips."""
    at_least, target = argument
    if answer == NO_ANSWER:
        state.chance("die", FACES, resume, running)
        return None
    state.report("roll", running.you, amount=answer)
    return onward(running) if answer >= at_least else at(running, target)


def _roll(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    emit_branches(compiler, effect, scope, _throw, effect.at_least)


ROUND = "turn"
"""The kernel's period for limited effects; in this game it is a round."""


def _once_per_round(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    emit_limited(compiler, effect, scope, ROUND)


def _has_graveyard(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    return lambda state, running: bool(state.creature_graveyard)


CARDS: dict[str, Build] = {
    "gain": _gain, "drain_vitality": _drain_vitality, "draw_destiny": _draw, "take": _take, "cancel": _cancel,
    "roll": _roll, "once_per_round": _once_per_round,
}  # fmt: skip
POSSIBLE: dict[str, BuildTest] = {"take": _has_graveyard, "cancel": _can_cancel}
