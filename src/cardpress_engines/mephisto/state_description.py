"""Describes a state of Mephisto as JSON, with derived values: what scenarios and playthroughs compare."""

from __future__ import annotations

from cardpress_engines.kernel.json_input import Json
from cardpress_engines.mephisto.state import EMPTY, MephistoState


def describe_state(state: MephistoState) -> dict[str, Json]:
    """All of a table that is seen or follows from it, by name."""
    game = state.game
    ids = game.ids
    columns = game.lanes[0]
    return {
        "turn": state.active + 1,
        "asked": state.player + 1 if state.player >= 0 else 0,
        "question": state.question,
        "starter": state.starter + 1,
        "rounds": state.rounds,
        "over": not state.options,
        "winners": [i + 1 for i, won in enumerate(state.returns()) if won > 0],
        "favor": list(state.favor),
        "points": [game.points(state, player) for player in range(game.num_players)],
        "empowered": list(state.empowered),
        "hands": [[ids[card] for card in hand] for hand in state.hands],
        "gear": [[_piece(state, piece) for piece in gear] for gear in state.gear],
        "souls": [[ids[card] for card in souls] for souls in state.souls],
        "dungeon": [
            [None if state.dungeon[space] == EMPTY else ids[state.dungeon[space]] for space in spaces]
            for spaces in columns.values()
        ],
        "deck": [ids[card] for card in state.top],
        "bottom": [ids[card] for card in state.bottom],
        "size": state.cards_left(),
        "discards": [ids[card] for card in state.discards],
    }


def _piece(state: MephistoState, piece: int) -> dict[str, Json]:
    ids, game = state.game.ids, state.game
    return {
        "card": ids[game.design_of[piece]],
        "durability": state.durability[piece],
        "lane": state.lane[piece],
        "attack": state.attack_of(piece),
        "attached": [ids[spell] for spell, _ in state.attached.get(piece, ())],
    }
