"""Faults a tired programmer makes, planted one at a time with the operators of cosmic-ray."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cosmic_ray import plugins
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code

KINDS = (
    *("ReplaceComparisonOperator_Lt_LtE", "ReplaceComparisonOperator_LtE_Lt", "ReplaceComparisonOperator_Gt_GtE"),
    *(
        "ReplaceComparisonOperator_GtE_Gt",
        "ReplaceComparisonOperator_Eq_NotEq",
        "ReplaceComparisonOperator_NotEq_Eq",
    ),
    *("ReplaceBinaryOperator_Add_Sub", "ReplaceBinaryOperator_Sub_Add", "ReplaceBinaryOperator_Mul_Div"),
    *("ReplaceBinaryOperator_Div_Mul", "ReplaceUnaryOperator_Delete_USub", "ReplaceUnaryOperator_Delete_Not"),
    *("AddNot", "ReplaceAndWithOr", "ReplaceOrWithAnd", "ReplaceTrueWithFalse", "ReplaceFalseWithTrue"),
    *("NumberReplacer", "ZeroIterationForLoop", "ReplaceBreakWithContinue", "ReplaceContinueWithBreak"),
)

LEFT_ALONE = ("assert ", '"""', "@", "import ", "from ", "if TYPE_CHECKING")
"""How lines begin in which a fault would be none: they are checks themselves, words, or for checkers of types."""


@dataclass(frozen=True)
class Fault:
    """A fault: its file below src/, its kind, which place of that kind in the file, the line it is in."""

    file: Path
    kind: str
    occurrence: int
    line: int
    code: str

    @property
    def name(self) -> str:
        """File, line as it is and kind; it stays when lines move."""
        return f"{self.file.as_posix()} | {self.code} | {self.kind}"

    @property
    def id(self) -> str:
        """A short name, the same in every run; the sample is drawn by it."""
        return hashlib.sha256(f"{self.name} {self.occurrence}".encode()).hexdigest()[:16]

    def planted(self, source: str) -> str:
        """The source with the fault in it."""
        found: str | None = mutate_code(source, plugins.get_operator(f"core/{self.kind}")(), self.occurrence)
        if found is None:
            raise ValueError(f"{self.name}: nothing to change")
        return found

    def told(self, source: str) -> str:
        """The file and the line, without the fault and with it; it stays when lines move."""
        faulty = self.planted(source).splitlines()[self.line - 1].strip()
        return f"{self.file.as_posix()}: {self.code} -> {faulty}"


def sample(src: Path, files: list[Path], count: int) -> list[Fault]:
    """So many faults of some files, spread by a digest, the same in every run while the code is the same."""
    every = [fault for file in files for fault in _faults(src, file)]
    return sorted(every, key=lambda fault: fault.id)[:count]


@cache
def _faults(src: Path, file: Path) -> tuple[Fault, ...]:
    source = (src / file).read_text("utf-8")
    return tuple(_places(file, source))


def _places(file: Path, source: str) -> Iterator[Fault]:
    lines = source.splitlines()
    nodes = list(ast_nodes(get_ast(source)))
    for kind in KINDS:
        operator, occurrence = plugins.get_operator(f"core/{kind}")(), 0
        for node in nodes:
            for (line, _), _ in operator.mutation_positions(node):
                code = lines[line - 1].strip()
                if not code.startswith(LEFT_ALONE):
                    yield Fault(file, kind, occurrence, line, code)
                occurrence += 1
