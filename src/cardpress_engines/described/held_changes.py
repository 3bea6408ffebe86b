"""What changes a number as long as a component lies active, written out: component by component."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardpress_engines.described.awake import AwakePile
from cardpress_engines.described.compiler import CourseCompiler, Found, Number, S
from cardpress_engines.described.generated.source_expressions import names_in
from cardpress_engines.kernel.interpreter import Running, Test


class StatModifier(NamedTuple):
    """A change of a number that is there as long as its bearer lies active and a condition holds."""

    stat: str
    by: Number
    on: Found
    """Pieces, or players where a counter of players changes."""
    holds: Test[S] | None
    slots: int

    @property
    def operation(self) -> str:
        """What its effect is called: `while` something holds, or just a change."""
        return "modify" if self.holds is None else "while"

    def is_in_force(self, state: S, player: int, bearer: int) -> bool:
        """Whether its condition holds, where its bearer lies active."""
        return self.holds is None or self.holds(state, Running(0, player, bearer, ((),) * self.slots))


def lines_of_changes(compiler: CourseCompiler, awake: Sequence[AwakePile[StatModifier]]) -> Sequence[str]:
    """The lines that say by how much components that lie awake change a number of each of `those`.

    Nothing is said where none of them lies awake.
    """
    lines = ["at, changed = state.at, ()"]
    for bearer in sorted({piece for pile in awake for piece in pile.pieces}):
        piles: dict[tuple[int, ...], list[AwakePile[StatModifier]]] = {}
        for pile in awake:
            if bearer in pile.pieces:
                piles.setdefault(tuple(map(id, pile.abilities[bearer])), []).append(pile)
        for alike in piles.values():
            lines += _lines_of_bearer(compiler, bearer, alike)
    return [*lines, "return changed"]


def _lines_of_bearer(
    compiler: CourseCompiler, bearer: int, piles: Sequence[AwakePile[StatModifier]]
) -> Iterator[str]:
    """The lines of one component, in piles where the same of its abilities wake."""
    owners = {each.pile: each.owner for each in piles}
    yield f"whose = {compiler.module.value(owners)}.get(at[{bearer}])"
    yield "if whose is not None:"
    yield f"    you, bearer = state.owners[{bearer}] if whose < 0 else whose, {bearer}"
    yield "    if you >= 0:"
    for modifier in piles[0].abilities[bearer]:
        yield from (f"        {line}" for line in _lines_of_modifier(compiler, modifier))


def _lines_of_modifier(compiler: CourseCompiler, modifier: StatModifier) -> Iterator[str]:
    module = compiler.module
    holds = "True" if modifier.holds is None else module.source(modifier.holds)
    on, by = module.source(modifier.on), module.source(modifier.by)
    named = names_in(f"{holds} {on} {by}")
    yield from (f"{name} = ()" for name in sorted(named) if name[0] == "s" and name != "state")
    if "running" in named:
        blank = module.value(((),) * modifier.slots)
        yield f"running = make(Running, (0, you, bearer, {blank}))"
    yield f"on = {on}"
    yield "for number, each in enumerate(those):"
    yield f"    if each in on{f' and {holds}' if holds != 'True' else ''}:"
    yield "        changed = changed or [0] * len(those)"
    yield f"        changed[number] += {by}"
