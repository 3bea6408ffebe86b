"""Which abilities of tiles can be auras."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.neuroshima_hex.auras import auras


@pytest.mark.parametrize(("pick", "owner"), [("all", None), ("any", "you"), ("any", None)])
def test_an_aura_is_for_units_of_one_side(pick: str, owner: str | None) -> None:
    """An ability for units of either side, or for so many of them, is refused when the game is made ready."""
    part: Any = SimpleNamespace(op="extra_initiative", below=1, what=SimpleNamespace(pick=pick, owner=owner))
    with pytest.raises(UnsupportedEffectError, match="is for units of one side"):
        list(auras(part))
