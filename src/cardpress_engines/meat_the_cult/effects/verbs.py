"""Operations on creatures: damage, death, stats and keywords until the end of the round, swaps."""

from __future__ import annotations

from collections.abc import Sequence

from cardpress_engines.kernel.compiler import Scope, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.questions import possible
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.meat_the_cult.actions import CARD
from cardpress_engines.meat_the_cult.component_table import mask
from cardpress_engines.meat_the_cult.damage import damage_step
from cardpress_engines.meat_the_cult.effects.choices import Choices, Pieces
from cardpress_engines.meat_the_cult.effects.creatures import IT, Slots, creatures
from cardpress_engines.meat_the_cult.effects.types import Build, BuildTest, Compiler, Test
from cardpress_engines.meat_the_cult.state import EMPTY, MeatState

DESTROYED = "destroyed"
"""The name of the creature destroyed earlier in the same effect."""


def _harm(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    choices, amount = Choices(compiler, scope), effect.amount
    pieces = choices.creatures(effect.what)
    choices.do(
        lambda state, running: state.follow(damage_step(state, running.bearer, pieces(state, running), amount))
    )


def _destroy(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    choices = Choices(compiler, scope)
    pieces = choices.creatures(effect.what)
    if IT in scope.names:
        scope.names[DESTROYED] = scope.names[IT]

    def destroy(state: MeatState, running: Running) -> None:
        doomed = set(pieces(state, running))
        state.settle(doomed, {piece: {running.bearer} for piece in doomed})

    choices.do(destroy)


def _boost(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    choices, by = Choices(compiler, scope), effect.by
    pieces = choices.creatures(effect.what)
    attack, defense = (by, 0) if effect.stat == "attack" else (0, by)
    traits = 0 if effect.trait is None else mask((effect.trait,))

    def boost(state: MeatState, running: Running) -> None:
        changed = pieces(state, running)
        _report_of(state, "boost_attack" if attack else "boost_defense", changed, by)
        state.change(changed, attack=attack, defense=defense, traits=traits)

    choices.do(boost)


def _grant(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    choices, traits = Choices(compiler, scope), mask((effect.trait,))
    pieces = choices.creatures(effect.what)

    def grant(state: MeatState, running: Running) -> None:
        _report_of(state, "grant", pieces(state, running), traits)
        state.change(pieces(state, running), traits=traits)

    choices.do(grant)


def _report_of(state: MeatState, what: str, pieces: Sequence[int], amount: int) -> None:
    for piece in pieces:
        slot = state.slot_of(piece)
        state.report(what, state.owner_at(slot), CARD + state.game.design_of[piece], amount, slot)


def _revive(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """Put a creature from the graveyard on the slot of the destroyed one."""
    if DESTROYED not in scope.names or effect.what.pick != "one" or effect.what.is_:
        raise UnsupportedEffectError("a creature comes back in place of one that was just destroyed")
    place = scope.names[DESTROYED]
    choices = Choices(compiler, scope)
    chosen = choices.card("graveyard", creatures_in_graveyard)

    def revive(state: MeatState, running: Running) -> None:
        slot = state.slot_of(running.number(place))
        if slot == EMPTY or state.field[slot] != EMPTY:
            return
        design = running.number(chosen) - CARD
        state.creature_graveyard.remove(design)
        state.enter(slot, design, is_revealed=False)
        state.report("revive", state.owner_at(slot), CARD + design, 0, slot)
        state.settle()

    choices.do(revive)


def creatures_in_graveyard(state: MeatState, running: Running) -> list[int]:
    """The creatures in the graveyard."""
    return sorted({CARD + design for design in state.creature_graveyard})


def _change_places(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    choices = Choices(compiler, scope)
    if effect.other is not None:
        one, other = choices.creatures(effect.what), choices.creatures(effect.other)
    else:
        one, other = _two_of_one_player(choices, effect)

    def change(state: MeatState, running: Running) -> None:
        for piece, with_ in zip(one(state, running), other(state, running), strict=False):
            swap(state, piece, with_)

    choices.do(change)


def _two_of_one_player(choices: Choices, effect: Tree) -> tuple[Pieces, Pieces]:
    if effect.what.pick != "exactly" or effect.what.count != 2 or effect.what.kind != "creature_of_one_player":
        raise UnsupportedEffectError("two creatures of one player change places")
    first = choices.creature(_with_neighbors)
    second = choices.creature(lambda state, running: _others(state, running.number(first)))
    return lambda state, running: running.bindings[first], lambda state, running: running.bindings[second]


def _with_neighbors(state: MeatState, running: Running) -> list[int]:
    """Slots of creatures whose player has more than one."""
    there = state.creatures(state.game.slots)
    return [slot for slot in there if len(state.creatures(state.slots_of(state.owner_at(slot)))) > 1]


def _others(state: MeatState, piece: int) -> list[int]:
    """Slots of the other creatures of the same player."""
    slot = state.slot_of(piece)
    return [each for each in state.creatures(state.slots_of(state.owner_at(slot))) if each != slot]


def swap(state: MeatState, piece: int, other: int) -> None:
    """Swap two creatures."""
    if piece in state.units and other in state.units:
        one, two = state.slot_of(piece), state.slot_of(other)
        state.field[one], state.field[two] = other, piece
        design, with_ = state.game.design_of[piece], state.game.design_of[other]
        state.report("swap", state.owner_at(one), CARD + design, 0, one, two, with_)


def _trade_sides(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """Swap one of your creatures with the one opposite; each then belongs to the other player for the round."""
    own = _slots_with_opposite(effect, scope)
    choices = Choices(compiler, scope)
    slot = choices.creature(own)

    def trade(state: MeatState, running: Running) -> None:
        piece = running.number(slot)
        swap(state, piece, state.field[state.game.opposite_slot[state.slot_of(piece)]])

    choices.do(trade)


def _slots_with_opposite(effect: Tree, scope: Scope) -> Slots:
    if [each.is_ for each in effect.other.is_ or ()] != ["opposite"] or effect.other.is_[0].to != IT:
        raise UnsupportedEffectError("creatures change sides with the one opposite")
    found = creatures(effect.what, scope)

    def slots(state: MeatState, running: Running) -> list[int]:
        return [slot for slot in found(state, running) if state.field[state.game.opposite_slot[slot]] != EMPTY]

    return slots


# ---- whether an operation is possible


def _can_affect(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    """Whether the operation has a target."""
    if hasattr(effect.what, "it"):
        return lambda state, running: running.bearer in state.units
    return possible(creatures(effect.what, scope))


def _can_change_places(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    if effect.other is None:
        return possible(_with_neighbors)
    found = creatures(effect.other, scope)
    return lambda state, running: running.bearer in state.units and bool(found(state, running))


def _can_trade(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    return possible(_slots_with_opposite(effect, scope))


VERBS: dict[str, Build] = {
    "harm": _harm, "suffer": _harm, "destroy": _destroy, "boost": _boost, "grant": _grant, "revive": _revive,
    "change_places": _change_places, "trade_sides": _trade_sides,
}  # fmt: skip
POSSIBLE: dict[str, BuildTest] = {
    "harm": _can_affect, "suffer": _can_affect, "destroy": _can_affect, "boost": _can_affect, "grant": _can_affect,
    "change_places": _can_change_places, "trade_sides": _can_trade,
}  # fmt: skip
