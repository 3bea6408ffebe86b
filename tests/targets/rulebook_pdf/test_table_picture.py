"""Pictures of the table: what is drawn, how large, and what has a ring."""

from __future__ import annotations

from typing import Any

import pytest

from cardpress.targets.rulebook_pdf.area_blocks import AROUND, LABEL, MANY, ShownNumber
from cardpress.targets.rulebook_pdf.table_picture import (
    LARGEST,
    STEP,
    ScenePainter,
    ShownParts,
    TablePicture,
    pictures_of,
)

SIZES = {"map": (400.0, 400.0), "axe": (63.0, 88.0), "rat": (63.0, 88.0), "back": (63.0, 88.0)}
LAYOUT = {
    "areas": [
        {"form": "board", "zone": None, "layers": [{"zone": "cave"}]},
        {"form": "row", "zone": "gear", "layers": []},
        {"form": "pile", "zone": "deck", "layers": []},
    ],
    "marks": [{"symbol": "uses"}],
    "counters": [{"symbol": "gold", "unless_zero": True}],
}
NAMES = {"cave": "Cave", "gear": "Gear", "deck": "Deck"}


def _scene(*gear: dict[str, Any], gold: tuple[int, int] = (3, 0), cave: tuple[str, ...] = ("rat",)) -> Any:
    board = [{"component": one, "at": [40.0 + 70 * place, 50.0]} for place, one in enumerate(cave)]
    deck = {"area": 2, "player": None, "cards": [{"back": "back"}] * 9, "over": 9}
    mine, theirs = ({"area": 1, "player": player, "cards": [*(gear if not player else ())]} for player in (0, 1))
    items = {"area": 0, "player": None, "items": board, "size_mm": [400.0, 400.0]}
    return {"areas": [items, deck, mine, theirs], "counters": [list(gold)]}


def _draw(*scenes: Any, zones: tuple[str, ...] = (), width: float = 80, height: float = 60) -> list[TablePicture]:
    shown = ShownParts(zones, True, NAMES, ("One", "Two"))
    return ScenePainter(LAYOUT, SIZES, shown, scenes).pictures(width, height)


AXE = {"component": "axe", "marks": [[0, 2]]}


def test_everything_drawn_lies_on_the_picture() -> None:
    """No face and no word leaves the picture, and the picture is no larger than it may be."""
    (picture,) = _draw(_scene(AXE, AXE))

    assert picture.width <= 80
    assert picture.height <= 60
    for one in picture.faces:
        assert 0 <= one.x <= one.x + one.width <= picture.width + 1e-6
        assert 0 <= one.y <= one.y + one.height <= picture.height + 1e-6
    assert all(each.x >= 0 and each.x + each.width <= picture.width + 1e-6 for each in picture.words)


def test_an_example_that_stays_the_same_is_drawn_once() -> None:
    """Equal scenes give the very pictures that were drawn before; another number of a card, others."""
    shown = ShownParts((), True, NAMES, ("One", "Two"))

    def drawn(*gear: dict[str, Any]) -> list[TablePicture]:
        return pictures_of(LAYOUT, SIZES, shown, [_scene(), _scene(*gear)], (80, 60))

    assert drawn(AXE) == ScenePainter(LAYOUT, SIZES, shown, [_scene(), _scene(AXE)]).pictures(80, 60)
    assert drawn(AXE) is drawn(AXE)
    assert drawn(AXE) != drawn({"component": "axe", "marks": [[0, 1]]})


def test_what_changes_has_a_ring_in_both_pictures() -> None:
    """A card whose number changes, one that comes and one that goes are marked, all others are not."""
    before, after = _draw(_scene(AXE), _scene({"component": "axe", "marks": [[0, 1]]}, cave=("rat", "axe")))

    assert [(one.face, one.is_marked) for one in before.faces] == [("rat", False), ("back", False), ("axe", True)]
    assert [(one.face, one.is_marked) for one in after.faces if one.face != "back"] == [
        ("rat", False),
        ("axe", True),
        ("axe", True),
    ]


def test_scenes_of_an_example_are_drawn_alike() -> None:
    """Before and after have one scale and one height, also where one has more to show."""
    before, after = _draw(_scene(), _scene(AXE, AXE, AXE), height=30)

    assert before.height == after.height
    assert {one.width for one in before.faces} == {one.width for one in after.faces}


def test_only_zones_that_are_asked_for_are_drawn() -> None:
    """A picture that names zones shows these, and no zone that is empty in every scene."""
    (picture,) = _draw(_scene(), zones=("cave", "gear"))

    assert [one.face for one in picture.faces] == ["rat"]
    assert "Gear" not in {each.text for each in picture.words}


def test_a_board_without_a_ground_is_cut_down_to_its_pieces() -> None:
    """Of a board of 400 mm with one card there is nothing but the card, as large as cards may be."""
    (picture,) = _draw(_scene(), zones=("cave",), height=200)

    assert picture.faces[0].width == LARGEST * 63
    assert picture.faces[0].x == 0


def test_a_large_pile_is_one_card_and_a_number() -> None:
    """Nobody counts nine backs: the uppermost is drawn, with how many there are; a few faces lie side by side."""
    (picture,) = _draw(_scene(), zones=("deck",))

    assert [one.face for one in picture.faces] == ["back"]
    assert "× 9" in {each.text for each in picture.words}
    assert MANY < 9


def test_cards_under_others_peek_out_below() -> None:
    """A card below another one is drawn first and further down, and the numbers stand below both."""
    (picture,) = _draw(_scene({**AXE, "under": ["rat"]}), zones=("gear",))

    under, over = picture.faces
    (marks,) = (each for each in picture.words if each.kind == "marks")
    assert (under.face, over.face) == ("rat", "axe")
    assert over.y < under.y < marks.y
    assert marks.y == under.y + under.height


def test_players_are_named_where_their_numbers_matter() -> None:
    """Alone each player is named, of an example only who has something or whose numbers change."""
    alone = _draw(_scene(AXE))[0]
    pair = _draw(_scene(AXE), _scene(AXE, gold=(3, 1)))[1]
    still = _draw(_scene(AXE), _scene(AXE))[1]

    assert [(each.text, each.numbers) for each in alone.words if each.kind == "player"] == [
        ("One", (ShownNumber(3, "gold"),)),
        ("Two", ()),
    ]
    assert [each.text for each in pair.words if each.kind == "player"] == ["One", "Two"]
    assert [each.text for each in still.words if each.kind == "player"] == ["One"]


def test_what_an_opponent_hides_is_no_part_of_an_example() -> None:
    """Backs in another player's row are left out of an example, and drawn on a table that stands alone."""
    hidden = _scene(AXE)
    hidden["areas"][3]["cards"] = [{"back": "back"}]

    alone, pair = _draw(hidden, zones=("gear",))[0], _draw(hidden, hidden, zones=("gear",))[0]

    assert [one.face for one in alone.faces] == ["axe", "back"]
    assert [one.face for one in pair.faces] == ["axe"]


def _map(at: tuple[float, float], *, figure: bool = True) -> Any:
    """A board of 400 mm with a tile in each corner and a figure, or with the tiles alone."""
    tiles = [{"component": "rat", "at": [x, y]} for x in (40.0, 360.0) for y in (40.0, 360.0)]
    stands = [{"component": "axe", "at": [*at], "folded": True, "figure": ["pos", 0], "player": 0}]
    board = {
        "area": 0,
        "player": None,
        "ground": "map",
        "items": tiles + stands * figure,
        "size_mm": [400.0, 400.0],
    }
    return {"areas": [board], "counters": [[3, 0]]}


def test_of_a_map_an_example_shows_what_is_around_its_figures() -> None:
    """The ground is cut to so many mm around the figures of both scenes, and of a figure its lower half shows."""
    before, _ = _draw(_map((200.0, 200.0)), _map((240.0, 200.0)), width=200, height=200)
    ground, figure = before.faces

    assert ground.window
    assert ground.window[2:] == pytest.approx(((40 + 2 * AROUND) * LARGEST, 2 * AROUND * LARGEST))
    assert (figure.face, figure.is_marked) == ("axe", True)
    assert figure.window == pytest.approx((figure.x, figure.y + 44 * LARGEST, 63 * LARGEST, 44 * LARGEST))


def test_no_piece_reaches_beyond_what_is_drawn_of_a_map() -> None:
    """Of a tile at the edge of the cut-out only the part within it shows."""
    before, _ = _draw(_map((70.0, 70.0)), _map((75.0, 70.0)), width=200, height=200)
    (tile,) = (one for one in before.faces if one.face == "rat")

    assert tile.window
    assert tile.x < 0 <= tile.window[0]
    assert tile.window[2] == pytest.approx(tile.x + tile.width)


def test_for_set_up_the_whole_map_is_drawn() -> None:
    """A table that stands alone shows all of its ground, with every tile."""
    (picture,) = _draw(_map((200.0, 200.0)), width=200, height=200)

    assert [one.face for one in picture.faces] == ["map", "rat", "rat", "rat", "rat", "axe"]
    assert picture.faces[0].window == pytest.approx((0, LABEL, 400 * LARGEST, 400 * LARGEST))


def test_tokens_that_come_have_a_ring() -> None:
    """Pips are drawn as the tokens of their players; the second of one player is another than the first."""
    layout = {**LAYOUT, "areas": [{"form": "pips", "zone": "gear", "layers": []}]}

    def scene(*pips: int) -> Any:
        area = {"area": 0, "player": 0, "cards": [], "pips": [*pips], "tokens": ["rat", "axe"]}
        return {"areas": [area], "counters": [[3, 0]]}

    shown = ShownParts((), True, NAMES, ("One", "Two"))
    _, after = ScenePainter(layout, SIZES, shown, [scene(1, 0), scene(1, 0, 1)]).pictures(80, 60)

    assert [(one.face, one.is_marked) for one in after.faces] == [("axe", False), ("rat", False), ("axe", True)]


def test_what_has_no_room_at_any_size_may_be_higher() -> None:
    """Two players with a row each in a low picture: it grows rather than to run out at its side."""
    pictures = _draw(_scene(AXE), _scene(AXE, AXE), height=8)

    assert all(each.width <= 80 for each in pictures)
    assert pictures[0].height == pictures[1].height > 8


def test_a_row_too_wide_at_any_size_overlaps() -> None:
    """Twelve cards in a narrow picture lie partly one over another, all of them inside it."""
    pictures = _draw(_scene(*[AXE] * 12), _scene(*[AXE] * 11), width=60, zones=("gear",))

    for picture in pictures:
        assert max(one.x + one.width for one in picture.faces) <= 60 + 1e-6
        assert len({one.x for one in picture.faces}) == len(picture.faces)


def test_of_a_players_own_board_every_place_is_seen() -> None:
    """A board of one player is drawn from its left edge to its right: which places are empty matters too."""
    scenes = [_map(at) for at in ((200.0, 200.0), (240.0, 200.0))]
    for scene in scenes:
        scene["areas"][0]["player"] = 0
    before, _ = _draw(*scenes, width=200, height=200)
    (ground,) = (one for one in before.faces if one.face == "map")

    assert ground.window
    assert ground.window[2] == pytest.approx(ground.width)
    assert ground.window[3] < ground.height


def test_tables_can_be_drawn_as_small_as_others() -> None:
    """A picture is drawn so many steps smaller than it could be, where one beside it must be that small."""
    painter = ScenePainter(LAYOUT, SIZES, ShownParts((), True, NAMES, ("One", "Two")), [_scene(AXE)])
    step = painter.step(80, 60)
    (alone,), (alike,) = painter.pictures(80, 60), painter.pictures(80, 60, step + 2)

    widths = [next(one.width for one in each.faces if one.face == "axe") for each in (alone, alike)]
    assert widths == pytest.approx([63 * (LARGEST - STEP * step), 63 * (LARGEST - STEP * (step + 2))])


def test_numbers_of_parties_are_not_those_of_players() -> None:
    """Of a number that fewer have than there are players, as sides have, nobody behind them is told one."""
    shown = ShownParts((), True, NAMES, ("One", "Two", "Three"))
    (picture,) = ScenePainter(LAYOUT, SIZES, shown, [_scene(AXE, gold=(3, 2))]).pictures(80, 60)

    assert [len(each.numbers) for each in picture.words if each.kind == "player"] == [1, 1, 0]
