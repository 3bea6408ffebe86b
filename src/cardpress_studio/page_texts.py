"""The page's own words in every language that has them, by id: page/texts/<language>.ftl."""

from __future__ import annotations

from cardpress.translate.fluent_units import pieces
from cardpress_studio import PAGE


def page_texts() -> dict[str, dict[str, str]]:
    """Language to the words of the page; `{ $name }` in them is put in by the page."""
    files = sorted((PAGE / "texts").iterdir(), key=lambda one: one.name)
    return {
        file.name.removesuffix(".ftl"): {key: one.text for key, one in pieces(file.read_text("utf-8")).items()}
        for file in files
        if file.name.endswith(".ftl")
    }
