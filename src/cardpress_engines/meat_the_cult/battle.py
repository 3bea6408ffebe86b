"""Battle: opposite creatures deal damage, those with Reflex first (MEAT-67 to 74, 100 to 108)."""

from __future__ import annotations

from cardpress_engines.kernel.replies import window
from cardpress_engines.kernel.state import frame
from cardpress_engines.meat_the_cult.component_table import CLEAVE, REFLEX, TOXIN
from cardpress_engines.meat_the_cult.damage import deal
from cardpress_engines.meat_the_cult.state import EMPTY, Damage, MeatState


def battle(state: MeatState, answer: int, given: None) -> None:
    """Step: trigger abilities of the battle, then let creatures strike; Instants may be played in between."""
    state.phase, state.left, state.passed = "battle", {}, 0
    state.report("battle", -1)
    state.fire("battle_starts", state.order[0])
    blows, last = (frame(strike, reflex) for reflex in (True, False))
    state.follow(frame(window, state.order), blows, last, frame(window, state.order))


def strike(state: MeatState, answer: int, reflex: bool) -> None:
    """Step: creatures with Reflex strike, or all that have not struck yet, if one is opposite (MEAT-68)."""
    traits, field = state.traits(), state.field
    blows = []
    for slot in sorted(state.creatures(state.game.slots), key=state.turn_of):
        piece, opposite = field[slot], state.game.opposite_slot[slot]
        if field[opposite] == EMPTY or piece in state.struck or (reflex and not traits[slot] & REFLEX):
            continue
        state.struck += (piece,)
        attack = state.attack_of(piece)
        if attack:
            hit = [opposite, *(state.game.adjacent_slots[opposite] if traits[slot] & CLEAVE else ())]
            toxic = bool(traits[slot] & TOXIN)
            blows += [Damage(piece, field[each], attack, toxic) for each in state.creatures(hit)]
    if blows:
        between = [frame(window, state.order)] if reflex else []
        state.follow(frame(deal, tuple(blows)), *between)
