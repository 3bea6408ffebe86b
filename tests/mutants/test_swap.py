"""A fault is put into functions that others hold already."""

from __future__ import annotations

import gc
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
def held(request: pytest.FixtureRequest) -> dict[str, FunctionType]:
    """Functions of a module that was run as a file named after the test."""
    names: dict[str, FunctionType] = {}
    exec(compile(SOURCE, f"{request.node.name}.py", "exec", dont_inherit=True), names)
    return names


def _swap(held: dict[str, FunctionType], faulty: str, name: str) -> None:
    """Swap among the functions of the module; to look for them costs seconds where thousands of tests were."""
    functions = [one for one in held.values() if isinstance(one, FunctionType)]
    swap(functions, name, SOURCE, faulty, held["other"].__code__.co_filename)


def test_whoever_holds_a_function_runs_the_faulty_code(held: dict[str, FunctionType]) -> None:
    """The function is the same object, wherever it was put, with other code; no other function changes."""
    wrapped = cache(held["other"])
    _swap(held, SOURCE.replace("number + 1", "number - 1"), "other")

    assert (wrapped(5), held["other"](7), held["kept"](5)) == (4, 6, 7)


def test_functions_made_inside_are_faulty_too(held: dict[str, FunctionType]) -> None:
    """A fault inside a function reaches what the function made before and what it makes from then on."""
    _swap(held, SOURCE.replace("number + more", "number * more"), "outer")

    assert (held["kept"](5), held["outer"](3)(5), held["other"](5)) == (10, 15, 6)


def test_a_function_that_is_gone_cannot_be_swapped(held: dict[str, FunctionType]) -> None:
    """Code that no longer has a function somebody holds, or gives it other names around, is not put in."""
    with pytest.raises(NotSwappedError):
        _swap(
            held,
            SOURCE.replace("    def inner(more):\n        return number + more\n", "    inner = 1\n"),
            "outer",
        )
    with pytest.raises(NotSwappedError):
        _swap(held, SOURCE.replace("number + more", "more + more"), "outer")
    assert held["kept"](5) == 7


def test_a_function_the_collector_does_not_look_at_is_swapped(held: dict[str, FunctionType]) -> None:
    """Workers of tests freeze what they imported; functions that are frozen are faulty all the same."""
    gc.freeze()
    file = held["other"].__code__.co_filename
    found = functions_of([file])[file]
    swap(found, "other", SOURCE, SOURCE.replace("number + 1", "number - 1"), file)

    assert {id(one) for one in found} == {id(held[name]) for name in ("outer", "other", "kept")}
    assert held["other"](5) == 4


def test_nobody_is_given_a_fault_of_a_function_nobody_holds(held: dict[str, FunctionType]) -> None:
    """Where no function of that name is held, the fault is not taken to be planted."""
    with pytest.raises(NotSwappedError):
        _swap(held, SOURCE.replace("number + 1", "number - 1"), "another")
    assert held["other"](5) == 6
