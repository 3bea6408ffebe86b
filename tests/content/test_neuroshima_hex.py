"""The facts of Neuroshima Hex stand in its data; docstrings name checklist ids (HEX) and base rules."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from cardpress.effects.nodes import Operation
from cardpress.effects.selectors import Pick
from cardpress.effects.vocabulary import vocabulary_of

UNITS = ("hq", "warrior", "module", "implant")
TILES = (*UNITS, "instant", "foundation")
LETTERS = {"melee": "M", "ranged": "R", "gauss": "G", "mortar": "T", "explosive": "X"}
PRINTED = [
    line.split("|")
    for line in Path(__file__).with_name("neuroshima_tiles.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
]
KINDS = {
    "mephisto": {"hq": 1, "module": 12, "implant": 15, "instant": 7},
    "outpost": {"hq": 1, "warrior": 12, "module": 8, "instant": 14},
    "moloch": {"hq": 1, "warrior": 17, "module": 6, "instant": 11},
    "borgo": {"hq": 1, "warrior": 17, "module": 6, "instant": 11},
    "hegemony": {"hq": 1, "warrior": 16, "module": 7, "instant": 11},
    "vegas": {"hq": 1, "warrior": 8, "module": 7, "foundation": 2, "instant": 17},
    "sharrash": {"hq": 1, "warrior": 16, "module": 9, "foundation": 1, "instant": 8},
}


def _army(hexes: Any, army: str, *kinds: str) -> list[Any]:
    return [tile for tile in hexes.printed(*kinds) if tile.army == army]


# ---- counts and faces


@pytest.mark.parametrize("army", KINDS)
def test_army_has_thirty_five_tiles(hexes, army):
    """HEX-01, base rule 2: every army is an HQ and 34 tiles, of the kinds its sheet counts."""
    tiles = _army(hexes, army, *TILES)

    assert Counter(tile.kind for tile in tiles) == KINDS[army]
    assert len(tiles) == hexes.number("army", "tiles") == hexes.number("army", "stack") + 1


def test_counts_of_mephisto(hexes):
    """HEX-02 to HEX-06: the counts printed beside the tiles of the army."""
    counts = Counter(tile.id.removeprefix("mephisto_") for tile in _army(hexes, "mephisto", *TILES))

    assert counts == {
        "hq": 1, "probe": 2, "muzzle": 1, "claw": 4, "accelerator": 3, "toughener": 2,
        "jaws": 2, "transmitter": 1, "tail": 2, "tentacles": 2, "incubator": 3,
        "left_quill": 1, "right_quill": 1, "limbs": 2, "drill": 1,
        "castling": 2, "battle": 3, "move": 2,
    }  # fmt: skip


def test_markers_of_mephisto(hexes):
    """HEX-07, HEX-08: two HQ markers, one for wounds, two quills, the four incubator markers, eight nets."""
    markers = _army(hexes, "mephisto", "marker")

    assert Counter(marker.type for marker in markers) == {
        "hq": 2,
        "wound": 1,
        "quill": 2,
        "incubator": 4,
        "net": 8,
    }
    assert len({marker.id for marker in markers if marker.type in {"quill", "incubator"}}) == 6


@pytest.mark.parametrize("row", PRINTED, ids=lambda row: row[0])
def test_tile_is_as_printed(hexes, row):
    """Copies, initiative, attacks by edge, armor, nets, links, toughness, traits are those of the printed tile."""
    tile = hexes.card(row[0])

    assert [row[0], str(hexes.game.copies()[tile.id]), *_face(tile)] == row


def _face(tile: Any) -> list[str]:
    if tile.kind not in UNITS:
        return [""] * 7
    edges: dict[str, str] = {}
    for attack in tile.attacks:
        strength = f"{LETTERS[attack.type]}{attack.strength or ''}"
        edges[strength] = edges.get(strength, "") + str(attack.edge)
    return [
        "".join(map(str, tile.initiative)),
        " ".join(f"{strength}@{edges[strength]}" for strength in sorted(edges)),
        *("".join(map(str, field)) for field in (tile.armor, tile.nets, tile.links)),
        str(tile.toughness),
        " ".join(sorted(tile.traits)),
    ]


def test_every_tile_is_in_the_table(hexes):
    """No army has a tile that no source was read for."""
    assert sorted(row[0] for row in PRINTED) == sorted(tile.id for tile in hexes.cards(*TILES))


# ---- Mephisto


def test_only_the_hq_of_mephisto_attacks(hexes):
    """HEX-09 to HEX-12, HEX-18: melee over three adjacent edges at initiative 1, armor on one, 20 toughness."""
    attackers = [tile for tile in _army(hexes, "mephisto", *UNITS) if tile.attacks]
    hq = hexes.card("mephisto_hq")

    assert attackers == [hq]
    assert [(attack.edge, attack.type, attack.strength) for attack in hq.attacks] == [
        (0, "melee", 1), (1, "melee", 1), (5, "melee", 1),
    ]  # fmt: skip
    assert (hq.initiative, hq.armor, hq.toughness) == ((1,), (3,), hexes.number("hq", "hit_points"))


def test_modules_of_mephisto_need_no_link(hexes):
    """HEX-22, HEX-23: only the Toughener works over links, and it spares the HQ (HEX-36)."""
    reaches = {
        tile.id: tile.ability.reach
        for tile in _army(hexes, "mephisto", "module")
        if hasattr(tile.ability, "reach")
    }

    assert {id_ for id_, reach in reaches.items() if reach == "linked"} == {"mephisto_toughener"}
    assert hexes.card("mephisto_toughener").ability.spares_hq


@pytest.mark.parametrize(
    ("module", "marker", "stat"),
    [
        ("mephisto_claw", "mephisto_marker_claw", "melee"),
        ("mephisto_accelerator", "mephisto_marker_accelerator", "initiative"),
    ],
)
def test_markers_give_twice_what_modules_give(hexes, module, marker, stat):
    """HEX-30, HEX-32, HEX-69, HEX-70: a Claw or Accelerator adds 1, its Incubator marker 2."""
    ability, doubled = hexes.card(module).ability, hexes.card(marker).ability

    assert (ability.stat, ability.by, doubled.stat, doubled.by) == (stat, 1, stat, 2)


def test_quills_put_their_own_markers(hexes):
    """HEX-81: each Quill implant puts the marker of its own hand, one of the quill markers."""
    for hand in ("left", "right"):
        marker = hexes.card(hexes.card(f"mephisto_{hand}_quill").activation.marker)

        assert (marker.id, marker.type) == (f"mephisto_marker_{hand}_quill", "quill")


def test_acid_thrower_never_blows_up_an_hq(hexes):
    """HEX-73, HEX-74, HEX-76: one own unit that is no HQ may blow up, for 1 wound to each neighbour."""
    explode = hexes.card("mephisto_marker_acid_thrower").before_battle.do

    assert (explode.op, explode.amount, explode.unit.owner, explode.unit.pick) == ("explode", 1, "you", "one")
    assert set(explode.unit.kind) == {"warrior", "module", "implant"}


# ---- all armies


def test_links_are_there_for_what_works_over_them(hexes):
    """Base rule 38: a tile has links exactly when something of its ability needs one."""
    for tile in hexes.cards(*UNITS):
        linked = any(getattr(node, "reach", "") == "linked" for node in hexes.nodes(tile))

        assert bool(tile.links) == linked, tile.id


def test_attackers_have_initiative(hexes):
    """Base rule 21: a unit attacks in its segments, highest first; a charge and a net need none."""
    for tile in hexes.cards(*UNITS):
        armed = any(attack.type != "explosive" for attack in tile.attacks)

        assert bool(tile.initiative) == armed, tile.id
        assert list(tile.initiative) == sorted(set(tile.initiative), reverse=True)


def test_hqs_are_alike_where_the_rules_say_so(hexes):
    """Base rules 3 and 32: every HQ has 20 toughness; all but Mephisto strike with 1 in initiative 0."""
    for hq in hexes.cards("hq"):
        assert hq.toughness == hexes.number("hq", "hit_points")
        assert {attack.strength for attack in hq.attacks} == {hexes.number("hq", "strength")}
        assert hq.army == "mephisto" or hq.initiative == (hexes.number("hq", "initiative"),)


def test_only_two_abilities_are_unknown(hexes):
    """The Mine's wounds and the Rotation's targets are in no source, so nothing stands in their place."""
    unknown = [tile for tile in hexes.cards(*TILES) if tile.unknown]

    assert sorted(tile.id for tile in unknown) == ["vegas_mine", "vegas_rotation"]
    assert [node for tile in unknown for node in hexes.nodes(tile)] == []


def test_every_instant_does_something(hexes):
    """An instant tile whose action is known has it."""
    assert [tile.id for tile in hexes.cards("instant") if not (tile.action or tile.unknown)] == []


def test_every_operation_is_somebodys(hexes):
    """The schema has no operation that no tile uses."""
    used = {
        node.op
        for tile in hexes.cards(*TILES, "marker")
        for node in hexes.nodes(tile)
        if isinstance(node, Operation)
    }

    assert vocabulary_of(hexes.game.schema).operations.keys() == used


def test_wounds_can_be_marked(hexes):
    """Base rule 31: an army with tiles that survive a wound has wound markers, others need none."""
    for army in KINDS:
        tough = any(tile.toughness > 1 for tile in _army(hexes, army, "warrior", "module", "implant"))
        markers = [marker for marker in _army(hexes, army, "marker") if marker.type == "wound"]

        assert bool(markers) == tough, army


def test_house_markers_say_so(hexes):
    """What no source counts, the markers of the other armies, is told as ours."""
    assert {marker.provenance.value for marker in hexes.cards("marker") if marker.army != "mephisto"} == {"house"}
    assert {tile.provenance.value for tile in hexes.cards(*TILES)} == {"rulebook"}
    assert [tile.id for tile in hexes.cards(*TILES, "marker") if not tile.source] == []


def test_selectors_name_an_owner(hexes):
    """Base rule 27: whatever chooses units says whose they are."""
    picks = [
        node for tile in hexes.cards(*TILES, "marker") for node in hexes.nodes(tile) if isinstance(node, Pick)
    ]

    assert {pick.owner for pick in picks} == {"you", "opponent"}


def test_board_adds_up(hexes):
    """Base rule 1: columns of 3, 4, 5, 4 and 3 hexes, 12 of 19 on the rim."""
    columns = hexes.number("board", "columns")

    assert columns == [3, 4, 5, 4, 3]
    assert sum(columns) == hexes.number("board", "hexes") == 19
    assert hexes.number("board", "rim") + hexes.number("board", "inner") == 19


def test_armies_print_apart_from_the_board(hexes):
    """Every tile stands in the deck of its own army; the board is a deck of its own, the last."""
    decks = {deck.id: deck for deck in hexes.game.decks}

    assert list(decks) == [*KINDS, "board"]
    for army in KINDS:
        assert {hexes.card(id_).army for id_ in decks[army].cards} == {army}
