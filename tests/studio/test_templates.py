"""Templates in the studio: written as they are typed, drawn at every save, what is wrong at its line."""

from __future__ import annotations

from typing import Any

import pytest
from tests.studio.conftest import TOKEN, Served

ASKED = {"game": "mini", "id": "rat", "language": "en"}


def _files(served: Served) -> dict[str, Any]:
    return served.ask(f"/{TOKEN}/templates/mini")[1]


def _file(served: Served, path: str) -> dict[str, Any]:
    return served.ask(f"/{TOKEN}/template", {**ASKED, "path": path})[1]


def _write(served: Served, told: dict[str, Any], text: str) -> tuple[int, Any]:
    sent = {**ASKED, "path": told["path"], "seen": told["digest"], "text": text}
    return served.ask(f"/{TOKEN}/template/write", sent)


def test_a_stylesheet_is_drawn_when_it_is_saved(served: Served) -> None:
    """A rule more gives another picture of the open card at once; undoing gives the old one."""
    path = next(one for one in _files(served)["files"] if one.endswith(".css"))
    told, before = _file(served, path), (served.studio.root / path).read_bytes()
    first = told["faces"][0]
    status, saved = _write(served, told, told["text"] + "\narticle { background: #123456 !important; }\n")

    assert (status, saved["problems"], first["id"]) == (200, [], "rat")
    assert saved["faces"][0]["key"] not in ("", first["key"])
    pictures = [served.ask(f"/{TOKEN}/faces/{key}-75.png")[1] for key in (first["key"], saved["faces"][0]["key"])]
    assert pictures[0] != pictures[1]
    assert served.ask(f"/{TOKEN}/undo", {})[1] == {"path": path}
    assert (served.studio.root / path).read_bytes() == before
    assert _file(served, path)["faces"][0]["key"] == first["key"]


def test_what_is_wrong_is_told_at_its_line(served: Served) -> None:
    """A name that is not there, a tag not closed: written as it was typed, not drawn, with file and line."""
    path = _files(served)["kinds"]["monster"]
    for wrong in ("{{ card.nobody }}\n", "{% if card.souls %}\n"):
        told = _file(served, path)
        _, saved = _write(served, told, wrong + told["text"])
        at = saved["problems"][0]["position"]

        assert (at["file"], saved["faces"][0]["key"]) == (path, "")
        assert at["line"] == 1 or "endif" in saved["problems"][0]["message"]
        served.ask(f"/{TOKEN}/undo", {})
    assert _file(served, path)["problems"] == []


def test_what_does_not_fit_is_drawn_with_its_spot(served: Served) -> None:
    """Text too long for its slot is drawn all the same, with the slot in mm and the room that the text takes."""
    path = next(one for one in _files(served)["files"] if one.endswith(".css"))
    told = _file(served, path)
    narrow = ".rules { left: 10mm; top: 50mm; width: 12mm; height: 4mm; }\n"
    _, saved = _write(served, told, told["text"] + narrow)
    try:
        face, (slot,) = saved["faces"][0], saved["faces"][0]["overset"]
        (problem,) = saved["problems"]
        assert 'the text of "rules" does not fit' in problem["message"]
        assert [slot[name] for name in ("name", "left", "top", "width", "height")] == ["rules", 10, 50, 12, 4]
        assert slot["used_height"] > slot["height"]
        assert served.ask(f"/{TOKEN}/faces/{face['key']}-75.png")[1].startswith(b"\x89PNG")
    finally:
        served.ask(f"/{TOKEN}/undo", {})
    assert _file(served, path)["faces"][0]["overset"] == []


def test_only_so_many_cards_are_drawn_at_once(served: Served) -> None:
    """A card past the most that are asked for is told, and waits to be drawn."""
    for most in (0, 1):
        (face,), problems = served.studio.sight.drawn_anew("mini", ["rat"], "en", most)
        assert (face.is_drawn, bool(face.key), problems) == (bool(most), bool(most), [])


def test_the_later_of_two_writers_of_a_template_is_told(served: Served) -> None:
    """A template that an editor saved meanwhile is not written over."""
    path = _files(served)["kinds"]["monster"]
    told, file = _file(served, path), served.studio.root / path
    before = file.read_text("utf-8")
    file.write_text(before + "\n", "utf-8")
    try:
        assert _write(served, told, "x")[0] == 409
        assert file.read_text("utf-8") == before + "\n"
    finally:
        file.write_text(before, "utf-8")


@pytest.mark.parametrize(
    "path",
    [
        "templates/mini/../../content/mini/game.json",
        "content/mini/game.json",
        "templates/mini/nothing.css",
        "/etc/x.css",
    ],
)
def test_only_templates_of_the_game_are_read_and_written(served: Served, path: str) -> None:
    """No other path is a template: nothing of it is told, nothing made."""
    for where, more in (("template", {}), ("template/write", {"seen": "", "text": "x"})):
        assert served.ask(f"/{TOKEN}/{where}", {**ASKED, "path": path, **more})[0] == 404
