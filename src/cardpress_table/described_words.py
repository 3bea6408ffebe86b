"""Names that the page shows of a described game: of zones, counters and markers, of what they show, of spaces."""

from __future__ import annotations

from cardpress_engines.described.text.names import DisplayNames


def names_of_zones(naming: DisplayNames) -> dict[str, str]:
    """Zones, boards, counters and markers by the names of their zones in the engine."""
    game = naming.game
    sorts = (
        ("zones", "z_", game.layout.zones), ("zones", "b_", game.layout.boards),
        ("counters", "c_", game.counters), ("markers", "m_", game.markers),
    )  # fmt: skip
    found = {f"{begin}{name}": naming.word(sort, name) for sort, begin, each in sorts for name in each}
    return {zone: f"{name[:1].upper()}{name[1:]}" for zone, name in found.items()}


def words_of_markers(naming: DisplayNames) -> dict[str, list[str]]:
    """What each marker of words or spaces shows, by the number it has."""
    game, found = naming.game, dict[str, list[str]]()
    for marker in game.markers.values():
        if marker.shows in game.designs.words:
            words = game.designs.words[marker.shows]
            found[marker.attribute] = [naming.word("words", word) for word in words]
        elif marker.shows == "space":
            first = game.layout.zone_count
            found[marker.attribute] = [
                naming.space(pile, None) if pile >= first else "" for pile in range(game.layout.size)
            ]
    return found


def names_of_spaces(naming: DisplayNames) -> dict[str, list[str]]:
    """The spaces of each board by its zone, in the engine's order."""
    layout = naming.game.layout
    return {
        f"b_{name}": [naming.space(layout.first_space[name] + place, None) for place in range(len(board.ids))]
        for name, board in layout.boards.items()
    }
