"""Effects Mephisto's engine cannot carry out are refused when the game is made ready."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from cardpress_engines.kernel.compiler import UnplayableGame
from cardpress_engines.mephisto.game import Mephisto


@pytest.mark.parametrize("change", [{"pick": "all"}, {"among": "another"}], ids=["all of them", "not looked at"])
def test_one_card_is_taken_out_of_those_that_were_looked_at(data: ModuleType, change: dict[str, Any]) -> None:
    """Cards are taken one by one, and only out of cards on the deck that somebody looked at before."""
    mirror = data.COMPONENTS["black_mirror"]
    look, take, put = mirror.effect.do.do
    among = {"among": replace(take.what.among, ref="another")} if "among" in change else {}
    taken = replace(take, what=replace(take.what, **{**change, **among}))
    effect = replace(mirror.effect, do=replace(mirror.effect.do, do=(look, taken, put)))
    cards = {**data.COMPONENTS, "black_mirror": replace(mirror, effect=effect)}

    with pytest.raises(UnplayableGame, match="one card is taken out of cards that were looked at"):
        Mephisto(SimpleNamespace(**{**vars(data), "COMPONENTS": cards}))
