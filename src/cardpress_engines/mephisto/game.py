"""Mephisto made ready for one set-up: the deck as numbers, the effects of its cards compiled, who sits where."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, TypeAlias

from cardpress_engines.kernel.abilities import Part, taken_apart
from cardpress_engines.kernel.compiler import Compiler, Entry, Scope, Tree, Unplayable, UnplayableGame, Vocabulary
from cardpress_engines.kernel.interpreter import Operation, Test, begin
from cardpress_engines.kernel.problems import BadInput, Json, of_type, only
from cardpress_engines.kernel.state import Frame, Step
from cardpress_engines.mephisto import setup as seats
from cardpress_engines.mephisto import teams
from cardpress_engines.mephisto.actions import CARD, FIGHT, LOOT, PIECE, SUMMON
from cardpress_engines.mephisto.conditions import CONDITIONS, Match, event_name, match_of
from cardpress_engines.mephisto.custom import CUSTOM
from cardpress_engines.mephisto.fight import fight
from cardpress_engines.mephisto.operations import OPERATIONS, POSSIBLE, custom, draw_cards
from cardpress_engines.mephisto.position import placed, position
from cardpress_engines.mephisto.scoring import results
from cardpress_engines.mephisto.selectors import HOST, amount, players
from cardpress_engines.mephisto.setup import Setup
from cardpress_engines.mephisto.solitaire import discard_top, in_your_favor, outside
from cardpress_engines.mephisto.state import MephistoState
from cardpress_engines.mephisto.turn import (
    choose_starter,
    deal,
    end,
    loot,
    next_player,
    play,
    refill,
    start,
    summon,
)
from cardpress_engines.mephisto.words import words

Data: TypeAlias = Any
"""The generated module `rules_data.mephisto`, or anything with its names."""

VOCABULARY = Vocabulary(
    operations={**OPERATIONS, "custom": custom(CUSTOM), "give": teams.give, "in_your_favor": in_your_favor},
    conditions=CONDITIONS,
    possible={**POSSIBLE, "give": lambda compiler, effect, scope: compiler.possible(effect.do, scope)},
    players=players,
)


@dataclass(frozen=True, slots=True)
class Optional:
    """An ability its owner may use in the play step, so often as `per` says."""

    entry: Entry
    possible: Test
    per: str


class Mephisto:
    """Everything about a game of Mephisto that does not change while it is played.

    `data` is the generated module `rules_data.mephisto`, or anything with its names. Raises UnplayableGame with
    every effect the engine cannot execute, ValueError for a set-up the rules do not know.
    """

    name = "mephisto"
    max_length = 6000
    kinds = ("monster", "weapon", "spell", "item")
    unordered = ("hands", "souls", "discards")

    def __init__(
        self,
        data: Data,
        setup: Setup | None = None,
        wrap: Callable[[str, Operation], Operation] | None = None,
    ) -> None:
        setup = setup or Setup()
        self.data, self.setup, self.rules = data, setup, data.RULES
        problem = setup.problem(self.rules.players.least, self.rules.players.most)
        if problem:
            raise ValueError(problem)
        self.num_players = setup.players
        self.alone = setup.players == 1
        self._seat(setup)
        self._number_cards()
        self._compile(wrap)
        self.turn_steps = tuple(self._turn(player) for player in range(self.num_players))
        self.action_steps: dict[int, Step] = {LOOT: loot, FIGHT: fight, SUMMON: summon}

    def new(self, position: Mapping[str, Json] | None = None) -> MephistoState:
        """A game before the first card is dealt, or from a position; raise BadInput for one that cannot be."""
        if position is not None:
            return placed(self, position)
        state = MephistoState(self)
        state.start((deal, 0), (choose_starter,))
        return state

    # ---- making ready

    def _seat(self, setup: Setup) -> None:
        rules, count = self.rules, setup.players
        square = count >= rules.end.more_players
        self.spaces = rules.grid.playable if square else rules.setup.lanes * rules.setup.rows
        self.lanes = (
            seats.lanes_of_square(rules.grid.width, rules.grid.height, count)
            if square
            else seats.lanes_in_rows(rules.setup.lanes, rules.setup.rows, count)
        )
        self.deals = seats.deals(setup, rules, self.spaces)
        self.order = seats.order(count)
        self.opponents = seats.opponents(count, setup.teams)
        self.partner = tuple((player + count // 2) % count for player in range(count))
        self.rounds = rules.end.rounds_more if square else rules.end.rounds_two

    def _turn(self, active: int) -> tuple[Frame, ...]:
        """The steps of a player's turn in their order (MEPH-17, 101, 103)."""
        team = sorted((active, self.partner[active])) if self.setup.teams else (active,)
        first = [(start, player) for player in team]
        draws = [(draw_cards, player, self.rules.turn.draw) for player in team]
        middle: tuple[Any, ...] = (teams.play_together, active, 0, False) if self.setup.teams else (play, active)
        alone = [(discard_top, self.rules.solitaire.discard, True)] if self.alone else []
        return (*first, *draws, middle, *alone, (refill,), *((end, player) for player in team), (next_player,))

    def _number_cards(self) -> None:
        self.cards = [self.data.CARDS[card] for card, _ in self.data.DECKS["dungeon"]]
        self.ids = tuple(card.id for card in self.cards)
        self.all_cards: list[int] = []
        self.first_piece: list[int] = []
        self.design_of: list[int] = []
        for number, (_, copies) in enumerate(self.data.DECKS["dungeon"]):
            self.first_piece.append(len(self.design_of))
            self.design_of += [number] * copies
            self.all_cards += [number] * copies
        self.num_actions = PIECE + len(self.design_of)
        self.kind = [card.kind for card in self.cards]
        self.is_monster = [kind == "monster" for kind in self.kind]
        self.monsters = frozenset(number for number, kind in enumerate(self.kind) if kind == "monster")
        self.playable = frozenset(range(len(self.cards))) - self.monsters
        self.weapons = frozenset(p for p, design in enumerate(self.design_of) if self.kind[design] == "weapon")
        self.stats = {
            stat: [getattr(card, stat, 0) for card in self.cards]
            for stat in ("attack", "cost", "durability", "range", "souls")
        }
        self.attack, self.cost = self.stats["attack"], self.stats["cost"]
        self.durability, self.range, self.souls = (self.stats[s] for s in ("durability", "range", "souls"))

    def _compile(self, wrap: Callable[[str, Operation], Operation] | None) -> None:
        count = len(self.cards)
        self.hear: dict[str, dict[int, list[tuple[Match, Entry]]]] = {}
        self.immediate: list[list[Entry]] = [[] for _ in range(count)]
        self.immediate_outside: list[list[Entry]] = [[] for _ in range(count)]
        self.when_played: list[list[Entry]] = [[] for _ in range(count)]
        self.activated: list[list[Entry]] = [[] for _ in range(count)]
        self.statics: list[list[Callable[[MephistoState, int, int], int]]] = [[] for _ in range(count)]
        self.empowers: list[list[Callable[[MephistoState, int, int], int]]] = [[] for _ in range(count)]
        self.optional: dict[int, Optional] = {}
        self.resolves: dict[int, Entry] = {}
        compiler = Compiler(VOCABULARY, wrap)
        problems: list[str] = []
        variant = "solitaire" if self.alone else "care_bear" if self.setup.care_bear else None
        changed = self.data.VARIANTS[variant] if variant else {}
        for number, card in enumerate(self.cards):
            for field in ("immediate", "ability", "effect"):
                printed = getattr(card, field, None)
                if printed is None:
                    continue
                effect = changed.get(card.id, {}).get(field, printed)
                try:
                    self._component(compiler, number, effect, printed)
                except Unplayable as problem:
                    problems.append(f"{card.file}: /{field}: {problem}")
        if problems:
            raise UnplayableGame(problems)
        self.code = tuple(compiler.code)
        self.heeds = [
            frozenset(event for event, heard in self.hear.items() if number in heard) for number in range(count)
        ]
        self.listening = {
            event: (frozenset(p for p, design in enumerate(self.design_of) if design in heard), frozenset(heard))
            for event, heard in self.hear.items()
        }
        self.activatable = frozenset(p for p, design in enumerate(self.design_of) if self.activated[design])
        self.usable_cards = frozenset(self.optional)
        self.begins = tuple(compiler.begins)

    def _component(self, compiler: Compiler, number: int, effect: Tree, printed: Tree) -> None:
        attaches = effect.op == "seq" and any(part.op == "attach" for part in effect.do)
        for part, as_printed in zip(taken_apart(effect), taken_apart(printed), strict=True):
            scope = Scope(names={HOST: -1}) if attaches and part.mode != "resolve" else Scope()
            match part.mode:
                case "trigger":
                    self._trigger(compiler, number, part, as_printed, scope)
                case "static":
                    self._static(compiler, number, part, scope)
                case "activated":
                    self.activated[number].append(compiler.entry(self._given(part.effect), scope))
                case "optional":
                    test = compiler.possible(part.effect, Scope())
                    entry = compiler.entry(self._given(part.effect), scope)
                    self.optional[number] = Optional(entry, test, str(part.per))
                case "resolve" if self.kind[number] == "spell":
                    self.resolves[number] = compiler.entry(self._given(part.effect), scope)
                case _:
                    raise Unplayable("only a spell does something at once; others wait for an event")

    def _given(self, effect: Tree) -> Tree:
        return teams.giveable(effect) if self.setup.teams else effect

    def _trigger(self, compiler: Compiler, number: int, part: Part, printed: Part, scope: Scope) -> None:
        event = part.event
        assert event is not None
        if event.event == "enters":
            self.immediate[number].append(compiler.entry(part.effect, scope))
            if self.alone:
                not_yours = outside(printed.effect, part.effect)
                self.immediate_outside[number].append(compiler.entry(not_yours, Scope()))
            return
        entry = compiler.entry(self._given(part.effect), scope)
        if event.event == "played":
            self.when_played[number].append(entry)
            return
        heard = self.hear.setdefault(event_name(event), {})
        heard.setdefault(number, []).append((match_of(event, scope), entry))

    def _static(self, compiler: Compiler, number: int, part: Part, scope: Scope) -> None:
        test, change = compiler.condition(part.condition, scope), part.effect
        if change.op == "modify" and change.stat == "attack" and not hasattr(change.what, "pick"):
            by = change.by
            self.statics[number].append(
                lambda state, player, source: by if test(state, (None, 0, player, source, ())) else 0
            )
        elif change.op == "empower" and change.who == "you":
            much = amount(compiler, change.amount, scope)

            def empower(state: MephistoState, player: int, source: int) -> int:
                frame = (None, 0, player, source, ())
                return much(state, frame) if test(state, frame) else 0

            self.empowers[number].append(empower)
        else:
            raise Unplayable("'while' changes a weapon's own attack, its host's, or your attack, no more")

    # ---- records and scenarios

    @property
    def content_sha256(self) -> str:
        """Hash of the rules data."""
        return str(self.data.CONTENT_SHA256)

    def setup_json(self) -> dict[str, Json]:
        """The set-up as a record keeps it."""
        return asdict(self.setup)

    def position(self, state: MephistoState) -> dict[str, Json]:
        """The table in ids and numbers."""
        return position(state)

    def words(self, state: MephistoState, actions: list[int]) -> list[str]:
        """Actions in words made of ids."""
        return words(state, actions)

    @property
    def zero_sum(self) -> bool:
        """Whether what somebody wins is lost by others: with several players."""
        return not self.alone

    @property
    def returns_between(self) -> tuple[float, float]:
        """The least and the most a player can win: all soul points of the deck alone."""
        if self.alone:
            return 0.0, float(sum(self.souls[card] for card in self.all_cards))
        return -1.0, self.num_players - 1.0

    # ---- questions of the rules

    def next_active(self, state: MephistoState) -> int:
        """Who is next, clockwise; with teams, a member of the other team."""
        return (state.active + 1) % self.num_players

    def run_out(self, state: MephistoState) -> None:
        """The deck is empty: the discards become a new one, unless that ends the game (MEPH-80, 83, 88, 112)."""
        state.rounds += 1
        state.tell("run_out", state.active, amount=state.rounds)
        if state.rounds >= self.rounds and not state.ending:
            state.ending = True
            if self.alone:
                state.last_turns = self.rules.solitaire.last_turns + 1
        if self.num_players >= self.rules.end.more_players and state.ending:
            return
        state.deck = sorted(state.discards)
        state.discards.clear()
        if not state.deck and not state.ending:  # nothing was discarded: the new deck has run out as it was made
            self.run_out(state)

    def results(self, state: MephistoState) -> list[float]:
        """What each player has won at the end."""
        return results(self, state)

    def points(self, state: MephistoState, player: int) -> int:
        """Soul points of a player (MEPH-64)."""
        return sum(self.souls[card] for card in state.souls[player])

    def empowered(self, state: MephistoState, player: int) -> int:
        """Attack a player has besides weapons and favor."""
        attack = state.empowered[player]
        for card in state.souls[player]:
            for static in self.empowers[card]:
                attack += static(state, player, card)
        return attack

    def usable(self, state: MephistoState, player: int) -> list[int]:
        """Defeated monsters whose ability a player can use now."""
        found = []
        for card in state.souls[player]:
            if card in self.optional:
                ability = self.optional[card]
                frame = begin(ability.entry, player, CARD + card)
                if not state.is_spent(ability.per, frame) and ability.possible(state, frame):
                    found.append(card)
        return found


def setups() -> tuple[dict[str, Json], ...]:
    """Every way to play, in the form `load` takes; alone, the care bear variant changes nothing."""
    tables = [{"players": players, "teams": False} for players in (1, 2, 3, 4)] + [{"players": 4, "teams": True}]
    friendly = [{**table, "care_bear": True} for table in tables if table["players"] != 1]
    return (*({**table, "care_bear": False} for table in tables), *friendly)


def load(data: Data, setup: Mapping[str, Json]) -> Mephisto:
    """A game ready for a set-up of a record or scenario; raise BadInput for one the rules do not know."""
    given = only(setup, tuple(field.name for field in fields(Setup)))
    for name, value in given.items():
        of_type(
            value,
            int if name == "players" else bool,
            "a number" if name == "players" else "true or false",
            (name,),
        )
    try:
        return Mephisto(data, Setup(**given))
    except ValueError as error:
        raise BadInput(str(error)) from None
