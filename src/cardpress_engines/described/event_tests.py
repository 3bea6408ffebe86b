"""Whether something that lies awake waits for just this event: written out, compiled when it is first asked."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeAlias, cast

from cardpress_engines.described.compiler import S
from cardpress_engines.described.generated.source_expressions import GeneratedModule, names_in

Holds: TypeAlias = Callable[[S, int, int, tuple[int, ...], int], bool]
"""Given a state, whose what waits is, the piece itself, what the event is about, and who acts."""
OF_BEARER: Final = re.compile(
    r"^\((?:one == you >= 0 and )?(?:\(+bearer in s0\)+|\(s0\[0\] if s0 else 0\) in \(bearer,\))\)$"
)
"""The test of an event that is about the bearer, and of nothing else but who acts."""
GIVEN = ("state", "you", "bearer", "s0", "one")


class EventTest:
    """A test of an event: an expression in what is given, where `one` is who acts."""

    __slots__ = ("_module", "_slots", "_source", "holds", "is_of_bearer")

    def __init__(self, module: GeneratedModule, source: str, slots: int) -> None:
        """`slots`: how many slots the effect has that is tested, the first for what the event is about."""
        self.is_of_bearer = OF_BEARER.search(source) is not None
        """Whether only an event about the bearer itself is waited for."""
        self._module, self._source, self._slots = module, source, slots
        self.holds: Holds = self._compile_and_ask

    def _compile_and_ask(self, state: S, you: int, bearer: int, about: tuple[int, ...], actor: int) -> bool:
        named = names_in(self._source) - {*GIVEN, "running"}
        lines = [f"{name} = ()" for name in sorted(named)]
        if "running" in names_in(self._source):
            lines.append(f"running = make(Running, (0, you, bearer, (s0, *((),) * {max(0, self._slots - 1)})))")
        function = self._module.function(GIVEN, [*lines, f"return {self._source}"], unpacked=False)
        self.holds = cast("Holds", function)
        return self.holds(state, you, bearer, about, actor)
