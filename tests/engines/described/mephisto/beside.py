"""Plays Mephisto as its own engine and as data side by side on the same moves; says how they differ."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any, Final, TypeAlias

from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.setup import Setup as DescribedSetup
from cardpress_engines.described.state import DescribedState
from cardpress_engines.described.trees import tree_of
from cardpress_engines.kernel.state import CHANCE, TERMINAL
from cardpress_engines.mephisto import actions as numbers
from cardpress_engines.mephisto.actions import LAYOUT, SPACE
from cardpress_engines.mephisto.effects.selectors import design
from cardpress_engines.mephisto.game import Mephisto
from cardpress_engines.mephisto.setup import Setup
from cardpress_engines.mephisto.state import EMPTY, MephistoState

PLAY: Final = Path(__file__).with_name("play.json")
Move: TypeAlias = tuple[str | int, ...]
"""What a choice means, said alike on both sides."""


def rules_data(data: ModuleType, covered: Iterable[str] | None = None) -> Any:
    """Mephisto's rules data with its course of play; cards that are not covered say nothing, spells gain 2 favor."""
    cards = dict(data.COMPONENTS)
    plain = cards["blessed_candle"].effect.do
    if covered is not None:
        kept = set(covered)
        for name, card in cards.items():
            fields = [each for each in ("immediate", "ability", "effect") if hasattr(card, each)]
            if name not in kept and fields:
                cards[name] = replace(card, **dict.fromkeys(fields, plain if card.kind == "spell" else None))
    play = json.loads(PLAY.read_text("utf-8")) | {"words": {"kind": ["monster", "weapon", "spell", "item"]}}
    names = {name: getattr(data, name) for name in ("DECKS", "RULES", "VARIANTS", "GAME", "CONTENT_SHA256")}
    return SimpleNamespace(**names, COMPONENTS=cards, PLAY=tree_of(play))


class Table:
    """One game on both sides."""

    def __init__(self, data: Any, players: int = 2) -> None:
        self.theirs: MephistoState = Mephisto(data, Setup(players)).initial_state()
        self.ours: DescribedState = DescribedGame(data, DescribedSetup(players)).initial_state()
        self.played: list[tuple[int, Move]] = []

    def moves(self) -> Mapping[Move, tuple[int, int, int, int]]:
        """Every legal move: its action and weight there and here; raises AssertionError where sides differ."""
        theirs, ours = self.theirs, self.ours
        assert theirs.current_player() == ours.current_player(), self.said("who decides", theirs.current_player(), theirs.question, ours.current_player(), ours.question)
        there, here = _their_moves(theirs), _our_moves(ours)
        assert there.keys() == here.keys(), self.said("legal", theirs.question, ours.question, sorted(there.keys() - here.keys(), key=str), sorted(here.keys() - there.keys(), key=str))
        assert len(theirs.legal_actions()) == len(there), self.said("same", there)
        assert len(ours.legal_actions()) == len(here), self.said("same here", here, ours.legal_actions())
        return {move: (*there[move], *here[move]) for move in sorted(there, key=str)}

    def step(self, random: Random) -> bool:
        """Compare both sides and make a move at random; whether the game goes on."""
        a, b = their_table(self.theirs), our_table(self.ours)
        differs = {key: (a[key], b[key]) for key in a if a[key] != b[key]}
        assert not differs, self.said("table", differs)
        if self.theirs.current_player() == self.ours.current_player() == TERMINAL:
            assert self.theirs.returns() == self.ours.returns(), self.said("returns", self.theirs.returns(), self.ours.returns())
            return False
        moves = self.moves()
        weights = [each[1] for each in moves.values()]
        assert weights == [each[3] for each in moves.values()], self.said("chances", moves)
        move = random.choices([*moves], weights)[0]
        self.played.append((self.theirs.current_player(), move))
        self.theirs.apply_action(moves[move][0])
        self.ours.apply_action(moves[move][2])
        return True

    def said(self, what: str, *details: object) -> str:
        """Where both sides differ."""
        return f"{what}: {' | '.join(map(str, details))}\nafter {self.played[-12:]}"


def _their_moves(state: MephistoState) -> dict[Move, tuple[int, int]]:
    options = state.legal_actions()
    weights = state.chance_weights() if state.player == CHANCE else [1] * len(options)
    return {_their_move(state, each): (each, weight) for each, weight in zip(options, weights, strict=True)}


def _their_move(state: MephistoState, action: int) -> Move:
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
            owner = state.owner[number]
            return ("activate" if state.question == "turn" else "gear", owner, state.gear[owner].index(number))
    return (name, number)


def _our_moves(state: DescribedState) -> dict[Move, tuple[int, int]]:
    options = state.legal_actions()
    weights = state.chance_weights() if state.player == CHANCE else [1] * len(options)
    return {_our_move(state, each): (each, weight) for each, weight in zip(options, weights, strict=True)}


def _our_move(state: DescribedState, action: int) -> Move:
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
        return ("space", _their_space(pile - layout.zone_count))
    zone = layout.zone_of[pile]
    if zone.name == "gear":
        return ("gear", pile - zone.first, state.piles[pile].index(piece))
    return ("card", state.game.designs.ids[state.game.design_of[piece]])


def _their_space(space: int) -> int:
    """Spaces there go lane by lane."""
    return space % 3 * 2 + space // 3


def their_table(state: MephistoState) -> dict[str, object]:
    """What lies on the table, said alike on both sides."""
    ids, game = state.game.ids, state.game
    return {
        "hands": [sorted(ids[card] for card in hand) for hand in state.hands],
        "gear": [[(ids[game.design_of[p]], state.durability[p], state.lane[p], state.attack_of(p) if game.kind[game.design_of[p]] == "weapon" else 0) for p in gear] for gear in state.gear],
        "attached": sorted(ids[spell] for spells in state.attached.values() for spell, _ in spells),
        "souls": [sorted(ids[card] for card in pile) for pile in state.souls],
        "dungeon": ["" if card == EMPTY else ids[card] for card in state.dungeon],
        "deck": sorted(ids[card] for card in state.deck),
        "top": [ids[card] for card in state.top],
        "bottom": [ids[card] for card in state.bottom],
        "known": (state.known_top[:], state.known_bottom[:]),
        "discards": sorted(ids[card] for card in state.discards),
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

    def piece(one: int) -> tuple[object, ...]:
        is_weapon = game.designs.kind[game.design_of[one]] == "weapon"
        return (*ids([one]), state.c_durability[one], state.c_lane[one], game.stat(state, "attack", one) if is_weapon else 0)

    board = layout.first_space["dungeon"]
    dungeon = {_their_space(at): "".join(ids(state.piles[board + at])) for at in range(6)}
    top, bottom = layout.known["deck"]
    return {
        "hands": [sorted(ids(pile)) for pile in piles("hand")],
        "gear": [[piece(one) for one in pile] for pile in piles("gear")],
        "attached": sorted(name for pile in piles("attached") for name in ids(pile)),
        "souls": [sorted(ids(pile)) for pile in piles("souls")],
        "dungeon": [dungeon[at] for at in range(6)],
        "deck": sorted(ids(piles("deck")[0])),
        "top": ids(state.piles[top][::-1]),
        "bottom": ids(state.piles[bottom][::-1]),
        "known": (getattr(state, f"k_{top}")[::-1], getattr(state, f"k_{bottom}")[::-1]),
        "discards": sorted(ids(piles("discard_pile")[0])),
        "favor": list(state.c_favor),
        "rounds": state.c_rounds[0],
    }
