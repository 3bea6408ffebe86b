# ruff: noqa: D101, D102  the names of the faults say what is wrong with them
"""Faults planted into the states of any game, each with the check that must find it."""

from __future__ import annotations

import zlib
from abc import ABCMeta
from collections.abc import Callable
from itertools import count
from typing import Any

from tests.engines.properties import checks
from tests.engines.properties.checks import Check

from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.state import TERMINAL, IllegalActionError

calls = count()
"""Something outside the state that a faulty state looks at."""


class Planted:
    """A game whose states have a fault: a class put before the class of the state."""

    def __init__(self, game: GameInterface, fault: type) -> None:
        self._game, self._fault = game, fault

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def new(self, position: Any = None) -> Any:
        """A new game with the fault."""
        state = self._game.new(position)
        state.__class__ = WithoutRoom("Faulty", (self._fault, type(state)), {})
        state.game = self
        return state


class WithoutRoom(ABCMeta):
    """Classes that add no attribute, so that a state can become one of theirs."""

    def __new__(cls, name: str, bases: tuple[type, ...], members: dict[str, Any]) -> Any:
        return super().__new__(cls, name, bases, {"__slots__": (), **members})


class Fault(metaclass=WithoutRoom):
    """Base of all faults; what it overrides is one of the calls of a state."""


FAULTS: list[tuple[Check, type, bool | None]] = []
"""The check, the fault, and whether it is one only where hands are hidden, only where they are not, or always."""


def found_by(check: Check, *, hands_hidden: bool | None = None) -> Callable[[type], type]:
    """Says which check must find a fault."""

    def note(fault: type) -> type:
        FAULTS.append((check, fault, hands_hidden))
        return fault

    return note


def faults_of(game: GameInterface) -> list[tuple[Check, type]]:
    """The faults that are some in this game."""
    return [(check, fault) for check, fault, hidden in FAULTS if hidden in {None, game.hands_hidden}]


# ---- components


@found_by(checks.components_are_conserved)
class LosesAComponent(Fault):
    def inventory(self):
        whole = super().inventory()
        return whole[1:] if len(self.log) == 40 else whole


# ---- legal lists


@found_by(checks.legal_lists_are_well_formed)
class ForgetsToSort(Fault):
    def legal_actions(self):
        return list(reversed(super().legal_actions()))


@found_by(checks.legal_lists_are_well_formed)
class RepeatsAnAction(Fault):
    def legal_actions(self):
        legal = super().legal_actions()
        return legal + legal[-1:]


@found_by(checks.legal_lists_are_well_formed)
class OffersWhatThereIsNot(Fault):
    def legal_actions(self):
        legal = super().legal_actions()
        return [*legal, self.game.num_actions] if len(self.log) == 50 else legal


@found_by(checks.legal_lists_are_well_formed)
class LeavesNoChoice(Fault):
    def legal_actions(self):
        return [] if len(self.log) == 50 else super().legal_actions()


@found_by(checks.legal_lists_are_well_formed)
class WeighsNothing(Fault):
    def chance_weights(self):
        return [0, *super().chance_weights()[1:]]


# ---- clones


class Shares(Fault):
    """Shares one attribute of a state with its clone; `shared` is its name."""

    shared = ""

    def clone(self):
        copy = super().clone()
        setattr(copy, self.shared, getattr(self, self.shared))
        return copy


def sharing(name: str) -> type:
    """The fault of sharing this attribute."""
    return WithoutRoom("Shares", (Shares,), {"shared": name})


# ---- logs


@found_by(checks.replay_equals_play)
class HasDiceOfItsOwn(Fault):
    def apply_action(self, action):
        super().apply_action(action)
        if len(self.options) > 2 and next(calls) % 50 == 0:
            self.options = self.options[:-1]


@found_by(checks.replay_equals_play)
class ForgetsToLog(Fault):
    def apply_action(self, action):
        super().apply_action(action)
        if len(self.log) == 30:
            self.log.pop()
            self.log.insert(0, action)


# ---- returns


@found_by(checks.returns_come_at_the_end)
class PaysEarly(Fault):
    def returns(self):
        return super().returns() if self.player == TERMINAL else [1.0, *super().returns()[1:]]


@found_by(checks.returns_come_at_the_end)
class PaysTooMuch(Fault):
    def returns(self):
        won = super().returns()
        return [won[0] + 1000.0, *won[1:]] if self.player == TERMINAL else won


@found_by(checks.returns_come_at_the_end)
class NeverEnds(Fault):
    def current_player(self):
        return 0 if self.player == TERMINAL else self.player

    def apply_action(self, action):
        if self.player == TERMINAL:
            self.log.append(0)
        else:
            super().apply_action(action)

    def sample(self, random):
        return 0 if self.player == TERMINAL else super().sample(random)


# ---- hidden information


@found_by(checks.what_is_hidden_shows_nowhere, hands_hidden=True)
class ShowsEverything(Fault):
    def observation(self, player):
        return (*super().observation(player), self.key())


@found_by(checks.what_is_hidden_shows_nowhere, hands_hidden=True)
class ShowsTheNextPlayersSight(Fault):
    def observation(self, player):
        seen = super().observation(player)
        return seen if player is None else (*seen, super().observation((player + 1) % self.game.num_players)[-4:])


@found_by(checks.what_is_hidden_shows_nowhere, hands_hidden=True)
class LegalTellsOfOthers(Fault):
    def legal_actions(self):
        legal = super().legal_actions()
        others = [super(LegalTellsOfOthers, self).observation(p) for p in range(self.game.num_players)]
        return legal[:-1] if len(legal) > 2 and sum(map(len, map(repr, others))) % 5 < 2 else legal


@found_by(checks.what_is_hidden_shows_nowhere, hands_hidden=True)
class AsksByOthersCards(Fault):
    def ask(self, player, question, options, step, given):
        others = [self.observation(p) for p in range(self.game.num_players) if p != player]
        odd = zlib.crc32(repr(others).encode()) % 2
        super().ask(player, question, options[:-1] if odd and len(options) > 2 else options, step, given)


@found_by(checks.what_is_hidden_shows_nowhere, hands_hidden=True)
class DealsNothingAnew(Fault):
    def redeal_hidden(self, player, random):
        return self.clone()


@found_by(checks.what_is_hidden_shows_nowhere, hands_hidden=False)
class HidesSomething(Fault):
    def redeal_hidden(self, player, random):
        other = super().redeal_hidden(player, random)
        other.taken = [str(random.random())]
        return other

    def key(self):
        return (*super().key(), *(self.taken or ()))


@found_by(checks.what_is_hidden_shows_nowhere)
class DealsInPlace(Fault):
    def redeal_hidden(self, player, random):
        super().redeal_hidden(player, random)
        self.log.append(0)
        return self.clone()


@found_by(checks.what_is_hidden_shows_nowhere, hands_hidden=True)
class DealsTheOwnHandAnew(Fault):
    def redeal_hidden(self, player, random):
        return super().redeal_hidden((player + 1) % self.game.num_players, random)


@found_by(checks.what_is_hidden_shows_nowhere, hands_hidden=True)
class DealsHalfOfTheTime(Fault):
    def redeal_hidden(self, player, random):
        return self.clone() if random.random() < 0.5 else super().redeal_hidden(player, random)


# ---- illegal actions


@found_by(checks.illegal_actions_leave_no_trace)
class LogsBeforeItLooks(Fault):
    def apply_action(self, action):
        if action not in self.options:
            self.log.append(action)
        super().apply_action(action)


@found_by(checks.illegal_actions_leave_no_trace)
class TellsBeforeItLooks(Fault):
    def apply_action(self, action):
        if action not in self.options:
            self.report("tried", 0, action)
        super().apply_action(action)


@found_by(checks.illegal_actions_leave_no_trace)
class TakesWhatIsNear(Fault):
    def apply_action(self, action):
        super().apply_action(action if action in self.options or action < 0 else self.options[0])


@found_by(checks.illegal_actions_leave_no_trace)
class RefusesInSilence(Fault):
    def apply_action(self, action):
        try:
            super().apply_action(action)
        except IllegalActionError:
            if action >= 0:
                raise


# ---- records


@found_by(checks.records_survive_json)
class DrawsOnWhatNoRecordHas(Fault):
    def key(self):
        return (*super().key(), id(self))


@found_by(checks.records_survive_json)
class RecordsTooFew(Fault):
    @property
    def origin(self):
        return {"favor": [1]}

    @origin.setter
    def origin(self, value):
        """Nothing is kept."""


# ---- positions


@found_by(checks.positions_are_states)
class RemembersWhatNoPositionSays(Fault):
    def key(self):
        return (*super().key(), len(self.log))


@found_by(checks.positions_are_states)
class LooksElsewhereAfterAPosition(Fault):
    def observation(self, player):
        seen = super().observation(player)
        return seen if self.origin is None else (*seen, "a position")


# ---- processes


class HashesText(Fault):
    """Lets the process decide; found by test_processes."""

    def key(self):
        return (*super().key(), hash("text"))
