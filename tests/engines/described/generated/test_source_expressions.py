"""What is written out as Python: names are made here, parts are compiled once, and only when they run."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from cardpress_engines.described.generated.source_expressions import GeneratedModule, SourceExpression, SourceTest
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running

RUNNING = Running(0, 1, 7, ((4,), (5, 6)))


def test_names_stand_for_what_an_effect_knows() -> None:
    """`you`, `bearer` and slots are those of the running effect."""
    written = SourceExpression[list[int]](GeneratedModule(), "[you, bearer, *s0, *s1]")

    assert written(None, RUNNING) == [1, 7, 4, 5, 6]


def test_a_value_is_named_and_a_number_is_written() -> None:
    """A value has one name however often it is asked for; numbers stand as they are."""
    module, words = GeneratedModule(), ("a", "b")
    name = module.value(words)

    assert (module.value(words), module.value(3), module.value(-1)) == (name, "3", "(-1)")
    assert SourceExpression[str](module, f"{name}[1]")(None, RUNNING) == "b"


@pytest.mark.parametrize("name", ["c_favor; import os", "x()", "a.b", "", "z_a]", "ł-1"])
def test_no_word_of_a_file_becomes_code(name: str) -> None:
    """An attribute of a state is a name and nothing else."""
    with pytest.raises(UnsupportedEffectError, match="is no name"):
        GeneratedModule().attribute(name)


def test_a_function_is_called_with_all_of_the_effect() -> None:
    """A part that is a function stands in a written one, which gives it state and effect."""
    module = GeneratedModule()
    written = SourceExpression[int](module, f"{module.source(lambda state, running: running.bearer)} + 1")
    test = SourceTest(module, module.test_source(lambda state, running, one: one == running.you))

    assert written(None, RUNNING) == 8
    assert (test(None, RUNNING, 1), test(None, RUNNING, 2)) == (True, False)


def test_a_longer_part_is_given_what_it_names() -> None:
    """A helper that assigns a name itself is not given it; what it goes over is worked out with the outer one."""
    module = GeneratedModule()
    call = module.helper(["return [you * one for one in s1 if one != bearer]"], ["one"], "s1")

    assert call == "f0(bearer, s1, you)"
    assert SourceExpression[list[int]](module, call)(None, RUNNING) == [5, 6]


def test_equal_parts_are_one_function() -> None:
    """The same lines make one helper."""
    module = GeneratedModule()

    assert module.helper(["return you"]) == module.helper(["return you"])


def test_promised_functions_may_call_each_other() -> None:
    """The lines of a promised function are kept after others have named it."""
    module = GeneratedModule()
    even, odd = module.promise("state"), module.promise("state")
    module.keep(even, ["state.left -= 1", f"return state.left < 0 or {odd}"])
    module.keep(odd, ["state.left -= 1", f"return state.left >= 0 and {even}"])
    is_even = SourceExpression[bool](module, even)

    assert [is_even(SimpleNamespace(left=count), RUNNING) for count in range(4)] == [True, False, True, False]
