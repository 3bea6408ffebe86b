"""A game between people and programs: whose turn it is, what may be taken back, what the programs do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from cardpress_engines.bots.policies import Policy, PolicyName, quick
from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.json_input import InputError
from cardpress_engines.kernel.records import state_before
from cardpress_engines.kernel.state import CHANCE, TERMINAL, GameState, Happening, IllegalActionError
from cardpress_engines.kernel.zones import HIDDEN

PERSON: Final = "person"
"""Who sits in a seat, if it is no policy."""
NOBODY: Final = -2
"""Who has decided where there was no choice."""
State = GameState[GameInterface]


class Match:
    """A game that goes on until a person decides; `seats` are PERSON or the name of a policy.

    Chance and policies draw their luck from the log, before anybody has decided from the seed: so a game that is
    undone, or read again from a file, goes on as it would have, and other choices meet other luck.
    """

    def __init__(self, state: State, seats: Sequence[str], seed: str, policy: Callable[[str], Policy]) -> None:
        """`policy` gives a policy by its name. Raises InputError when seats and players differ."""
        if len(seats) != state.game.num_players:
            raise InputError(f"{state.game.num_players} play, not {len(seats)}")
        self.seats, self.seed, self._policy = tuple(seats), seed, policy
        self.people = tuple(player for player, who in enumerate(seats) if who == PERSON)
        self.replaced: set[int] = set()
        """People whose time is up: the best quick program decides in their place."""
        self._begin(state)

    def _begin(self, played: State) -> None:
        """Play a log again from its start, to know what happened in it and who decided when."""
        self._policies = {player: self._policy(who) for player, who in enumerate(self.seats) if who != PERSON}
        self.state: State = state_before(played, 0)
        self.state.events = []
        self.happened = [0]
        """How many happenings there were after so many actions."""
        self._deciders: list[int] = []
        self._hidden_before: dict[int, int] = {}
        for action in played.log:
            self._apply(action)

    def anew(self, seed: str) -> Match:
        """The same game from its start, between the same."""
        return Match(self.state_at(0), self.seats, seed, self._policy)

    # ---- what is going on

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.current_player() == TERMINAL

    @property
    def waits_for(self) -> int | None:
        """The person whose decision is waited for; None while others go on, and at the end.

        Of several people each is asked even where there is one answer: else the others would learn that.
        """
        player = self.state.current_player()
        if player not in self.people or player in self.replaced:
            return None
        return player if len(self.state.options) > 1 or len(self.people) > 1 else None

    def happenings(self) -> Sequence[Happening]:
        """Everything that happened from the start."""
        return self.state.events or ()

    @property
    def position(self) -> int:
        """How many actions there were."""
        return len(self.state.log)

    def state_at(self, actions: int) -> State:
        """The game as it was after its first actions."""
        return state_before(self.state, actions)

    # ---- what is done

    @property
    def is_slow(self) -> bool:
        """Whether a program decides next that takes its time."""
        player = self.state.current_player()
        return player in self._policies and self.seats[player] == PolicyName.SEARCH

    def others_choice(self) -> int:
        """What chance or a program does next, or a person who has no choice."""
        state, player = self.state, self.state.current_player()
        luck = Random(f"{'' if any(each != CHANCE for each in self._deciders) else self.seed} {state.log}")
        if player == CHANCE:
            return state.sample(luck)
        if player in self._policies:
            return self._policies[player](state, luck)
        return self._quick(state, luck) if player in self.replaced else int(state.options[0])

    def advice(self) -> int:
        """What the best quick program would do in the place of the player who decides."""
        return self._quick(self.state, Random(f"{self.state.log}"))

    def _quick(self, state: State, luck: Random) -> int:
        return self._policy(quick(state.game.name)[-1])(state, luck)

    def go_on(self, action: int) -> None:
        """Do what `others_choice` has chosen."""
        self._apply(action)

    def choose(self, player: int, action: int) -> None:
        """Do what a person chose; raise IllegalActionError when they cannot, which changes nothing."""
        if self.waits_for != player:
            raise IllegalActionError("it is not your turn")
        self._apply(action)

    def can_undo(self, player: int) -> bool:
        """Whether a person can take their last decision back.

        Alone against programs always; among people as long as nobody else has decided, chance has said nothing,
        and the player has seen nothing that was hidden.
        """
        last = self._last_decision(player)
        if last is None or player in self.replaced:
            return False
        if len(self.people) == 1:
            return True
        since = self._deciders[last + 1 :]
        if any(each != player for each in since):
            return False
        return self._hidden_before[last] <= self._hidden_from(player)

    def undo(self, player: int) -> bool:
        """Go back to a person's last decision; False when they cannot."""
        if not self.can_undo(player):
            return False
        last = self._last_decision(player)
        self._begin(self.state_at(last or 0))
        return True

    def _last_decision(self, player: int) -> int | None:
        """After how many actions a person last had a choice."""
        return next((at for at in reversed(range(len(self._deciders))) if self._deciders[at] == player), None)

    def _hidden_from(self, player: int) -> int:
        """How many components a player does not see."""
        state = self.state
        shown = state.ZONES.view_for(state, player, state.game.seats.sees[player]).values()
        rows = [row for value in shown if isinstance(value, list) for row in value]
        return sum(row.count(HIDDEN) if isinstance(row, list) else row == HIDDEN for row in rows)

    def _apply(self, action: int) -> None:
        player, waits_for = self.state.current_player(), self.waits_for
        if waits_for is not None and len(self.people) > 1:
            self._hidden_before[self.position] = self._hidden_from(waits_for)
        self.state.apply_action(action)
        is_person = player in self.people
        self._deciders.append((NOBODY if waits_for is None else player) if is_person else player)
        self.happened.append(len(self.happenings()))
