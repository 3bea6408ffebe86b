"""Draws faces with WeasyPrint: lays them out, shrinks what is too long, looks them over, takes them out."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from weasyprint.document import Document, Page

from cardpress.diagnostics import Diagnostic, Report
from cardpress.press.face import DocumentRequest, FaceRequest, Reported, Scales
from cardpress.press.layout import boxtree, copyfitting, log_diagnostics
from cardpress.press.layout.gc_pause import clear, collection_paused
from cardpress.press.layout.insets import Apart
from cardpress.press.layout.limits import OverBudgetError, TooMuchError
from cardpress.press.layout.page_limit import TooManyPagesError
from cardpress.press.layout.page_ways import loose_pages, ways_of, without_ways
from cardpress.press.layout.standing_pages import StandingPages
from cardpress.press.layout.text_checks import Inspector, near_the_cut
from cardpress.press.layout.typesetter import LayoutError, Typesetter, elements_of
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.renderer import Drawn, batches


@dataclass(frozen=True)
class _Trial:
    """A face set at some scales; `lowest` is how far each slot may shrink, known after the first trial."""

    request: FaceRequest
    scales: Scales = field(default_factory=Scales)
    lowest: Mapping[str, float] | None = None


class _EndlessError(Exception):
    """A face is not set when its time is up; the argument is its request."""


def _unset(reported: Reported, error: LayoutError | TooMuchError) -> Diagnostic:
    if isinstance(error, TooMuchError):
        return log_diagnostics.too_much(reported, str(error))
    return log_diagnostics.layout_failed(reported, str(error))


class WeasyRenderer:
    """Draws faces with WeasyPrint, batches of one size and language at a time; `apart` draws insets it can."""

    def __init__(self, typesetter: Typesetter, inspector: Inspector, apart: Apart | None = None) -> None:
        self._typesetter, self._inspector, self._apart = typesetter, inspector, apart

    def render(self, requests: Sequence[FaceRequest], report: Report) -> Iterator[Drawn]:
        """Key and fragment of each face that came out right."""
        with collection_paused():
            try:
                for place, batch in enumerate(batches(requests)):
                    if place:
                        clear()
                    trials = [_Trial(request) for request in batch]
                    while trials:
                        trials = yield from self._round(trials, report)
            except _EndlessError as endless:  # the others would probably take as long, each
                report.add(log_diagnostics.endless(*endless.args))

    def document(
        self, request: DocumentRequest, report: Report, standing: StandingPages | None = None
    ) -> list[Fragment] | None:
        """The pages of a document, none when something is wrong with it; None when it may not have so many."""
        try:
            if standing and (pages := standing.whole(elements_of(request.markup))):
                return pages
            with log_diagnostics.collect_warnings() as heard:
                document, insets = self._typesetter.document(request, self._apart, standing)
                found = standing.found if standing else {}
                ways = ways_of(document.pages, request, found)
                ways_of_pages = enumerate(zip(document.pages, ways, strict=True))
                fragments = [
                    found[number]
                    if number in found
                    else replace(self._typesetter.capture(document, without_ways(page)), **own)
                    for number, (page, own) in ways_of_pages
                ]
        except TooManyPagesError:
            return None
        except (LayoutError, TooMuchError) as error:
            report.add(_unset(request, error))
            return []
        except OverBudgetError:
            report.add(log_diagnostics.endless(request))
            return []
        problems = [log_diagnostics.about(request, message) for message in heard]
        for reading in (*(boxtree.read(page) for page in document.pages), *(inset.reading for inset in insets)):
            problems += [*copyfitting.overset(reading, request), *self._inspector.problems(reading, request)]
        report.extend(problems)
        if standing and not problems:
            standing.keep(fragments, {*loose_pages(document.pages, request)})
        return [] if problems else fragments

    def _round(self, trials: Sequence[_Trial], report: Report) -> Generator[Drawn, None, list[_Trial]]:
        """Set faces once; gives the trials of those that must be set again, smaller."""
        filled = [(trial, trial.request.markup(trial.scales, report)) for trial in trials]
        ready = [trial for trial, markup in filled if markup is not None]
        if not ready:
            return []
        first = ready[0].request
        markups = [markup for _, markup in filled if markup is not None]
        document, problems = self._set(first, markups)
        again: list[_Trial] = []
        if document and not problems:
            for trial, page in zip(ready, document.pages, strict=True):
                again += yield from self._judge(trial, document, page, report)
        elif len(ready) > 1:
            for trial in ready:
                again += yield from self._round([trial], report)
        else:
            report.extend(problems)
        return again

    def _set(self, first: FaceRequest, markups: Sequence[str]) -> tuple[Document | None, list[Diagnostic]]:
        """A document with a page for each face, and what is wrong with it as if the first face were to blame."""
        try:
            with log_diagnostics.collect_warnings() as heard:
                document = self._typesetter.faces(markups, first.size, first.language)
        except (LayoutError, TooMuchError) as error:
            return None, [_unset(first, error)]
        except OverBudgetError:
            if len(markups) == 1:
                raise _EndlessError(first) from None
            return None, [log_diagnostics.endless(first)]
        problems = [log_diagnostics.about(first, message) for message in heard]
        if not heard and len(document.pages) != len(markups):
            problems = [log_diagnostics.not_one_page(first, len(document.pages))]
        return document, problems

    def _judge(
        self, trial: _Trial, document: Document, page: Page, report: Report
    ) -> Generator[Drawn, None, list[_Trial]]:
        """Yield a face that is right; give its next trial when it must shrink; report it when it is wrong."""
        reading, request = boxtree.read(page), trial.request
        lowest = copyfitting.floors(reading) if trial.lowest is None else trial.lowest
        scales = copyfitting.next_scales(reading, trial.scales, lowest)
        if scales != trial.scales:
            return [_Trial(request, scales, lowest)]
        problems = [*copyfitting.overset(reading, request), *self._inspector.problems(reading, request)]
        if not problems:
            try:
                with log_diagnostics.collect_warnings() as heard:
                    fragment = self._typesetter.capture(document, page)
                problems = [log_diagnostics.about(request, message) for message in heard]
            except LayoutError as error:
                problems = [_unset(request, error)]
            except OverBudgetError:
                raise _EndlessError(request) from None
        if problems:
            report.extend(problems)
        else:
            notes = near_the_cut(reading, request.size)
            yield request.key, replace(fragment, scales=dict(trial.scales), notes=notes)
        return []
