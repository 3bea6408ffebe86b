"""Two against two: partners share a turn and may give each other what helps them (MEPH-94 to 102)."""

from __future__ import annotations

from dataclasses import replace

from cardpress_engines.kernel.compiler import Compiler, Scope, Tree
from cardpress_engines.kernel.interpreter import PLAYER, onward
from cardpress_engines.kernel.state import NO_ANSWER, Frame
from cardpress_engines.mephisto.actions import CARD, HAND_OVER
from cardpress_engines.mephisto.state import MephistoState
from cardpress_engines.mephisto.turn import act, choices, use


def play_together(state: MephistoState, frame: Frame, answer: int) -> None:
    """Step (play_together, player, who has acted, handed over): either partner goes on, in any order (MEPH-96).

    The turn can be handed over once before somebody does something again, so it cannot go on for ever.
    """
    _, player, acted, handed_over = frame
    partner = state.game.partner[player]
    waits = not acted & 1 << partner
    state.active = player
    if answer == NO_ANSWER:
        state.ask(player, "turn", choices(state, player, may_hand_over=waits and not handed_over), frame)
    elif answer == HAND_OVER:
        state.follow((play_together, partner, acted, True))
    elif answer < CARD:
        acted |= 1 << player
        act(state, player, answer)
        if waits:
            state.follow((play_together, partner, acted, False))
    else:
        use(state, player, answer)
        state.follow((play_together, player, acted, False))


# ---- giving effects to the partner (MEPH-100)

HELPING = frozenset({"gain", "draw", "take", "repair", "empower", "attach", "steal", "custom"})
"""Operations that help the player an effect addresses."""


class Give:
    """An effect that may address the partner instead of its owner."""

    op = "give"

    def __init__(self, do: Tree) -> None:
        self.do = do


def giveable(effect: Tree) -> Tree:
    """The effect; if it helps somebody, whom it addresses is chosen behind its costs and conditions."""
    if effect.op == "cost":
        return replace(effect, do=giveable(effect.do))
    if effect.op == "if":
        otherwise = effect.otherwise
        return replace(effect, do=giveable(effect.do), otherwise=otherwise and giveable(otherwise))
    return Give(effect) if _helps(effect) else effect


def _helps(effect: Tree) -> bool:
    parts = [getattr(effect, name, None) for name in ("do", "otherwise")]
    nested = [part for field in (*parts, getattr(effect, "modes", None)) if field is not None
              for part in (field if isinstance(field, tuple) else (field,))]  # fmt: skip
    owner = getattr(getattr(effect, "to", None), "owner", "you") if effect.op == "attach" else "you"
    itself = hasattr(getattr(effect, "what", None), "it")
    own = getattr(effect, "who", "you") == "you" and owner == "you" and not itself
    return (effect.op in HELPING and own) or any(_helps(part) for part in nested)


def choose_receiver(state: MephistoState, frame: Frame, argument: None, answer: int) -> Frame | None:
    """Instruction: `you` keep the effect or give it to the partner."""
    partner = state.game.partner[frame[2]]
    if answer == NO_ANSWER:
        state.ask(frame[2], "receiver", sorted((PLAYER + frame[2], PLAYER + partner)), frame)
        return None
    return onward((frame[0], frame[1], answer - PLAYER, frame[3], frame[4]))


def give(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """The handler of Give."""
    compiler.emit(choose_receiver)
    compiler.tree(effect.do, scope)
