"""A program that plays random games of a described game and says what never happened, for `cardpress check`.

It reads the game as JSON (play, components, decks, name) and writes JSON. It is a program because the compiler may
not import an engine, and because whoever starts it can stop it: a course of play can be without an end.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random
from time import process_time
from typing import Final, Never, TypeAlias

from cardpress_engines.described.effects.flow import PhasePlan
from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.raw import raw_data
from cardpress_engines.described.setup import Setup, players_between
from cardpress_engines.described.state import DescribedState
from cardpress_engines.described.trees import tree_of
from cardpress_engines.described.variants import choices_of_variants
from cardpress_engines.kernel.compiler import UnplayableGameError
from cardpress_engines.kernel.interpreter import Operation, Running
from cardpress_engines.kernel.json_input import Json, Place
from cardpress_engines.kernel.rules_data import Data
from cardpress_engines.kernel.state import TERMINAL, EndlessRunError

GAMES: Final = 300
"""Games of all set-ups together."""
MANY: Final = 50
"""Games from which on it says something that one player wins all of them."""


Part: TypeAlias = tuple[str, str]
"""The sort of a part of a game that has a name, and its name."""
PARTS: Final = ("bodies", "phases", "procedures")


def parts_by_start(game: DescribedGame, bodies: Collection[str]) -> dict[int, list[Part]]:
    """The parts of a game by the instruction each begins with; bodies are those of own operations."""
    found: dict[int, list[Part]] = {}
    for name, entry in game.procedures.items():
        found.setdefault(entry[0], []).append(("procedures", name))
    for word, at in game.begins:
        if word in bodies:
            found.setdefault(at, []).append(("bodies", word))
    for at, (_, argument) in enumerate(game.code):
        if isinstance(argument, PhasePlan):
            found.setdefault(at, []).append(("phases", argument.name))
    return found


def _phases(tree: Json) -> list[str]:
    """The names of all phases of play files."""
    if isinstance(tree, Mapping):
        own = [str(tree["phase"])] if tree.get("op") == "phase" else []
        return own + [name for each in tree.values() for name in _phases(each)]
    return [name for each in tree for name in _phases(each)] if isinstance(tree, list) else []


class Trial:
    """What happened in random games of every number of players."""

    def __init__(self, given: Data) -> None:
        self._given = given
        self.games, self.endless = 0, False
        self.runs_on: Place | None = None
        """Where the play files say what goes on and on."""
        self.legal, self.taken = set[str](), set[str]()
        self.moved, self.played = set[str](), set[str]()
        self.begun = {sort: set[str]() for sort in PARTS}
        self.used = set[str]()
        self.winners = Counter[tuple[int, ...]]()

    def load(self, setup: Setup) -> DescribedGame:
        """The game for a set-up."""
        given = self._given
        play, components, decks, name = (given[part] for part in ("play", "components", "decks", "name"))
        game = DescribedGame(raw_data(play, components, decks, name, given.get("variants")), setup)
        parts = parts_by_start(game, [*(given["play"].get("bodies") or ())])
        game.code = tuple(
            (self._recording_operation(parts[at], operation), argument) if at in parts else (operation, argument)
            for at, (operation, argument) in enumerate(game.instructions)
        )
        return game

    def setups(self) -> list[Setup]:
        """Every way to play."""
        play = tree_of(self._given["play"])
        least, most = players_between(play)
        counts = range(least, most + 1)
        return [Setup(count, chosen) for count in counts for chosen in choices_of_variants(play, count)]

    def _recording_operation(self, parts: Sequence[Part], operation: Operation) -> Operation:
        """The first instruction of some parts, which notes that they have begun."""

        def record_and_perform(state: Never, running: Running, argument: Never, answer: int) -> Running | None:
            for sort, name in parts:
                self.begun[sort].add(name)
            return operation(state, running, argument, answer)

        record_and_perform.__wrapped__ = operation  # type: ignore[attr-defined]  # what looks for an instruction finds it
        return record_and_perform

    def play(self, game: DescribedGame, seed: int, until: float) -> None:
        """Play one game at random; one that is too long, or goes on by itself, is noted as endless."""
        try:
            self._play_out(game, seed, until)
        except EndlessRunError as problem:
            self.endless, self.runs_on = True, problem.place

    def _play_out(self, game: DescribedGame, seed: int, until: float) -> None:
        random, state = Random(seed), game.initial_state()
        idle = self._idle_pieces(game)
        while state.player != TERMINAL:
            idle = self._note_moves(state, idle) if idle else idle
            if state.question == "act":
                self.legal |= {game.action_of(option)[0].name for option in state.options if option}
            action = state.sample(random)
            if state.question == "act" and action:
                self._note_action(game, action)
            elif state.player >= 0:
                self._note_choice(game, action)
            state.apply_action(action)
            if len(state.log) > game.max_length:
                self.endless = True
                return
            if not len(state.log) % 200 and process_time() > until:
                return
        self.games += 1
        self._note_moves(state, idle)
        self._note_end(game, state)

    def _note_action(self, game: DescribedGame, number: int) -> None:
        plan, item = game.action_of(number)
        self.taken.add(plan.name)
        if plan.head == "piece":
            self.used.add(game.designs.ids[game.design_of[item]])

    def _note_choice(self, game: DescribedGame, number: int) -> None:
        """Note a card that was chosen within an action: that is a use of it as well."""
        kind, item = game.numbering.range_of(number)
        if kind == "piece":
            self.used.add(game.designs.ids[game.design_of[item]])

    def _note_end(self, game: DescribedGame, state: DescribedState) -> None:
        returns = state.returns()
        if game.zero_sum and max(returns) > min(returns):
            best = tuple(player + 1 for player, won in enumerate(returns) if won == max(returns))
            self.winners[best] += 1
        elif game.zero_sum:
            self.winners[()] += 1
        self.played |= {game.designs.ids[design] for design in game.design_of}

    def _idle_pieces(self, game: DescribedGame) -> list[tuple[int, int]]:
        """The pieces of designs that nothing has moved in any game yet, each with the pile where it begins."""
        ids, design_of = game.designs.ids, game.design_of
        begins = [(piece, pile) for pile, pieces in game.starts for piece in pieces]
        return [(piece, pile) for piece, pile in begins if ids[design_of[piece]] not in self.moved]

    def _note_moves(self, state: DescribedState, idle: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
        """Note pieces that lie elsewhere, or show something else, than at the beginning; gives the others."""
        left = [each for each in idle if state.at[each[0]] == each[1] and not _is_changed(state, each[0])]
        if len(left) < len(idle):
            game = state.game
            self.moved |= {game.designs.ids[game.design_of[piece]] for piece, _ in {*idle} - {*left}}
        return left

    def _alike(self, used: set[str]) -> set[str]:
        """Components of the kinds that actions are taken with."""
        kinds = {self._given["components"][each]["kind"] for each in used}
        return {each for each in self.played if self._given["components"][each]["kind"] in kinds}

    def findings(self, names: Mapping[str, Iterable[str]]) -> dict[str, Json]:
        """What never happened, by sort."""
        actions = [*names["actions"]]
        always = [best for best, count in self.winners.items() if count == self.games >= MANY and len(best) == 1]
        return {
            "games": self.games,
            "endless": self.endless,
            "runs_on": None if self.runs_on is None else "".join(f"/{each}" for each in self.runs_on),
            "never_legal": [each for each in actions if each not in self.legal],
            "never_taken": [each for each in actions if each in self.legal - self.taken],
            **{f"never_begun_{sort}": sorted({*names[sort]} - begun) for sort, begun in self.begun.items()},
            "never_moved": sorted(self.played - self.moved),
            "never_used": sorted((self.moved - self.used) & self._alike(self.used)),
            "always_wins": always[0][0] if always else 0,
        }


def _is_changed(state: DescribedState, piece: int) -> bool:
    """Whether a piece shows something else than at the beginning, as a die does that was thrown."""
    return any(getattr(state, shown)[piece] != start for shown, start, _ in state.game.of_pieces)


def trial(given: Data, seconds: float) -> dict[str, Json]:
    """Play for so long at most, as many games of each set-up; what never happened in all of them."""
    played, until = Trial(given), process_time() + seconds
    ways = played.setups()
    for place, setup in enumerate(ways):
        game = played.load(setup)
        share = process_time() + (until - process_time()) / (len(ways) - place)
        for seed in range(GAMES // len(ways)):
            if played.endless or process_time() > share:
                break
            played.play(game, seed, until)
    play = given["play"]
    named = {name: [*(play.get(name) or ())] for name in ("actions", "procedures", "bodies")}
    bodies = [name for name in named["bodies"] if play["bodies"][name].get("do") is not None]
    return played.findings({**named, "bodies": bodies, "phases": _phases(play)})


def main() -> None:
    """Read a game from standard input, play for as many seconds as the argument says, write what was found."""
    try:
        found = trial(json.load(sys.stdin), float(sys.argv[1]))
    except UnplayableGameError as problem:
        found = {"unplayable": str(problem)}
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
