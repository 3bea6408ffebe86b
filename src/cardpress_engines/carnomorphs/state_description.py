"""A state of Carnomorphs as JSON: the table, and for scenarios the facts that follow from it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardpress_engines.carnomorphs.action_names import corridor_name
from cardpress_engines.carnomorphs.component_table import NOTHING
from cardpress_engines.carnomorphs.state import FATES, GONE, NOT_YET, OUT, CarnomorphState
from cardpress_engines.kernel.board_map import places_in
from cardpress_engines.kernel.json_input import Json
from cardpress_engines.kernel.state import TERMINAL

PILES = (
    "supply", "attack_discards", "event_discards", "used_tokens", "removed", "lost_adaptations",
    "event_top", "event_bottom", "coordinates",
)  # fmt: skip
"""Rows of cards and tokens that a position lists as they are."""
RESOURCES = ("light", "serious", "markers", "ammo", "signals")
OWN = ("hands", "discards", "mutations", "shown", "corporate", "personal", "corporate_dropped", "personal_dropped")
"""The piles of each player."""


def describe_state(state: CarnomorphState) -> dict[str, Json]:
    """Everything public about a state, by name."""
    game = state.game
    return {
        **table(state),
        "asked": state.player + 1 if state.player >= 0 else 0,
        "question": state.question,
        "over": not state.options,
        "winners": [player + 1 for player in places_in(state.won)],
        "survivors": [
            player + 1 for player, fate in enumerate(state.fate) if state.player == TERMINAL and fate > 1
        ],
        "fighting": [player + 1 for player in state.turn_order() if state.in_combat(player)],
        "contamination_left": len(state.contamination),
        "counted": {level: _figures_on_board(state, number) for number, level in enumerate(game.levels)},
        "tokens": len(state.bag),
        "red_tokens": sum(game.cards[each].type == game.levels[0] for each in state.bag),
        "mutations_left": len(state.mutation_deck),
        "events_left": len(state.event_deck) + len(state.event_top) + len(state.event_bottom),
        "owned": [_contamination(state, player) for player in range(game.num_players)],
    }


def _figures_on_board(state: CarnomorphState, level: int) -> int:
    return sum(state.at[each] >= 0 for each in state.game.figures_of[level])


def _contamination(state: CarnomorphState, player: int) -> int:
    """How many contamination cards a player owns."""
    piles = (state.hands[player], state.decks[player], state.discards[player])
    return sum(each >= state.game.unknown for pile in piles for each in pile)


def table(state: CarnomorphState) -> dict[str, Json]:
    """The table as positions write it."""
    game = state.game
    return {
        "round": state.rounds,
        "first": state.first + 1,
        "active": state.active + 1,
        "actions": state.left,
        "time_space": state.clock,
        "countdown": None if state.countdown == NOT_YET else state.countdown,
        "exploded": bool(state.exploded),
        "met": bool(state.met),
        "players": [_player(state, player) for player in range(game.num_players)],
        "rooms": {
            str(slot): _room(state, room) for room, slot in enumerate(game.slots) if _has_content(state, room)
        },
        "noisy": [corridor_name(state, way) for way in places_in(state.noises)],
        "closed": [corridor_name(state, way) for way in places_in(state.closed)],
        "airlocks": [game.slots[room] for room in places_in(state.airlock)],
        "figures": {level: _figures(state, number) for number, level in enumerate(game.levels)},
        "adaptations": {level: _slot(state, number) for number, level in enumerate(game.levels[1:])},
        "eggs": state.eggs,
        "bag": _ids(state, state.bag),
        "locked": [pod + 1 for pod in places_in(state.locked)],
        "lost_pods": [pod + 1 for pod in places_in(state.lost_pods)],
        "course": "ABCD"[state.course],
        "engines": _engines(state),
        "peeked": _peeked_rooms(state),
        "looked": {
            "course": _masks(state.looked_course),
            "top": _masks(state.top_seen),
            "bottom": _masks(state.bottom_seen),
        },
        **{name: _ids(state, getattr(state, name)) for name in PILES},
    }


def _masks(masks: Iterable[int]) -> list[Json]:
    """Bit masks of players as lists of their numbers, from 1."""
    return [[player + 1 for player in places_in(mask)] for mask in masks]


def _ids(state: CarnomorphState, cards: Iterable[int]) -> list[Json]:
    return [state.game.ids[card] for card in cards]


def _slot(state: CarnomorphState, slot: int) -> Json:
    card = state.adaptations[slot]
    return None if card == NOTHING else "gone" if card == GONE else state.game.ids[card]


def _figures(state: CarnomorphState, level: int) -> list[Json]:
    """The figures of a type by number, up to the last one on the board."""
    found: list[Json] = []
    for figure in state.game.figures_of[level]:
        at = state.at[figure]
        if at == OUT:
            found.append("out")
        else:
            found.append({"room": state.game.slots[at], "injuries": state.injuries[figure]} if at >= 0 else None)
    while found and found[-1] is None:
        found.pop()
    return found


def _has_content(state: CarnomorphState, room: int) -> bool:
    """Whether a room has anything to write in a position."""
    marked = (state.fires | state.malfunctions | state.explored) >> room & 1
    return bool(marked or state.things[room])


def _room(state: CarnomorphState, room: int) -> dict[str, Json]:
    game, tile = state.game, state.tiles[room]
    return {
        "tile": None if tile == NOTHING else game.ids[tile],
        "items": state.items[room],
        "burns": bool(state.fires >> room & 1),
        "broken": bool(state.malfunctions >> room & 1),
        "things": [game.things[each] for each in state.things[room]],
    }


def _player(state: CarnomorphState, player: int) -> dict[str, Json]:
    game, carried = state.game, state.carried[player]
    bits = {"slimed": state.slimed, "passed": state.passed, "scratched": state.scratched}
    return {
        "room": game.slots[state.pos[player]] if state.pos[player] >= 0 else None,
        "fate": FATES[state.fate[player]],
        **{name: getattr(state, name)[player] for name in RESOURCES},
        **{name: bool(bit >> player & 1) for name, bit in bits.items()},
        "carried": None if carried == NOTHING else game.things[carried],
        "pod": state.pod_of[player] + 1,
        **{pile_name(name): _ids(state, getattr(state, name)[player]) for name in OWN},
        "deck": _ids(state, state.decks[player]),
    }


def pile_name(pile: str) -> str:
    """The name of a pile in a position."""
    return {"hands": "hand", "mutations": "mutation", "shown": "shown_mutation"}.get(pile, pile)


def _engines(state: CarnomorphState) -> list[Json]:
    rows: tuple[tuple[Sequence[int], Sequence[int]], ...] = (
        (state.first_engine, state.seen_first), (state.second_engine, state.seen_second),
        (state.third_engine, state.seen_third),
    )  # fmt: skip
    return [
        {"top": state.game.ids[row[0]] if state.engines_set >> number & 1 else None, "seen": _masks(seen)}
        for number, (row, seen) in enumerate(rows)
    ]


def _peeked_rooms(state: CarnomorphState) -> dict[str, Json]:
    """Face-down rooms somebody has looked at."""
    found: dict[str, Json] = {}
    for room, slot in enumerate(state.game.slots):
        if state.looked[room]:
            tile = max(state.peeked_one[room], state.peeked_two[room])
            found[str(slot)] = {
                "tile": state.game.ids[tile],
                "token": state.game.ids[state.peeked_token[room]],
                "by": _masks([state.looked[room]])[0],
            }
    return found
