"""The tutorial is followed word for word: commands run, what it tells to write works, what it shows is said."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
from tests.starter_games import put_starter

from cardpress.commands import main
from cardpress.starters import starters

PAGE = (Path(__file__).resolve().parents[1] / "docs/tutorial.md").read_text("utf-8")
COMMANDS = re.findall(r"(?:^    |`)cardpress ([^`\n]+)", PAGE, re.MULTILINE)
GAME = "lantern_market"


@pytest.fixture
def market(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The game with which the tutorial begins, in the folder it makes for it."""
    monkeypatch.chdir(tmp_path)
    assert main.main(["new", GAME]) == main.FINE
    return tmp_path


def test_every_command_is_one_there_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each command of the page does what it says; one that runs until it is stopped is at least understood."""
    assert [word for command in COMMANDS for word in command.split()[:1]].count("new") == len(starters())
    in_browser, made = tmp_path / "browser", 0
    put_starter(in_browser, "by_hand")  # how a game is made there, another test says
    for number, command in enumerate(COMMANDS):
        words = shlex.split(command)
        if words[0] in {"serve", "studio"}:
            assert main.main([*words, "--help"]) == main.FINE
            continue
        made += words[0] == "new"
        place = in_browser if not made else tmp_path / (str(number) if words[0] == "new" and made > 1 else ".")
        place.mkdir(exist_ok=True)
        monkeypatch.chdir(place)
        assert main.main([*words, *(["--jobs", "1"] if words[0] == "build" else [])]) == main.FINE, command
        if words[0] == "new":
            assert main.main(["check"]) == main.FINE
            monkeypatch.chdir(tmp_path)
    assert capsys.readouterr().err == ""
    for name in re.findall(r"`((?:build/\S+|box-\S+)\.pdf)`", PAGE):
        assert [*tmp_path.glob(f"**/{Path(name).name}")], name


def test_a_card_is_added_as_told(market: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without its name the copied card is told in the words of the page; with it and its copies all is well."""
    content = market / "content" / GAME
    card = (content / "cards/beaver.json").read_text("utf-8").replace('"beaver"', '"otter"', 1)
    made = json.loads(card) | {"id": "otter", "picture": "swan"}
    (content / "cards/otter.json").write_text(json.dumps(made), "utf-8")
    deck = json.loads((content / "decks/animals.json").read_text("utf-8"))
    deck["cards"]["otter"] = 2
    (content / "decks/animals.json").write_text(json.dumps(deck), "utf-8")

    assert main.main(["check"]) == main.WRONG_CONTENT
    (shown,) = re.findall(r"^    (content/\S+: error.*)\n    (  expected: .*)$", PAGE, re.MULTILINE)
    assert "\n".join(shown) in capsys.readouterr().err

    words = content / "text/en.ftl"
    words.write_text(f"{words.read_text('utf-8')}otter = Otter\n    .rules = Dive.\n", "utf-8")
    assert main.main(["check"]) == main.FINE


def test_a_field_is_added_and_placed_as_told(market: Path) -> None:
    """The property, the line of the template and the style of the page make a face with the new number."""
    shape = market / f"schemas/{GAME}.json"
    schema = json.loads(shape.read_text("utf-8"))
    (written,) = re.findall(r'`("age":\s*\{.*?\})`', PAGE, re.DOTALL)
    schema["kinds"]["card"]["properties"] |= json.loads(f"{{{written}}}")
    shape.write_text(json.dumps(schema), "utf-8")
    for card in (market / "content" / GAME / "cards").iterdir():
        card.write_text(json.dumps(json.loads(card.read_text("utf-8")) | {"age": 3}), "utf-8")
    face, look = (market / f"templates/{GAME}/{name}" for name in ("card.html", "card.css"))
    (line,) = re.findall(r'`(<p class="age">.*?</p>)`', PAGE)
    (style,) = re.findall(r"`(\.age \{.*?\})`", PAGE)
    face.write_text(face.read_text("utf-8").replace("</article>", f"{line}\n</article>"), "utf-8")
    look.write_text(f"{look.read_text('utf-8')}{style}\n", "utf-8")

    assert main.main(["build", "--jobs", "1", "--target", "cards_pdf"]) == main.FINE
