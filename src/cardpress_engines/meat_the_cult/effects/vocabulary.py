"""The handler of each operation, condition and selector of M.E.A.T."""

from __future__ import annotations

from cardpress_engines.kernel.ability_events import build_announced
from cardpress_engines.kernel.compiler import EffectHandlers
from cardpress_engines.meat_the_cult.effects import cards, verbs
from cardpress_engines.meat_the_cult.effects.conditions import CONDITIONS
from cardpress_engines.meat_the_cult.effects.creatures import players

VOCABULARY = EffectHandlers(
    operations={**verbs.VERBS, **cards.CARDS, "announced": build_announced},
    conditions=CONDITIONS,
    possible={**verbs.POSSIBLE, **cards.POSSIBLE},
    players=players,
)
