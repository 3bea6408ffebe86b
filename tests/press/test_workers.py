"""Processes that render."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest

from cardpress.diagnostics import Report
from cardpress.press import workers
from cardpress.press.face import FaceRequest
from cardpress.press.pdf.fragment import Fragment

Ask = Callable[..., FaceRequest]


class _Dummy:
    """Draws faces without WeasyPrint, and fails at the one that is called so."""

    def render(self, requests: Sequence[FaceRequest], report: Report) -> Iterator[tuple[str, Fragment]]:
        for request in requests:
            if request.label == "bomb":
                raise ZeroDivisionError("on purpose")
            yield request.key, Fragment(1, 1, request.label.encode())


def test_every_face_comes_once(ask: Ask, report: Report) -> None:
    """Faces shared out among three processes all come back, each once."""
    requests = [ask(f"<p>{number}</p>", label=str(number)) for number in range(100)]
    drawn = list(workers.draw(_Dummy(), requests, 3, report))

    assert sorted(key for key, _ in drawn) == sorted(request.key for request in requests)


def test_failing_process_is_our_bug_and_ends_all(ask: Ask, report: Report) -> None:
    """An exception in a process comes out with its traceback, and no process is left behind."""
    requests = [ask(f"<p>{number}</p>", label="bomb") for number in range(9)]

    with pytest.raises(RuntimeError, match="on purpose"):
        list(workers.draw(_Dummy(), requests, 2, report))
