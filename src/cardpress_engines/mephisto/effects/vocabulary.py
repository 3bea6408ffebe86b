"""The handler of each operation, condition and selector of Mephisto."""

from __future__ import annotations

from cardpress_engines.kernel.ability_events import build_announced
from cardpress_engines.kernel.compiler import EffectHandlers
from cardpress_engines.mephisto.effects.cards import CARDS, can_pick
from cardpress_engines.mephisto.effects.conditions import CONDITIONS
from cardpress_engines.mephisto.effects.custom import custom
from cardpress_engines.mephisto.effects.deck_top import DECK_TOP
from cardpress_engines.mephisto.effects.equipment import EQUIPMENT
from cardpress_engines.mephisto.effects.favor import FAVOR, can_lose
from cardpress_engines.mephisto.effects.giving import give
from cardpress_engines.mephisto.effects.outside import in_your_favor
from cardpress_engines.mephisto.effects.selectors import players

VOCABULARY = EffectHandlers(
    operations={
        **FAVOR, **CARDS, **DECK_TOP, **EQUIPMENT, "custom": custom,
        # parts the engine itself puts into trees
        "announced": build_announced, "give": give, "in_your_favor": in_your_favor,
    },
    conditions=CONDITIONS,
    possible={
        "lose": can_lose,
        **dict.fromkeys(("discard", "take", "wear", "repair", "break", "move", "swap"), can_pick),
        "give": lambda compiler, effect, scope: compiler.possible(effect.do, scope),
    },
    players=players,
)  # fmt: skip
