"""The state of a game: a stack of steps that runs until somebody, or chance, has to decide.

Players are 0 to n - 1. An action is a small whole number; every action ever applied is in the log, those of chance
included, so a game is its set-up and its log. Numbers of CHANCE and TERMINAL are those of OpenSpiel.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import ClassVar, Final, Generic, Never, Protocol, Self, TypeAlias, TypeVar, cast

from cardpress_engines.kernel.json_input import Json
from cardpress_engines.kernel.seats import Seats
from cardpress_engines.kernel.zones import Zones

CHANCE: Final = -1
TERMINAL: Final = -4
RUNNING: Final = -9
"""Nobody is asked: steps are still to be done. Never seen outside."""
NO_ANSWER: Final = -1
"""What a step is given when it is run and not answered."""

Given = TypeVar("Given")
Step: TypeAlias = Callable[[Never, int, Never], None]
"""Does one step of a state: with the answer to what it asked, or NO_ANSWER, and what it was given when it was left
to be done."""
Frame: TypeAlias = tuple[Step, object]
"""A step that waits on the stack, and what it is given: a number, a word or a tuple. `frame` sees that it fits."""
Use: TypeAlias = tuple[int, int, int]
"""A limited effect that was used: where its instructions begin, whom it addresses, which component bears it."""
Happening: TypeAlias = tuple[str, int, int, int, *tuple[int, ...]]
"""What a reader of the game is told: what happened, the player, the card's action number or -1, the amount; then
numbers of all else it is about, as many as there are."""


class IllegalActionError(ValueError):
    """An action that is not among the legal ones; the state is as it was."""


class Playable(Protocol):
    """A game made ready for one set-up: everything that never changes while it is played."""

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
    """One position of a game. Subclasses add what lies on the table, and declare it in ZONES."""

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
        """Actions that can be applied, ascending; of chance: what can come. Empty only at the end."""
        return sorted(set(self.options)) if self.player == CHANCE else list(self.options)

    def chance_weights(self) -> list[int]:
        """How often each legal outcome of chance lies in what is drawn from, in the order of `legal`."""
        count = Counter(self.options)
        return [count[outcome] for outcome in sorted(count)]

    def sample(self, random: Random) -> int:
        """A legal action: of chance by its weight, of a player evenly."""
        options = self.options
        return options[int(random.random() * len(options))]

    def apply_action(self, action: int) -> None:
        """Do an action and all that follows from it, up to the next decision; raise IllegalActionError."""
        if action not in self.options:
            raise IllegalActionError(f"action {action} is not legal here")
        self.log.append(action)
        step, given = self.stack.pop()
        self.player = RUNNING
        step(self, action, given)  # type: ignore[arg-type]  # see Frame
        if self.player == RUNNING or self.following:
            self._run()

    def clone(self) -> Self:
        """A state that shares nothing that changes with this one; it tells no events."""
        other = type(self).__new__(type(self))
        other.game, other.log, other.stack = self.game, self.log[:], self.stack[:]
        other.player, other.options, other.question = self.player, self.options, self.question
        other.origin, other.events, other.taken, other.following = self.origin, None, None, []
        other.spent_turn, other.spent_game = self.spent_turn, self.spent_game
        self.ZONES.copy(self, other)
        return other

    def key(self) -> tuple[object, ...]:
        """The whole state without its past: equal keys play on alike. Numbers, strings and tuples only."""
        steps = tuple((step.__name__, given) for step, given in self.stack)
        return (self.player, tuple(self.options), steps, *self._spent(), *self.ZONES.key(self))

    def observation(self, player: int | None) -> tuple[object, ...]:
        """What a player sees, or what everybody sees; numbers, strings and tuples only."""
        seen = (self.player, *self._spent(), *self.ZONES.seen(self))
        if player is None:
            return seen
        asked = (self.question, tuple(self.options)) if self.player == player else ()
        return (*seen, *self.ZONES.seen_by(self, player, self.game.seats.sees[player]), asked)

    @abstractmethod
    def returns(self) -> list[float]:
        """What each player has won; zeros until the end."""

    def inventory(self) -> tuple[int, ...]:
        """The design of every component wherever it is, ascending: the same at every decision."""
        return tuple(sorted((*self.ZONES.components(self, self.game.design_of), *self.elsewhere())))

    def elsewhere(self) -> Iterable[int]:
        """Designs of components that lie in no zone, such as under others."""
        return ()

    def redeal_hidden(self, player: int, random: Random) -> Self:
        """A state this player cannot tell from this one: all the player has not seen is dealt anew.

        Play on only where this player or chance decides: what somebody else is asked belongs to their real hand.
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
        """Let a player choose; the step gets the answer. An only option is taken at once, and noted in `taken`."""
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
        """Let a player choose, as `ask` does, also where there is one answer: nobody else may know that."""
        self.player, self.question, self.options = player, question, options
        self.stack.append((step, given))

    def note(self, player: int, question: str, options: Sequence[int]) -> None:
        """Add to `taken`, when somebody reads it, what a player chose who had no other choice."""
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
        """Let chance choose one of `outcomes`, a multiset that nobody changes; the step gets what came."""
        self.player, self.question, self.options = CHANCE, question, outcomes
        self.stack.append((step, given))

    def argument_of_waiting(self, step: Callable[[Self, int, Given], None]) -> Given | None:
        """What the step that waits for the answer to what is asked was given, when it is this one."""
        asked, given = self.stack[-1]
        return cast(Given, given) if asked is step else None

    def follow(self, *frames: Frame) -> None:
        """Steps to be done next, in this order, before whatever waits already."""
        self.following += frames

    def then(self, step: Callable[[Self, int, Given], None], given: Given) -> None:
        """A single step to be done next, as in `follow`."""
        self.following.append((step, given))

    def report(self, what: str, player: int, card: int = -1, amount: int = 0, *others: int) -> None:
        """Report what happened, when somebody listens."""
        if self.events is not None:
            self.events.append((what, player, card, amount, *others))

    def start(self, *frames: Frame) -> None:
        """Run the first steps of a new state, up to the first decision."""
        self.follow(*frames)
        self._run()

    def _run(self) -> None:
        stack, following = self.stack, self.following
        while self.player == RUNNING:
            if following:
                step, given = following.pop(0)
                if following:
                    stack += following[::-1]
                    following.clear()
            else:
                step, given = stack.pop()
            step(self, NO_ANSWER, given)  # type: ignore[arg-type]  # see Frame
        if following:  # a step asked and left more to do: that comes after the answer
            following.reverse()
            stack[-1:-1] = following
            following.clear()

    def finish(self) -> None:
        """End the game."""
        self.player, self.options, self.question = TERMINAL, (), ""
        self.stack.clear()
        self.following.clear()
