"""Plays Mephisto as its own engine and as data side by side on the same moves; says how they differ."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any, TypeAlias

from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.setup import Setup as DescribedSetup
from cardpress_engines.described.state import DescribedState
from cardpress_engines.kernel.state import CHANCE, TERMINAL
from cardpress_engines.mephisto.actions import LAYOUT
from cardpress_engines.mephisto.game import Mephisto
from cardpress_engines.mephisto.setup import Setup
from cardpress_engines.mephisto.state import EMPTY, MephistoState

Move: TypeAlias = tuple[str | int, ...]
"""What a choice means, said alike on both sides."""


def without_effects(data: ModuleType, covered: Iterable[str]) -> Any:
    """Mephisto's rules data where cards that are not covered say nothing; such spells gain 2 favor."""
    cards, kept = dict(data.COMPONENTS), set(covered)
    plain = cards["blessed_candle"].effect.do
    for name, card in cards.items():
        fields = [each for each in ("immediate", "ability", "effect") if hasattr(card, each)]
        if name not in kept and fields:
            cards[name] = replace(card, **dict.fromkeys(fields, plain if card.kind == "spell" else None))
    names = {
        name: getattr(data, name) for name in ("DECKS", "PLAY", "RULES", "VARIANTS", "GAME", "CONTENT_SHA256")
    }
    return SimpleNamespace(**names, COMPONENTS=cards)


class Table:
    """One game on both sides."""

    def __init__(self, theirs: MephistoState, ours: DescribedState) -> None:
        self.theirs, self.ours = theirs, ours
        self.played: list[tuple[int, Move]] = []
        self.alike = 0
        """Moves there that cannot be told from others: here equal copies of a card are one choice."""

    def moves(self) -> Mapping[Move, tuple[int, int, int, int]]:
        """Every legal move: its action and weight there and here; raises AssertionError where sides differ."""
        theirs, ours = self.theirs, self.ours
        who = (theirs.current_player(), theirs.question), (ours.current_player(), ours.question)
        assert who[0][0] == who[1][0], self.said("who decides", *who)
        there, here = _their_moves(theirs), _our_moves(ours)
        only = sorted(there.keys() - here.keys(), key=str), sorted(here.keys() - there.keys(), key=str)
        assert only == ([], []), self.said("legal", *who, *only)
        self.alike += len(theirs.legal_actions()) - len(there)
        assert len(ours.legal_actions()) == len(here), self.said("twice", here, ours.legal_actions())
        return {move: (*there[move], *here[move]) for move in sorted(there, key=str)}

    def waits_for_copies(self) -> bool:
        """Whether nothing is asked there but which of several equal copies, which here is no choice."""
        theirs = self.theirs
        return theirs.current_player() >= 0 and len(_their_moves(theirs)) == 1

    def compare(self) -> bool:
        """Compare what lies on both tables, and who has won; whether the game goes on."""
        theirs, ours = their_table(self.theirs), our_table(self.ours)
        differs = {key: (theirs[key], ours[key]) for key in theirs if theirs[key] != ours[key]}
        assert not differs, self.said("table", differs)
        if not self.theirs.current_player() == self.ours.current_player() == TERMINAL:
            return True
        returns = self.theirs.returns(), self.ours.returns()
        assert returns[0] == returns[1], self.said("returns", *returns)
        return False

    def do(self, move: Move) -> None:
        """Make a move here that is legal on both sides."""
        moves = self.moves()
        assert move in moves, self.said("no such move", move, *moves)
        weights = [[each[side] for each in moves.values()] for side in (1, 3)]
        assert weights[0] == weights[1], self.said("chances", moves)
        self.played.append((self.theirs.current_player(), move))
        self.ours.apply_action(moves[move][2])

    def step(self, random: Random) -> bool:
        """Compare both sides and make a move at random; whether the game goes on."""
        while self.waits_for_copies():
            self.theirs.apply_action(self.theirs.sample(random))
            self.alike += 1
        if not self.compare():
            return False
        action = self.theirs.sample(random)
        self.do(move_of(self.theirs, action))
        self.theirs.apply_action(action)
        return True

    def said(self, what: str, *details: object) -> str:
        """Where both sides differ."""
        return f"{what}: {' | '.join(map(str, details))}\nafter {self.played[-12:]}"


def begin(data: Any, setup: Setup, *, ours: Any = None) -> Table:
    """A game that begins on both sides."""
    return Table(Mephisto(data, setup).initial_state(), described_game(ours or data, setup).initial_state())


def described_game(data: Any, setup: Setup) -> DescribedGame:
    """The described game of a set-up of its own engine."""
    return DescribedGame(data, DescribedSetup(setup.players, _variants(setup)))


def _variants(setup: Setup) -> tuple[str, ...]:
    """What players have chosen, as the course of play calls it."""
    chosen = {"care_bear": setup.care_bear, "teams": setup.teams}
    return tuple(variant for variant, is_chosen in chosen.items() if is_chosen)


def _their_moves(state: MephistoState) -> dict[Move, tuple[int, int]]:
    options = state.legal_actions()
    weights = state.chance_weights() if state.player == CHANCE else [1] * len(options)
    return {move_of(state, each): (each, weight) for each, weight in zip(options, weights, strict=True)}


def move_of(state: MephistoState, action: int) -> Move:
    """What an action of the own engine means."""
    ids = state.game.ids
    if state.player == CHANCE:
        return ("player", action) if state.question == "starter" else ("card", ids[action])
    name, number = LAYOUT.range_of(action)
    match name:
        case "kind":
            return ("word", state.game.kinds[number])
        case "lane" | "amount":
            return ("number", number)
        case "card":
            verb = "card" if state.question != "turn" else "use" if state.game.is_monster[number] else "play"
            return (verb, ids[number])
        case "piece":
            verb = "activate" if state.question == "turn" else "gear"
            spells = sorted(ids[spell] for spell, _ in state.attached.get(number, ()))
            return (verb, state.owner[number], *_their_gear(state, number), number in state.activated, *spells)
    return (name.replace(" ", "_"), number)


def _our_moves(state: DescribedState) -> dict[Move, tuple[int, int]]:
    options = state.legal_actions()
    weights = state.chance_weights() if state.player == CHANCE else [1] * len(options)
    return {_our_move(state, each): (each, weight) for each, weight in zip(options, weights, strict=True)}


def _our_move(state: DescribedState, action: int) -> Move:  # noqa: PLR0911 one for each sort of choice
    game = state.game
    kind, item = game.numbering.range_of(action)
    if state.player == CHANCE and kind == "number":
        return ("player", item - 1)
    match kind:
        case "action_loot_deck":
            return ("deck", 0)
        case "action_play" | "action_use":
            return (kind.removeprefix("action_"), game.designs.ids[game.design_of[item]])
        case "action_activate" | "action_loot_card" | "piece":
            place = _place(state, item)
            return ("activate", *place[1:]) if kind == "action_activate" else place
        case "number":
            return ("number", item)
        case "word_kind":
            return ("word", game.designs.words["kind"][item])
    return (kind.removeprefix("action_"), item)


def _place(state: DescribedState, piece: int) -> Move:
    layout, pile = state.game.layout, state.at[piece]
    if pile >= layout.zone_count:
        return ("space", pile - layout.zone_count)
    zone = layout.zone_of[pile]
    if zone.name == "gear":
        spells = (one for one, host in enumerate(state.m_host) if host == piece)
        attached = sorted(state.game.designs.ids[state.game.design_of[one]] for one in spells)
        return ("gear", pile - zone.first, *_our_gear(state, piece), bool(state.c_activated[piece]), *attached)
    return ("card", state.game.designs.ids[state.game.design_of[piece]])


def _their_gear(state: MephistoState, piece: int) -> tuple[str, int, int, int]:
    card = state.game.design_of[piece]
    attack = state.attack_of(piece) if state.game.kind[card] == "weapon" else 0
    return state.game.ids[card], state.durability[piece], state.lane[piece], attack


def _our_gear(state: DescribedState, piece: int) -> tuple[str, int, int, int]:
    game, card = state.game, state.game.design_of[piece]
    attack = game.stat(state, "attack", piece) if game.designs.kind[card] == "weapon" else 0
    return game.designs.ids[card], state.c_durability[piece], state.c_lane[piece], attack


def their_table(state: MephistoState) -> dict[str, object]:
    """What lies on the table, said alike on both sides."""
    ids = state.game.ids
    return {
        "hands": [sorted(ids[card] for card in hand) for hand in state.hands],
        "gear": [sorted(_their_gear(state, piece) for piece in gear) for gear in state.gear],
        "attached": sorted(ids[spell] for spells in state.attached.values() for spell, _ in spells),
        "souls": [sorted(ids[card] for card in pile) for pile in state.souls],
        "dungeon": ["" if card == EMPTY else ids[card] for card in state.dungeon],
        "deck": sorted(ids[card] for card in state.deck),
        "top": [ids[card] for card in state.top],
        "bottom": [ids[card] for card in state.bottom],
        "known": (state.known_top[:], state.known_bottom[:]),
        "discards": sorted(ids[card] for card in state.discards),
        "corners": sorted(ids[card] for card in state.corners),
        "favor": list(state.favor),
        "rounds": state.rounds,
    }


def our_table(state: DescribedState) -> dict[str, object]:
    """The same here."""
    game = state.game
    layout, names = game.layout, game.designs.ids

    def ids(pile: Iterable[int]) -> list[str]:
        return [names[game.design_of[piece]] for piece in pile]

    def piles(zone: str) -> list[list[int]]:
        found = layout.zones[zone]
        return state.piles[found.first : found.first + found.size]

    board = layout.first_space["dungeon"]
    top, bottom = layout.known["deck"]
    return {
        "hands": [sorted(ids(pile)) for pile in piles("hand")],
        "gear": [sorted(_our_gear(state, piece) for piece in pile) for pile in piles("gear")],
        "attached": sorted(name for pile in piles("row_of_spells") for name in ids(pile)),
        "souls": [sorted(ids(pile)) for pile in piles("souls")],
        "dungeon": ["".join(ids(pile)) for pile in state.piles[board : board + 6]],
        "deck": sorted(ids(piles("deck")[0])),
        "top": ids(state.piles[top][::-1]),
        "bottom": ids(state.piles[bottom][::-1]),
        "known": (getattr(state, f"k_{top}")[::-1], getattr(state, f"k_{bottom}")[::-1]),
        "discards": sorted(ids(piles("discard_pile")[0])),
        "corners": sorted(ids(piles("corner_pile")[0])),
        "favor": list(state.c_favor),
        "rounds": state.c_emptied_decks[0],
    }
