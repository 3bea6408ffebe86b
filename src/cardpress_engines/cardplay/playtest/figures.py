"""Numbers in the form of a language: 54.6% is 54,6% in Polish and 54,6 % in German."""

from __future__ import annotations

from babel import Locale, UnknownLocaleError
from babel.numbers import format_decimal, format_percent

LIKE = "en"
"""The language whose numbers a language writes that Babel does not know, such as one made for a game."""


class Figures:
    """Formats the figures of a report in one language."""

    def __init__(self, language: str) -> None:
        try:
            self.locale = Locale.parse(language.replace("-", "_"))
        except (UnknownLocaleError, ValueError):
            self.locale = Locale.parse(LIKE)
        self._percent = str(self.locale.percent_formats[None].pattern)

    def decimal(self, value: float, digits: int = 1) -> str:
        """A number with so many digits behind its point."""
        return str(format_decimal(value, f"#,##0{_behind(digits)}", self.locale))

    def with_sign(self, value: float, digits: int = 1) -> str:
        """The same with its sign, also when it is positive; zero has a plus."""
        number = f"#,##0{_behind(digits)}"
        return str(format_decimal(value, f"+{number};-{number}", self.locale))

    def percent(self, share: float, digits: int = 1) -> str:
        """A share from 0 to 1 in per cent."""
        return str(format_percent(share, self._percent.replace("##0", f"##0{_behind(digits)}"), self.locale))


def _behind(digits: int) -> str:
    return f".{'0' * digits}" if digits else ""
