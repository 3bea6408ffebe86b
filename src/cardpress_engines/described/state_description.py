"""The table of a described game as facts: what lies where, what counters and markers show."""

from __future__ import annotations

from cardpress_engines.described.state import DescribedState
from cardpress_engines.kernel.json_input import Json


def describe_state(state: DescribedState) -> dict[str, Json]:
    """The table in words and numbers, with the scores."""
    game = state.game
    ids = game.designs.ids

    def ids_in(pile: int) -> list[Json]:
        return [ids[game.design_of[piece]] for piece in state.piles[pile]]

    table: dict[str, Json] = {}
    for zone in game.layout.zones.values():
        piles = [ids_in(zone.first + each) for each in range(zone.size)]
        table[zone.name] = piles if zone.owned else piles[0]
    for name, board in game.layout.boards.items():
        first = game.layout.first_space[name]
        table[name] = {space: ids_in(first + at) for at, space in enumerate(board.ids) if state.piles[first + at]}
    for counter in game.counters.values():
        values: list[int] = getattr(state, counter.attribute)
        if not counter.piles:
            table[counter.name] = values[0] if counter.shared else values[:]
    for marker in game.markers.values():
        shown: list[int] = getattr(state, marker.attribute)
        table[marker.name] = shown[:] if marker.owned or len(shown) > 1 else shown[0]
    table["points"] = [sum(state.score(player)[:1]) for player in range(game.num_players)]
    return table
