"""The army Mephisto in the rules data: counts, kinds, printed values, markers, as the rulebook has them."""

from __future__ import annotations

from types import ModuleType
from typing import Any

ARMY = "mephisto"
TILES = ("hq", "module", "implant", "instant")


def _counts(data: ModuleType, kind: str) -> dict[str, int]:
    """Copies of the army's components of a kind, by id without the army."""
    return {
        id_.removeprefix(f"{ARMY}_"): copies
        for id_, copies in data.DECKS[ARMY]
        if data.COMPONENTS[id_].kind == kind
    }


def _units(data: ModuleType) -> list[Any]:
    """The army's tiles that stand on the board."""
    components = [data.COMPONENTS[id_] for id_, _ in data.DECKS[ARMY]]
    return [component for component in components if component.kind in {"hq", "module", "implant"}]


def test_the_army_has_35_tiles(hex_data: ModuleType) -> None:
    """HEX-01, HEX-02: the army is one HQ, 12 modules, 15 implants and 7 instants; the rest are markers."""
    counts = {kind: sum(_counts(hex_data, kind).values()) for kind in TILES}

    assert counts == {"hq": 1, "module": 12, "implant": 15, "instant": 7}
    assert sum(counts.values()) == hex_data.RULES.army.tiles == 35
    assert {hex_data.COMPONENTS[id_].kind for id_, _ in hex_data.DECKS[ARMY]} == {*TILES, "marker"}


def test_its_modules(hex_data: ModuleType) -> None:
    """HEX-03: how many of each module there are."""
    assert _counts(hex_data, "module") == {"probe": 2, "muzzle": 1, "claw": 4, "accelerator": 3, "toughener": 2}


def test_its_implants(hex_data: ModuleType) -> None:
    """HEX-04, HEX-05: how many of each implant there are."""
    some = {"jaws": 2, "transmitter": 1, "tail": 2, "tentacles": 2, "incubator": 3}
    others = {"left_quill": 1, "right_quill": 1, "limbs": 2, "drill": 1}

    assert _counts(hex_data, "implant") == some | others


def test_its_instants(hex_data: ModuleType) -> None:
    """HEX-06: how many of each instant there are."""
    assert _counts(hex_data, "instant") == {"castling": 2, "battle": 3, "move": 2}


def test_its_markers(hex_data: ModuleType) -> None:
    """HEX-07: two markers for the HQ's hits, one wound, two quills, four for Incubators, eight nets."""
    found: dict[str, int] = {}
    for id_, copies in hex_data.DECKS[ARMY]:
        component = hex_data.COMPONENTS[id_]
        if component.kind == "marker":
            found[component.type] = found.get(component.type, 0) + copies

    assert found == {"hq": 2, "wound": 1, "quill": 2, "incubator": 4, "net": 8}
    assert {"marker_left_quill", "marker_right_quill"} <= set(_counts(hex_data, "marker"))


def test_markers_of_the_incubator(hex_data: ModuleType) -> None:
    """HEX-08: one each of Accelerator, Net, Claw and Acid Thrower goes on an Incubator."""
    markers = {
        name: copies
        for name, copies in _counts(hex_data, "marker").items()
        if hex_data.COMPONENTS[f"{ARMY}_{name}"].type == "incubator"
    }

    assert markers == {f"marker_{name}": 1 for name in ("accelerator", "net", "claw", "acid_thrower")}


def test_only_the_hq_attacks(hex_data: ModuleType) -> None:
    """HEX-09, HEX-10: nothing of the army attacks but the HQ, which has melee only; nothing has nets."""
    assert [unit.id for unit in _units(hex_data) if unit.attacks or unit.initiative] == [f"{ARMY}_hq"]
    assert {attack.type for unit in _units(hex_data) for attack in unit.attacks} == {"melee"}
    assert [unit.id for unit in _units(hex_data) if unit.nets] == []


def test_the_hq(hex_data: ModuleType) -> None:
    """HEX-11, HEX-12, HEX-18, HEX-112: three edges side by side, one armor, 20 hits, strength and initiative 1."""
    hq = hex_data.COMPONENTS[f"{ARMY}_hq"]
    edges = {attack.edge for attack in hq.attacks}

    assert len(hq.attacks) == len(edges) == 3
    assert any(edges == {(first + step) % 6 for step in range(3)} for first in range(6))
    assert {attack.strength for attack in hq.attacks} == {1}
    assert hq.initiative == (1,)
    assert len(hq.armor) == 1
    assert not edges & set(hq.armor)
    assert hq.toughness == hex_data.RULES.hq.hit_points == 20


def test_armor_of_the_modules(hex_data: ModuleType) -> None:
    """HEX-31, HEX-33: Claw and Accelerator have armor on one edge; no other tile but the HQ has any."""
    armored = {unit.id.removeprefix(f"{ARMY}_"): len(unit.armor) for unit in _units(hex_data) if unit.armor}

    assert armored == {"hq": 1, "claw": 1, "accelerator": 1}


def test_only_the_toughener_has_links(hex_data: ModuleType) -> None:
    """HEX-22, HEX-23: the Toughener is linked on all edges, every other module reaches the whole board."""
    assert [unit.id for unit in _units(hex_data) if unit.links] == [f"{ARMY}_toughener"]
    assert len(hex_data.COMPONENTS[f"{ARMY}_toughener"].links) == 6


def test_a_mine_is_not_known(hex_data: ModuleType) -> None:
    """HEX-97, BASE-54: nobody has told how a mine wounds, so the data gives it no effect and says so."""
    mine = hex_data.COMPONENTS["vegas_mine"]

    assert mine.unknown
    assert mine.entered is None
    assert mine.turn_start is None
