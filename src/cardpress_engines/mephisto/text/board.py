"""The table of Mephisto as lines of text: dungeon lanes, players with their equipment, one's own hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cardpress_engines.mephisto.scoring import rank, tie_break
from cardpress_engines.mephisto.state import EMPTY, MephistoState
from cardpress_engines.mephisto.text.names import DisplayNames

NAME, LABEL = 22, 10
"""Widths of columns, in characters."""
BELOW = 6
"""Indent of a rules text below its card."""


class Viewer(NamedTuple):
    """Who looks, None for a reader who has no seat, and whether every rules text is told."""

    person: int | None
    texts: bool


class BoardText:
    """The table as one person sees it."""

    def __init__(self, naming: DisplayNames) -> None:
        self.naming, self.game, self.say = naming, naming.game, naming.say
        self.shared_lanes = self.game.num_players < self.game.rules.end.more_players

    def lines(self, state: MephistoState, person: int | None, *, texts: bool = False) -> list[str]:
        """Everything on the table and the hand of the person, with what it does; every rules text when wanted.

        What a monster does as it enters says nothing any more while it lies in the dungeon or a soul pile.
        """
        sight, dungeon = Viewer(person, texts), self.naming.rules if texts else self.naming.lasting
        title = self.say("table-title", turn=state.turns, deck=state.cards_left(), discards=len(state.discards))
        lines = [f"*{title}*"]
        for lane, spaces in self.game.lanes[person or 0].items():
            lines += ["", f"*{self.say('table-lane', lane=lane)}*"]
            for space in spaces:
                lines += self._card_lines(state.dungeon[space], dungeon)
            lines += self._weapons(state, lane, sight)
        for player in reversed(self.game.seats.order[person or 0]):
            lines += ["", *self._player(state, player, sight)]
        return [*lines, "", *self.hand(state, person)] if person is not None else lines

    def hand(self, state: MephistoState, person: int) -> list[str]:
        """The hand of a person with rules texts."""
        if not state.hands[person]:
            return [self.say("table-hand-empty")]
        lines = [f"*{self.say('table-hand')}*"]
        for card in state.hands[person]:
            lines += self._card_lines(card, self.naming.rules)
        return lines

    def _card_lines(self, card: int, rules: Sequence[list[str]]) -> list[str]:
        """A card that is not in play with its texts of these, or a gap."""
        if card == EMPTY:
            return [f"   {self.say('table-gap')}"]
        return [self._row(card, self.naming.kind(card), self.naming.stats(card)), *_below(rules[card])]

    def _row(self, card: int, label: str, stats: str) -> str:
        return f"   {self.naming.names[card]:{NAME}} {label:{LABEL}} {stats}"

    def _weapons(self, state: MephistoState, lane: int, sight: Viewer) -> list[str]:
        """Weapons in a lane: everybody's where all count the same lanes, else the person's own."""
        own = (sight.person,) if sight.person is not None else ()
        return [
            line
            for player in (self.game.seats.order[sight.person or 0] if self.shared_lanes else own)
            for piece in state.gear[player]
            if state.lane[piece] == lane
            for line in self._piece(state, piece, self.naming.player(player, sight.person), sight)
        ]

    def _piece(self, state: MephistoState, piece: int, label: str, sight: Viewer) -> list[str]:
        stats = [self.naming.piece(state, piece)]
        under = [spell for spell, _ in state.attached.get(piece, ())]
        if under:
            stats.append(self.say("piece-attached", cards=self.naming.cards(under)))
        if state.lane[piece] and not self.shared_lanes and state.owner[piece] != sight.person:
            stats.append(self.say("piece-lane-theirs", lane=state.lane[piece]))
        if piece in state.activated:
            stats.append(self.say("piece-activated"))
        card, rules = self.game.design_of[piece], self.naming.rules
        row = self._row(card, label, ", ".join(stats))
        return [row, *_below([*rules[card], *self._rules_by_card(under, rules)])]

    def _rules_by_card(self, cards: Iterable[int], rules: Sequence[list[str]]) -> list[str]:
        """Rules texts after the names of their cards."""
        return [f"{self.naming.names[card]}: {rule}" for card in cards for rule in rules[card]]

    def _player(self, state: MephistoState, player: int, sight: Viewer) -> list[str]:
        status = self.say(
            "table-player",
            favor=state.favor[player],
            points=self.game.points(state, player),
            hand=len(state.hands[player]),
        )
        lines = [f"*{self.naming.player(player, sight.person)}* · {status}"]
        extra = self.game.bonus_attack(state, player)
        if extra:
            lines.append(f"   {self.say('table-empowered', attack=extra)}")
        for piece in state.gear[player]:
            if not state.lane[piece] or (not self.shared_lanes and player != sight.person):
                kind = self.naming.kind(self.game.design_of[piece])
                lines += self._piece(state, piece, kind, sight)
        return lines + self._souls(state.souls[player])

    def _souls(self, souls: list[int]) -> list[str]:
        if not souls:
            return []
        texts = self._rules_by_card(dict.fromkeys(souls), self.naming.lasting)
        return [f"   {self.say('table-souls', cards=self.naming.cards(souls))}", *_below(texts)]

    # ---- the end

    def result_lines(self, state: MephistoState, person: int | None) -> list[str]:
        """Points of everybody, then who has won; alone: the rank (MEPH-84 to 87, 97, 113)."""
        lines = [f"*{self.say('end-title')}*"]
        if self.game.alone:
            points = self.game.points(state, 0)
            return [*lines, self.say("end-alone", points=points, rank=rank(self.game.rules, points) or "none")]
        for player in range(self.game.num_players):
            points, favor, gear = tie_break(self.game, state, player)
            who = self.naming.player(player, person)
            lines.append(self.say("end-player", who=who, points=points, favor=favor, gear=gear))
        if self.game.setup.teams:
            lines += [self._team(state, player, person) for player in range(self.game.num_players // 2)]
        return [*lines, f"*{self._winner(state, person)}*"]

    def _team(self, state: MephistoState, player: int, person: int | None) -> str:
        members = (player, self.game.partner[player])
        points, favor, gear = (
            sum(each) for each in zip(*(tie_break(self.game, state, m) for m in members), strict=True)
        )
        players = self.naming.players(members, person)
        return self.say("end-team", players=players, points=points, favor=favor, gear=gear)

    def _winner(self, state: MephistoState, person: int | None) -> str:
        returns = state.returns()
        winners = [player for player, won in enumerate(returns) if won == max(returns)]
        teams = self.game.setup.teams
        if len(winners) > (2 if teams else 1):
            return self.say("end-draw", players=self.naming.players(winners, person))
        if person in winners:
            return self.say("end-team-won" if teams else "end-won")
        return self.say("end-lost", count=len(winners), players=self.naming.players(winners, person))


def _below(rules: Iterable[str]) -> list[str]:
    """Rules texts below a card."""
    return [f"{' ' * BELOW}{rule}" for rule in rules]
