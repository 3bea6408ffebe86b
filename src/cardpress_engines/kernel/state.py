"""The state of a game: a stack of steps that runs until a player or chance has to decide.

Players are 0 to n - 1, actions small whole numbers. The log has every action applied, chance included: set-up and
log determine a game. CHANCE and TERMINAL have the numbers of OpenSpiel.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import ClassVar, Final, Generic, Never, Protocol, Self, TypeAlias, TypeVar, cast

from cardpress_engines.kernel.json_input import InputError, Json
from cardpress_engines.kernel.seats import Seats
from cardpress_engines.kernel.zones import Zones

CHANCE: Final = -1
TERMINAL: Final = -4
RUNNING: Final = -9
"""Internal: steps are still to be run."""
LONGEST_RUN: Final = range(100_000)
"""Steps, or instructions in a row, that run without a decision: a game with more comes to none any more."""
NO_ANSWER: Final = -1
"""The answer a step gets when it runs for the first time."""

Given = TypeVar("Given")
Step: TypeAlias = Callable[[Never, int, Never], None]
"""Runs one step of a state, given the answer to its question or NO_ANSWER, and its argument."""
Frame: TypeAlias = tuple[Step, object]
"""A step on the stack and its argument: a number, a string or a tuple. `frame` checks the types."""
Use: TypeAlias = tuple[int, int, int]
"""A use of a limited effect: its first instruction, the player it addresses, the component that has it."""
Happening: TypeAlias = tuple[str, int, int, int, *tuple[int, ...]]
"""An event of the game log: name, player, action number of the card or -1, amount, and any further numbers."""


class IllegalActionError(ValueError):
    """An action that is not among the legal ones; the state is as it was."""


class EndlessRunError(InputError):
    """A game that runs on and on without a decision; its place is that of the part that does, in play files."""


class Playable(Protocol):
    """A game loaded for one set-up: everything that does not change during play."""

    @property
    def num_players(self) -> int:
        """How many play."""

    @property
    def num_actions(self) -> int:
        """Every action number is below this."""

    @property
    def max_length(self) -> int:
        """No game has more actions than this, those of chance included."""

    @property
    def seats(self) -> Seats:
        """Who sits where, on which side, and who sees whose hand."""

    @property
    def design_of(self) -> Sequence[int]:
        """The design of each copy of a component that lies in play."""


G_co = TypeVar("G_co", bound=Playable, covariant=True)
S = TypeVar("S", bound="GameState[Playable]")


def frame(step: Callable[[S, int, Given], None], given: Given) -> Frame:
    """A step with its arguments, to be done later."""
    return (step, given)


class GameState(ABC, Generic[G_co]):
    """A position of a game. Subclasses add the zones of the table and declare them in ZONES."""

    ZONES: ClassVar[Zones]
    """What lies on the table, and who sees it."""

    __slots__ = (
        "events", "following", "game", "log", "options", "origin", "player", "question", "spent_game",
        "spent_turn", "stack", "taken",
    )  # fmt: skip

    def __init__(self, game: G_co) -> None:
        self.game = game
        self.origin: dict[str, Json] | None = None  # the position the game started from, if not from its set-up
        self.log: list[int] = []
        self.stack: list[Frame] = []
        self.player: int = RUNNING
        self.options: Sequence[int] = ()
        self.question: str = ""
        self.events: list[Happening] | None = None
        self.taken: list[str] | None = None
        self.following: list[Frame] = []  # what happens before anything that waits on the stack
        self.spent_turn: tuple[Use, ...] = ()
        """Limited effects that were used in this turn; the game clears it when a turn is over."""
        self.spent_game: tuple[Use, ...] = ()

    # ---- the contract

    def current_player(self) -> int:
        """The player who decides, or CHANCE, or TERMINAL."""
        return self.player

    def legal_actions(self) -> list[int]:
        """Legal actions, ascending; at a chance node its outcomes. Empty only at the end of the game."""
        return sorted(set(self.options)) if self.player == CHANCE else list(self.options)

    def chance_weights(self) -> list[int]:
        """The weight of each chance outcome, in the order of `legal_actions`."""
        count = Counter(self.options)
        return [count[outcome] for outcome in sorted(count)]

    def sample(self, random: Random) -> int:
        """A random legal action: uniform for a player, by weight at a chance node."""
        options = self.options
        return options[int(random.random() * len(options))]

    def apply_action(self, action: int) -> None:
        """Apply an action and run up to the next decision; raise IllegalActionError."""
        if action not in self.options:
            raise IllegalActionError(f"action {action} is not legal here")
        self.log.append(action)
        step, given = self.stack.pop()
        self.player = RUNNING
        step(self, action, given)  # type: ignore[arg-type]  # see Frame
        if self.player == RUNNING or self.following:
            self._run()

    def clone(self) -> Self:
        """A copy that shares nothing mutable with this state; it reports no events."""
        other = type(self).__new__(type(self))
        other.game, other.log, other.stack = self.game, self.log[:], self.stack[:]
        other.player, other.options, other.question = self.player, self.options, self.question
        other.origin, other.events, other.taken, other.following = self.origin, None, None, []
        other.spent_turn, other.spent_game = self.spent_turn, self.spent_game
        self.ZONES.copy(self, other)
        return other

    def key(self) -> tuple[object, ...]:
        """The whole state without its history: states with equal keys continue alike. It is made of tuples."""
        steps = tuple((step.__name__, given) for step, given in self.stack)
        return (self.player, tuple(self.options), steps, *self._spent(), *self.ZONES.key(self))

    def observation(self, player: int | None) -> tuple[object, ...]:
        """What a player sees; None: what everybody sees. Numbers, strings and tuples only."""
        seen = (self.player, *self._spent(), *self.ZONES.seen(self))
        if player is None:
            return seen
        asked = (self.question, tuple(self.options)) if self.player == player else ()
        return (*seen, *self.ZONES.seen_by(self, player, self.game.seats.sees[player]), asked)

    @abstractmethod
    def returns(self) -> list[float]:
        """The return of each player; zeros until the end."""

    def inventory(self) -> tuple[int, ...]:
        """The design of every component wherever it is, ascending: the same at every decision."""
        return tuple(sorted((*self.ZONES.components(self, self.game.design_of), *self.elsewhere())))

    def elsewhere(self) -> Iterable[int]:
        """Designs of components that lie in no zone, such as under others."""
        return ()

    def redeal_hidden(self, player: int, random: Random) -> Self:
        """A determinised copy: everything this player has not seen is dealt again at random.

        Continue only where this player or chance decides: others' questions depend on their real hands.
        """
        other = self.clone()
        self.ZONES.deal_anew(other, player, self.game.seats.sees[player], random)
        if other.player == CHANCE and (drawn := self.ZONES.asked_of(other.question)):
            other.options = list(getattr(other, drawn))
        return other

    @abstractmethod
    def action_names(self, actions: list[int]) -> list[str]:
        """Each of these actions in words, all different."""

    # ---- what steps use

    def ask(
        self,
        player: int,
        question: str,
        options: Sequence[int],
        step: Callable[[Self, int, Given], None],
        given: Given,
    ) -> None:
        """Ask a player; the step gets the answer. A single option is taken at once and noted in `taken`."""
        if len(options) == 1:
            self.note(player, question, options)
            step(self, options[0], given)
            return
        self.player, self.question, self.options = player, question, options
        self.stack.append((step, given))

    def offer(
        self,
        player: int,
        question: str,
        options: Sequence[int],
        step: Callable[[Self, int, Given], None],
        given: Given,
    ) -> None:
        """Ask a player as `ask` does, even with a single option, which others must not learn."""
        self.player, self.question, self.options = player, question, options
        self.stack.append((step, given))

    def note(self, player: int, question: str, options: Sequence[int]) -> None:
        """Add a choice without alternative to `taken`, if that is recorded."""
        if self.taken is not None and player >= 0:
            self.player, self.question = player, question
            self.taken += self.action_names(list(options))
            self.player = RUNNING

    def is_spent(self, per: str, use: Use) -> bool:
        """Whether an effect that is limited to once in a turn or game was used as often as it can be."""
        uses = self.spent_turn if per == "turn" else self.spent_game
        return use in uses and uses.count(use) >= self.copies(use)

    def spend(self, per: str, use: Use) -> None:
        """Count one use of such an effect."""
        if per == "turn":
            self.spent_turn += (use,)
        else:
            self.spent_game += (use,)

    def _spent(self) -> tuple[tuple[Use, ...], tuple[Use, ...]]:
        return tuple(sorted(self.spent_turn)), tuple(sorted(self.spent_game))

    def copies(self, use: Use) -> int:
        """How many equal components have this effect under one number, each of them limited by itself."""
        return 1

    def chance(
        self, question: str, outcomes: Sequence[int], step: Callable[[Self, int, Given], None], given: Given
    ) -> None:
        """Make a chance node of `outcomes`, a multiset that must not be changed; the step gets the outcome."""
        self.player, self.question, self.options = CHANCE, question, outcomes
        self.stack.append((step, given))

    def argument_of_waiting(self, step: Callable[[Self, int, Given], None]) -> Given | None:
        """The argument of the step that waits for the answer, if it is this step; else None."""
        asked, given = self.stack[-1]
        return cast(Given, given) if asked is step else None

    def follow(self, *frames: Frame) -> None:
        """Run these steps next, in this order, before those on the stack."""
        self.following += frames

    def then(self, step: Callable[[Self, int, Given], None], given: Given) -> None:
        """Run a single step next, as `follow` does."""
        self.following.append((step, given))

    def report(self, what: str, player: int, card: int = -1, amount: int = 0, *others: int) -> None:
        """Add an event to the log, if events are recorded."""
        if self.events is not None:
            self.events.append((what, player, card, amount, *others))

    def start(self, *frames: Frame) -> None:
        """Run the first steps of a new state, up to the first decision."""
        self.follow(*frames)
        self._run()

    def _run(self) -> None:
        stack, following = self.stack, self.following
        for _ in LONGEST_RUN:
            if self.player != RUNNING:
                break
            if following:
                step, given = following.pop(0)
                if following:
                    stack += following[::-1]
                    following.clear()
            else:
                step, given = stack.pop()
            step(self, NO_ANSWER, given)  # type: ignore[arg-type]  # see Frame
        else:
            raise self.endless_run(None)
        if following:  # a step asked and left more to do: that comes after the answer
            following.reverse()
            stack[-1:-1] = following
            following.clear()

    def go_on(self) -> None:
        """Run the steps that wait, up to the next decision; raise EndlessRunError when there comes none."""
        self._run()

    def endless_run(self, given: object) -> EndlessRunError:
        """What is wrong when steps run on and on; `given`: the argument of the one that runs, if one does."""
        return EndlessRunError(f"{len(LONGEST_RUN):,} steps came after each other, and nobody decided anything")

    def finish(self) -> None:
        """End the game."""
        self.player, self.options, self.question = TERMINAL, (), ""
        self.stack.clear()
        self.following.clear()
