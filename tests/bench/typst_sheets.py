"""The same cards set by Typst: what its template needs is written first, which nobody measures, then compiled.

usage: typst_sheets.py FOLDER OUT.pdf, in a folder that `prepare` filled. Every copy is set again on its sheet, as
a user of Typst would write it; Typst sees by itself what it has laid out before.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
_INLINE = re.compile(r" ?\[([a-z0-9_]+)\]|\*([^*]+)\*")
_STATS = {"attack": (5, 76), "souls": (51, 77), "cost": (5, 43), "range": (25, 55), "durability": (54, 5)}


def prepare(project: Path, game: str, folder: Path) -> Path:
    """Write template, cards and pictures of a project's game in Polish into a new folder; gives the folder."""
    from cardpress.incremental.session import Session  # noqa: PLC0415 as above
    from cardpress.pipeline import check  # noqa: PLC0415 what is measured does without it
    from cardpress.press.fonts.icons import IconSet  # noqa: PLC0415 as above
    from cardpress.press.game_look import look_of  # noqa: PLC0415 as above

    outcome = check(project, [game], Session())
    linked, words = outcome.games[game], outcome.words[game].texts["pl"]
    settings, look = linked.settings, look_of(linked)
    (folder / "art").mkdir(parents=True)
    shutil.copy(HERE / "sheets.typ", folder)
    (folder / "fonts").mkdir()
    for font in look.font_files:
        (folder / "fonts" / f"{font.id}.ttf").write_bytes(font.data)
    icons = next(source for source in look.icons if isinstance(source, IconSet))
    drawings = {
        file.stem: file.read_text("utf-8") for file in (project / "templates" / game / "art").glob("*.svg")
    }
    paper, ink = settings.palette["paper"], settings.palette["ink"]

    def drawn(name: str, color: str, as_: str = "") -> str:
        file = folder / "art" / f"{as_ or name}.svg"
        if not file.exists():
            picture = drawings[name] if name in drawings else icons.picture(name)
            picture = picture.replace("currentColor", color)
            file.write_text(picture.replace("<svg", f'<svg fill="{color}"', 1), "utf-8")
        return file.stem

    def runs(text: str) -> list[dict[str, str]]:
        found, at = [], 0
        for match in _INLINE.finditer(text):
            found.append({"kind": "text", "text": text[at : match.start()]})
            symbol, bold = match.groups()
            sign = {"kind": "icon", "text": drawn(settings.symbols[symbol], ink)} if symbol else None
            found.append(sign or {"kind": "bold", "text": bold})
            at = match.end()
        return [*found, {"kind": "text", "text": text[at:]}]

    def told(id_: str) -> dict[str, Any]:
        card, text = linked.components[id_].model.model_dump(mode="json", by_alias=True), words.components[id_]
        art, kind = card["art"], card["kind"]
        return {
            "ink": ink,
            "paper": paper,
            "tint": settings.palette[art["tint"]],
            **{name: art[name] for name in ("turn", "flip", "scale")},
            "backdrop": drawn(art["backdrop"], ink),
            "shadow": drawn(art["icon"], ink),
            "hero": drawn(art["icon"], paper, f"{art['icon']}-paper"),
            "frame": drawn(f"frame_{kind}", ink),
            "lines": drawn(f"lines_{kind}", paper),
            "sign": drawn(settings.symbols[kind], paper, f"{settings.symbols[kind]}-paper"),
            "name": text.name,
            "label": words.messages[f"ui-kind-{kind}"],
            "rules": [run for rule in text.rules.values() for run in runs(rule)],
            "flavor": runs(text.flavor or ""),
            "stats": [
                {"x": x, "y": y, "value": card[name], "icon": drawn(settings.symbols[name], ink)}
                for name, (x, y) in _STATS.items()
                if name in card
            ],
        }

    drawn("frame_back_dungeon", ink), drawn("lines_back_dungeon", paper)
    cards = [told(id_) for id_, copies in linked.copies().items() for _ in range(copies)]
    (folder / "cards.json").write_text(json.dumps(cards), "utf-8")
    return folder


def main(folder: Path, out: Path) -> None:
    """Compile the sheets."""
    import typst  # noqa: PLC0415 only here

    typst.compile(folder / "sheets.typ", output=out, font_paths=[folder / "fonts"], ignore_system_fonts=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
