"""A selector written out: loops over piles and tests of what lies there, in one comprehension.

What only asks whether there is anything, how many there are or whether something is among them has a form of its
own, which finds no more than it needs.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cardpress_engines.described.generated.source_expressions import GeneratedModule, SourceExpression


class SourceSearch(SourceExpression[list[int]]):
    """Pieces or spaces, called `one` each: of some piles or other places, those that pass some tests."""

    __slots__ = ("_loops", "_piles", "_tests")

    def __init__(
        self, module: GeneratedModule, loops: Sequence[str], tests: Sequence[str], piles: Sequence[str] = ()
    ) -> None:
        """`piles`: the numbers of the piles, where the loops go over these and nothing else."""
        self._module, self._loops, self._tests, self._piles = module, (*loops,), (*tests,), (*piles,)
        super().__init__(module, self._matches())

    @classmethod
    def in_piles(cls, module: GeneratedModule, piles: Sequence[str]) -> SourceSearch:
        """All that lies in some piles, by the sources of their numbers."""
        in_row = [each for each in piles if each.isdigit()]
        if len(piles) == 1:
            loops = [f"for one in state.piles[{piles[0]}]"]
        elif len(in_row) == len(piles) and all(int(after) - int(one) == 1 for one, after in pairwise(in_row)):
            loops = [f"for pile in state.piles[{piles[0]}:{int(piles[-1]) + 1}]", "for one in pile"]
        else:
            loops = [f"for pile in ({', '.join(f'state.piles[{each}]' for each in piles)})", "for one in pile"]
        return cls(module, loops, (), piles)

    @classmethod
    def among(cls, module: GeneratedModule, some: object) -> SourceSearch:
        """All that another selector finds."""
        return some if isinstance(some, cls) else cls(module, [f"for one in {module.source(some)}"], ())

    def narrow_by(self, *tests: str, bound: int | None = None, given: str = "") -> SourceSearch:
        """Those that pass further tests, bound to a slot meanwhile; `given` is worked out once before."""
        loops = [*([given] if given else ()), *self._loops]
        if bound is not None:
            loops.append(f"for s{bound} in [(one,)]")
        return SourceSearch(self._module, loops, [*self._tests, *tests], self._piles)

    @property
    def _over(self) -> str:
        """What the first loop goes over."""
        return self._loops[0].partition(" in ")[2]

    def _loop_names(self) -> set[str]:
        return {loop.split()[1] for loop in self._loops}

    def _matches(self) -> str:
        if not self._tests and len(self._loops) == 1:
            return self._over
        condition = f" if {' and '.join(self._tests)}" if self._tests else ""
        lines = [f"return [one {' '.join(self._loops)}{condition}]"]
        return self._module.helper(lines, self._loop_names(), f"{self._over} state")

    def exists(self) -> str:
        """Whether there is one."""
        piles = [f"state.piles[{each}]" for each in self._piles]
        if not self._tests and (piles or len(self._loops) == 1):
            return f"({' or '.join(f'len({each}) > 0' for each in piles or [self._over])})"
        if self._tests == ("one in (bearer,)",) and len(self._loops) == 1:
            return f"(bearer in {self._over})"
        *_, last = self._tests or [""]
        if len(self._tests) == len(self._loops) == 1 and last.startswith("one in k") and last[8:].isdigit():
            return f"(not {last.removeprefix('one in ')}.isdisjoint({self._over}))"
        lines = [*self.lines_for("return True"), "return False"]
        return self._module.helper(lines, self._loop_names(), f"{self._over} state")

    def lines_for(self, what: str) -> list[str]:
        """The loops that do something with each `one`."""
        lines, margin = [], ""
        for line in (*self._loops, f"if {' and '.join(self._tests)}" if self._tests else ""):
            if line:
                lines.append(f"{margin}{line}:")
                margin += "    "
        return [*lines, f"{margin}{what}"]

    def count(self) -> str:
        """How many there are."""
        if self._piles and not self._tests:
            return f"({' + '.join(f'len(state.piles[{each}])' for each in self._piles)})"
        return f"len({self.source})"

    def holds_one(self) -> str:
        """Whether `one`, a piece that is known otherwise, is among them."""
        if not self._piles or self._tests:
            return f"one in {self.source}"
        if len(self._piles) == 1:
            return f"(state.at[one] == {self._piles[0]})"
        if all(each.isdigit() for each in self._piles):
            return f"state.at[one] in {self._module.value(frozenset(map(int, self._piles)))}"
        return f"state.at[one] in ({', '.join(self._piles)})"


def existence(module: GeneratedModule, found: object) -> str:
    """Whether a selector finds anything."""
    return SourceSearch.among(module, found).exists()


def number_of(module: GeneratedModule, found: object) -> str:
    """How many a selector finds."""
    return SourceSearch.among(module, found).count()
