"""The table of Mephisto as lines of text: dungeon by lanes, players with their gear, the own hand."""

from __future__ import annotations

from cardpress_engines.mephisto.naming import Naming
from cardpress_engines.mephisto.scoring import rank, standing
from cardpress_engines.mephisto.state import EMPTY, MephistoState

NAME, KIND = 22, 10
"""Widths of columns, in characters."""


class Board:
    """The table as one person sees it."""

    def __init__(self, naming: Naming) -> None:
        self.naming, self.game, self.say = naming, naming.game, naming.say
        self.shared_lanes = self.game.num_players < self.game.rules.end.more_players

    def lines(self, state: MephistoState, person: int | None) -> list[str]:
        """Everything on the table, and the hand of the person, or for a reader all hands."""
        title = self.say("table-title", turn=state.turns, deck=state.cards_left(), discards=len(state.discards))
        lines = [f"*{title}*"]
        for lane, spaces in self.game.lanes[person or 0].items():
            lines += ["", f"*{self.say('table-lane', lane=lane)}*"]
            lines += [self._lying(state.dungeon[space]) for space in spaces]
            lines += self._weapons(state, lane, person)
        for player in reversed(self.game.order[person or 0]):
            lines += ["", *self._player(state, player, person)]
        return [*lines, "", *self.hand(state, person, texts=False)] if person is not None else lines

    def hand(self, state: MephistoState, person: int, *, texts: bool) -> list[str]:
        """The hand of a person."""
        if not state.hands[person]:
            return [self.say("table-hand-empty")]
        lines = [f"*{self.say('table-hand')}*"]
        for card in state.hands[person]:
            lines += [self._lying(card)]
            lines += [f"      {rule}" for rule in self.naming.rules[card]] if texts else []
        return lines

    def _lying(self, card: int) -> str:
        if card == EMPTY:
            return f"   {self.say('table-gap')}"
        return self._row(self.naming.names[card], self.naming.kind(card), self.naming.stats(card))

    @staticmethod
    def _row(name: str, kind: str, rest: str) -> str:
        return f"   {name:{NAME}} {kind:{KIND}} {rest}"

    def _weapons(self, state: MephistoState, lane: int, person: int | None) -> list[str]:
        """Weapons in a lane: everybody's where all count the same lanes, else the person's own."""
        players = self.game.order[person or 0] if self.shared_lanes else (person,) if person is not None else ()
        return [
            self._piece(state, piece, self.naming.player(player, person))
            for player in players
            for piece in state.gear[player]
            if state.lane[piece] == lane
        ]

    def _piece(self, state: MephistoState, piece: int, label: str) -> str:
        stats = [self.naming.piece(state, piece)]
        under = [spell for spell, _ in state.attached.get(piece, ())]
        if under:
            stats.append(self.say("piece-attached", cards=self.naming.cards(under)))
        if piece in state.activated:
            stats.append(self.say("piece-activated"))
        return self._row(self.naming.names[self.game.design_of[piece]], label, ", ".join(stats))

    def _player(self, state: MephistoState, player: int, person: int | None) -> list[str]:
        status = self.say(
            "table-player",
            favor=state.favor[player],
            points=self.game.points(state, player),
            hand=len(state.hands[player]),
        )
        lines = [f"*{self.naming.player(player, person)}* · {status}"]
        extra = self.game.empowered(state, player)
        if extra:
            lines.append(f"   {self.say('table-empowered', attack=extra)}")
        for piece in state.gear[player]:
            lane = state.lane[piece]
            if not lane:
                lines.append(self._piece(state, piece, self.say("kind-item")))
            elif not self.shared_lanes and player != person:
                lines.append(self._piece(state, piece, self.say("table-lane", lane=lane)))
        if state.souls[player]:
            lines.append(f"   {self.say('table-souls', cards=self.naming.cards(state.souls[player]))}")
        return lines

    # ---- the end

    def ending(self, state: MephistoState, person: int | None) -> list[str]:
        """Points of everybody, then who has won; alone: the rank (MEPH-84 to 87, 97, 113)."""
        lines = [f"*{self.say('end-title')}*"]
        if self.game.alone:
            points = self.game.points(state, 0)
            return [*lines, self.say("end-alone", points=points, rank=rank(self.game.rules, points) or "none")]
        for player in range(self.game.num_players):
            points, favor, gear = standing(self.game, state, player)
            who = self.naming.player(player, person)
            lines.append(self.say("end-player", who=who, points=points, favor=favor, gear=gear))
        if self.game.setup.teams:
            lines += [self._team(state, player, person) for player in range(self.game.num_players // 2)]
        return [*lines, f"*{self._winner(state, person)}*"]

    def _team(self, state: MephistoState, player: int, person: int | None) -> str:
        members = (player, self.game.partner[player])
        points, favor, gear = (
            sum(each) for each in zip(*(standing(self.game, state, m) for m in members), strict=True)
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
        return self.say("end-lost", players=self.naming.players(winners, person))
