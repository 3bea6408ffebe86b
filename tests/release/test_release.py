"""A release holds the whole scope, tidily, and the same bytes wherever it is made."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pikepdf
import pytest
from tests import warm
from tests.warm import HANGS

from cardpress.commands import main
from cardpress.models.printing import LAYOUTS, LONG_EDGE

ROOT = Path(__file__).parents[2]
Capture = pytest.CaptureFixture[str]
DRAWN = "drawn: "
MACHINE = """
import time
time.time = lambda: {now}
time.time_ns = lambda: {now} * 10**9
"""
"""A machine whose clock tells another time to whoever asks Python."""


def _release(root: Path, *words: str) -> int:
    return main.main(["release", "--root", str(root), "--jobs", "1", *words])


def _tree(folder: Path) -> dict[str, bytes]:
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_release_holds_the_whole_matrix(released: Path) -> None:
    """Each language has every layout on both papers, all other pages, instruction, credits; data stand apart."""
    sheets = {
        f"{layout}/sheets-{paper}-{layout}.pdf" if layout != LONG_EDGE else f"sheets-{paper}.pdf"
        for layout in LAYOUTS
        for paper in ("a4", "letter")
    }
    pages = {"cards.pdf", "lid.pdf", "reference.pdf", "reference-letter.pdf"}
    other = {*pages, "print.pdf", "print.txt", "credits.txt"}
    data = {"data/data.json", "data/en/faces.json", "data/pl/faces.json"}

    made = set(_tree(released / "dist" / "mini-1.0.0"))

    assert made == {f"{code}/{name}" for code in ("en", "pl") for name in sheets | other} | data | {"SHA256SUMS"}


def test_files_are_those_of_the_build(released: Path) -> None:
    """A file of a release is, to the byte, the one a build makes."""
    release, build = released / "dist" / "mini-1.0.0", released / "build" / "mini"

    assert (release / "pl/cards.pdf").read_bytes() == (build / "pl/cards.pdf").read_bytes()
    assert (release / "en/gutterfold/sheets-a4-gutterfold.pdf").read_bytes() == (
        build / "en/sheets-a4-gutterfold.pdf"
    ).read_bytes()


def test_checksums_are_right_and_complete(released: Path) -> None:
    """SHA256SUMS names every other file, in order, with its digest."""
    files = _tree(released / "dist" / "mini-1.0.0")
    sums = files.pop("SHA256SUMS").decode()

    expected = [f"{hashlib.sha256(data).hexdigest()}  {path}" for path, data in sorted(files.items())]
    assert sums.splitlines() == expected


def test_zip_is_the_folder(released: Path) -> None:
    """The zip holds the folder's files in order, below its name, of one time and one set of permissions."""
    files = _tree(released / "dist" / "mini-1.0.0")

    with zipfile.ZipFile(released / "dist" / "mini-1.0.0.zip") as pack:
        about, packed = pack.infolist(), {info.filename: pack.read(info) for info in pack.infolist()}

    assert packed == {f"mini-1.0.0/{path}": data for path, data in files.items()}
    assert [info.filename for info in about] == sorted(packed)
    assert {info.date_time for info in about} == {(1980, 1, 1, 0, 0, 0)}
    assert {info.external_attr >> 16 for info in about} == {0o100644}


def test_only_what_is_asked_for(released: Path) -> None:
    """Languages, layouts and print shops can be chosen; what an earlier release had besides is gone."""
    assert (
        _release(released, "mini", "--lang", "pl", "--layout", "gutterfold", "--vendor", "makeplayingcards") == 0
    )

    made = set(_tree(released / "dist" / "mini-1.0.0"))

    assert {path.split("/")[0] for path in made} == {"pl", "data", "SHA256SUMS"}
    assert {path for path in made if "sheets" in path} == {
        f"pl/gutterfold/sheets-{paper}-gutterfold.pdf" for paper in ("a4", "letter")
    }
    assert next(path for path in sorted(made) if "makeplayingcards" in path).endswith("001-back.png")


def test_release_is_the_same_everywhere(tmp_path: Path) -> None:
    """Another clock, time zone, hash seed, locale, umask and folder change no byte, nor does an earlier build."""
    made = []
    for number, (now, zone, mask) in enumerate(
        ((1_000_000_000, "Asia/Tokyo", 0o022), (2_000_000_000, "UTC", 0o077))
    ):
        root = tmp_path / f"place {number}" / "mini"
        shutil.copytree(ROOT / "tests" / "errors" / "base", root)
        (root / "machine").mkdir()
        (root / "machine" / "sitecustomize.py").write_text(MACHINE.format(now=now), "utf-8")
        seed = {"PYTHONHASHSEED": str(number), "TZ": zone, "PYTHONPATH": str(root / "machine")}
        command = [sys.executable, "-m", "cardpress"]
        if number:
            subprocess.run([*command, "build", "--lang", "en"], cwd=root, check=True, capture_output=True)
        subprocess.run(
            [*command, "release", "--vendor", "makeplayingcards,mbprint", "--jobs", str(1 + number)],
            cwd=root,
            env={**os.environ, **seed},
            umask=mask,
            check=True,
            capture_output=True,
            timeout=HANGS,
        )
        made.append(_tree(root / "dist"))

    assert len(made[0]) > 40
    assert [path for path in made[0] if made[0][path] != made[1].get(path)] == []
    assert made[0].keys() == made[1].keys()


def _drawing(words: list[str]) -> None:
    """Release in this process; the label of every face that is drawn is a line of what goes wrong."""
    from cardpress.press.press import Press  # noqa: PLC0415 only here

    render: Callable[..., None] = Press._render

    def told(self: Press, missing: list, *others: object) -> None:
        for request in missing:
            print(DRAWN + request.label, file=sys.stderr)
        render(self, missing, *others)

    Press._render = told  # type: ignore[method-assign]
    code = main.main(words)
    sys.stdout.flush()
    os._exit(code)


def _drawn(root: Path, *words: str) -> tuple[list[str], str]:
    """The labels of the faces that a release draws, in order of the alphabet, and what it says."""
    done = warm.process(_drawing, ["release", "--root", str(root), "--jobs", "1", *words])
    assert done.returncode == 0, done.stderr
    labels = [line.removeprefix(DRAWN) for line in done.stderr.splitlines() if line.startswith(DRAWN)]
    return sorted(labels), done.stdout


def test_each_face_is_drawn_once(tmp_path: Path) -> None:
    """However many layouts, papers and print shops there are, each face of each language is drawn once."""
    root = tmp_path / "mini"
    shutil.copytree(ROOT / "tests" / "errors" / "base", root)

    drawn, _ = _drawn(root, "--vendor", "makeplayingcards")

    sides = ("axe, front", "rat, front", "back, back", "lid, front")
    assert drawn == sorted(f"{side}, {code}" for side in sides for code in ("en", "pl"))


def test_second_release_draws_nothing(released: Path) -> None:
    """What is unchanged is neither drawn nor made again, and the release is the same."""
    assert _release(released) == 0  # what this checkout makes, should it have changed since the fixture
    before = _tree(released / "dist")

    drawn, told = _drawn(released, "--format", "json")

    assert (drawn, json.loads(told)["releases"][0]["made"]) == ([], 0)
    assert _tree(released / "dist") == before


def test_changed_card_is_drawn_alone(released: Path) -> None:
    """After a change of one card only its front is drawn, once in each language."""
    file = released / "content/mini/weapons/axe.json"
    file.write_text(file.read_text("utf-8").replace('"amount": 1', '"amount": 2'), "utf-8")

    assert _drawn(released)[0] == ["axe, front, en", "axe, front, pl"]


def test_release_and_its_zip_can_be_compared(released: Path, capsys: Capture) -> None:
    """`cardpress diff` takes a build, the folder of a release and its zip for the same."""
    capsys.readouterr()
    for old, new in (("build", "dist/mini-1.0.0"), ("dist/mini-1.0.0.zip", "build")):
        assert main.main(["diff", old, new, "--root", str(released)]) == 0
        assert capsys.readouterr().out == "mini 1.0.0: nothing differs\n"


def test_instruction_is_one_page_in_its_language(released: Path) -> None:
    """print.pdf is one page with its language set."""
    for code in ("en", "pl"):
        with pikepdf.open(released / "dist/mini-1.0.0" / code / "print.pdf") as pdf:
            assert len(pdf.pages) == 1
            assert str(pdf.Root.Lang) == code


def test_folder_that_is_no_release_stays(released: Path, capsys: Capture) -> None:
    """A folder of the release's name that has no checksums is somebody's: it stays, and the release says so."""
    (released / "dist/mini-1.0.0/SHA256SUMS").unlink()
    capsys.readouterr()

    assert _release(released) == 1

    assert "mini-1.0.0: error[folder-in-use]" in capsys.readouterr().err
    assert (released / "dist/mini-1.0.0/pl/cards.pdf").exists()


def test_mistake_in_content_makes_no_release(released: Path, capsys: Capture) -> None:
    """A mistake is told as a build tells it, with exit code 1, and the earlier release stays as it was."""
    before = _tree(released / "dist")
    (released / "content/mini/weapons/axe.json").write_text("{", "utf-8")

    assert _release(released) == 1

    assert "error[broken-json]" in capsys.readouterr().err
    assert _tree(released / "dist") == before


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["minni"], "unknown game 'minni'"),
        (["--layout", "sideways"], "unknown layout 'sideways'"),
        (["--look", "low-ink"], "mini has no look 'low-ink'"),
        (["--vendor", "nobody"], "unknown vendor 'nobody'"),
    ],
)
def test_wrong_words_give_2(words: list[str], said: str, released: Path, capsys: Capture) -> None:
    """A game, layout, look or print shop that there is none of gives exit code 2."""
    assert _release(released, *words) == 2
    assert said in capsys.readouterr().err
