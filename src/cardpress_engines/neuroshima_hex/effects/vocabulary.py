"""The handler of each operation of Neuroshima Hex."""

from __future__ import annotations

from collections.abc import Sequence

from cardpress_engines.kernel.compiler import EffectHandlers, Scope, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.neuroshima_hex.effects import harm, movement
from cardpress_engines.neuroshima_hex.effects.types import Players
from cardpress_engines.neuroshima_hex.state import HexState


def _you(state: HexState, running: Running) -> Sequence[int]:
    return (running.you,)


def players(word: str, scope: Scope) -> Players:
    """The player who carries out an effect; raise UnsupportedEffectError for anybody else."""
    if word != "you":
        raise UnsupportedEffectError(f"an effect is carried out by you, not by {word!r}")
    return _you


VOCABULARY = EffectHandlers(
    operations={**movement.MOVEMENT, **harm.HARM},
    conditions={},
    possible={**movement.POSSIBLE, **harm.POSSIBLE},
    players=players,
)
