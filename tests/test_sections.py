"""A game whose components have sections, from its files to its cards: the project in tests/sections/."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from jsonschema_rs import Draft202012Validator

from cardpress.commands import main
from cardpress.diagnostics import Report
from cardpress.difference.build_reader import read_build
from cardpress.difference.changes import Change, compare
from cardpress.effects.data_shape import data_model
from cardpress.effects.variants import variant_games
from cardpress.effects.vocabulary import vocabulary_of
from cardpress.models.json_schema import json_schema
from cardpress.models.project import ComponentText, Game
from cardpress.stages.check import check
from cardpress.stages.link import link
from cardpress.stages.load import load
from cardpress.stages.phrase import phrase

Cardpress = Callable[..., "subprocess.CompletedProcess[str]"]
ARENA = Path(__file__).parent / "sections"
GUN = "content/arena/guns/blades.json"
TEXTS = {
    "en": {
        "blades": [
            ("Basic effect", "Deal 1 damage to a target."),
            ("Venomous claws", "Poison that target. You may go 1 square."),
            ("Twist", "Poison that target. Deal 1 damage to it."),
            ("Left hook", "Deal 3 damage to another target. Poison the first target."),
        ],
        "wolf": [
            ("Discovery", "Deal 2 damage to a target."),
            ("Hunger", "You may deal 1 damage to that target."),
        ],
        "fate": [("", ""), ("", "Poison a target."), ("", "Deal 3 damage to that target.")],
    },
    "pl": {
        "blades": [
            ("Efekt podstawowy", "Zadaj celowi 1 obrażenie."),
            ("Jadowite szpony", "Zatruj ten cel. Możesz przejść 1 pole."),
            ("Skręt", "Zatruj ten cel. Zadaj mu 1 obrażenie."),
            ("Lewy sierpowy", "Zadaj innemu celowi 3 obrażenia. Zatruj pierwszy cel."),
        ],
        "wolf": [
            ("Odkrycie", "Zadaj celowi 2 obrażenia."),
            ("Głód", "Możesz zadać temu celowi 1 obrażenie."),
        ],
        "fate": [("", ""), ("", "Zatruj cel."), ("", "Zadaj temu celowi 3 obrażenia.")],
    },
}


def _game(root: Path = ARENA) -> tuple[Game, Report]:
    report = Report()
    return link(check(load(root, report, ["arena"]), report), root, report)["arena"], report


def _words(text: ComponentText) -> list[tuple[str, str]]:
    return [(one.heading, one.text.replace("\u00a0", " ")) for one in text.sections.values()]


def _change(root: Path, file: str, change: Callable[[dict[str, Any]], object]) -> None:
    path = root / file
    value = json.loads(path.read_text("utf-8"))
    change(value)
    path.write_text(json.dumps(value), "utf-8")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The root of a fresh copy of the game."""
    return Path(shutil.copytree(ARENA, tmp_path / "arena", ignore=shutil.ignore_patterns("build")))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The root of a built copy; nobody changes it."""
    root = Path(shutil.copytree(ARENA, tmp_path_factory.mktemp("built") / "arena"))
    assert main.main(["build", "--root", str(root), "--jobs", "1"]) == main.FINE
    return root


def test_game_has_no_problems() -> None:
    """The game is right as it stands."""
    _, report = _game()

    assert list(report) == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_sections_know_what_earlier_ones_named(language: str) -> None:
    """A heading is the component's or the game's; what another section named is a noun, and then a pronoun."""
    game, report = _game()
    texts = phrase(game, language, report).components

    assert {id_: _words(texts[id_]) for id_ in TEXTS[language]} == TEXTS[language]
    assert all(text.rules == {} for text in texts.values())
    assert list(report) == []


def test_variants_rewrite_a_section() -> None:
    """A variant changes one section; its text is compiled anew, those of the others stay."""
    game, report = _game()
    tame = variant_games(game)["tame"]
    text = phrase(tame, "en", report).components["blades"]

    assert sorted(tame.components) == ["blades", "fate"]
    assert _words(text)[:3] == TEXTS["en"]["blades"][:3]
    assert _words(text)[3] == ("Left hook", "Deal 2 damage to another target. Poison the first target.")


def test_rules_of_a_section_are_written_by_hand(project: Path) -> None:
    """A custom effect of a section has a text of its own, an attribute that is missed, with its numbers."""
    custom = {"op": "custom", "handler": "spin", "numbers": {"turns": 2}}
    _change(project, GUN, lambda gun: gun["modes"][2].update(effect=custom))
    _, report = _game(project)
    assert {(one.code, one.expected) for one in report} == {("missing-translation", ".twist-text = …")}

    for language, words in {"en": "Spin { $turns } times.", "pl": "Zakręć nim { $turns } razy."}.items():
        file = project / f"content/arena/text/{language}.ftl"
        text = file.read_text("utf-8").replace("    .hook", f"    .twist-text = {words}\n    .hook")
        file.write_text(text, "utf-8")
    game, report = _game(project)
    found = phrase(game, "en", report).components["blades"]

    assert _words(found)[2] == ("Twist", "Spin 2 times.")
    assert found.custom
    assert list(report) == []


def test_what_a_variant_makes_of_sections_is_measured_together(project: Path) -> None:
    """A rewrite that takes away what a later section refers to is an error of the variant."""
    rule = {"match": {"op": "hit", "damage": 1}, "into": {"op": "go", "squares": 1}}
    _change(project, "content/arena/variants/tame.json", lambda tame: tame.update(rewrites=[rule]))
    _, report = _game(project)

    assert {(one.code, one.position.file.rpartition("/")[2]) for one in report} == {("bad-rewrite", "tame.json")}
    assert 'nothing earlier is called "victim"' in next(iter(report)).message


def test_cards_print_headings_prices_and_texts(built: Path) -> None:
    """A template shows each section with its heading, its price and its text; a row of a die with its results."""
    pages = [
        page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(built / "build/arena/pl/cards.pdf")
    ]
    gun, die = (" ".join(pages[at].replace("\u00a0", " ").split()) for at in (0, -1))

    assert "Efekt podstawowy Zadaj celowi 1 obrażenie. Jadowite szpony 1" in gun
    assert die.endswith("1, 2 – 3, 4, 5 Zatruj cel. 6 Zadaj temu celowi 3 obrażenia.")


def test_engines_read_sections_typed(built: Path) -> None:
    """The generated module holds sections in printing order, as classes, and a variant's changes by their keys."""
    code = """
from rules_data import arena
arena.verify()
modes = arena.GUNS["blades"].modes
assert [mode.id for mode in modes] == ["basic", "venom", "twist", "hook"]
assert all(isinstance(mode, arena.Mode) for mode in modes)
assert (modes[1].cost, modes[1].role, modes[3].effect.do[0].damage) == (1, "extra", 3)
assert [row.effect is None for row in arena.DICE["fate"].rows] == [True, False, False]
assert arena.VARIANTS["tame"]["blades"]["modes/hook"].do[0].damage == 2
print("read")
"""
    words, folder = [sys.executable, "-c", code], built / "build/python"
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)

    assert (done.stdout, done.stderr) == ("read\n", "")


def test_data_with_sections_is_valid(built: Path) -> None:
    """data.json of a game with sections satisfies the schema made from its models, by another's validator."""
    game, _ = _game()
    schema = json_schema(data_model(game.schema.KINDS, vocabulary_of(game.schema)))
    data = json.loads((built / "build/arena/data.json").read_text("utf-8"))

    Draft202012Validator(schema).validate(data)
    assert data["texts"]["pl"]["components"]["wolf"]["sections"]["hunger"] == {
        "heading": "Głód",
        "text": "Możesz zadać temu celowi 1\u00a0obrażenie.",
    }
    assert "modes/hook" in data["texts"]["en"]["variants"]["tame"]["blades"]


def test_explain_shows_sections(capsys: pytest.CaptureFixture[str]) -> None:
    """Every section is told with its place, its tree, and its heading and text in each language."""
    assert main.main(["text", "arena", "wolf", "--root", str(ARENA)]) == main.FINE

    said = capsys.readouterr().out.replace("\u00a0", " ")
    assert "abilities/hunger (line 16)" in said
    assert "pl  Głód: Możesz zadać temu celowi 1 obrażenie." in said


def _differences(project: Path, built: Path) -> list[Change]:
    report = Report()
    assert main.main(["build", "--root", str(project), "--jobs", "1", "--target", "data_json"]) == main.FINE
    old, new = (read_build(root / "build/arena", report, name="build") for root in (built, project))
    assert list(report) == []
    return [change for one in compare(old, new) for change in one.changes]


def test_diff_names_the_section_that_changed(project: Path, built: Path) -> None:
    """A change is told of the section by its id, also where another one was put in front of it."""
    told = ("rush", "venom.text", "hook.text")

    def edit(gun: dict[str, Any]) -> None:
        gun["modes"][3]["effect"]["do"].append({"op": "go", "squares": 3})
        gun["modes"][1]["effect"]["do"][1]["do"]["squares"] = 2
        gun["modes"].insert(1, {"id": "rush", "role": "extra", "effect": {"op": "go", "squares": 2}})

    _change(project, GUN, edit)
    for language in ("en", "pl"):
        file = project / f"content/arena/text/{language}.ftl"
        file.write_text(file.read_text("utf-8").replace("    .twist", "    .rush = Rush\n    .twist"), "utf-8")

    found = {(one.kind.value, one.where, one.language) for one in _differences(project, built)}

    assert found == {
        ("rules", "modes.rush", None),
        ("numbers", "modes.venom.effect.do[1].do.squares", None),
        ("rules", "modes.hook.effect.do", None),
        ("rules", "variant tame.modes/hook.do", None),
        *(("text", f"sections.{where}", code) for where in told for code in ("en", "pl")),
        *(("text", "variant tame.modes/hook", code) for code in ("en", "pl")),
    }


def test_diff_tells_another_order(project: Path, built: Path) -> None:
    """Sections that change places are a change of the rules, since the later one knows what the earlier named."""
    _change(project, GUN, lambda gun: gun["modes"].append(gun["modes"].pop(1)))

    found = [(one.kind.value, one.where, one.new) for one in _differences(project, built) if one.language is None]

    assert found == [("rules", "modes", ["basic", "twist", "hook", "venom"])]


@pytest.mark.parametrize(
    ("old", "new", "pages"),
    [("= Basic effect", "= First shot", [1, 1, 0, 0, 0, 0]), ("= Left hook", "= First shot", [1, 0, 0, 0, 0, 0])],
    ids=["shared", "of one card"],
)
def test_a_heading_changes_every_card_that_has_it(
    old: str, new: str, pages: list[int], project: Path, cardpress: Cardpress
) -> None:
    """Texts and faces kept by an earlier build are not taken for cards with another heading now."""
    words = ["build", "--root", project, "--jobs", "1", "--lang", "en", "--target", "cards_pdf"]
    assert cardpress(*words).returncode == main.FINE
    file = project / "content/arena/text/en.ftl"
    file.write_text(file.read_text("utf-8").replace(old, new), "utf-8")

    assert cardpress(*words).returncode == main.FINE

    printed = pypdfium2.PdfDocument(project / "build/arena/en/cards.pdf")
    texts = [page.get_textpage().get_text_range() for page in printed]
    assert [text.count("First shot") for text in texts] == pages
    assert not any(old.removeprefix("= ") in text for text in texts)
