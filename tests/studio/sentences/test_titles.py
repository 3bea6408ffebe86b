"""Kinds of cards and their fields have titles in the language one reads."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.sampling import one_of

from cardpress.diagnostics import Report
from cardpress.models.component import kind_name
from cardpress.models.project import Game
from cardpress.stages.check import check
from cardpress.stages.link import link
from cardpress.stages.load import load
from cardpress_studio.sentences.readings import GameReader
from cardpress_studio.sentences.titles import field_names, field_titles, titles_in

ROOT = Path(__file__).resolve().parents[3]
GAMES = sorted(folder.name for folder in (ROOT / "content").iterdir() if folder.is_dir())


def _reader(name: str) -> GameReader:
    report = Report()
    return GameReader(link(check(load(ROOT, report, [name]), report), ROOT, report)[name])


@pytest.mark.parametrize("name", one_of(GAMES, "titles"))
def test_kinds_and_fields_have_titles(name: str) -> None:
    """Every kind and every field of the games, down to those of effects, has one in Polish and in English."""
    reader = _reader(name)
    kinds = [kind_name(kind) for kind in reader.game.schema.KINDS]
    fields = {field for kind in kinds for field in field_names(reader.schema(kind))}

    for language in ("pl", "en"):
        titles = titles_in(reader, language)
        assert [kind for kind in kinds if kind not in titles["kinds"]] == []
        assert fields - titles["fields"].keys() == set()


def test_a_games_own_title_comes_first(mephisto: Game) -> None:
    """What a game calls a field is told before what all games call it, its words by their nouns."""
    titles = titles_in(GameReader(mephisto), "pl")

    assert titles["kinds"]["monster"] == "Potwór"
    assert titles["fields"]["immediate"] == "Wejście"
    assert titles["fields"]["amount"] == field_titles("pl")["amount"] == "Ile"
    assert titles["words"]["opponent"] == "Przeciwnik"


def test_every_language_has_the_same_fields() -> None:
    """What fields are called in every game is there in each language of the page; elsewhere English is read."""
    assert field_titles("pl").keys() == field_titles("en").keys() == field_titles("de").keys()
    assert field_titles("uk") == field_titles("en")
