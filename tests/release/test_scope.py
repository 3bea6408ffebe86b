"""The scope of a release: all of it, each part once, each part small."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from cardpress.commands.release import add_release, scope
from cardpress.diagnostics.requests import RequestError
from cardpress.models.manifest import ManifestEntry, Selection
from cardpress.models.printing import FOR_VENDORS, LAYOUTS, LOOKS
from cardpress.release.contents import items
from cardpress.release.scope import SHEETS, ReleaseScope

ROOT = Path(__file__).parents[2]


def _matrix(game: str, *words: str, vendors: tuple[str, ...] = ()) -> ReleaseScope:
    parser = argparse.ArgumentParser()
    add_release(parser.add_subparsers())
    arguments = parser.parse_args(["release", game, "--root", str(ROOT), *words])
    return scope(arguments, Selection((game,), vendors=vendors), game, ("en", "pl"))


def test_all_layouts_and_looks_unasked() -> None:
    """A game with a low-ink look is released in every layout in both looks, one without in its own."""
    editions = _matrix("mephisto").whole.editions

    assert {(one.layout, one.look) for one in editions} == {
        (layout, look) for layout in LAYOUTS for look in ("", *LOOKS)
    }
    assert not any(one.cut_paths for one in editions)


def test_parts_are_the_whole_and_small() -> None:
    """Every language with every edition and print shop is one part, so that no two are in memory at once."""
    whole = _matrix("mephisto", vendors=("mbprint", "makeplayingcards"))

    parts = [*whole.steps()]

    sheets = [(one.languages, one.editions) for one in parts if one.targets == (SHEETS,)]
    shops = [(one.languages, one.vendors) for one in parts if one.targets == (FOR_VENDORS,)]
    assert sorted(map(str, sheets)) == sorted(
        str(((code,), (edition,))) for code in ("en", "pl") for edition in whole.whole.editions
    )
    assert sorted(shops) == sorted(
        ((code,), (shop,)) for code in ("en", "pl") for shop in ("makeplayingcards", "mbprint")
    )
    assert {target for part in parts for target in part.targets} == {*whole.whole.targets}


def test_other_ways_of_printing_are_left_out(tmp_path: Path) -> None:
    """Files of editions, languages, games and targets that were not asked for stay in the build."""
    asked = _matrix("mephisto", "--layout", "gutterfold", "--look", "full")

    def entry(target: str, edition: str = "", game: str = "mephisto") -> ManifestEntry:
        return ManifestEntry(game, target, "pl", "", 1, "", "", edition)

    known = {
        "mephisto/pl/sheets-a4.pdf": entry(SHEETS),
        "mephisto/pl/sheets-a4-gutterfold.pdf": entry(SHEETS, "-gutterfold"),
        "mephisto/pl/cards.pdf": entry("cards_pdf"),
        "mephisto/exports/booklet/pl/booklet-a4.pdf": entry("exports.booklet"),
        "mephisto/exports/png/pl/axe.png": entry("exports.png"),
        "mephisto/pl/mbprint/all.pdf": entry(FOR_VENDORS, "mbprint"),
        "other/pl/cards.pdf": entry("cards_pdf", game="other"),
        "python/rules_data/mephisto.py": entry("rules_data"),
        "mephisto/pl/faces.json": entry("faces_json"),
    }

    found = [item.path for item in items(asked, known, tmp_path)]

    assert found == [
        "data/pl/faces.json",
        "pl/booklet-a4.pdf",
        "pl/cards.pdf",
        "pl/gutterfold/sheets-a4-gutterfold.pdf",
    ]


def test_look_that_a_game_has_not() -> None:
    """A look is asked for by a name there is."""
    with pytest.raises(RequestError):
        _matrix("mephisto", "--look", "golden")
