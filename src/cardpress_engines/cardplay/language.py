"""Messages of Fluent files in one language, with lines that break where a typesetter would let them."""

from __future__ import annotations

import os
import re
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

TEXTS = Path(__file__).parent / "texts"
LONELY = re.compile(r"(?<![^\s(])([AaIiOoUuWwZz]) (?=\S)")
"""A word of one letter does not end a Polish line."""
COUNTED = re.compile(r"(?<=\d) (?=[^\W\d])|(?<=[^\W\d]) (?=\d)")
"""A number stays with the words beside it."""

KEPT = "\ue000"
"""Stands for a space inside a value, like the name of a file, that stays as it is."""


class Words:
    """Messages of one folder in one language; a call gives one, raising LookupError where it cannot."""

    def __init__(self, folder: Path, language: str) -> None:
        self._language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))

    def __call__(self, message: str, /, **values: str | int) -> str:
        """The message in words."""
        pattern = self._bundle.get_message(message).value if self._bundle.has_message(message) else None
        if pattern is None:
            raise LookupError(f"no message {message!r} in {self._language}")
        kept = {
            name: value.replace(" ", KEPT) if isinstance(value, str) else value for name, value in values.items()
        }
        text, problems = self._bundle.format_pattern(pattern, kept)
        if problems:
            raise LookupError(f"message {message!r} in {self._language}: {problems[0]}")
        tied = COUNTED.sub("\u00a0", str(text))
        return (LONELY.sub("\\1\u00a0", tied) if self._language == "pl" else tied).replace(KEPT, " ")


def languages() -> list[str]:
    """Languages the program speaks."""
    return sorted(file.stem for file in TEXTS.glob("*.ftl"))


def usual() -> str:
    """The language of the terminal if the program speaks it, else English."""
    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return locale[:2] if locale[:2] in languages() else "en"
