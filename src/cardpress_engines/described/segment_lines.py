"""Lines of a segment, and the names that have their value in it: `you`, `bearer`, `bindings` and slots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, Self

from cardpress_engines.described.generated.source_expressions import names_in

NOTHING: Final[Mapping[int, str]] = MappingProxyType({})


class SegmentLines(list[str]):
    """Lines that are written one after the other; a name is given its value before it is first needed."""

    def __init__(self, slot_counts: Mapping[int, int]) -> None:
        """`slot_counts`: how many slots the effect has to which an instruction belongs."""
        super().__init__()
        self._slot_counts = slot_counts
        self._known: set[str] = set()
        self._changed: set[int] = set()
        """Slots that were bound here."""

    def value(self, source: str, place: int) -> str:
        """A source whose names all have their values before this line; `place`: the instruction it belongs to."""
        for name in sorted(names_in(source) - {"state"}):
            if name == "running":
                self.append(f"running = {self.running_source(place)}")
            else:
                self.know(name)
        return source

    def know(self, *names: str) -> None:
        """Give names their values, where they have none yet."""
        for name in names:
            if name not in self._known:
                self._known.add(name)
                self._give_value(name)

    def _give_value(self, name: str) -> None:
        place = {"you": 1, "bearer": 2, "bindings": 3}.get(name)
        if place is None:
            self.know("bindings")
            self.append(f"{name} = bindings[{name[1:]}]")
        else:
            self.append(f"{name} = running[{place}]")

    def note_binding(self, slot: int) -> None:
        """Note that the name of a slot was given a new value."""
        self._known.add(f"s{slot}")
        self._changed.add(slot)

    def start_anew(self) -> None:
        """Note that `running`, which was given anew, has all values."""
        self._known, self._changed = {"you", "bearer", "bindings"}, set()
        self.append("bindings = running[3]")

    def start_with(self, running: str) -> None:
        """Go on with another effect, of which nothing is known yet."""
        self._known, self._changed = set(), set()
        self.append(f"running = {running}")

    def start_part(self, bindings: str) -> None:
        """Go on with an effect for the same player and component, with other bindings."""
        self.know("you", "bearer")
        self._known, self._changed = {"you", "bearer", "bindings"}, set()
        self.append(f"bindings = {bindings}")

    # ---- branches

    def branch(self) -> Self:
        """Lines that are written under a condition: what has its value here has it there."""
        other = type(self)(self._slot_counts)
        other._known, other._changed = {*self._known}, {*self._changed}
        return other

    def join(self, *branches: SegmentLines) -> None:
        """Go on behind branches that all come here: what was bound in one of them has its value behind all."""
        bound = sorted({slot for each in branches for slot in each._changed})
        for each in branches:
            each.know(*(f"s{slot}" for slot in bound))
        self._known = set[str].intersection(*(each._known for each in branches))
        self._changed = {*bound}

    def write_if(self, condition: str, lines: Sequence[str], otherwise: Sequence[str] = ()) -> None:
        """Write lines under a condition, and others where it does not hold."""
        self += [f"if {condition}:", *(f"    {line}" for line in lines or ["pass"])]
        if otherwise:
            self += ["else:", *(f"    {line}" for line in otherwise)]

    def running_source(self, place: int, others: Mapping[int, str] = NOTHING) -> str:
        """The effect at an instruction, with all that was bound, and others with what these sources say."""
        self.know("you", "bearer", "bindings")
        bound, bindings = {slot: f"s{slot}" for slot in self._changed} | {**others}, "bindings"
        if bound:
            slots = range(self._slot_counts[place])
            bindings = f"({', '.join(bound.get(slot, f'bindings[{slot}]') for slot in slots)},)"
        return f"make(Running, ({place}, you, bearer, {bindings}))"
