"""Lines of a segment, and the names that have their value in it: `you`, `bearer`, `bindings` and slots."""

from __future__ import annotations

from cardpress_engines.described.generated.source_expressions import names_in


class SegmentLines(list[str]):
    """Lines that are written one after the other; a name is given its value before it is first needed."""

    def __init__(self) -> None:
        super().__init__()
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

    def running_source(self, place: int) -> str:
        """The effect at an instruction, with all that was bound."""
        self.know("you", "bearer", "bindings")
        parts, after = list[str](), 0
        for slot in sorted(self._changed):
            parts += [f"*bindings[{after}:{slot}]", f"s{slot}"] if slot > after else [f"s{slot}"]
            after = slot + 1
        bindings = f"({', '.join(parts)}, *bindings[{after}:])" if parts else "bindings"
        return f"make(Running, ({place}, you, bearer, {bindings}))"
