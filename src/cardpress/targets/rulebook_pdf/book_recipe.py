"""Which games have a book, and what stands for all that shapes it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from cardpress.models.rulebook_outline import RulebookOutline
from cardpress.press.fingerprint import files_fingerprint, fingerprint
from cardpress.targets import Order, faces_of
from cardpress.targets.rulebook_pdf.book_pages import stylesheets_of
from cardpress.targets.rulebook_pdf.usual_outline import USUAL_OUTLINE


def outline_of(order: Order, language: str) -> RulebookOutline | None:
    """What stands in the book of a game; None when it has none."""
    if order.game.outline:
        return order.game.outline.model
    return USUAL_OUTLINE if order.texts[language].rulebook else None


def book_recipe(order: Order, language: str, outline: RulebookOutline) -> str:
    """Fingerprint of all that shapes the book of a language."""
    words = order.texts[language]
    keys = [face.key for face in faces_of(order.printed[language])]
    counts = [one.copies for one in order.printed[language]]
    nouns = order.game.terms[language].value if language in order.game.terms else None
    told = json.dumps([outline.printed_content(), counts, words.rulebook, nouns], default=vars)
    played = order.examples.recipe if order.examples else ""
    styles = [sheet.text for sheet in stylesheets_of(order)]
    return fingerprint(order.requests[language].fingerprint, told, played, *styles, *keys)


@cache
def layout_fingerprint() -> str:
    """Fingerprint of the code that lays books out, for what is kept of them from one version to the next."""
    here = Path(__file__).parent
    return files_fingerprint(here, sorted(map(str, here.glob("*.py"))))
