"""Faces sent to other machines: they carry all they need but the files, and other files are refused."""

from __future__ import annotations

import pickle
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from cardpress.diagnostics import Report
from cardpress.files.safe_write import Folder
from cardpress.files.store import Store
from cardpress.incremental.session import Session
from cardpress.pipeline import check
from cardpress.press import remote_faces
from cardpress.press.face import FaceRequest
from cardpress.press.face_requests import Requests
from cardpress.press.game_look import look_of
from cardpress.press.layout.templates import Templates
from cardpress.press.look import FaceLook
from cardpress.press.press import Press
from cardpress_cluster.errors import ClusterError


@pytest.fixture
def asked(mini: Path) -> tuple[FaceLook, list[FaceRequest]]:
    """The look of the small project and its faces in Polish."""
    outcome = check(mini, ["mini"], Session())
    game, words = outcome.games["mini"], outcome.words["mini"].texts["pl"]
    look = look_of(game)
    printed = Requests(game, words, look, Templates(mini)).printed_components(game, words)
    return look, [face for one in printed for face in one.sides]


def _arrived(look: FaceLook, faces: list[FaceRequest]) -> tuple[remote_faces.RemoteLook, list[FaceRequest]]:
    """What a worker gets, out of the bytes that were sent."""
    arrived: tuple[remote_faces.RemoteLook, list[FaceRequest]] = pickle.loads(
        pickle.dumps((remote_faces.RemoteLook.of(look), faces))
    )
    return arrived


def test_faces_that_were_sent_are_those_drawn_here(
    asked: tuple[FaceLook, list[FaceRequest]], tmp_path: Path, report: Report
) -> None:
    """A worker draws the same bytes, and fits text and finds problems as this process does."""
    look, faces = asked
    here = dict(Press(look, Store(Folder(tmp_path / "here"))).draw_here(faces, report))
    there, problems = remote_faces.draw_sent(*_arrived(look, faces))

    assert len(here) == len({face.key for face in faces})
    assert dict(there) == here
    assert problems == list(report)


def test_no_file_travels(asked: tuple[FaceLook, list[FaceRequest]]) -> None:
    """Fonts and icons are read where a face is drawn: a look that read them is sent as small as a fresh one."""
    look, _ = asked
    fresh = len(pickle.dumps(look))
    assert look.fingerprint
    assert look.icons[0].names
    assert len(pickle.dumps(look)) == fresh < min(len(font.data) for font in look.fonts)


@pytest.mark.parametrize("file", ["templates/mini/card.html", "templates/mini/card.css", "templates/mini/new.svg"])
def test_a_worker_with_other_files_is_refused(
    asked: tuple[FaceLook, list[FaceRequest]], mini: Path, file: str
) -> None:
    """Whoever has another template, stylesheet or picture draws nothing."""
    arrived = _arrived(*asked)
    with (mini / file).open("a", encoding="utf-8") as changed:
        changed.write("<!-- -->" if file.endswith("html") else "/* */")

    with pytest.raises(ClusterError, match="a worker has other templates, fonts, icons or libraries"):
        remote_faces.draw_sent(*arrived)


def test_a_worker_without_the_project_is_told_so(
    asked: tuple[FaceLook, list[FaceRequest]], tmp_path: Path
) -> None:
    """A path that is not there is named."""
    look, faces = asked
    gone = tmp_path / "gone.ttf"
    shutil.copy(look.fonts[0].place[0], gone)
    elsewhere = replace(look.fonts[0], place=(gone, tmp_path))
    arrived = _arrived(replace(look, fonts=(elsewhere, *look.fonts[1:])), faces)
    gone.unlink()

    with pytest.raises(ClusterError, match=r"cannot read .*gone\.ttf: it needs the project under the same path"):
        remote_faces.draw_sent(*arrived)


def test_what_is_wrong_on_a_worker_is_told(asked: tuple[FaceLook, list[FaceRequest]], mini: Path) -> None:
    """A template that fails there is a problem of the build, with its place."""
    (mini / "templates/mini/card.html").write_text("<article>{{ nothing }}</article>", "utf-8")
    look, faces = asked
    drawn, problems = remote_faces.draw_sent(*_arrived(look, faces))

    assert {key for key, _ in drawn} <= {face.key for face in faces if "back" in face.label}
    assert {(problem.code, problem.position.file) for problem in problems} == {
        ("template-error", "templates/mini/card.html")
    }
