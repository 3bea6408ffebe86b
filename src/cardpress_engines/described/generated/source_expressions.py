"""Parts of a game written out as Python source, which runs twice as fast as functions that call each other.

A part is an expression in a few names: `state`, `you`, `bearer`, the slots `s0`, `s1` and so on, `one` for the
piece or space that is tested, `some` for those it is one of, `running` for functions that need all of these. Every
other value has a name that is made here, `k0`, `k1` and so on, and longer parts become functions `f0`, `f1`: no
word of a game's files becomes code but the attributes of its state, which are checked to be names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from types import CodeType, FunctionType
from typing import Final, Generic, TypeVar, cast

from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running, bind

YOU: Final = "((you,) if you >= 0 else ())"
"""How `you` is written out where players are asked for: nobody, where an effect addresses nobody."""
IF_ANYBODY: Final = re.compile(r" if you >= 0 else (?:0|\[\]|\(\))|(?<!== )\byou >= 0 and ")
"""What is written out to be safe where there may be no `you`."""
FREE_NAME: Final = re.compile(r"(?<![.\w])(?:state|running|you|bearer|one|some|s\d+)\b")
HELPER: Final = re.compile(r"(?<![.\w])f\d+\b")
T_co = TypeVar("T_co", covariant=True)


class SourceExpression(Generic[T_co]):
    """A part that is written out; called with a state and a running effect, it is what it says."""

    __slots__ = ("_function", "_module", "source")

    def __init__(self, module: GeneratedModule, source: str) -> None:
        self.source = source
        """An expression, in parentheses where it is not a single term."""
        self._module = module
        self._function: Callable[[object, Running], T_co] = self._compile_and_run

    def __call__(self, state: object, running: Running) -> T_co:
        """The value of the part."""
        return self._function(state, running)

    def _compile_and_run(self, state: object, running: Running) -> T_co:
        function = self._module.function(["state", "running"], [f"return {self.source}"])
        self._function = cast("Callable[[object, Running], T_co]", function)
        return self._function(state, running)


class SourceTest:
    """A test of one piece or space that is written out: an expression in `one`, too."""

    __slots__ = ("_function", "_module", "source")

    def __init__(self, module: GeneratedModule, source: str) -> None:
        self.source = source
        self._module = module
        self._function: Callable[[object, Running, int], bool] = self._compile_and_run

    def __call__(self, state: object, running: Running, one: int) -> bool:
        """Whether the piece or space passes."""
        return self._function(state, running, one)

    def _compile_and_run(self, state: object, running: Running, one: int) -> bool:
        function = self._module.function(["state", "running", "one"], [f"return {self.source}"])
        self._function = cast("Callable[[object, Running, int], bool]", function)
        return self._function(state, running, one)


class GeneratedModule:
    """What is generated of one game: functions in Python source, and the values that they name."""

    def __init__(self, *, addresses_nobody: bool = True) -> None:
        self.addresses_nobody = addresses_nobody
        self._values: dict[str, object] = {"bind": bind, "make": tuple.__new__, "Running": Running}
        self._names: dict[int, str] = {}
        self._helpers: dict[str, tuple[tuple[str, ...], str]] = {}
        self._by_text: dict[tuple[tuple[str, ...], str], str] = {}

    def value(self, value: object) -> str:
        """The name of a value; a number is written as it is."""
        if type(value) is int:
            return str(value) if value >= 0 else f"({value})"
        if id(value) not in self._names:
            self._names[id(value)] = name = f"k{len(self._names)}"
            self._values[name] = value
        return self._names[id(value)]

    def attribute(self, name: str) -> str:
        """An attribute of the state; raise UnsupportedEffectError for what cannot be one."""
        if not name.isidentifier():
            raise UnsupportedEffectError(f"{name!r} is no name")
        return f"state.{name}"

    def source(self, part: object) -> str:
        """The expression of a number, selector, condition or person; of a function the call of it."""
        return part.source if isinstance(part, SourceExpression) else f"{self.value(part)}(state, running)"

    def test_source(self, part: object) -> str:
        """The expression of a test of `one`."""
        return part.source if isinstance(part, SourceTest) else f"{self.value(part)}(state, running, one)"

    def helper(self, lines: Sequence[str], assigned: Iterable[str] = (), before: str = "") -> str:
        """A function with these lines, as the call of it; it is given what they name and do not assign themselves.

        `before` is what is worked out before anything is assigned.
        """
        given = tuple(sorted((names_in("\n".join(lines)) - {*assigned}) | names_in(before)))
        text = "\n    ".join(lines)
        name = self._by_text.setdefault((given, text), f"f{len(self._helpers)}")
        self._helpers[name] = given, text
        return f"{name}({', '.join(given)})"

    def promise(self, *given: str) -> str:
        """The call of a function whose lines are kept later: parts may name each other in any order."""
        name = f"f{len(self._helpers)}"
        self._helpers[name] = given, "raise NotImplementedError"
        return f"{name}({', '.join(given)})"

    def keep(self, call: str, lines: Sequence[str]) -> None:
        """Say the lines of a promised function."""
        name = call.partition("(")[0]
        self._helpers[name] = self._helpers[name][0], "\n    ".join(lines)

    def function(self, given: Sequence[str], lines: Sequence[str], *, unpacked: bool = True) -> FunctionType:
        """A function of a state and what else it is given; `unpacked`: names of a running effect are known."""
        text = "\n    ".join(lines)
        if not unpacked:
            return self._define("generated", given, text)
        wanted = sorted(names_in(text) - {*given})
        before = [f"{name} = {_member(name)}" for name in wanted]
        return self._define("generated", given, "\n    ".join([*before, text]))

    def _define(self, name: str, given: Sequence[str], text: str) -> FunctionType:
        for helper in HELPER.findall(text):
            if helper not in self._values:
                self._values[helper] = None  # so that functions may call each other
                self._values[helper] = self._define(helper, *self._helpers[helper])
        if not self.addresses_nobody:
            text = _with_somebody(text)
        found: dict[str, FunctionType] = {}
        exec(_compile_source(f"def {name}({', '.join(given)}):\n    {text}\n"), self._values, found)
        return found[name]


def total(values: Sequence[int], places: Sequence[int]) -> int:
    """The sum of the values of some places; mostly it is one place."""
    return values[places[0]] if len(places) == 1 else sum([values[place] for place in places])


def names_in(source: str) -> set[str]:
    """What a source names of a state and a running effect."""
    return set(FREE_NAME.findall(source))


def _member(name: str) -> str:
    """Where a running effect has a value."""
    match name:
        case "you":
            return "running[1]"
        case "bearer":
            return "running[2]"
    return f"running[3][{name[1:]}]"


def _with_somebody(source: str) -> str:
    """A source without what is for effects that address nobody."""
    return IF_ANYBODY.sub("", source.replace(YOU, "(you,)"))


@lru_cache(8192)
def _compile_source(text: str) -> CodeType:
    """Games that are loaded again have the same source."""
    return compile(text, "<generated>", "exec")


def bound_lines(slot: int, value: str, source: str) -> list[str]:
    """The lines that bind a slot for a source: where it asks for all of the running effect, in that too."""
    lines = [f"s{slot} = ({value},)"]
    return [*lines, f"running = bind(running, {slot}, {value})"] if "running" in names_in(source) else lines


def as_you(source: str) -> list[str]:
    """The line of a loop over `you` that makes this so in a running effect, for a source that asks for it."""
    return ["    running = running._replace(you=you)"] if "running" in names_in(source) else []
