"""`check` finds what is wrong with templates and pictures too, and makes nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardpress.commands import main

FACE = (
    '<article class="face" style="font-family: Alegreya"><p style="left: 9mm; top: 9mm">{{ text.name }}</p>'
    '<img src="pictures/moon.svg" alt=""></article>'
)
FILES = {
    "content/sky/game.json": json.dumps(
        {
            "id": "sky",
            "sizes": {"poker": {"width_mm": 63, "height_mm": 88}},
            "kinds": {"card": {"size": "poker", "front": {"template": "card.html"}}},
        }
    ),
    "content/sky/text/en.ftl": "ui-game = Sky\nmoon = Moon\n",
    "content/sky/cards/moon.json": '{"id": "moon", "kind": "card"}',
    "templates/sky/card.html": FACE,
    "templates/sky/card.css": ".face { background: url(pictures/moon.svg); } /* url(nowhere.png) */\n",
    "templates/sky/reference.html": "<article>{% for c in cards.card %}{{ c.copies }}{% endfor %}</article>",
    "templates/sky/pictures/moon.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
}


@pytest.fixture
def sky(tmp_path: Path) -> Path:
    """A game of one card, with a picture and a reference sheet."""
    for name, text in FILES.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return tmp_path


def test_sound_templates_pass_and_nothing_is_made(sky: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Filling every template draws nothing and writes nothing."""
    assert main.main(["check", "--root", str(sky)]) == main.FINE
    assert capsys.readouterr().err == ""
    assert not (sky / "build").exists()


@pytest.mark.parametrize(
    ("file", "change", "words"),
    [
        ("templates/sky/card.html", ("text.name }}", "text.name }"), "this is no Jinja2"),
        ("templates/sky/card.html", ("text.name", "text.nmae"), 'there is no "nmae" here'),
        ("templates/sky/card.html", ("{{ text.name", "{{ icon('no-such')"), 'there is no icon "no-such"'),
        ("templates/sky/card.html", ("{{ text.name", "{{ ui('ui-none')"), 'there is no message "ui-none"'),
        ("templates/sky/card.html", ("moon.svg", "mon.svg"), "mon.svg is refused: there is no such file"),
        ("templates/sky/card.html", ("pictures/moon.svg", "../../content/sky/game.json"), "is refused"),
        ("templates/sky/card.css", ("moon.svg", "mon.svg"), "mon.svg is refused: there is no such file"),
        ("templates/sky/reference.html", ("c.copies", "c.copy"), "there are card, copies, text"),
    ],
)
def test_a_broken_template_is_found_without_rendering(
    sky: Path, file: str, change: tuple[str, str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """What a build would stumble over in a template is an error of the check, with template and line."""
    (sky / file).write_text(FILES[file].replace(*change), "utf-8")

    assert main.main(["check", "--root", str(sky)]) == main.WRONG_CONTENT

    said = capsys.readouterr().err
    assert words in said
    assert f"{file}:1:" in said
