"""Static abilities as auras: effects that last as long as their tile lies on the board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.rules_data import Tree


@dataclass(frozen=True, slots=True)
class Aura:
    """One lasting effect on units.

    `does` is the operation, `of` the stat or trait it changes; `friends`: it affects units of the side the tile
    serves, else those of the other side; `kinds`: the kinds of unit it affects; `linked`: only over link edges.
    """

    does: str
    of: str = ""
    by: int = 0
    friends: bool = True
    kinds: frozenset[str] = frozenset()
    linked: bool = False
    spares_hq: bool = False


UNITS: Final = frozenset({"hq", "warrior", "module", "implant"})
"""Kinds of tile that are units."""
_ON_UNITS: Final = {
    "boost": ("stat", "by"), "grant": ("trait", ""), "extra_initiative": ("", "below"), "absorb": ("", ""),
    "convert": ("", ""), "double_moves": ("", "steps"), "take_over": ("", ""),
}  # fmt: skip
"""Operations on selected units, each with the fields of its stat or trait and of its number."""
_ON_TILE: Final = {
    "surround": "", "net_attacks": "", "extra_activation": "amount", "slowed_by_nets": "by", "wounds_hqs": "",
}  # fmt: skip
OPERATIONS: Final = frozenset({*_ON_UNITS, *_ON_TILE})
"""All operations of static abilities."""


def auras(ability: Tree | None) -> Iterator[Aura]:
    """The auras of an ability; raise UnsupportedEffectError for other operations."""
    if ability is None:
        return
    for part in ability.do if ability.op == "seq" else (ability,):
        if part.op in _ON_TILE:
            number = _ON_TILE[part.op]
            yield Aura(part.op, by=getattr(part, number) if number else 0)
        elif part.op in _ON_UNITS:
            yield _aura_on_units(part)
        else:
            raise UnsupportedEffectError(f"no handler for the ability {part.op!r}")


def _aura_on_units(part: Tree) -> Aura:
    word, number = _ON_UNITS[part.op]
    what = part.what
    if part.op == "extra_initiative" and part.below != 1:
        raise UnsupportedEffectError("a number that is gained is one below another")
    if what.pick not in {"all", "one"} or what.owner not in {"you", "opponent"}:
        raise UnsupportedEffectError(f"{part.op!r} is for units of one side")
    return Aura(
        part.op,
        getattr(part, word) if word else "",
        getattr(part, number) if number else 0,
        friends=what.owner == "you",
        kinds=kinds_of(what.kind),
        linked=part.reach == "linked",
        spares_hq=getattr(part, "spares_hq", False),
    )


def kinds_of(kind: str | tuple[str, ...]) -> frozenset[str]:
    """The kinds of unit a selector means; raise UnsupportedEffectError for an unknown kind."""
    named = (kind,) if isinstance(kind, str) else kind
    found = UNITS if "unit" in named else frozenset(named)
    if not found <= UNITS:
        raise UnsupportedEffectError(f"{kind!r} is no kind of unit")
    return found
