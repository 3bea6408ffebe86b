"""One position of a described game, and the changes all its rules are made of.

Every copy of a component is a piece with a number, and lies in one pile: of a zone, or on a space of a board.
Piles whose order means nothing and that somebody does not see are kept ascending: no hidden order exists.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Self

from cardpress_engines.described.compiled import CompiledGame
from cardpress_engines.described.endless_runs import endless_run
from cardpress_engines.described.zones import seen_by_whom
from cardpress_engines.kernel.compiler import Entry
from cardpress_engines.kernel.interpreter import Running, resume, start_of
from cardpress_engines.kernel.seats import Seats
from cardpress_engines.kernel.state import CHANCE, TERMINAL, EndlessRunError, GameState, Given

IN, OUT_OF_TURNS, OUT, LOST = range(4)
"""Whether a player takes part: yes; not in these turns; not until they come back; no more."""


class DescribedState(GameState["CompiledGame[DescribedState]"]):
    """One position; the classes of single games derive from it and have its zones as attributes."""

    __slots__ = (
        "active", "again", "all_turns", "at", "backward", "changes", "ending", "left", "next_turn", "owners",
        "piles", "secret", "thrown", "turns", "won",
    )  # fmt: skip

    piles: list[list[int]]
    """Every pile and space by its number: the same lists as in the zones."""
    owners: list[int]
    at: list[int]
    """The pile of each piece."""
    left: tuple[int, ...]
    """For each player IN, OUT_OF_TURNS, OUT or LOST."""
    changes: tuple[tuple[str, int, int], ...]
    """Stats that are changed until the turn is over: of which piece, and by how much."""
    won: tuple[int, ...]
    """Players who have won by what happened, not by their score."""
    active: int
    """Whose turn it is."""
    turns: int
    """Turns of the innermost `turns` so far."""
    all_turns: int
    next_turn: int
    """Who was said to be next, or -1."""
    again: int
    ending: int
    secret: int
    backward: int
    """1 where turns go the other way round."""
    thrown: tuple[int, ...]
    """What the dice show that were thrown last."""

    def __init__(self, game: CompiledGame[DescribedState]) -> None:
        super().__init__(game)
        players = game.num_players
        for zone in game.layout.zones.values():
            setattr(self, f"z_{zone.name}", [[] for _ in range(zone.size)] if zone.owned else [])
        for name, board in game.layout.boards.items():
            setattr(self, f"b_{name}", [[] for _ in board.ids])
        for counter in game.counters.values():
            setattr(self, counter.attribute, [counter.start] * counter.size)
        for marker in game.markers.values():
            setattr(self, marker.attribute, [-1] * marker.size)
        for pile in game.layout.known_zone:
            setattr(self, seen_by_whom(pile), [])
        self.owners = [-1] * len(game.design_of)
        self.at = [-1] * len(game.design_of)
        self.left, self.won, self.changes = (IN,) * players, (), ()
        self.active = self.turns = self.all_turns = 0
        self.next_turn, self.again, self.ending, self.secret = -1, 0, 0, 0
        self.backward, self.thrown = 0, ()
        self._link()

    def _link(self) -> None:
        """Let `piles` be the lists of the zones."""
        piles: list[list[int]] = []
        for name, owned in self.game.pile_attributes:
            found = getattr(self, name)
            if owned:
                piles += found
            else:
                piles.append(found)
        self.piles = piles

    def clone(self) -> Self:
        """A copy that shares nothing mutable with this state."""
        other = super().clone()
        other._link()
        return other

    # ---- what hidden copies look like

    def key(self) -> tuple[object, ...]:
        """The whole state without its history; on the table and among options, equal copies are the same."""
        if not self.game.has_copies:
            return super().key()
        looks = self.game.looks_of_action
        steps = tuple((step.__name__, given) for step, given in self.stack)
        options = tuple(looks[option] for option in self.options)
        return (self.player, options, steps, *self._spent(), *self.ZONES.key(self))

    def observation(self, player: int | None) -> tuple[object, ...]:
        """What a player sees; None: what everybody sees."""
        found = super().observation(player)
        if player is None or self.player != player or not self.game.has_copies:
            return found
        looks = self.game.looks_of_action
        return (*found[:-1], (self.question, tuple(looks[option] for option in self.options)))

    def redeal_hidden(self, player: int, random: Random) -> Self:
        """A copy in which everything this player has not seen is dealt again at random."""
        other = super().redeal_hidden(player, random)
        other.locate()
        if other.player == CHANCE and self.ZONES.asked_of(other.question):
            first = other.game.piece_action
            drawn = {self.at[option - first] for option in self.options}  # the one pile that is drawn from
            pieces = [first + piece for pile in drawn for piece in other.piles[pile]]
            other.options = other.game.outcomes(pieces)
        return other

    # ---- where pieces lie

    def locate(self) -> None:
        """Note where every piece lies, after piles were filled otherwise than by `move`."""
        for number, pile in enumerate(self.piles):
            for piece in pile:
                self.at[piece] = number

    def owner_of(self, piece: int) -> int:
        """Whose a piece is: whoever's pile it lies in, else who brought it where it lies; -1: nobody's."""
        owner = self.game.layout.owners[self.at[piece]]
        return owner if owner >= 0 else self.owners[piece]

    def move(self, piece: int, pile: int, owner: int = -1, *, bottom: bool = False) -> None:
        """Put a piece on a pile, or under it; counters that the new place lacks start anew."""
        game, origin = self.game, self.at[piece]
        (game.ways[origin].get(pile) or game.way(origin, pile))(self, piece, origin, pile, owner, bottom)

    def let_empty(self, entry: Entry) -> None:
        """Let happen what the last card of a pile sets off."""
        self.then(resume, start_of(entry, self.active, -1))

    def forget_changes(self, piece: int) -> None:
        """Forget what is changed of a piece until the turn is over."""
        self.changes = tuple(each for each in self.changes if each[1] != piece)

    def note_sight(self, pieces: Sequence[int], player: int) -> None:
        """Note that a player, or -1 everybody, knows cards by their places now."""
        known = self.game.layout.known_zone
        seen = (1 << self.game.num_players) - 1 if player < 0 else 1 << player
        for piece in pieces if known else ():
            pile = self.at[piece]
            if pile in known:
                masks: list[int] = getattr(self, seen_by_whom(pile))
                masks[self.piles[pile].index(piece)] |= seen

    # ---- numbers

    def amount(self, counter: str, at: int) -> int:
        """What a counter of a player or a piece shows."""
        found: list[int] = getattr(self, counter)
        return found[at]

    def change(self, counter: str, at: int, by: int) -> int:
        """Change a counter within its bounds; gives by how much it changed."""
        bounds = self.game.counter_bounds[counter]
        values: list[int] = getattr(self, counter)
        before = values[at]
        after = max(bounds[0], before + by)
        values[at] = after if bounds[1] is None else min(bounds[1], after)
        return values[at] - before

    # ---- who plays

    def mark_left(self, player: int, left: int) -> None:
        """Note that a player takes part from now on, or does not."""
        self.left = (*self.left[:player], left, *self.left[player + 1 :])

    def ask(
        self,
        player: int,
        question: str,
        options: Sequence[int],
        step: Callable[[Self, int, Given], None],
        given: Given,
    ) -> None:
        """Ask a player; while all choose at once, even a single option is asked for."""
        if len(options) > 1 or self.secret:
            self.player, self.question, self.options = player, question, options
            self.stack.append((step, given))
        else:
            super().ask(player, question, options, step, given)

    # ---- how it ends

    def score(self, player: int) -> tuple[int, ...]:
        """What decides who wins: the score, then what breaks ties."""
        return self.game.scores(self, player)

    def endless_run(self, given: object) -> EndlessRunError:
        """What is wrong when a game goes on and on: which part of it does."""
        return endless_run(self, given if isinstance(given, Running) else None)

    def finish(self) -> None:
        """The game is over."""
        self.stack.clear()
        self.following.clear()
        self.player, self.options, self.question = TERMINAL, (), ""

    def returns(self) -> list[float]:
        """The return of each player; zeros until the end."""
        if self.player != TERMINAL:
            return [0.0] * self.game.num_players
        return self.game.results(self)

    def action_names(self, actions: list[int]) -> list[str]:
        """Each of these actions in words made of ids, all different."""
        return self.game.action_names(self, actions)


def seats_for(players: int, teams: int) -> Seats:
    """Who plays with whom: seats go round the teams."""
    if not teams:
        return Seats.apart(players)
    return Seats(*(tuple(range(team, players, teams)) for team in range(teams)))
