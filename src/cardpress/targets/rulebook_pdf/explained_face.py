"""A face in the middle of a page with a note for each of its parts, left or right of it, none over another."""

from __future__ import annotations

from collections.abc import Mapping

from cardpress.models.rulebook_outline import CalloutNote, FaceBlock
from cardpress.targets.rulebook_pdf.shown_faces import Json

SPECIMEN, NOTES, SHARE, MARGIN, GAP = 43.0, 52.0, 0.32, 4.0, 1.0
"""Width in mm of the face, of the room for notes on each side of it, of the measure at most such a part; how far a
line reaches into that room, and how far from a note it ends."""
LINE, LETTER, ABOVE = 3.9, 1.81, 2.0
"""Height in mm of a line of a note, width of a letter; how far above its part a note begins."""


def explained_face(block: FaceBlock, shown: Json, measure: float, messages: Mapping[str, str]) -> Json:
    """Where the face, its notes and the lines between them stand, in mm."""
    room = min(NOTES, measure * SHARE)
    width = min(SPECIMEN, measure - 2 * room)
    scale, left = width / shown["of_width"], (measure - width) / 2
    notes, free = list[Json](), {"left": 0.0, "right": 0.0}
    for note in sorted(block.notes, key=lambda each: each.y_mm):
        side = "left" if note.x_mm * 2 <= shown["of_width"] else "right"
        top = max(note.y_mm * scale - ABOVE, free[side])
        free[side] = top + LINE * _lines(note, messages, room - MARGIN - GAP)
        part = left + note.x_mm * scale
        start, end = (room - MARGIN, part) if side == "left" else (part, measure - room + MARGIN)
        place = {"side": side, "top": top, "from": start, "length": end - start}
        notes.append({**note.model_dump(mode="json"), **place})
    height = max(scale * shown["of_height"], *free.values())
    return {
        "shown": shown,
        "width": width,
        "left": left,
        "height": height,
        "notes": notes,
        "room": room - MARGIN - GAP,
    }


def _lines(note: CalloutNote, messages: Mapping[str, str], room: float) -> int:
    """How many lines a note takes in a room so many mm wide, its title among them."""
    said = f"{messages.get(note.title, '')} {messages.get(note.text or '', '')}"
    return 1 + int(len(said) * LETTER // room)
