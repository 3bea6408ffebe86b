"""The words of a summary card: what an outline says stands there, or the shortest account of a course of play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from cardpress.models.project import Loaded, Texts
from cardpress.models.rulebook import Rulebook, RuleSection, RuleStep
from cardpress.models.rulebook_outline import (
    EntriesBlock,
    NoteBlock,
    RulebookOutline,
    StepsBlock,
    SummaryBlock,
    SummarySide,
)

Json = dict[str, object]
OF_COURSE: Mapping[str, tuple[str, ...]] = {"front": ("course", "actions"), "back": ("end", "score")}
"""Which sections of a course of play stand on which side."""
ROOM, LEAST = 1100, 40
"""Characters for which a side has room, and how many of them a paragraph takes up even if it has fewer."""


def summary_words(outline: Loaded[RulebookOutline] | None, words: Texts) -> dict[str, Json]:
    """What stands on each side, by its name: a `title` and `blocks`. Nothing for a game that says nothing."""
    if outline:
        card = outline.model.summary
        return {name: _asked_side(side, words) for name, side in card.sides.items()} if card else {}
    return _of_course(words.rulebook, words) if words.rulebook else {}


def _asked_side(side: SummarySide, words: Texts) -> Json:
    return {"title": words.messages[side.title], "blocks": [_asked_block(block, words) for block in side.blocks]}


def _asked_block(block: SummaryBlock, words: Texts) -> Json:
    said = words.messages
    if isinstance(block, StepsBlock):
        return {"block": "steps", "lines": [said[step] for step in block.steps]}
    if isinstance(block, EntriesBlock):
        entries = [
            {"title": said[entry.title], "text": said[entry.text], "symbol": entry.symbol}
            for entry in block.entries
        ]
        return {"block": "entries", "entries": entries, "numbered": block.numbered}
    if isinstance(block, NoteBlock):
        return {"block": "note", "title": said[block.title] if block.title else "", "text": said[block.message]}
    return {"block": "text", "lines": [said[message] for message in block.messages]}


def _of_course(rulebook: Rulebook, words: Texts) -> dict[str, Json]:
    """Turn and end of a game as its course says them, so far as a card has room: the rest is in the rulebook."""
    sections = {section.id: section for section in rulebook.sections}
    found = {
        side: _blocks_with_room([*_blocks(sections[name] for name in names if name in sections)])
        for side, names in OF_COURSE.items()
    }
    return {
        side: {"title": words.messages["ui-game"], "blocks": blocks} for side, blocks in found.items() if blocks
    }


def _blocks(sections: Iterable[RuleSection]) -> Iterator[Json]:
    for section in sections:
        yield {"block": "heading", "text": section.heading}
        if section.steps:
            yield {"block": "steps", "lines": [*_lines(section.steps)]}
        for part in section.parts:
            said = [*part.lines, *_lines(part.steps)]
            entry = {"title": part.name, "text": " ".join(said), "symbol": None}
            yield {"block": "entries", "entries": [entry], "numbered": False}


def _lines(steps: Iterable[RuleStep]) -> Iterator[str]:
    """Steps and those that they announce, one after the other."""
    for step in steps:
        yield step.text
        yield from _lines(step.steps)


def _blocks_with_room(blocks: list[Json]) -> list[Json]:
    """The blocks up to the first for which there is no room; a heading never stands last."""
    found, room = list[Json](), ROOM
    for block in blocks:
        room -= sum(max(LEAST, len(text)) for text in _texts(block))
        if room < 0:
            break
        found.append(block)
    while found and found[-1]["block"] == "heading":
        found.pop()
    return found


def _texts(value: object) -> Iterator[str]:
    """Every text in a block, but its kind."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from (text for name, inner in value.items() if name != "block" for text in _texts(inner))
    elif isinstance(value, list):
        yield from (text for inner in value for text in _texts(inner))
