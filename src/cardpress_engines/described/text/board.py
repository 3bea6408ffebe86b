"""The table of a described game as lines of text: boards, zones, counters and markers, and what a person holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from cardpress_engines.described.board import Board
from cardpress_engines.described.state import IN, DescribedState
from cardpress_engines.described.text.drawing import BoardDrawing
from cardpress_engines.described.text.names import DisplayNames
from cardpress_engines.described.zones import PileZone
from cardpress_engines.kernel.state import TERMINAL

ROWS = 8
"""Cards of an open zone that are as_tuple in rows at most; more stand in one line."""
OPEN = 12
"""Cards of a pile nobody may look into that are told to a reader who sees everything."""


BEHIND = ("second", "third")
"""What a score and what breaks ties behind it are called in sentences."""
Values: TypeAlias = dict[str, str | int]


class BoardText:
    """The table as one person sees it."""

    def __init__(self, naming: DisplayNames) -> None:
        self.naming, self.game, self.say = naming, naming.game, naming.say
        self.drawing = BoardDrawing(naming)
        zones = self.game.layout.zones.values()
        parts = self.game.layout.known_zone
        self._shared = [zone for zone in zones if not zone.owned and zone.first not in parts]
        """Zones that all share; what is known on top or at the bottom of one is a part of it."""
        self._own = [zone for zone in zones if zone.owned]

    def lines(self, state: DescribedState, person: int | None, *, texts: bool = False) -> list[str]:
        """Everything on the table and what the person holds; every rules text when wanted."""
        lines = [f"*{self._title(state, person)}*"]
        shared = " · ".join(filter(None, [*self._counters(state, -1), *self._markers(state, -1, person)]))
        lines += [shared] if shared else []
        for name, board in self.game.layout.boards.items():
            is_listed = f"space-{name}" in self.say
            drawn = self._columns(state, board, person) if is_listed else self.drawing.lines(state, name, person)
            lines += ["", *drawn]
        as_tuple = [line for zone in self._shared for line in self._zone(state, zone, 0, person, texts=texts)]
        lines += ["", *as_tuple] if as_tuple else []
        for player in reversed(self.game.seats.order[person or 0]):
            before_them = self._player(state, player, person, texts=texts)
            lines += ["", *before_them] if before_them else []
        return lines

    def hand(self, state: DescribedState, person: int) -> list[str]:
        """What only the person sees, with rules texts; without such a zone all that lies before them."""
        own = [zone for zone in self._own if zone.seen == "owner"] or self._own
        lines = [line for zone in own for line in self._zone(state, zone, person, person, texts=True)]
        return lines or [self.say("hand-none")]

    def _title(self, state: DescribedState, person: int | None) -> str:
        if state.player == TERMINAL or not state.all_turns:
            return self.say("table-title")
        yours = "yes" if state.active == person else "no"
        return self.say(
            "table-turn", turn=state.all_turns, you=yours, who=self.naming.player(state.active, person)
        )

    def _columns(self, state: DescribedState, board: Board, person: int | None) -> Iterator[str]:
        """A board whose spaces the game calls by their columns: one after the other, with all that lies there."""
        first, heading = self.game.layout.first_space[board.name], ""
        spaces = range(first, first + len(board.ids))
        for space in sorted(spaces, key=lambda space: (self.naming.column(space, person), space)):
            before, heading = heading, self.naming.space(space, person)
            if heading != before:
                yield from ([""] if before else [])
                yield f"*{heading[0].upper()}{heading[1:]}*"
            pile = state.piles[space]
            yield from self._rows(state, pile, person, texts=True) if pile else [f"      {self._gap(board)}"]

    def _gap(self, board: Board) -> str:
        """What stands where nothing lies."""
        own = f"space-{board.name}-empty"
        return self.say(own if own in self.say else "nothing")

    # ---- counters and markers

    def _counters(self, state: DescribedState, player: int) -> Iterator[str]:
        """What counters of a player show; -1: those that all share."""
        for counter in self.game.counters.values():
            if not counter.piles and counter.shared == (player < 0):
                amount = state.amount(counter.attribute, max(player, 0))
                name = self.naming.word("counters", counter.name)
                yield self._sentence("counter", counter.name, {"counter": name, "amount": amount})

    def _markers(self, state: DescribedState, player: int, person: int | None) -> Iterator[str]:
        """What markers of a player show; -1: those that all share."""
        for marker in self.game.markers.values():
            if marker.owned == (player >= 0) and not marker.piles and not marker.on_spaces:
                value = state.amount(marker.attribute, max(player, 0))
                shown = self.naming.marker_value(marker, value, person)
                values: Values = {"marker": self.naming.word("markers", marker.name), "shown": shown}
                yield self._sentence("marker", marker.name, values)

    def _sentence(self, sort: str, id_: str, values: Values) -> str:
        """What a counter or marker shows, in a sentence of the game's own if there is one; it may be empty."""
        own = f"{sort}-{id_}"
        return self.say(own if own in self.say else sort, **values)

    # ---- zones and players

    def _player(self, state: DescribedState, player: int, person: int | None, *, texts: bool) -> list[str]:
        status = [
            *self._counters(state, player),
            *self._points(state, player),
            *self._markers(state, player, person),
        ]
        hidden, open_ = list[str](), list[str]()
        for zone in self._own:
            if not state.piles[zone.first + player]:
                continue
            if self.naming.is_seen(zone.first + player, person):
                open_ += self._zone(
                    state, zone, player, person, texts=texts or zone.seen != "all" or bool(zone.active)
                )
            else:
                hidden.append(self._count(state, zone, player))
        if state.left[player] != IN:
            hidden.append(self.say("player-left"))
        if not (status or hidden or open_):
            return []
        who = f"*{self.naming.player(player, person)}*"
        return [" · ".join([who, *filter(None, [*status, *hidden])]), *open_]

    def _points(self, state: DescribedState, player: int) -> Iterator[str]:
        """The points of a player so far, where the game says them before its end."""
        if "player-points" in self.say and (points := state.score(player)):
            yield self.say("player-points", points=points[0])

    def _pile(self, state: DescribedState, zone: PileZone, place: int) -> Sequence[int]:
        """All cards of a zone, those too that are known on top of it and at its bottom."""
        top, bottom = self.game.layout.known.get(zone.name, (-1, -1))
        pile = state.piles[zone.first + place]
        return pile if top < 0 else [*state.piles[bottom], *pile, *state.piles[top]]

    def _count(self, state: DescribedState, zone: PileZone, place: int) -> str:
        count = len(self._pile(state, zone, place))
        values: Values = {"place": self.naming.word("zones", zone.name), "count": count}
        own = f"place-{zone.name}"
        return self.say(own if own in self.say else "place-count", **values)

    def _zone(
        self, state: DescribedState, zone: PileZone, place: int, person: int | None, *, texts: bool
    ) -> list[str]:
        """A zone: its cards in rows, in one line, or counted."""
        pile = self._pile(state, zone, place)
        if not zone.ordered:
            pile = sorted(pile, key=self.naming.rank_of)
        unseen = not self.naming.is_seen(zone.first + place, person)
        if not zone.owned and f"place-{zone.name}" in self.say:
            counted = self._count(state, zone, place)
            return [f"   {counted}"] if counted else []
        if unseen or (zone.seen == "nobody" and len(pile) > OPEN):
            return [f"   {self._count(state, zone, place)}"]
        name = self.naming.word("zones", zone.name)
        if not pile:
            return [f"   {self.say('place-cards', place=name, cards=self.say('nothing'))}"]
        design_of = self.game.design_of
        detailed = any(self.naming.has_details(design_of[piece]) for piece in pile)
        if not detailed or (len(pile) > ROWS and not texts):
            cards = self.naming.name_list(self._row(state, piece, person, stats=False) for piece in pile)
            return [f"   {self.say('place-cards', place=name, cards=cards)}"]
        return [f"   *{name}*", *self._rows(state, pile, person, texts=texts)]

    def _rows(self, state: DescribedState, pile: Sequence[int], person: int | None, *, texts: bool) -> list[str]:
        """Cards one below the other, equal ones counted, with rules texts when wanted."""
        lines = list[str]()
        rows: dict[str, list[int]] = {}
        for piece in pile:
            rows.setdefault(self._row(state, piece, person, stats=True), []).append(piece)
        for words, pieces in rows.items():
            lines.append(f"      {f'{len(pieces)} × ' if len(pieces) > 1 else ''}{words}")
            rules = self.naming.rules[self.game.design_of[pieces[0]]] if texts else []
            lines += [f"         {rule}" for rule in rules]
        return lines

    def _row(self, state: DescribedState, piece: int, person: int | None, *, stats: bool) -> str:
        """A card with what it shows, and who brought it where it lies."""
        naming = self.naming
        words = naming.piece_with_stats(state, piece) if stats else naming.piece_with_counters(state, piece)
        return self.naming.piece_of(words, state.owners[piece], person)

    # ---- the end

    def result_lines(self, state: DescribedState, person: int | None) -> list[str]:
        """The points of everybody, then who has won."""
        lines = [f"*{self.say('end-title')}*"]
        returns = state.returns()
        for player in range(self.game.num_players):
            points = state.score(player)
            who = self.naming.player(player, person)
            if points:
                lines.append(self.say("end-player", who=who, **_points_and_ties(points)))
        lines += self._sides(state, person)
        if self.game.result != "score":
            lines.append(f"*{self._winner(returns, person)}*")
        return lines

    def _sides(self, state: DescribedState, person: int | None) -> Iterator[str]:
        """The points of each side, where several players are one and the game says them."""
        for side in self.game.seats.sides:
            if len(side) > 1 and "end-side" in self.say:
                scores = zip(*(state.score(player) for player in side), strict=True)
                players = self.naming.players(side, person)
                yield self.say("end-side", players=players, **_points_and_ties([*map(sum, scores)]))

    def _winner(self, returns: list[float], person: int | None) -> str:
        winners = [player for player, won in enumerate(returns) if won == max(returns)]
        if max(returns) < 0:
            return self.say("end-nobody")
        if len(winners) == self.game.num_players and not max(returns):
            return self.say("end-draw")
        if person in winners:
            return self.say("end-won", count=len(winners), players=self.naming.players(winners, person))
        return self.say("end-lost", count=len(winners), players=self.naming.players(winners, person))


def _points_and_ties(points: Sequence[int]) -> Values:
    """A score with what breaks ties behind it, as sentences call them."""
    return {"points": points[0], **dict(zip(BEHIND, points[1:], strict=False))}
