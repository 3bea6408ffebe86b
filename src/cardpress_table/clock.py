"""Clocks: so much time each person has for all decisions of a game, and so much more after each of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from time import monotonic
from typing import Any, Final, NamedTuple, Self

from cardpress_engines.kernel.json_input import InputError, Json, of_type, only

FORM: Final = re.compile(r"(\d{1,3}(?:\.\d)?)(?:\+(\d{1,3}))?", re.ASCII)
USUAL: Final = ("3+2", "5", "10+5", "20+10", "45+15")
"""What a page that sets up tables offers."""


class TimeControl(NamedTuple):
    """How much time everybody has at first, and how much each decision adds, in seconds."""

    whole: float
    added: float

    @classmethod
    def read(cls, text: str) -> Self:
        """Minutes, and seconds that each decision adds: `10` or `10+5`; raise InputError for anything else."""
        found = FORM.fullmatch(text.replace(" ", ""))
        if found is None or not float(found[1]):
            raise InputError(
                f"{text!r} is no clock: minutes for the game, and seconds a decision adds: 10 or 10+5"
            )
        return cls(float(found[1]) * 60, float(found[2] or 0))


class Clocks:
    """The clocks of a table. Only that of the person who is asked runs; whose flag has fallen has no time left."""

    def __init__(
        self,
        said: str,
        people: Sequence[int],
        left: Mapping[int, float] | None = None,
        now: Callable[[], float] = monotonic,
    ) -> None:
        """`said` is a time control in words, `left` the seconds of a table that goes on. Raises InputError."""
        self.said, self._control, self._now = said, TimeControl.read(said), now
        self._left = {each: self._control.whole if left is None else left[each] for each in people}
        self.runs_for: int | None = None
        self._since = 0.0

    def anew(self) -> Self:
        """The same clocks with all their time."""
        return type(self)(self.said, tuple(self._left), now=self._now)

    def time_left(self, player: int) -> float:
        """The seconds a person has; 0 when the flag has fallen."""
        gone = self._now() - self._since if player == self.runs_for else 0.0
        return max(0.0, self._left[player] - gone)

    def has_fallen(self, player: int) -> bool:
        """Whether a person's time is up."""
        return player in self._left and self.time_left(player) == 0

    def run_for(self, player: int | None, *, is_decided: bool = False) -> None:
        """Let a person's clock run, or none; `is_decided`: who was asked has decided and gets what that adds."""
        before = self.runs_for
        if before is not None:
            self._left[before] = self.time_left(before)
            if is_decided and self._left[before]:
                self._left[before] += self._control.added
        self.runs_for, self._since = player, self._now()

    def fall(self, player: int) -> None:
        """A person's time is up."""
        self.run_for(None)
        self._left[player] = 0.0

    def as_json(self) -> dict[str, Any]:
        """What pages show: seconds of each person, to a tenth, and whose clock runs."""
        return {
            "left": {str(each): round(self.time_left(each), 1) for each in self._left},
            "runs_for": self.runs_for,
        }

    def to_keep(self) -> Json:
        """What a file keeps: time as it is now."""
        return {"said": self.said, "left": [self.time_left(each) for each in self._left]}

    @classmethod
    def read_kept(cls, kept: Json, people: Sequence[int]) -> Self:
        """The clocks that a file keeps; raise InputError with the place."""
        told = only(kept, ("said", "left"))
        left = of_type(told.get("left"), list, "seconds of each person", ("left",))
        seconds = [of_type(each, float, "seconds", ("left", place)) for place, each in enumerate(left)]
        if len(seconds) != len(people):
            raise InputError("there are seconds of each person", ("left",))
        said = of_type(told.get("said"), str, "a clock", ("said",))
        return cls(said, people, dict(zip(people, seconds, strict=True)))
