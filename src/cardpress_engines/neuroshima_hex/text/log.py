"""The log of a game of Neuroshima Hex as sentences, from one player's point of view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardpress_engines.kernel.state import Happening
from cardpress_engines.neuroshima_hex.actions import HEX, PLAY
from cardpress_engines.neuroshima_hex.hexes import NAMES
from cardpress_engines.neuroshima_hex.state import NOBODY
from cardpress_engines.neuroshima_hex.text.names import ARROWS, DisplayNames
from cardpress_engines.neuroshima_hex.wounds import DEADLY

IMPLIED: Final = frozenset({"turn_end", "wound", "lost"})
"""Events that other events imply: wounds are reported as hits, lost tiles as removed ones."""
LISTED: Final = frozenset({"draw", "throw", "remove"})
"""Events that share a line when they follow each other."""
MOVES: Final = frozenset({"place", "move", "turn", "trade", "push", "pull", "drag"})
"""Events with the destination of a unit; MOVE_DETAILS after them have its origin and facing."""
MOVE_DETAILS: Final = frozenset({"leave", "facing"})
WITH_TARGET: Final = frozenset({"hit", "absorb"})
"""Events that name the target, then the attacker."""
ALWAYS_NAMED: Final = frozenset({"turn_start", "hit_points", "first"})
"""Events whose player is always named: headings, and events of an HQ."""
INDENT, DEEP_INDENT = " " * 3, " " * 6
HEADINGS: Final = frozenset({"turn_start", "battle", "last_battle", "overtime"})
NOTHING: Final = ("", NOBODY, -1, 0)


class GameLog:
    """Events as sentences, with a heading for each turn and battle."""

    def __init__(self, naming: DisplayNames) -> None:
        self.naming, self.game, self.say = naming, naming.game, naming.say

    def lines(self, happenings: Sequence[Happening], since: int, person: int | None) -> list[str]:
        """The events from index `since` on, for a player."""
        turns = [happening[1] for happening in happenings[:since] if happening[0] == "turn_start"]
        return EventWriter(self, person, turns[-1] if turns else NOBODY).lines(
            self._events_to_report(happenings[since:])
        )

    def _events_to_report(self, happenings: Sequence[Happening]) -> list[Happening]:
        """Drop implied events: playing a unit that is placed, hit points before the last wound."""
        events = [each for each in happenings if each[0] not in IMPLIED]
        around = zip([NOTHING, *events], events, [*events[1:], NOTHING], strict=False)
        silent = {number for number, three in enumerate(around) if self._is_implied(*three)}
        return [each for number, each in enumerate(events) if number not in silent and each[0] != "battle_end"]

    def _is_implied(self, before: Happening, one: Happening, after: Happening) -> bool:
        """Whether the event before or after implies this one, or shows that it had no effect."""
        match one[0]:
            case "play":
                return bool(self.game.designs[one[2] - PLAY].kind != "instant")
            case "hit_points":
                return one[:2] == after[:2]
            case "segment":
                return after[0] in {"segment", "battle_end"}
            case "battle":
                return before[0] == "last_battle"
        return False


class EventWriter:
    """Writes one log; keeps the active player, and the source and target of hits."""

    def __init__(self, story: GameLog, person: int | None, active: int) -> None:
        self.naming, self.say, self.person = story.naming, story.say, person
        self._active = active
        self._source = self._target = ""
        self._stopped: list[str] = []
        """Units whose armor has weakened an attack of the source."""

    def lines(self, events: list[Happening]) -> list[str]:
        """The lines of all events, related events on one line."""
        lines: list[str] = []
        place = 0
        while place < len(events):
            group = _group(events, place)
            place += len(group)
            if group[0][0] == "armor":
                lines += self._add_stopped(group[0])
                continue
            lines += self._set_target(group[0])
            for words in self._sentences(group):
                lines += self._line(group[0][0], words, bool(lines))
        return [*lines, *self._flush_stopped()]

    def _line(self, what: str, words: str, begun: bool) -> list[str]:
        if what in HEADINGS:
            return [""] * begun + [f"*{words}*"]
        words = words.strip()
        return [f"{DEEP_INDENT if what in WITH_TARGET else INDENT}{words[0].upper()}{words[1:]}"]

    # ---- which units

    def _add_stopped(self, happening: Happening) -> list[str]:
        """Remember a unit whose armor has weakened an attack."""
        source, target = self._units(happening[1:])
        lines = self._set_source(source)
        self._stopped.append(target)
        return lines

    def _set_target(self, happening: Happening) -> list[str]:
        if happening[0] not in WITH_TARGET:
            return self._flush_stopped()
        self._target, *sources = self._units(happening[4:])
        return self._set_source(*sources)

    def _set_source(self, *sources: str) -> list[str]:
        """Change the source; attacks of the last one that armor stopped are reported first."""
        lines, target = [], self._target
        if sources and sources[0] != self._source:
            lines = self._flush_stopped()
            self._source, self._target = sources[0], target
        return lines

    def _units(self, named: tuple[int, ...]) -> list[str]:
        """Units by their owner, hex and design."""
        triples = (named[place : place + 3] for place in range(0, len(named), 3))
        return [self.naming.unit(owner, design, at - HEX, self.person) for owner, at, design in triples]

    def _flush_stopped(self) -> list[str]:
        """Lines of attacks that armor has stopped entirely, not reported yet."""
        lines = [self.say("happened-stopped", source=self._source, target=unit) for unit in self._stopped]
        self._stopped.clear()
        self._source = self._target = ""
        return [f"{DEEP_INDENT}{line}" for line in lines]

    # ---- in words

    def _sentences(self, group: list[Happening]) -> list[str]:
        what, player, named, amount, *_ = group[0]
        if what == "turn_start":
            self._active = player
        if what in MOVES or what in MOVE_DETAILS:
            return [
                self._move_sentence(group),
                *(self._plain_sentence(each) for each in group if each[0] == "lift"),
            ]
        if what in LISTED:
            return [self._list_sentence(group)]
        if what == "hit":
            return [self._hit_sentence(amount)]
        if what == "absorb":
            medic = self.naming.unit(player, named - PLAY, amount - HEX, self.person)
            return [self.say("happened-absorb", medic=medic, source=self._source, target=self._target)]
        return [self._plain_sentence(group[0])]

    def _plain_sentence(self, happening: Happening) -> str:
        """The sentence of an event that stands alone."""
        what, player, named, amount, *_ = happening
        values: dict[str, str | int] = {
            **self._actor_values(what, player), "amount": amount,
            **dict.fromkeys(("hex", "tile", "unit", "marker", "sides"), ""),
        }  # fmt: skip
        if HEX <= named < HEX + len(NAMES):
            values["hex"] = NAMES[named - HEX]
        if what == "first":
            values["sides"] = self.naming.sides(self.person)
        elif what in {"play", "use"}:
            values["tile"] = self.naming.names[named - PLAY]
            values["hex"] = NAMES[amount - HEX] if what == "use" else ""
        elif what in {"load", "unload"}:
            values["marker"] = self.naming.markers[amount]
        elif what in {"explode", "capture"}:
            values["unit"] = self.naming.unit(player, amount, named - HEX, self.person)
        elif what in {"mark", "paralyse"}:
            values["unit"] = self.naming.unit(1 - player, amount, named - HEX, self.person)
        return self.say(f"happened-{what.replace('_', '-')}", **values)

    def _actor_values(self, what: str, player: int) -> dict[str, str | int]:
        """The values of who acts; the active player is not named below the heading of the turn."""
        you = "yes" if self.person is not None and player == self.person else "no"
        plain = player == self._active and what not in ALWAYS_NAMED
        return {"you": you, "who": "" if plain else self.naming.player(player, self.person)}

    def _list_sentence(self, group: list[Happening]) -> str:
        what, player, *_ = group[0]
        if what == "remove":
            tiles = [self.naming.unit(owner, design, at - HEX, self.person) for _, owner, at, design, *_ in group]
        else:
            tiles = [self.naming.names[named - PLAY] for _, _, named, *_ in group]
        values = {**self._actor_values(what, player), "count": len(tiles), "tiles": ", ".join(tiles)}
        return self.say(f"happened-{what}", **values)

    def _hit_sentence(self, amount: int) -> str:
        values: dict[str, str | int] = {
            "source": self._source or "none", "target": self._target, "amount": amount,
            "armor": "yes" if self._target in self._stopped else "no",
        }  # fmt: skip
        self._stopped = [unit for unit in self._stopped if unit != self._target]
        return self.say("happened-destroy" if amount >= DEADLY else "happened-hit", **values)

    def _move_sentence(self, group: list[Happening]) -> str:
        """A unit that was placed, moved or rotated: its origin, destination and facing."""
        what, player, named, design, *_ = group[0]
        left = [each for each in group if each[0] == "leave"]
        faced = [each[3] for each in group if each[0] == "facing"]
        values: dict[str, str | int] = {
            **self._actor_values(what, player), "hex": NAMES[named - HEX], "top": self._top_direction(faced),
        }  # fmt: skip
        if what in MOVE_DETAILS:
            return self.say("happened-facing", **values)
        if what == "trade":
            values["units"] = ", ".join(
                self.naming.unit(owner, which, at - HEX, self.person) for _, owner, at, which, *_ in left
            )
            return self.say("happened-trade", **values)
        values["tile"] = self.naming.names[design]
        if self.naming.game.designs[design].facings == 1:
            values["top"] = ""
        if left:
            values["tile"] = self.naming.unit(left[0][1], design, left[0][2] - HEX, self.person)
        elif what in {"move", "turn"}:
            what, values["tile"] = "turn", f"{values['tile']} {values['hex']}"
        return self.say(f"happened-{what}", **values)

    def _top_direction(self, faced: list[int]) -> str:
        """The direction of a tile's top edge."""
        return self.say("tile-top", to=self.naming.direction(faced[-1]), arrow=ARROWS[faced[-1]]) if faced else ""


def _group(events: list[Happening], place: int) -> list[Happening]:
    """The event at a place with the following ones that share its line."""
    first, end = events[place], place + 1
    if first[0] in MOVES:
        while end < len(events) and events[end][0] in MOVE_DETAILS | {"lift"}:
            end += 1
    elif first[0] in LISTED:
        same = 1 if first[0] == "remove" else 2
        while end < len(events) and events[end][:same] == first[:same]:
            end += 1
    return events[place:end]
