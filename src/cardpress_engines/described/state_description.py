"""The table of a described game as facts: what lies where, what counters and markers show, who decides.

A component whose zone gives it counters or markers is an object: what it is, what they show, and the numbers
printed on it that cards can change, as they are now.
"""

from __future__ import annotations

from cardpress_engines.described.compiled import Marker
from cardpress_engines.described.state import DescribedState
from cardpress_engines.described.trees import part
from cardpress_engines.kernel.json_input import Json
from cardpress_engines.kernel.state import TERMINAL


def describe_state(state: DescribedState) -> dict[str, Json]:
    """The table in words and numbers, with the scores; what a game names itself comes before the course."""
    game = state.game
    table = _course_facts(state)
    for zone in game.layout.zones.values():
        piles: list[Json] = [_pieces_in(state, zone.first + each) for each in range(zone.size)]
        table[zone.name] = piles if zone.owned else piles[0]
    for name, board in game.layout.boards.items():
        first = game.layout.first_space[name]
        lying = {space: _pieces_in(state, first + at) for at, space in enumerate(board.ids)}
        table[name] = {space: pieces for space, pieces in lying.items() if pieces}
    for counter in game.counters.values():
        values: list[int] = getattr(state, counter.attribute)
        if not counter.piles:
            table[counter.name] = values[0] if counter.shared else values[:]
    for marker in game.markers.values():
        if not marker.piles:
            table[marker.name] = _marker_value(state, marker)
    table["points"] = [sum(state.score(player)[:1]) for player in range(game.num_players)]
    return table


def _course_facts(state: DescribedState) -> dict[str, Json]:
    """Whose turn it is, who is asked what, and how the game ended; players are numbered from 1, 0 is nobody."""
    layout = state.game.layout
    return {
        "turn": state.active + 1,
        "asked": max(state.player, -1) + 1,
        "question": state.question,
        "over": state.player == TERMINAL,
        "winners": [player + 1 for player, won in enumerate(state.returns()) if won > 0],
        "cards_left": {
            name: len(state.piles[layout.zones[name].first]) + sum(len(state.piles[end]) for end in ends)
            for name, ends in layout.known.items()
        },
    }


def _marker_value(state: DescribedState, marker: Marker) -> Json:
    """What a marker shows, where each space has one by its space."""
    values: list[int] = getattr(state, marker.attribute)
    if not marker.on_spaces:
        return values[:] if marker.owned else values[0]
    layout = state.game.layout
    return {
        layout.board_of(pile)[0].ids[pile - layout.board_of(pile)[1]]: value
        for pile, value in enumerate(values)
        if pile >= layout.zone_count and value >= 0
    }


def _pieces_in(state: DescribedState, pile: int) -> list[Json]:
    """What lies in a pile: ids, or objects where pieces show something there."""
    game = state.game
    ids = game.designs.ids
    counters = [each for each in game.counters_of_pieces if each.counts_in(pile)]
    markers = [each for each in game.markers.values() if pile in each.piles]
    found: list[Json] = []
    for piece in state.piles[pile]:
        shown: dict[str, Json] = {"what": ids[game.design_of[piece]]}
        shown |= {each.name: getattr(state, each.attribute)[piece] for each in counters}
        for marker in markers:
            value = getattr(state, marker.attribute)[piece]
            is_card = marker.shows == "card" and value >= 0
            shown[marker.name] = ids[game.design_of[value]] if is_card else value
        changed = [stat for stat in sorted(game.modified) if _is_printed(state, stat, piece)]
        shown |= {stat: game.stat(state, stat, piece) for stat in changed}
        found.append(shown if counters or markers else shown["what"])
    return found


def _is_printed(state: DescribedState, stat: str, piece: int) -> bool:
    return isinstance(part(state.game.designs.components[state.game.design_of[piece]], stat), int)
