"""Pages of a long document that stand as they were set before: only those that a change reaches are set anew.

A page is what WeasyPrint makes of where it begins and of what follows, as far as it looks. Where each page begins
is kept with it, and it is found again by all that it was made of; in its place WeasyPrint gets an empty one. What
is told apart are the parts of chapters: the elements that stand two levels below that of the document. A part with
links that print pages is made of their numbers, too, as far as they are known when a page begins.

Where each page ended the last time is kept as well: if pages that are set anew end there again, only their parts
are needed, and all others are emptied before WeasyPrint sees them. If one ends elsewhere, the whole is set again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol
from xml.etree import ElementTree

import weasyprint.layout.page
from weasyprint.layout.page import PageType, make_page, remake_page, set_page_type_computed_styles

from cardpress.press.fingerprint import fingerprint
from cardpress.press.layout.page_numbers import PageNumbers, wanted_places
from cardpress.press.layout.page_starts import start_as_json, start_from_json
from cardpress.press.pdf.fragment import Fragment

Untyped = Any
"""A box or context of WeasyPrint, which have no types."""
FAR = re.compile(r":has\(|counter-increment|target-|string-set|running\(|footnote|\(pages\b|position:\s*fixed")
"""What a stylesheet says where one page depends on others: none of them is kept."""
AHEAD = 3
"""Parts behind the end of a page that decide where it ends: a heading and what it may not be parted from."""


class KeptPages(Protocol):
    """Where pages lie, by keys of 64 hex digits."""

    def find_entry(self, key: str) -> bytes | None:
        """What is kept of a place where a page begins, or of its end."""

    def add_entry(self, key: str, data: bytes) -> None:
        """Take it in."""

    def find_page(self, key: str) -> Fragment | None:
        """A page."""

    def add_page(self, key: str, page: Fragment) -> None:
        """Take it in."""


@dataclass(frozen=True)
class _PageStart:
    """Where a page begins: its key, its first part by number, and digests of that part and all behind it.

    `place` is a key that says nothing of what is in the parts.
    """

    key: str
    place: str
    part: int
    digests: Sequence[str]


class _Standing(NamedTuple):
    """A page that stands, and where the next one begins: how it is counted, its first part by number."""

    page: Fragment
    next_started: list[Untyped]
    next_part: int | None


class StandingPages:
    """Pages of one document; `surroundings` stands for all that shapes it but its elements.

    `first_page` pages stand before it.
    """

    def __init__(self, kept: KeptPages, surroundings: str, first_page: int = 0) -> None:
        self._kept, self._surroundings, self._first_page = kept, surroundings, first_page
        self.found: dict[int, Fragment] = {}
        self._unpacked: dict[str, Fragment | None] = {}
        self._fresh: dict[int, tuple[_PageStart, int, str]] = {}
        self._first = ""
        self._planned: dict[int, list[Untyped]] | None = None
        self.is_unplanned = False

    def whole(self, elements: Sequence[ElementTree.Element]) -> list[Fragment] | None:
        """All pages of a document if every one of them stands: then WeasyPrint is not asked at all."""
        self._read(elements)
        told = self._kept.find_entry(self._first_key)
        started, pages = json.loads(told or b"null"), list[Fragment]()
        part: int | None = 0
        while started and part is not None:
            found = self._find(self._page_start(len(pages), started, part))
            if found is None:
                return None
            self._numbers.note(len(pages), found.page.anchors)
            pages.append(found.page)
            started, part = found.next_started, found.next_part
            if started[0] is None:
                return pages
        return None

    @contextmanager
    def at_work(self, elements: Sequence[ElementTree.Element], *, planned: bool = True) -> Iterator[None]:
        """WeasyPrint sets only pages that do not stand inside the block, which sets one document.

        Behind a block that was `planned`, `is_unplanned` tells that pages ended elsewhere: nothing of it counts.
        """
        self._read(elements)
        self.found, self._fresh, self.is_unplanned = {}, {}, False
        self._planned = None
        needed = self._plan() if planned else None
        self._numbers = PageNumbers(elements, self._first_page)
        others = () if needed is None else (part for at, part in enumerate(self._parts) if at not in needed)
        emptied = [*map(_empty, others)]
        weasyprint.layout.page.remake_page = self._page
        try:
            yield
        finally:
            weasyprint.layout.page.remake_page = remake_page
            for part, text, children in emptied:
                part.text, part[:] = text, children

    def _plan(self) -> set[int] | None:
        """The parts of pages that do not stand, if these end where they did before; None if that is not known."""
        planned, needed = dict[int, list[Untyped]](), set[int]()
        started, part, index = json.loads(self._kept.find_entry(self._first_key) or b"null"), 0, 0
        while (started is not None and started[0] is not None) or not index:
            begun = self._page_start(index, started, part) if started else None
            if begun is None:
                return None
            if found := self._find(begun):
                started, next_part, anchors = found.next_started, found.next_part, found.page.anchors
            elif last := self._kept.find_entry(begun.place):
                planned[index], anchors = json.loads(last)
                started, next_part = planned[index]
                needed.update(range(part, (next_part or 0) + AHEAD + 1))
            else:
                return None
            self._numbers.note(index, anchors)
            if next_part is None:
                return None
            part, index = next_part, index + 1
        self._planned = planned
        return needed

    def keep(self, pages: Sequence[Fragment], loose: Collection[int]) -> None:
        """Keep the pages that were set now, out of all of a document with which nothing is wrong.

        The `loose` are those whose links lead to wherever other pages are.
        """
        self._kept.add_entry(self._first_key, self._first.encode())
        for number, (begun, reach, end) in self._fresh.items():
            if number not in loose:
                key = self._whole_key(begun, reach)
                self._kept.add_entry(begun.key, str(reach).encode())
                self._kept.add_entry(begun.place, json.dumps([json.loads(end), pages[number].anchors]).encode())
                self._kept.add_entry(key, end.encode())
                self._kept.add_page(fingerprint(key, "page"), pages[number])

    def _read(self, elements: Sequence[ElementTree.Element]) -> None:
        self._parts = [part for element in elements for chapter in element for part in chapter]
        self._places = {part: place for place, part in enumerate(self._parts)}
        self._digests = [fingerprint(ElementTree.tostring(part, "unicode")) for part in self._parts]
        self._wanted = {place: [*wanted_places(part)] for place, part in enumerate(self._parts)}
        self._numbers = PageNumbers(elements, self._first_page)
        self._shape = fingerprint(self._surroundings, *_skeleton(elements))
        self._first_key = fingerprint("first page", self._shape)

    def _page(self, index: int, context: Untyped, root_box: Untyped, html: Untyped) -> Untyped:
        """The same as WeasyPrint's `remake_page`, with an empty page for one that stands."""
        started = start_as_json(context.page_maker[index][:4])
        self._first = self._first or json.dumps(started)
        part = self._part_at(root_box, context.page_maker[index][0])
        begun = None if part is None else self._page_start(index, started, part)
        if begun and (found := self._find(begun)):
            self.found[index] = found.page
            self._numbers.note(index, found.page.anchors)
            return _skip_page(index, found.next_started, context, root_box, html)
        if self._planned is not None and index not in self._planned:
            return self._give_up(index, context, root_box, html)
        page, resume_at = self._numbers.remake_page(index, context, root_box, html)
        end: list[Untyped] = []
        if begun and not context.broken_out_of_flow and not context.reported_footnotes:
            last = self._part_at(root_box, resume_at) if resume_at else len(self._parts)
            if last is not None:
                reach, end = (
                    min(last + AHEAD, len(self._parts)) - begun.part,
                    [start_as_json(context.page_maker[index + 1][:4]), last],
                )
                self._fresh[index] = begun, reach, json.dumps(end)
        if self._planned is not None and json.loads(json.dumps(end)) != self._planned[index]:
            return self._give_up(index, context, root_box, html)
        return page, resume_at

    def _give_up(self, index: int, context: Untyped, root_box: Untyped, html: Untyped) -> Untyped:
        """End a document in which a page does not end as it was planned."""
        self.is_unplanned = True
        after = [None, *start_as_json(context.page_maker[index][:4])[1:]]
        return _skip_page(index, after, context, root_box, html)

    def _page_start(self, index: int, started: Sequence[Untyped], part: int) -> _PageStart | None:
        if part >= len(self._parts):
            return None
        digests = [self._digest(place) for place in range(part, len(self._parts))]
        place = fingerprint("place", self._shape, index, json.dumps(started))
        return _PageStart(fingerprint(place, digests[0]), place, part, digests)

    def _digest(self, place: int) -> str:
        """What stands for a part, with the numbers its links print as far as they are known by now."""
        numbers = self._numbers.of_places(self._wanted[place])
        return fingerprint(self._digests[place], *numbers) if numbers else self._digests[place]

    def _find(self, begun: _PageStart | None) -> _Standing | None:
        """A page that stands; None without one."""
        reach = self._kept.find_entry(begun.key) if begun else None
        if begun is None or reach is None or begun.part + int(reach) > len(self._parts):
            return None
        key = self._whole_key(begun, int(reach))
        if key not in self._unpacked:  # planning asks for it, and setting
            self._unpacked[key] = self._kept.find_page(fingerprint(key, "page"))
        end, page = self._kept.find_entry(key), self._unpacked[key]
        return _Standing(page, *json.loads(end)) if end and page else None

    @staticmethod
    def _whole_key(begun: _PageStart, reach: int) -> str:
        """What stands for all that a page is made of."""
        return fingerprint(begun.key, reach, *begun.digests[:reach])

    def _part_at(self, root_box: Untyped, resume_at: Mapping[int, Untyped] | None) -> int | None:
        """The number of the part that a place lies in or before; None when it lies in none."""
        if resume_at is None:
            return 0
        box, way = root_box, resume_at
        while way and len(way) == 1:
            ((child, way),) = way.items()
            box = box.children[child]
            if box.element in self._places:
                return self._places[box.element]
        inside = (self._places[one.element] for one in box.descendants() if one.element in self._places)
        return next(inside, None)


def _empty(part: ElementTree.Element) -> tuple[ElementTree.Element, str | None, list[ElementTree.Element]]:
    """Take out what is in a part; gives the part and what was in it."""
    held = part, part.text, [*part]
    part.text, part[:] = None, []
    return held


def _skeleton(elements: Sequence[ElementTree.Element]) -> Iterator[str]:
    """The elements that stylesheets may tell parts apart by, without what is in the parts."""
    for element in elements:
        yield f"{element.tag} {sorted(element.items())}"
        for chapter in element:
            yield f"{chapter.tag} {sorted(chapter.items())}"
            yield from (f"{part.tag} {sorted(part.items())}" for part in chapter)


def _skip_page(
    index: int, after: Sequence[Untyped], context: Untyped, root_box: Untyped, html: Untyped
) -> Untyped:
    """A page with nothing on it, and where the next one begins: WeasyPrint goes on from there."""
    resume_at, next_page, right_page, state = start_from_json(after)
    goes_on = resume_at is not None
    changed = {"content_changed": goes_on, "pages_wanted": False, "anchors": [], "content_lookups": []}
    _, _, is_right, before, _ = context.page_maker[index]
    context.page_maker[index + 1 :] = [(resume_at, next_page, right_page, state, changed)]
    page_type = PageType("right" if is_right else "left", False, "", index, ())
    set_page_type_computed_styles(page_type, html, context.style_for)
    nothing = root_box.copy_with_children([])
    page, _, _ = make_page(context, nothing, page_type, None, index + 1, deepcopy(before))
    return page, resume_at
