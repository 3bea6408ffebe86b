"""Effects that a player may give to their partner (MEPH-100)."""

from __future__ import annotations

from dataclasses import replace

from cardpress_engines.kernel.actions import PLAYER
from cardpress_engines.kernel.compiler import Scope
from cardpress_engines.kernel.interpreter import Running, onward, resume
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.kernel.state import NO_ANSWER
from cardpress_engines.mephisto.effects.types import Compiler
from cardpress_engines.mephisto.state import MephistoState

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
    own = getattr(effect, "who", None) in {None, "you"} and owner == "you" and not itself
    return (effect.op in HELPING and own) or any(_helps(part) for part in nested)


def choose_receiver(state: MephistoState, running: Running, argument: None, answer: int) -> Running | None:
    """Instruction: `you` keep the effect or give it to the partner."""
    partner = state.game.partner[running.you]
    if answer == NO_ANSWER:
        state.ask(running.you, "receiver", sorted((PLAYER + running.you, PLAYER + partner)), resume, running)
        return None
    return onward(running._replace(you=answer - PLAYER))


def give(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """The handler of Give."""
    compiler.emit(choose_receiver, None)
    compiler.tree(effect.do, scope)
