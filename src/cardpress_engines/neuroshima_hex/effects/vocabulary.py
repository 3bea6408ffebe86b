"""The handler of each operation of Neuroshima Hex."""

from __future__ import annotations

from cardpress_engines.kernel.compiler import EffectHandlers
from cardpress_engines.kernel.player_selectors import only_you
from cardpress_engines.neuroshima_hex.effects import harm, movement

VOCABULARY = EffectHandlers(
    operations={**movement.MOVEMENT, **harm.HARM},
    conditions={},
    possible={**movement.POSSIBLE, **harm.POSSIBLE},
    players=only_you,
)
