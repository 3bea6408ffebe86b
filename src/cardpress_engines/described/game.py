"""A described game for one set-up: compiles its course and its components, seats the players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import repeat
from typing import Final

from cardpress_engines.described.abilities import ComponentAbilities, held_counters, modified_stats, stats_of_names
from cardpress_engines.described.action_names import action_names
from cardpress_engines.described.action_options import write_offers
from cardpress_engines.described.action_plan import ActionPlan
from cardpress_engines.described.actions import compile_action, head_of, kind_of_head
from cardpress_engines.described.compiler import CourseCompiler, CourseScope
from cardpress_engines.described.counted_uses import counted_uses
from cardpress_engines.described.course_position import course_over, turn_at
from cardpress_engines.described.effects.flow import begin_turns, take_turn
from cardpress_engines.described.effects.who import emit_for
from cardpress_engines.described.last_instructions import with_last_ones
from cardpress_engines.described.position import is_settled, state_from_table, table_of
from cardpress_engines.described.scoring import ends_for_all_alike, results, returns_between, scores
from cardpress_engines.described.segments import with_segments
from cardpress_engines.described.setup import Setup, count_players, players_between
from cardpress_engines.described.state import DescribedState, seats_for
from cardpress_engines.described.state_description import describe_state
from cardpress_engines.described.tables import MOST_NUMBER, MOST_SETS, GameTables
from cardpress_engines.described.trees import as_tuple, course_of, members, part, sequence, walk
from cardpress_engines.described.variants import (
    choices_of_variants,
    components_played,
    result_of,
    teams_of,
    variants_for,
    variants_played,
)
from cardpress_engines.described.vocabulary import CONDITION_HANDLERS, OPERATION_HANDLERS, POSSIBLE, READINGS
from cardpress_engines.described.ways import Ways
from cardpress_engines.described.zones import declared_slots, declared_zones
from cardpress_engines.kernel.abilities import EffectErrors
from cardpress_engines.kernel.actions import ActionNumbering
from cardpress_engines.kernel.compiler import EffectHandlers, Entry, Scope
from cardpress_engines.kernel.engine import Engine, StateNotation
from cardpress_engines.kernel.game_interface import SetupOption
from cardpress_engines.kernel.interpreter import Players, Running, Test, first_step, resume
from cardpress_engines.kernel.json_input import Json
from cardpress_engines.kernel.rules_data import Data, Tree
from cardpress_engines.kernel.setup import load_game
from cardpress_engines.kernel.state import Frame, frame

REMEMBERED: Final = 32
"""So many games are kept ready, of the last that were asked for."""
OPTIONS: Final = (
    SetupOption("players", int, 0, "how many play"),
    SetupOption("variants", list, [], "the variants that are played, where players may choose some"),
)
S = DescribedState


class DescribedGame(GameTables[S], Engine[S]):
    """Everything about a described game that does not change while it is played.

    `data` is a generated module with PLAY, or anything with its names. Raises UnplayableGameError with everything
    that cannot be executed, ValueError for a set-up the rules do not know.
    """

    max_length = 20_000
    unordered: tuple[str, ...]
    data: Data
    notation = StateNotation(is_settled, table_of, describe_state, action_names)

    def __init__(self, data: Data, setup: Setup | None = None) -> None:
        play, setup = course_of(data), setup or Setup()
        self.data, self.name = data, str(data.GAME)
        count = count_players(play, setup)
        self.variants = variants_played(play, count, setup.variants)
        self.setup = Setup(count, setup.variants)
        self.options = _options(play, count)
        self.players_between = players_between(play)
        self.errors = EffectErrors()
        with self.errors.of(self._file, "zones"):
            self.lay_out(play, components_played(data, play, self.variants), data.DECKS, count)
        self.errors.refuse()
        self.ids = self.designs.ids
        self.unordered = tuple(zone.name for zone in self.layout.zones.values() if not zone.ordered)
        self.seats = seats_for(count, teams_of(play, self.variants))
        self._number_actions()
        bodies = members(part(play, "bodies"))
        trees = (play, *(self.designs.components[design] for design in sorted(set(self.design_of))))
        self.modified = modified_stats(trees)
        self.asked_later = stats_of_names(trees, self.modified)
        self.held_counters = held_counters(trees, bodies)
        self.emptied: dict[int, tuple[tuple[int, ...], Entry]] = {}
        self.usable = set[int]()
        self.action_begun = cache(self._begin_action)
        self._compile()
        self.errors.refuse()
        self.result = result_of(play, self.variants)
        self.returns_between = returns_between(self)
        self.zero_sum = self.result != "score" and not ends_for_all_alike(trees)
        self.least_wins = part(play, "wins") == "least"
        zones = declared_zones(self.layout, play)
        made = type("State", (DescribedState,), {"ZONES": zones, "__slots__": declared_slots(zones)})
        self.states: type[S] = made

    _file = "play"

    # ---- making ready

    def _number_actions(self) -> None:
        self.numbering = ActionNumbering()
        pieces, spaces = len(self.design_of), self.layout.size
        words = self.designs.words
        sizes = {"": 1, "piece": pieces, "space": spaces, "player": self.num_players, "number": MOST_NUMBER + 1}
        self.action_trees = dict(members(part(self.play, "actions")))
        self.action_ranges: dict[str, tuple[int, int]] = {}
        for name, tree in self.action_trees.items():
            head, _ = head_of(tree)
            kind = kind_of_head(head)
            count = len(words.get(head.stat, ())) if kind == "word" else sizes[kind]
            self.action_ranges[name] = (self.numbering.several(f"action_{name}", count or 1), count or 1)
        self.piece_action = self.numbering.several("piece", pieces or 1)
        self.space_action = self.numbering.several("space", spaces or 1)  # of pile 0: spaces are piles too
        self.word_actions = {
            stat: self.numbering.several(f"word_{stat}", len(order)) for stat, order in words.items() if order
        }
        self.bet_action = self.numbering.several("bet", 3)
        self.set_action = self.numbering.several("set", MOST_SETS)
        self.number_action = self.numbering.several("number", MOST_NUMBER + 1)
        self.num_actions = self.numbering.size
        self.looks_of_action = [*range(self.num_actions)]
        if self.has_copies:
            firsts = [
                self.piece_action,
                *(first for first, count in self.action_ranges.values() if count == pieces),
            ]
            lowest = {design: piece for piece, design in reversed([*enumerate(self.design_of)])}
            for first in firsts:
                for piece, design in enumerate(self.design_of):
                    self.looks_of_action[first + piece] = first + lowest[design]

    def _compile(self) -> None:
        play = self.play

        def people(who: Tree, scope: Scope) -> Players[S]:
            assert isinstance(scope, CourseScope)
            return compiler.people(who, scope)

        handlers = EffectHandlers(OPERATION_HANDLERS, CONDITION_HANDLERS, POSSIBLE, people)
        compiler = CourseCompiler(self, handlers, READINGS, emit_for)

        compiler.bodies = members(part(play, "bodies"))
        self.procedure_trees = dict(members(part(play, "procedures")))
        self.procedures: dict[str, Entry] = {}
        for name, tree in self.procedure_trees.items():
            with self.errors.of(self._file, f"procedures/{name}"):
                self.procedures[name] = compiler.entry(sequence(tree), CourseScope())
        self.actions: dict[str, ActionPlan[S]] = {}
        for name, tree in self.action_trees.items():
            with self.errors.of(self._file, f"actions/{name}"):
                self.actions[name] = compile_action(compiler, name, tree, *self.action_ranges[name])
        self._by_number = {
            plan.first + item: (plan, item) for plan in self.actions.values() for item in range(plan.size)
        }
        self._setup, self._course = (self._entry(compiler, name) for name in ("setup", "course"))
        self.course_entries = [entry for entry in (self._setup, self._course) if entry]
        """Set-up and course, as far as there are any."""
        with self.errors.of(self._file, "counted"):
            self.counted = counted_uses(compiler, part(play, "counted") or ())
        self.ranks = tuple((str(each.rank), str(each.told)) for each in part(play, "ranks") or ())
        """The ranks of who plays alone, from the lowest, each with the happening that tells it."""
        self._compile_end(compiler)
        self.abilities = ComponentAbilities(self, compiler, self.errors)
        self.signal_steps, self.steps_of_awake = self.abilities.signal_steps, self.abilities.steps_of_awake
        self.waits_for_turns = bool(self.abilities.events & {"turn_start", "turn_end"})
        signalled = (part(node, "event") for node in walk(play) if part(node, "op") == "signal")
        self.signals_turns = "turn_start" in signalled
        for zone in self.layout.zones.values():
            if zone.emptied:
                piles = (zone.first, *self.layout.known.get(zone.name, ()))
                self.emptied |= dict.fromkeys(piles, (piles, self.procedures[zone.emptied]))
        self.errors.refuse()
        write_offers(compiler, self.actions)
        self.instructions, self.begins = with_last_ones(compiler.code), tuple(compiler.begins)
        self.repeated, self.tales = tuple(compiler.repeated), tuple(compiler.tales)
        self.asked, self.own_parts = compiler.asked, tuple(compiler.own_parts)
        ways = Ways[S](self.layout, self.emptied, self.of_pieces, compiler.module)
        self.ways, self.way = ways.from_pile, ways.way
        self.code = with_segments(self.instructions, compiler.module, compiler.slot_counts)

    def _entry(self, compiler: CourseCompiler, name: str) -> Entry | None:
        tree = part(self.play, name)
        if tree is None or tree == ():
            return None
        with self.errors.of(self._file, name):
            return compiler.entry(sequence(tree), CourseScope())
        return None

    def _compile_end(self, compiler: CourseCompiler) -> None:
        end = part(self.play, "end")
        self.ends_after = part(end, "after") or "turn"
        self.ends_at_once = self.ends_after == "at_once"
        self._end: tuple[Test[S], int] | None = None
        scope = CourseScope()
        if end is not None:
            with self.errors.of(self._file, "end"):
                test = compiler.condition(end.when, scope)
                self._end = test, scope.size
        scope = CourseScope()
        self.score_numbers = []
        with self.errors.of(self._file, "score"):
            self.score_numbers = [compiler.number(each, scope) for each in as_tuple(part(self.play, "score"))]
        self.score_slots = scope.size

    # ---- states

    def initial_state(self) -> S:
        """A game before anything happened."""
        state = self.states(self)
        for pile, pieces in self.starts:
            state.piles[pile].extend(pieces)
        state.locate()
        state.start(*self._begin())
        return state

    def _begin(self) -> Sequence[Frame]:
        """The steps of a whole game."""
        return (*(first_step(entry, 0, -1) for entry in self.course_entries), frame(course_over, None))

    def state_from_table(self, table: Mapping[str, Json]) -> S:
        """A state with a table; raise InputError for one that cannot be."""
        return state_from_table(self, self.states(self), table)

    def position(self, state: S) -> dict[str, Json]:
        """The position of a state, its table: that says all there is, whatever led to it."""
        return table_of(state)

    def first_turn(self, player: int) -> Sequence[Frame]:
        """The steps from the turn of a player on: the first turns that stand in the course."""
        for counter, (operation, _) in enumerate(self.instructions):
            if operation is begin_turns and self._course and counter >= self._course[0]:
                running = Running(counter, player, -1, ((),) * self._course[1])
                after = frame(resume, running._replace(counter=counter + 1))
                return frame(take_turn, turn_at(running, player)), after, frame(course_over, None)
        return self._begin()

    # ---- looked up while playing

    def action_of(self, number: int) -> tuple[ActionPlan[S], int]:
        """An action by the number it was taken with, and the item that was chosen with it."""
        return self._by_number[number]

    def _begin_action(self, number: int, player: int) -> Running:
        """The action of a number at its beginning, for a player."""
        action, item = self._by_number[number]
        return action.begin(player, item)

    def first_player(self, state: S) -> int:
        """Who begins: whoever the marker `first` shows, else seat 1."""
        if "first" not in self.markers:
            return 0
        return max(0, state.amount(self.markers["first"].attribute, 0))

    def is_over(self, state: S, player: int) -> bool:
        """Whether the game ends now; notes that the last round is played."""
        if self._end is None or state.ending:
            return False
        test, slots = self._end
        if not test(state, Running(0, player, -1, ((),) * slots)):
            return False
        if self.ends_after == "round":
            state.ending = 1
            state.report("last_round", player)
            return False
        return True

    def can_use(self, state: S, piece: int, player: int) -> bool:
        """Whether a player can do now what a component offers them."""
        return self.abilities.can_use(state, piece, player)

    def use_step(self, state: S, piece: int, player: int) -> Frame:
        """What a component offers a player; one use of it is spent."""
        return self.abilities.use_step(state, piece, player)

    def counter_changes(self, state: S, attribute: str, player: int) -> int:
        """How much more a counter of a player shows because of what lies active."""
        return self.abilities.changes(state, attribute, player)

    def effects_of(self, state: S, piece: int, player: int) -> Sequence[Frame]:
        """What a component says, done by a player."""
        return self.abilities.effects_of(piece, player)

    def stat(self, state: S, stat: str, piece: int) -> int:
        """A stat of a piece with all that changes it."""
        printed, passing = self.piece_column(stat)[piece], 0
        if state.changes:
            passing = sum(by for what, one, by in state.changes if one == piece and what == stat)
        return printed + passing + self.abilities.changes(state, stat, piece)

    def stats(self, state: S, stat: str, pieces: Sequence[int]) -> list[int]:
        """The same of each of several pieces: mostly nothing changes it."""
        printed = self.piece_column(stat)
        if state.changes:
            return [self.stat(state, stat, piece) for piece in pieces]
        changes = self.abilities.changes_of_each(state, stat, pieces)
        return [printed[piece] + by for piece, by in zip(pieces, changes or repeat(0), strict=False)]

    def is_modified(self, stat: str) -> bool:
        """Whether anything can change a stat."""
        return stat in self.modified

    def scores(self, state: S, player: int) -> tuple[int, ...]:
        """The score of a player and what breaks ties."""
        return scores(self.score_numbers, self.score_slots, state, player)

    def results(self, state: S) -> list[float]:
        """What each player has won at the end."""
        return results(self, state)

    def action_names(self, state: S, actions: list[int]) -> list[str]:
        """Each of these actions of a state in words, all different."""
        return action_names(state, actions)


def _options(play: Tree, players: int) -> tuple[SetupOption, ...]:
    """What so many players can choose, the variants by their names."""
    number, variants = OPTIONS
    _, free = variants_for(play, players)
    return (number, variants._replace(choices=tuple(free))) if members(part(play, "variants")) else (number,)


@dataclass(frozen=True, eq=False)
class _Identical:
    """Rules data that are compared by being the same object: what changes them makes others."""

    data: Data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Identical) and other.data is self.data

    def __hash__(self) -> int:
        return id(self.data)


def setups(data: Data) -> tuple[dict[str, Json], ...]:
    """Every way to play, in the form `load` takes."""
    play = course_of(data)
    least, most = players_between(play)
    return tuple(
        {"players": players, **({"variants": list(chosen)} if chosen else {})}
        for players in range(least, most + 1)
        for chosen in choices_of_variants(play, players)
    )


def load(data: Data, setup: Mapping[str, Json]) -> DescribedGame:
    """A game ready for a set-up of a record or scenario; raise InputError for one the rules do not know.

    A game never changes, so the same rules data and set-up give the same one: to make it ready takes a while.
    """
    return load_game(lambda given: _ready(_Identical(data), given), Setup, setup, OPTIONS)


@lru_cache(REMEMBERED)
def _ready(data: _Identical, setup: Setup) -> DescribedGame:
    return DescribedGame(data.data, setup)
