"""The page's server over HTTP: what it shows, whom it refuses."""

from __future__ import annotations

import hashlib
import io
import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from tests.conftest import ROOT
from tests.serve.conftest import Served, serving

from cardpress.commands import main


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all that is only asked."""
    root = tmp_path_factory.mktemp("served") / "mini"
    with serving(shutil.copytree(ROOT / "tests" / "errors" / "base", root)) as page:
        yield page


def test_page_and_its_parts_are_served_under_a_strict_policy(served: Served) -> None:
    """Everything comes from this server alone: no address elsewhere, no inline program, no type to be guessed."""
    for path, kind in (("/", "text/html"), ("/live.css", "text/css"), ("/live.js", "text/javascript")):
        answer = served.get(path)

        assert answer.status == 200
        assert answer.headers["Content-Type"].startswith(kind)
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Access-Control-Allow-Origin"] is None
        assert b"//" not in served.read(path).replace(b"// ", b"").replace(b"http://www.w3.org/2000/svg", b"")


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Host": "127.0.0.1"},
        {"Host": "127.0.0.1:1"},
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://localhost:1"},
        {"Sec_Fetch_Site": "cross-site"},
        {"Sec_Fetch_Site": "same-site"},
    ],
    ids=lambda headers: " ".join(f"{name} {value}" for name, value in headers.items()),
)
def test_other_sites_are_refused(served: Served, headers: dict[str, str]) -> None:
    """Who names this machine otherwise, or comes from another site or port, gets no page, face or event."""
    key = next(iter(served.games["mini"]["components"]["axe"]["faces"].values()))[0]
    for path in ("/", f"/faces/{key}-75.png", "/events", "/sheets/mini/en.json"):
        assert served.get(path, **headers).status == 403


def test_own_page_is_answered_under_both_names(served: Served) -> None:
    """A browser that calls this machine localhost, and the page's own questions, are answered."""
    for headers in (
        {"Host": f"localhost:{served.port}"},
        {"Origin": f"http://127.0.0.1:{served.port}", "Sec_Fetch_Site": "same-origin"},
        {"Sec_Fetch_Site": "none"},
    ):
        assert served.get("/", **headers).status == 200


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS"])
def test_nothing_can_be_changed(served: Served, method: str) -> None:
    """The server answers questions only."""
    assert served.get("/", method=method, Content_Length="0").status == 405


@pytest.mark.parametrize(
    "path",
    ["/../cli.py", "/%2e%2e/cli.py", "/page/index.html", "/content/mini/game.json", "//evil.example/", "/x"],
)
def test_no_file_is_reached_by_its_path(served: Served, path: str) -> None:
    """Only what the page is made of has an address."""
    assert served.get(path).status == 404


def test_face_is_a_picture_with_its_bleed(served: Served) -> None:
    """A face has the pixels of trim and bleed at the resolution that is asked for, and may be kept for ever."""
    key = served.games["mini"]["components"]["axe"]["faces"]["en"][0]
    picture = Image.open(io.BytesIO(served.read(f"/faces/{key}-150.png")))

    assert picture.size == (round(69 / 25.4 * 150), round(94 / 25.4 * 150))
    assert len(picture.getcolors(maxcolors=1 << 20) or []) > 2
    assert "immutable" in served.get(f"/faces/{key}-150.png").headers["Cache-Control"]
    assert served.get(f"/faces/{key}-151.png").status == 404
    assert served.get(f"/faces/{'0' * 64}-150.png").status == 404


def test_sheets_are_those_of_a_build(served: Served) -> None:
    """Each page of the cut sheets is a picture; a front and a back belong together. A lid has no back."""
    status = served.get("/sheets/mini/en.json").status
    listed = json.loads(served.read("/sheets/mini/en.json"))["files"]

    assert status == 200
    assert [(one["name"], one["two_sided"], len(one["pages"])) for one in listed] == [
        ("sheets-a4.pdf", True, 2),
        ("sheets-letter.pdf", True, 2),
        ("lid.pdf", False, 1),
    ]
    picture = Image.open(io.BytesIO(served.read(f"/pages/{listed[0]['mark']}-1-75.png")))
    assert picture.size == (round(210 / 25.4 * 75), round(297 / 25.4 * 75))
    assert served.get(f"/pages/{listed[0]['mark']}-2-75.png").status == 404
    assert served.get("/sheets/other/en.json").status == 404


def test_sheets_follow_what_is_saved(mini: Path) -> None:
    """After a save the sheets are made of the new faces, as a build makes them; those of before are let go."""
    with serving(mini) as served:
        before = json.loads(served.read("/sheets/mini/en.json"))["files"]
        served.read("/sheets/mini/pl.json")
        file = served.root / "content/mini/text/en.ftl"
        file.write_text(file.read_text("utf-8").replace("axe = Hatchet", "axe = Cleaver"), "utf-8")
        served.next_proof()
        after = json.loads(served.read("/sheets/mini/en.json"))["files"]

        assert [one["name"] for one in after] == [one["name"] for one in before]
        assert {one["name"] for one in after if one in before} == {"lid.pdf"}
        assert served.get(f"/pages/{before[0]['mark']}-0-75.png").status == 404
        assert served.get(f"/pages/{after[0]['mark']}-0-75.png").status == 200
        assert main.main(["build", "--jobs", "1", "--root", str(served.root)]) == main.FINE
        built = (served.root / "build/mini/en/sheets-a4.pdf").read_bytes()
        assert after[0]["mark"] == hashlib.sha256(built).hexdigest()[:32]


def test_only_the_languages_asked_for_are_drawn(mini: Path, tmp_path: Path) -> None:
    """With `--lang` a page shows these languages; one there is not is refused with the nearest."""
    asked = ["serve", "mini", "--root", str(mini), "--jobs", "1", "--export", str(tmp_path / "page"), "--lang"]
    assert main.main([*asked, "pl"]) == main.FINE
    page = (tmp_path / "page/index.html").read_text("utf-8")
    assert '"languages": ["pl"]' in page
    assert main.main([*asked, "pt"]) == main.WRONG_COMMAND


def test_books_are_shown_page_for_page(mini: Path) -> None:
    """The rulebook and the reference sheets of a game are there to be read, and what stops them is told."""
    outline = mini / "content/mini/rulebook/outline.json"
    outline.parent.mkdir()
    chapters = [{"id": "play", "title": "ui-game", "blocks": [{"block": "text", "messages": ["ui-game"]}]}]
    outline.write_text(json.dumps({"id": "outline", "line": "ui-game", "chapters": chapters}), "utf-8")
    with serving(mini) as served:
        described = json.loads(served.read("/books/mini/en.json"))

        assert [one["name"] for one in described["files"]] == [
            "rulebook.pdf",
            "rulebook-letter.pdf",
            "reference.pdf",
            "reference-letter.pdf",
        ]
        assert not any(one["two_sided"] for one in described["files"])
        assert served.get(f"/pages/{described['files'][0]['mark']}-0-75.png").status == 200
        (mini / "templates/mini/rulebook.html").write_text("{{ nothing.at.all }}", "utf-8")
        served.next_proof()
        stopped = json.loads(served.read("/books/mini/en.json"))
        assert [one["name"] for one in stopped["files"]] == ["reference.pdf", "reference-letter.pdf"]
        assert stopped["problems"]


def test_a_face_that_has_just_gone_can_still_be_asked_for(mini: Path) -> None:
    """A page that has not heard of the last saves gets the picture it knows."""
    with serving(mini) as served:
        key = served.games["mini"]["components"]["axe"]["faces"]["en"][0]
        file = served.root / "content/mini/text/en.ftl"
        for number in range(2):
            text = re.sub(r"(?m)^axe = .*$", f"axe = Cleaver{'s' * number}", file.read_text("utf-8"))
            file.write_text(text, "utf-8")
            served.next_proof()
        assert served.get(f"/faces/{key}-75.png").status == 200
