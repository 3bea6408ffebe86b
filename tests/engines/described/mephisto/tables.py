"""Lays the table of a state of Mephisto's own engine in the described game, and follows what is done there."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, cast

from tests.engines.described.mephisto.beside import Table, move_of

from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.state import DescribedState
from cardpress_engines.kernel.state import CHANCE, NO_ANSWER, RUNNING, Frame
from cardpress_engines.mephisto.state import EMPTY, MephistoState
from cardpress_engines.mephisto.teams import play_together
from cardpress_engines.mephisto.turn import play


class Pieces:
    """The pieces of a described game that lie nowhere yet, by the ids of their designs."""

    def __init__(self, game: DescribedGame) -> None:
        self._left: dict[str, list[int]] = {}
        for piece, design in enumerate(game.design_of):
            self._left.setdefault(game.designs.ids[design], []).append(piece)

    def take(self, ids: Iterable[str]) -> list[int]:
        """The first copies of some designs that are left."""
        return [self._left[each].pop(0) for each in ids]


def turn_of(game: DescribedGame, player: int, *, begun: bool) -> DescribedState:
    """A state in which a player's turn begins, or has come to the question what to do; the cards lie anywhere."""
    state = game.states(game)
    for pile, pieces in game.starts:
        state.piles[pile].extend(pieces)
    state.locate()
    state.follow(*game.first_turn(player))
    if begun:
        state._run()
        random = Random(0)
        while state.player == CHANCE:
            state.apply_action(state.sample(random))
    return state


def lay_table(state: DescribedState, theirs: MephistoState) -> None:
    """Let everything lie and show here as it does there."""
    game, ids = cast("DescribedGame", state.game), theirs.game.ids
    pieces = Pieces(game)
    layout = game.layout
    for pile in state.piles:
        pile.clear()

    def lay(zone: str, cards: Iterable[int], owner: int = 0) -> list[int]:
        found = pieces.take(ids[card] for card in cards)
        place = state.piles[layout.zones[zone].first + owner]
        place.extend(found)
        if layout.zones[zone].first + owner in layout.sorted_piles:
            place.sort()
        return found

    for player in range(theirs.game.num_players):
        for piece in theirs.gear[player]:
            _lay_gear(state, theirs, piece, lay("gear", [theirs.game.design_of[piece]], player)[0], lay)
        lay("hand", theirs.hands[player], player)
        lay("souls", theirs.souls[player], player)
        state.c_favor[player], state.c_extra_attack[player] = theirs.favor[player], theirs.empowered[player]
    first = layout.first_space["dungeon"]
    for space, card in enumerate(theirs.dungeon):
        state.piles[first + space].extend(pieces.take([] if card == EMPTY else [ids[card]]))
    for space, player in enumerate(theirs.emptied_by):
        state.m_emptied_by[first + space] = player if theirs.dungeon[space] == EMPTY else -1
    top, bottom = layout.known["deck"]
    for pile, cards, seen in ((top, theirs.top, theirs.known_top), (bottom, theirs.bottom, theirs.known_bottom)):
        state.piles[pile].extend(pieces.take(ids[card] for card in reversed(cards)))
        setattr(state, f"k_{pile}", [*reversed(seen)])
    lay("deck", theirs.deck)
    lay("discard_pile", theirs.discards)
    lay("corner_pile", theirs.corners)
    state.m_starting_player[0], state.c_emptied_decks[0] = theirs.starter, theirs.rounds
    last = theirs.game.rules.solitaire.last_turns + 1
    state.c_last_turns[0] = last - theirs.last_turns if theirs.last_turns >= 0 else 0
    state.locate()


def _lay_gear(state: DescribedState, theirs: MephistoState, there: int, here: int, lay: Any) -> None:
    """Let a weapon or item here show what it shows there, with the spells under it."""
    state.c_durability[here], state.c_lane[here] = theirs.durability[there], theirs.lane[there]
    state.c_activated[here] = int(there in theirs.activated)
    if there in theirs.bonus:
        state.changes = (*state.changes, ("attack", here, theirs.bonus[there]))
    for spell, owner in theirs.attached.get(there, ()):
        state.m_host[lay("row_of_spells", [spell], owner)[0]] = here


def _share_turn(state: DescribedState, player: int, acted: int, handed_over: bool) -> None:
    """Let a partner go on with the turn; `acted` has a bit for each player who has acted."""
    state.active = state.m_acting[0] = player
    state.c_handed_over[0] = int(handed_over)
    state.c_acted[:] = [acted >> each & 1 for each in range(state.game.num_players)]


class Follower:
    """Does in the described game whatever is done in its own engine, and compares both each time."""

    def __init__(self, game: DescribedGame, first: MephistoState, step: Frame) -> None:
        """`first` is the state before anything happens, `step` what happens first."""
        self._game, self._first = game, first
        self._begun = step[0] in {play, play_together}
        self._shared = step[1] if step[0] is play_together else None
        self.table: Table | None = None
        self.steps = 0
        self._before: MephistoState | None = None

    def watch(self, theirs: MephistoState) -> None:
        """See a state as it begins or goes on; raises AssertionError where the described game differs."""
        if self.table is None:
            self.table = Table(theirs, self.begin())
        else:
            assert self._before is not None
            self._follow(self._before, theirs.log[len(self._before.log) :])
        self.table.theirs = self._before = theirs.clone()
        if not self.table.waits_for_copies():
            self.table.compare()

    def begin(self) -> DescribedState:
        """The described state in which as much has happened: nothing."""
        state = turn_of(self._game, self._first.active, begun=self._begun)
        lay_table(state, self._first)
        state.player, state.options = RUNNING, ()
        if self._shared is not None:
            _share_turn(state, *cast("tuple[int, int, bool]", self._shared))
        if self._begun:
            step, given = state.stack.pop()
            step(state, NO_ANSWER, given)  # type: ignore[arg-type]  # a frame's argument is its step's
        if state.player == RUNNING or state.following:
            state._run()
        return state

    def _follow(self, before: MephistoState, log: Iterable[int]) -> None:
        assert self.table is not None
        for action in log:
            self.table.theirs = before
            if not self.table.waits_for_copies():
                self.table.do(move_of(before, action))
                self.steps += 1
            before.apply_action(action)
