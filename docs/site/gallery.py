"""The gallery of the site: every front that was built, as a small picture, under the name of its component."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pypdfium2

WIDTH = 180
"""Pixels across of a picture; a page shows a whole game."""


def write_pictures(build: Path, folder: Path) -> str:
    """Write a picture of each front in each language below `folder`; the page that shows them, as Markdown."""
    folder.mkdir(parents=True)
    files = json.loads((build / "manifest.json").read_text("utf-8"))["artifacts"]
    lines = [
        "# Gallery",
        "",
        "Every card, tile and marker of the five games, drawn from the files that a build wrote.",
        "",
    ]
    shown = ""
    for path in sorted(name for name in files if is_card_file(name)):
        game, language, *deck = Path(path).parent.parts
        heading = f"## {title(build, game, language)} ({language})"
        if heading != shown:
            shown = heading
            lines += [heading, ""]
        lines += [
            f"![{name}]({file})"
            for name, file in pictures(build / path, folder, "-".join((game, language, *deck)))
        ]
        lines += [""]
    return "\n".join(lines) + "\n"


def title(build: Path, game: str, language: str) -> str:
    """The game's name in a language."""
    texts = json.loads((build / f"python/rules_data/texts/{game}_{language}.json").read_text("utf-8"))
    return str(texts["title"])


def is_card_file(path: str) -> bool:
    """Whether a built file has a page for each face."""
    return Path(path).name.startswith("cards") and path.endswith(".pdf")


def pictures(file: Path, folder: Path, prefix: str) -> Iterator[tuple[str, str]]:
    """Name and picture, as its path from the page, of each component of a card file."""
    pdf = pypdfium2.PdfDocument(file)
    marks = {mark.get_dest().get_index(): mark.get_title() for mark in pdf.get_toc() if mark.get_dest()}
    for number, name in marks.items():
        page = pdf[number]
        picture = page.render(scale=WIDTH / page.get_width()).to_pil().convert("RGB")
        target = folder / f"{prefix}-{file.stem}-{number}.webp"
        picture.save(target, quality=80)
        yield name.replace("[", "").replace("]", ""), f"{folder.name}/{target.name}"
