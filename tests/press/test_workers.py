"""Processes that render."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

import pytest

from cardpress.diagnostics import Diagnostic, Position, Report
from cardpress.press import workers
from cardpress.press.face import FaceRequest, Scales
from cardpress.press.pdf.fragment import Fragment

Ask = Callable[..., FaceRequest]


class _Dummy:
    """Draws faces without WeasyPrint, and fails at the one that is called so."""

    def render(self, requests: Sequence[FaceRequest], report: Report) -> Iterator[tuple[str, Fragment]]:
        for request in requests:
            if request.label == "bomb":
                raise ZeroDivisionError("on purpose")
            if request.markup(Scales(), report) is None:
                continue
            yield request.key, Fragment(1, 1, request.label.encode())


def test_every_face_comes_once(ask: Ask, report: Report) -> None:
    """Faces shared out among three processes all come back, each once."""
    requests = [ask(f"<p>{number}</p>", label=str(number)) for number in range(100)]
    drawn = list(workers.draw(_Dummy(), requests, 3, report))

    assert sorted(key for key, _ in drawn) == sorted(request.key for request in requests)


def test_failing_process_is_our_bug_and_ends_all(ask: Ask, report: Report) -> None:
    """An exception in a process comes out with its traceback, and no process is left behind."""
    requests = [ask(f"<p>{number}</p>", label="bomb") for number in range(9)]

    with pytest.raises(ZeroDivisionError, match="on purpose"):
        list(workers.draw(_Dummy(), requests, 2, report))


def test_what_a_template_does_wrong_is_told_from_any_process(ask: Ask, report: Report) -> None:
    """A problem that is found while another process fills a template reaches the report of the build."""

    def broken(scales: Mapping[str, float], told: Report) -> None:
        told.add(Diagnostic("template-error", "on purpose", Position("a.html")))

    requests = [ask(f"<p>{number}</p>", label=str(number)) for number in range(3)]
    requests[1] = replace(requests[1], markup=broken)
    drawn = list(workers.draw(_Dummy(), requests, 2, report))

    assert [key for key, _ in drawn] == [requests[0].key, requests[2].key]
    assert [problem.code for problem in report] == ["template-error"]


@pytest.mark.parametrize(("count", "hands"), [(1, 2), (29, 2), (61, 2), (600, 2), (1000, 7), (3000, 2)])
def test_shares_are_all_there_is(ask: Ask, count: int, hands: int) -> None:
    """Every request is in one share, in order; shares differ by one at most, and none is longer than SHARE."""
    requests = [ask("<p>1</p>", label=str(number)) for number in range(count)]
    shares = workers.shares(requests, hands)
    lengths = {len(share) for share in shares}

    assert [request for share in shares for request in share] == requests
    assert max(lengths) <= min(workers.SHARE, min(lengths) + 1)
    assert len(shares) >= min(hands, count // 30)
