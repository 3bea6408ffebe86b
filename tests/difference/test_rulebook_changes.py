"""What changed in the rules: chapters and lines of two rulebooks."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cardpress.difference.changes import Change, compare
from cardpress.difference.compared_files import Build, Faces, RulebookWords
from cardpress.difference.rulebook_changes import chapters_of_messages, rulebook_changes
from cardpress.difference.text_report import as_text

Rebuild = Callable[..., tuple[Build, Build]]
COURSE = {"turn": ["Your turn", "Draw 1 card", "Play 1 card"], "end": ["The end", "It ends."]}


def _faces(chapters: dict[str, list[str]], course: dict[str, list[str]]) -> Faces:
    words = RulebookWords(chapters=chapters, course=course)
    return Faces(version=1, language="en", interface={}, faces={}, rulebook=words)


@pytest.mark.parametrize(
    ("course", "found"),
    [
        (COURSE, []),
        (
            {**COURSE, "turn": ["Your turn", "Draw 2 cards", "Play 1 card"]},
            [("rulebook course/turn", "Draw 1 card", "Draw 2 cards")],
        ),
        (
            {**COURSE, "turn": ["Your turn", "Shuffle", "Draw 1 card", "Play 1 card"]},
            [("rulebook course/turn", None, "Shuffle")],
        ),
        ({"turn": COURSE["turn"]}, [("rulebook course/end", "The end\nIt ends.", None)]),
    ],
)
def test_only_the_lines_that_differ_are_told(
    course: dict[str, list[str]], found: list[tuple[str, str | None, str | None]]
) -> None:
    """A rule that is told otherwise is told with what it was; those around it are not."""
    assert [*rulebook_changes(_faces({}, COURSE), _faces({}, course))] == found


def test_chapters_tell_what_came_and_went() -> None:
    """A chapter names only the messages that one of the books lacks, all when their order is what differs."""
    old = _faces({"play": ["ui-a", "ui-b"], "end": ["ui-c", "ui-d"]}, {})
    new = _faces({"play": ["ui-a", "ui-e"], "end": ["ui-d", "ui-c"], "more": ["ui-f"]}, {})

    assert [*rulebook_changes(old, new)] == [
        ("rulebook chapters", ["play", "end"], ["play", "end", "more"]),
        ("rulebook play", ["ui-b"], ["ui-e"]),
        ("rulebook end", ["ui-c", "ui-d"], ["ui-d", "ui-c"]),
    ]
    assert chapters_of_messages(old, new)["ui-b"] == "play"


def test_a_build_that_tells_no_book_is_not_compared() -> None:
    """Builds from before faces.json told what stands in the book differ by nothing of it."""
    old = Faces(version=1, language="en", interface={}, faces={})

    assert [*rulebook_changes(old, _faces({"play": ["ui-a"]}, COURSE))] == []


def test_a_message_of_the_book_is_told_by_its_chapter(project: Path, rebuild: Rebuild) -> None:
    """A text that changed stands at its chapter, once for each language that says it otherwise."""
    outline = project / "content/mini/rulebook/outline.json"
    outline.parent.mkdir()
    chapters = [{"id": "play", "title": "ui-game", "blocks": [{"block": "text", "messages": ["ui-ref-title"]}]}]
    outline.write_text(json.dumps({"id": "outline", "line": "ui-game", "chapters": chapters}), "utf-8")
    _, old = rebuild()
    file = project / "content/mini/text/en.ftl"
    file.write_text(file.read_text("utf-8").replace("ui-ref-title = Reference", "ui-ref-title = Summary"), "utf-8")
    _, new = rebuild()

    (found,) = compare(old, new)
    assert [change for change in found.changes if change.where.startswith("rulebook")] == [
        Change("text", None, "rulebook play/ui-ref-title", "Reference", "Summary", "en")
    ]
    assert as_text([found]).startswith("mini 1.0.0: its rules or words differ, no component does")
