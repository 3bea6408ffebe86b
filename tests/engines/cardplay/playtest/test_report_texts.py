"""A report speaks every language of its game: its own words, those of the game, figures in the language's form."""

import json
import re
from functools import cache
from pathlib import Path

import pytest
from tests.engines.cardplay.messages import terminal
from tests.engines.properties.ways import loader, setups_of

from cardpress_engines.bots.policies import policies
from cardpress_engines.cardplay import cli, games
from cardpress_engines.cardplay.batches import census_of
from cardpress_engines.cardplay.playtest import docs, page
from cardpress_engines.cardplay.playtest.figures import Figures
from cardpress_engines.cardplay.playtest.plots import lengths
from cardpress_engines.cardplay.playtest.report_texts import read_texts
from cardpress_engines.kernel.statistics import columns_of, ranks_of

ROOT = Path(__file__).resolve().parents[4]
SPOKEN = [(game, language) for game in games.names() for language in games.languages(games.find(game))]
SHAPES = re.compile(
    r"<style>.*?</style>|<code>.*?</code>|\b(?:class|id|href|for|aria-labelledby)=\"[^\"]*\"|<[a-z]+", re.DOTALL
)


@cache
def figures(game):
    """The report whose figures the game's page of docs shows."""
    return json.loads((ROOT / "docs" / "games" / game / "balance.json").read_text("utf-8"))


@cache
def texts(game, language):
    """The texts of a report of a game."""
    return read_texts(loader(game)(game, figures(game)["tables"][0]["setup"]), language, None)


@cache
def shown(game, language):
    """What the page and the docs show of that report, without names of elements and classes, and commands."""
    text = page.html(figures(game), texts(game, language))
    return SHAPES.sub("", text) + docs.markdown(figures(game), texts(game, language)), text


def needed(game):
    """What a report of a game may have to name, each with its sort."""
    census, made = census_of(game), loader(game)(game, {})
    yield from (("kind", design.kind) for design in census.designs(made) if design.is_listed)
    yield from (("column", column.heading) for column in columns_of(census, made))
    yield from (("rank", rank) for rank in ranks_of(census, made))
    yield from (("outcome", outcome) for outcome in getattr(census, "OUTCOMES", ()))
    variants = {each for setup in setups_of(game) for each in setup.get("variants", ())}
    yield from (("setup", option.name) for option in made.options if option.name != "variants")
    yield from (("setup", variant) for variant in variants)
    yield from (("role", role) for table in figures(game)["tables"] for role in _roles(table))
    yield from (("policy", name) for name in policies(game))


def _roles(table):
    return {role for policy in table["policies"].values() for role in policy.get("parts", {})}


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_a_game_has_a_word_for_whatever_its_report_names(game, language):
    """Kinds, columns, roles, ranks, outcomes, set-ups and components are said, and nothing else."""
    found = {f"report-{sort}-{id_}" for sort, id_ in needed(game)} | {"report-component", "report-components"}
    own = set(re.findall(r"^(report-[\w-]+) =", terminal(game, language).read_text("utf-8"), re.MULTILINE))

    assert found <= {*texts(game, language).say.ids("report-")}
    assert own <= found | {f"report-kind-{each.kind}" for each in games.find(game).data.COMPONENTS.values()}


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_components_are_called_by_names_that_tell_them_apart(game, language):
    """What a report counts, and what players can be, has a name of its own and is never called by its id."""
    told = texts(game, language)
    for table in figures(game)["tables"]:
        policy = table["policies"][table["main"]]
        ids = set(policy[f"{figures(game)['noun']}s"]).union(*policy.get("parts", {}).values())
        names = [told.name(id_) for id_ in ids]

        assert len(set(names)) == len(names)
        assert not {*names} & {id_ for id_ in ids if "_" in id_ or id_ in policy.get("parts", {})}


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_a_page_shows_no_id(game, language):
    """Neither the page nor the docs have an id in their words; the page says its language and the game's title."""
    words, text = shown(game, language)

    assert re.findall(r"\b[a-z]+_[a-z_]+\b", words) == []
    assert f'<html lang="{language}">' in text
    assert f"<h1>{games.title(games.find(game), language)}</h1>" in text


@pytest.mark.parametrize("game", games.names())
def test_a_polish_page_has_no_english_word_of_an_english_one(game):
    """Words that only English reports have do not occur in Polish ones, on the page, in plots and in docs."""
    both = {
        language: set(re.findall(r"[^\W\d_]{3,}", shown(game, language)[0].casefold()))
        for language in ("en", "pl")
    }
    english = {"wins", "games", "turns", "drawn", "effect", "usual", "who", "begins", "intervals", "chose", "than"}
    assert english <= both["en"]
    assert english & both["pl"] == set()


def test_numbers_below_many_narrow_bars_are_whole():
    """Bars that are narrower than the number of turns below them do not cut it to dots."""
    drawn = lengths(
        dict.fromkeys(range(20, 80), 1), "turns", (20, 80), 0, lambda turns, count: f"{turns}: {count}"
    )

    assert "…" not in drawn
    assert ">20<" in drawn


def test_every_shared_message_is_asked_for():
    """No message about reports in the language packs is without a use in the code or the page."""
    code = "".join(
        file.read_text("utf-8")
        for file in (ROOT / "src" / "cardpress_engines" / "cardplay" / "playtest").rglob("*.*")
        if file.suffix in {".py", ".html"}
    )
    made = r"report-(policy|figure|how|setup|docs|pairs|effect-of)-|report-(dominant|burdens)$"
    shared = {*texts("mephisto", "en").say.ids("report-")} - {
        f"report-{sort}-{id_}" for sort, id_ in needed("mephisto")
    }

    assert {
        id_ for id_ in shared if id_.startswith("report-") and id_ not in code and not re.match(made, id_)
    } == set()


@pytest.mark.parametrize(
    ("language", "percent", "signed", "thousands"),
    [
        ("en", "54.6%", "+3.3 -12.0", "12,500"),
        ("pl", "54,6%", "+3,3 -12,0", "12\u00a0500"),
        ("de", "54,6\u00a0%", "+3,3 -12,0", "12.500"),
        ("xx", "54.6%", "+3.3 -12.0", "12,500"),
    ],
)
def test_figures_have_the_form_of_the_language(language, percent, signed, thousands):
    """Points, commas, spaces and the place of the sign are those of the language, English for an unknown one."""
    said = Figures(language)

    assert said.percent(0.546) == percent
    assert f"{said.with_sign(3.26)} {said.with_sign(-12)}" == signed
    assert said.decimal(12500, 0) == thousands


@pytest.mark.parametrize(
    ("count", "games_of", "players"),
    [
        (1, "1 partia", "1 gracz"),
        (3, "3 partie", "3 graczy"),
        (12, "12 partii", "12 graczy"),
        (22, "22 partie", ""),
    ],
)
def test_polish_counts_as_poles_do(count, games_of, players):
    """One game, two to four and five and more have three forms, and eleven to fourteen are many."""
    told = texts("mephisto", "pl")

    assert told.say("report-games", count=count).replace("\u00a0", " ") == games_of
    assert told.setup({"players": count}).replace("\u00a0", " ") == (players or "22 graczy")


def test_a_set_up_is_said_in_words():
    """Armies are named, what is not chosen is left out, and what a game does not name is its id in words."""
    assert texts("neuroshima_hex", "pl").setup({"armies": ["outpost", "mephisto"], "partial": False}) == (
        "Posterunek i Mephisto"
    )
    said = texts("mephisto", "en").setup({"players": 2, "variants": ["teams"], "partial": False, "open_hands": 3})
    assert said.replace("\u00a0", " ") == "2 players, open hands 3, two teams"


def test_the_language_is_that_of_the_terminal(tmp_path, capsys, monkeypatch):
    """Without --lang a report speaks the language of the terminal; one the game has not is refused unplayed."""
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    out = tmp_path / "page.html"
    assert cli.main(["report", "mephisto", "--policy", "random:2", "--out", str(out)]) == 0
    assert '<html lang="pl">' in out.read_text("utf-8")
    assert cli.main(["report", "mephisto", "--games", "1000000", "--lang", "fr", "--out", str(out)]) == 1
    assert "--lang: no language 'fr'" in capsys.readouterr().err
