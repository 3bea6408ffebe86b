"""Probes tell which lines are run and change nothing else."""

from __future__ import annotations

from textwrap import dedent

import pytest
from tests.mutants.probes import function_of, probed

SOURCE = dedent(
    '''
    """About."""

    from __future__ import annotations

    LIMIT = 3

    def wrap(function):
        return function

    class Sum:
        @wrap
        def of(self, numbers, start=LIMIT):
            total = start
            for number in numbers:
                if number > 9:
                    total += 9
                elif number > (
                    LIMIT
                ):
                    total += number
            return [each
                    for each in (total,)]
    '''
)


def _passed(line: int) -> list[str]:
    """What a probe on a line tells while the class is made and one sum is taken."""
    told: list[str] = []
    code = probed(SOURCE, {"it": line}).replace("from _mutants_probe import passed as __passed__", "")
    names = {"__passed__": told.append}
    exec(compile(code, "sum.py", "exec", dont_inherit=True), names)
    told.append("made")
    assert names["Sum"]().of([1, 5, 20]) == [17]
    return told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("LIMIT = 3", ["it", "made"]),
        ("start=LIMIT", ["it", "made"]),
        ("@wrap", ["it", "made"]),
        ("total = start", ["made", "it"]),
        ("total += 9", ["made", "it"]),
        ("for number", ["made", "it"]),
        ("number > 9", ["made", "it", "it", "it"]),
        ("elif", ["made", "it", "it", "it"]),
        ("        LIMIT\n", ["made", "it", "it", "it"]),
        ("in (total,)", ["made", "it"]),
    ],
)
def test_a_probe_tells_when_the_statement_of_its_line_is_run(words: str, told: list[str]) -> None:
    """Each time the statement a line belongs to is begun, its probe is passed, and the code does the same."""
    assert _passed(SOURCE[: SOURCE.index(words)].count("\n") + 1) == told


def test_what_stood_in_a_file_stands_there_still() -> None:
    """Tests that read the code as text find every line of it."""
    lines = probed(SOURCE, {"one": 16, "other": 18}).splitlines()
    assert [line for line in lines if "__passed__" not in line] == SOURCE.splitlines()
    assert len(lines) == len(SOURCE.splitlines()) + 3


@pytest.mark.parametrize(
    ("words", "function"),
    [("LIMIT = 3", None), ("start=LIMIT", None), ("total += 9", "Sum.of"), ("return function", "wrap")],
)
def test_a_line_belongs_to_the_function_that_runs_it(words: str, function: str | None) -> None:
    """Defaults and what stands outside are run when a module is imported, by no function."""
    assert function_of(SOURCE, SOURCE[: SOURCE.index(words)].count("\n") + 1) == function
