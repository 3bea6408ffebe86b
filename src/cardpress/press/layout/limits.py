"""How far a template, stylesheet or picture may grow: counted before anything is drawn, alike on every machine.

The processor time at the end is the last resort, for what no count foresees; it is a hundred times what a batch of
faces takes.
"""

from __future__ import annotations

import re
import signal
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from xml.etree.ElementTree import Element

from cardpress.diagnostics.printable import ACCENTS, first_pile

MARKUP = 2_000_000
"""Characters that one template may print."""
TEXT = 100_000
"""Characters of text on one face or in one document; a full card has about a thousand."""
STYLES = 300_000
"""Characters of one stylesheet without its comments and embedded files."""
VARIABLE = 100_000
"""Characters that a CSS variable may come to once the variables in it are put in."""
STEPS = 1_000_000
"""Steps that the ranges of one template make together."""
ELEMENTS = 50_000
"""Elements of an SVG picture, those counted again that it draws again."""
SECONDS = 20.0

_NO_STYLE = re.compile(r"/\*.*?\*/|url\(\s*[\"']?data:[^)]*\)", re.DOTALL)
_SET = re.compile(r"(?<![\w-])(--[\w-]+)\s*:([^;{}]*)")
_USED = re.compile(r"var\(\s*(--[\w-]+)")
_REFERENCE = re.compile(r"url\(\s*[\"']?#([^)\"']+)")
_SEGMENTS = re.compile(r"[a-zA-Z]|-?\d*\.?\d+")
_MARKERS = ("marker", "marker-start", "marker-mid", "marker-end")


class TooMuchError(Exception):
    """Something grows beyond all use; the argument says what, and how far it may grow."""


class OverBudgetError(BaseException):
    """The processor time is up. Libraries that catch every Exception do not catch it."""


@contextmanager
def budget(seconds: float = SECONDS) -> Iterator[None]:
    """Raises OverBudgetError when the block takes more processor time, where the system can tell."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(*_: object) -> None:
        raise OverBudgetError

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds, 1.0)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


@contextmanager
def _not_too_deep() -> Iterator[None]:
    try:
        yield
    except RecursionError:
        raise TooMuchError("hundreds of parts are nested in each other") from None


def check_styles(text: str) -> None:
    """Raises TooMuchError for a stylesheet that is too long."""
    length = len(_NO_STYLE.sub("", text))
    if length > STYLES:
        raise TooMuchError(f"it has {length} characters beside comments and embedded files, {STYLES} at most")
    _check_marks(text)


def check_variables(texts: Iterable[str]) -> None:
    """Raises TooMuchError when a CSS variable that some styles set grows out of all proportion."""
    values: dict[str, list[tuple[int, list[str]]]] = {}
    for text in texts:
        for name, value in _SET.findall(text):
            values.setdefault(name, []).append((len(value), _USED.findall(value)))
    lengths: dict[str, int] = {}
    for name in values:
        with _not_too_deep():
            if _length(name, values, lengths) > VARIABLE:
                raise TooMuchError(f"the CSS variable {name} comes to more than {VARIABLE} characters")


def _length(name: str, values: Mapping[str, list[tuple[int, list[str]]]], lengths: dict[str, int]) -> int:
    """How long a variable can be; one that uses itself is nothing, as CSS says."""
    if name not in lengths:
        lengths[name] = 0
        longest = 0
        for own, used in values.get(name, ()):
            longest = max(longest, own + sum(_length(other, values, lengths) for other in used))
        lengths[name] = min(longest, VARIABLE + 1)
    return lengths[name]


def check_elements(elements: Sequence[Element]) -> None:
    """Raises TooMuchError for markup with too much text, too many accents on a letter, too many drawn elements."""
    text = "".join(part for element in elements for part in element.itertext())
    if len(text) > TEXT:
        raise TooMuchError(f"it has {len(text)} characters of text, {TEXT} at most")
    _check_marks(text)
    styles = [style for element in elements for each in element.iter() if "--" in (style := each.get("style", ""))]
    check_variables(styles)
    for element in elements:
        for svg in (each for each in element.iter() if _local(each) == "svg"):
            check_svg(svg)


def _check_marks(text: str) -> None:
    if first_pile(text) is not None:
        raise TooMuchError(f"more than {ACCENTS} accents stand on one letter")


def check_svg(root: Element) -> None:
    """Raises TooMuchError for a picture that draws too many elements, some again and again."""
    named = {id_: element for element in root.iter() if (id_ := element.get("id"))}
    open_ids: set[str] = set()

    @cache
    def drawing_cost(id_: str) -> int:
        if id_ not in named or id_ in open_ids:
            return 0
        open_ids.add(id_)
        found = weight(named[id_])
        open_ids.discard(id_)
        return found

    def weight(element: Element) -> int:
        times = len(_SEGMENTS.findall(element.get("d", "") + element.get("points", ""))) + 1
        found = 1 + sum(map(weight, element))
        for name, value in element.items():
            ids = [value[1:]] if name.endswith("href") and value.startswith("#") else _REFERENCE.findall(value)
            marks = any(marker in (value if name == "style" else name) for marker in _MARKERS)
            found += sum(map(drawing_cost, ids)) * (times if marks else 1)
        return min(found, ELEMENTS + 1)

    with _not_too_deep():
        if weight(root) > ELEMENTS:
            raise TooMuchError(f"the picture draws more than {ELEMENTS} elements")


def _local(element: Element) -> str:
    return str(element.tag).rpartition("}")[2]
