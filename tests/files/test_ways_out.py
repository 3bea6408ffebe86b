"""Every way out of a project or into it that somebody may plant: nothing outside is read, changed or deleted."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from cardpress.commands import main
from cardpress.language.packs import SHIPPED
from cardpress.models.assets import TOOL_ROOT

pytestmark = pytest.mark.skipif(os.name == "nt", reason="links need rights there")

BUILD = ["build", "--lang", "en", "--target", "data_json", "--target", "faces_json", "--jobs", "1"]
FONT = "alegreya/400Regular/Alegreya_400Regular.ttf"
Plant = Callable[[Path, Path], None]
"""Puts a trap into a project (first) that aims at a folder outside (second)."""


def _moved(name: str) -> Plant:
    """A file or folder of the project lies outside, and a link stands in its place."""

    def plant(root: Path, outside: Path) -> None:
        shutil.move(root / name, outside / "moved")
        (root / name).symlink_to(outside / "moved")

    return plant


def _linked(name: str, *, to: str = "precious") -> Plant:
    """A link to something outside, where the project has nothing yet."""

    def plant(root: Path, outside: Path) -> None:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).symlink_to(outside / to)

    return plant


def _said(*ways: str | int, value: object) -> Plant:
    """Settings that say something else at some place."""

    def plant(root: Path, outside: Path) -> None:
        file = root / "content" / "mini" / "game.json"
        settings = json.loads(file.read_text("utf-8"))
        place = settings
        for way in ways[:-1]:
            place = place[way]
        place[ways[-1]] = str(value).replace("OUTSIDE", str(outside))
        file.write_text(json.dumps(settings), "utf-8")

    return plant


def _pipe(name: str) -> Plant:
    """A pipe that nobody ever writes into."""

    def plant(root: Path, outside: Path) -> None:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).unlink(missing_ok=True)
        os.mkfifo(root / name)

    return plant


def _styled(css: str) -> Plant:
    """A style of the cards that reads a file."""

    def plant(root: Path, outside: Path) -> None:
        (outside / "picture.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')
        with (root / "templates" / "mini" / "cards.css").open("a", encoding="utf-8") as file:
            file.write(css.replace("OUTSIDE", str(outside)))

    return plant


def _linked_circuit(root: Path, outside: Path) -> None:
    """A link that stays in the project leads to a folder with one that does not."""
    (root / "stock").mkdir()
    (outside / "tree.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')
    (root / "stock" / "tree.svg").symlink_to(outside / "tree.svg")
    (root / "templates" / "shared").mkdir(exist_ok=True)
    (root / "templates" / "shared" / "art").symlink_to(root / "stock")


def _linked_package(root: Path, outside: Path) -> None:
    """The package of the icons is a link out of the project."""
    _moved("node_modules/@iconify-json/mini-icons")(root, outside)


def _linked_language(root: Path, outside: Path) -> None:
    """A language of the project's own lies outside."""
    shutil.copytree(SHIPPED / "en", outside / "en")
    (root / "languages").mkdir()
    (root / "languages" / "en").symlink_to(outside / "en")


def _own_font(root: Path, outside: Path) -> None:
    """A font of the project's own package is a link out of it."""
    font = root / "node_modules" / "@expo-google-fonts" / "alegreya" / "400Regular" / "Alegreya_400Regular.ttf"
    font.parent.mkdir(parents=True)
    shutil.copyfile(TOOL_ROOT / "node_modules" / "@expo-google-fonts" / FONT, outside / "font.ttf")
    font.symlink_to(outside / "font.ttf")


READ: dict[str, Plant] = {
    "templates are a link": _moved("templates"),
    "a game's templates are a link": _moved("templates/mini"),
    "a template is a link": _moved("templates/mini/card.html"),
    "a drawing is a link": _moved("templates/mini/art/cave.svg"),
    "a folder of drawings is a link": _moved("templates/mini/art"),
    "a link inside leads to one that leads out": _linked_circuit,
    "content is a link": _moved("content"),
    "a game is a link": _moved("content/mini"),
    "a folder of cards is a link": _moved("content/mini/monsters"),
    "schemas are a link": _moved("schemas"),
    "a language is a link": _linked_language,
    "a font is a link": _own_font,
    "the icons are a link": _linked_package,
    "node_modules is a link": _moved("node_modules"),
    "the set of icons has dots": _said("icon_set", value="../../../OUTSIDE"),
    "a font has dots": _said("fonts", "body", 0, value="alegreya/../../../../secret.ttf"),
    "a font has two slashes": _said("fonts", "body", 0, value="alegreya//OUTSIDE/precious/kept.txt"),
    "a picture of the style lies outside": _styled(".face { background: url(file://OUTSIDE/picture.svg) }"),
    "a drawing is a pipe": _pipe("templates/mini/art/pipe.svg"),
    "a style is a pipe": _pipe("templates/mini/pipe.css"),
    "a card is a pipe": _pipe("content/mini/monsters/rat.json"),
    "a schema is a pipe": _pipe("schemas/mini.py"),
}
"""Ways in which something outside would be read, or never be read to its end."""
WRITE: dict[str, Plant] = {
    "build is a link": _linked("build"),
    "the cache is a link": _linked("build/.cache"),
    "the scratch folder is a link": _linked("build/.cache/scratch"),
    "the fonts are a link": _linked("build/.cache/fonts"),
    "a game's folder is a link": _linked("build/mini"),
    "a language's folder is a link": _linked("build/mini/en"),
    "the lock is a link": _linked("build/.cache/write.lock", to="precious/kept.txt"),
}
"""Ways in which something outside would be written or deleted, and which stop the build."""
REPLACED: dict[str, Plant] = {
    "the manifest is a link": _linked("build/manifest.json", to="precious/kept.txt"),
    "the manifest is a pipe": _pipe("build/manifest.json"),
    "a file is a link": _linked("build/mini/data.json", to="precious/kept.txt"),
    "a file is a pipe": _pipe("build/mini/data.json"),
    "a pack is a pipe": _pipe("build/.cache/store/0.pack"),
    "something in the scratch folder is a link": _linked("build/.cache/scratch/0"),
    "a piece of the scratch folder is a link": _linked("build/.cache/scratch/1", to="precious/kept.txt"),
    "the store is a link": _linked("build/.cache/store"),
    "a pack is a link": _linked("build/.cache/store/0.pack", to="precious/kept.txt"),
}
"""What stands in the way of a file of ours: it is replaced itself, or left alone, whatever it leads to."""


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    """A folder beside the project with a file that is dear to somebody."""
    (tmp_path / "outside" / "precious").mkdir(parents=True)
    (tmp_path / "outside" / "precious" / "kept.txt").write_text("dear to somebody")
    return tmp_path / "outside"


def _tree(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def _built(root: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    code = main.main([*BUILD, "--root", str(root)])
    said = capsys.readouterr().err
    assert "Traceback" not in said
    return code, said


@pytest.mark.parametrize("way", READ)
def test_nothing_outside_is_read(way: str, mini: Path, outside: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What lies outside, or is no file, is an error; nothing is written."""
    READ[way](mini, outside)
    before = _tree(outside)

    code, said = _built(mini, capsys)

    codes = ("path-outside-project", "unreadable-file", "resource-refused", "bad-value", "missing-package")
    assert (code, _tree(outside)) == (1, before), said
    assert any(f"[{one}]" in said for one in codes), said
    assert not (mini / "build" / "manifest.json").exists()


@pytest.mark.parametrize("way", WRITE)
def test_nothing_outside_is_written(
    way: str, mini: Path, outside: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A link where a build writes is an error that names it; what it leads to stays as it is."""
    WRITE[way](mini, outside)
    before = _tree(outside)

    code, said = _built(mini, capsys)

    assert (code, _tree(outside)) == (1, before), said
    assert "[unwritable]" in said
    assert "a link stands where" in said


@pytest.mark.parametrize("way", REPLACED)
def test_what_stands_in_the_way_is_replaced(
    way: str, mini: Path, outside: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A link or pipe in the place of a file of ours goes, its target stays, and the build is as ever."""
    REPLACED[way](mini, outside)
    before = _tree(outside)

    code, said = _built(mini, capsys)

    assert (code, _tree(outside)) == (0, before), said
    assert (mini / "build" / "mini" / "data.json").is_file()
    assert not (mini / "build" / "mini" / "data.json").is_symlink()


def test_manifest_below_a_link_deletes_nothing(
    mini: Path, outside: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An entry of a file that nobody makes any more is taken away, but not through a linked folder."""
    assert _built(mini, capsys)[0] == 0
    file = mini / "build" / "manifest.json"
    stored = json.loads(file.read_text("utf-8"))
    entry = next(entry for entry in stored["artifacts"].values() if entry["target"] == "data_json")
    stored["artifacts"]["old/kept.txt"] = entry
    file.write_text(json.dumps(stored), "utf-8")
    (mini / "build" / "old").symlink_to(outside / "precious")
    with (mini / "content" / "mini" / "text" / "en.ftl").open("a") as text:
        text.write("\n# changed\n")

    code, said = _built(mini, capsys)

    assert code == 0, said
    assert (outside / "precious" / "kept.txt").read_text() == "dear to somebody"
    assert "old/kept.txt" not in json.loads(file.read_text("utf-8"))["artifacts"]
