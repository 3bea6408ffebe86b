"""What two builds of a rulebook say otherwise: its chapters, and the rules of its course of play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher

from cardpress.difference.compared_files import Faces, Json

Place = tuple[str, Json, Json]
"""Where something is said otherwise, with what it was and what it is; None for what is not there."""


def rulebook_changes(old: Faces, new: Faces) -> Iterator[Place]:
    """Chapters that came, went or have other messages, and each rule that is told otherwise.

    Nothing of a build that does not say what stands in its book.
    """
    if old.rulebook is None or new.rulebook is None:
        return
    before, now = old.rulebook.chapters, new.rulebook.chapters
    if [*before] != [*now]:
        yield "rulebook chapters", [*before], [*now]
    for chapter in before:
        if chapter in now and before[chapter] != now[chapter]:
            yield f"rulebook {chapter}", *_different_parts(before[chapter], now[chapter])
    was, is_now = old.rulebook.course, new.rulebook.course
    for part in [*was, *(one for one in is_now if one not in was)]:
        for before_line, now_line in _changed_lines(was.get(part, ()), is_now.get(part, ())):
            yield f"rulebook course/{part}", before_line, now_line


def chapters_of_messages(*builds: Faces) -> Mapping[str, str]:
    """The chapter in which a message of a rulebook stands first; the later of two builds decides."""
    found: dict[str, str] = {}
    for faces in reversed(builds):
        for chapter, messages in faces.rulebook.chapters.items() if faces.rulebook else ():
            for message in messages:
                found.setdefault(message, chapter)
    return found


def _different_parts(old: Sequence[str], new: Sequence[str]) -> tuple[list[str], list[str]]:
    """What only the one and only the other has; where both have the same in another order, all."""
    gone, come = [one for one in old if one not in new], [one for one in new if one not in old]
    return (gone, come) if gone or come else ([*old], [*new])


def _changed_lines(old: Sequence[str], new: Sequence[str]) -> Iterator[tuple[str | None, str | None]]:
    """Stretches of lines that differ, as text."""
    for what, i1, i2, j1, j2 in SequenceMatcher(a=old, b=new, autojunk=False).get_opcodes():
        if what != "equal":
            yield "\n".join(old[i1:i2]) or None, "\n".join(new[j1:j2]) or None
