"""Scenarios shown as examples: what lies on the table when the first player acts, and when the last has acted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardpress_table.exported_game import ExportedGame
from cardpress_table.played_examples import Exhibition

ROOT = Path(__file__).resolve().parents[2]
Show = Callable[[str, str], Any]


@pytest.fixture(scope="module")
def show(export: Callable[[str], ExportedGame]) -> Show:
    """What an example of a game shows."""

    def show(game: str, example: str) -> Any:
        text = (ROOT / "content" / game / "examples" / f"{example}.json").read_text("utf-8")
        return Exhibition(_given(export(game))).example(text)

    return show


def _given(exported: ExportedGame) -> Any:
    """What the program is given of a game, but for its examples."""
    own = {"data": ROOT / "build/python", "languages": ["en"]}
    return {**own, "table": exported.description, "faces": exported.faces["en"]}


def _zone(shown: Any, when: str, zone: str) -> Any:
    """The parts of a zone in one of the two scenes."""
    areas = shown["layout"]["areas"]
    return [part for part in shown[when]["areas"] if areas[part["area"]]["zone"] == zone]


def test_what_chance_brings_first_lies_on_the_table_before(show: Show) -> None:
    """Cards that are revealed before anybody decides are seen in the first picture, and are not told as events."""
    shown = show("meat_the_cult", "an_offer_of_creatures")

    offered, left = (_zone(shown, when, "display")[0]["cards"] for when in ("before", "after"))

    assert (len(offered), len(left)) == (9, 8)
    said = [line.replace("\u00a0", " ") for line in shown["told"]["en"]["lines"]]
    assert said == ["Player 1 takes: Sir Duncan Culligan", "Player 1 pays 2 ounces"]


def test_an_example_of_chance_alone_begins_before_it(show: Show) -> None:
    """Where nobody decides anything, the first picture is the position, and what chance did is told."""
    shown = show("meat_the_cult", "more_creatures_win")

    assert shown["before"] != shown["after"]
    assert shown["told"]["en"]["lines"]


@pytest.mark.parametrize(("example", "tokens"), [("a_kill", 1), ("an_overkill", 2)])
def test_an_overkill_lays_two_tokens(show: Show, example: str, tokens: int) -> None:
    """On the killshot track a kill has one token of the killer, an overkill two."""
    (track,) = _zone(show("adrenaline", example), "after", "track")

    assert len(track["pips"]) == tokens


def test_a_new_game_is_laid_out_by_chance_until_somebody_decides(export: Callable[[str], ExportedGame]) -> None:
    """Of three everybody has three cards, and who begins has drawn; a set-up that is none shows nothing."""
    exhibition = Exhibition(_given(export("mephisto")))

    shown = exhibition.set_up({"players": 3})

    assert shown
    owned = [area for area in shown["after"]["areas"] if area["player"] is not None]
    held = [sum(len(area["cards"]) for area in owned if area["player"] == player) for player in range(3)]
    assert sorted(held) == [3, 3, 4]
    assert len(shown["told"]["en"]["players"]) == 3
    assert exhibition.set_up({"players": 5}) is None
