"""A fault is put into functions that others hold already."""

from __future__ import annotations

from functools import cache
from types import FunctionType

import pytest
from tests.mutants.swap import NotSwappedError, functions_of, swap

SOURCE = """
def outer(number):
    def inner(more):
        return number + more
    return inner

def other(number):
    return number + 1

kept = outer(2)
"""


@pytest.fixture
def held() -> dict[str, FunctionType]:
    """Functions of a module that was run as the file "held.py"."""
    names: dict[str, FunctionType] = {}
    exec(compile(SOURCE, "held.py", "exec", dont_inherit=True), names)
    return names


def _swap(faulty: str, name: str) -> None:
    swap(functions_of(["held.py"])["held.py"], name, SOURCE, faulty, "held.py")


def test_whoever_holds_a_function_runs_the_faulty_code(held: dict[str, FunctionType]) -> None:
    """The function is the same object, wherever it was put, with other code; no other function changes."""
    wrapped = cache(held["other"])
    _swap(SOURCE.replace("number + 1", "number - 1"), "other")

    assert (wrapped(5), held["other"](7), held["kept"](5)) == (4, 6, 7)


def test_functions_made_inside_are_faulty_too(held: dict[str, FunctionType]) -> None:
    """A fault inside a function reaches what the function made before and what it makes from then on."""
    _swap(SOURCE.replace("number + more", "number * more"), "outer")

    assert (held["kept"](5), held["outer"](3)(5), held["other"](5)) == (10, 15, 6)


def test_a_function_that_is_gone_cannot_be_swapped(held: dict[str, FunctionType]) -> None:
    """Code that no longer has a function somebody holds, or gives it other names around, is not put in."""
    with pytest.raises(NotSwappedError):
        _swap(SOURCE.replace("    def inner(more):\n        return number + more\n", "    inner = 1\n"), "outer")
    with pytest.raises(NotSwappedError):
        _swap(SOURCE.replace("number + more", "more + more"), "outer")
    assert held["kept"](5) == 7
