"""CSS properties that the press understands beside WeasyPrint's own. They inherit, and take `var()` and `calc()`.

- `rim-width`, `rim-color`: a line of that width around icons and words, below their fill; see `painting`.
- `text-wrap`: `auto`, `balance` or `wrap`; see `balance`.
"""

from __future__ import annotations

from typing import Any

from weasyprint.css import computed_values
from weasyprint.css.properties import INHERITED, INITIAL_VALUES, KNOWN_PROPERTIES
from weasyprint.css.tokens import get_length, parse_color
from weasyprint.css.validation import properties as validation

Untyped = Any
"""A token, style or value of WeasyPrint, which has no types."""
_INITIAL = {"rim_width": 0, "rim_color": "currentcolor", "text_wrap": "auto"}
"""Properties as styles name them, and their values where no stylesheet gives one."""


def add_properties() -> None:
    """Teach WeasyPrint the properties, once."""
    if "rim-width" in validation.PROPERTIES:
        return
    INITIAL_VALUES.update(_INITIAL)
    INHERITED.update(_INITIAL)
    KNOWN_PROPERTIES.update(name.replace("_", "-") for name in _INITIAL)
    validation.property("rim-width")(validation.single_token(_width))
    validation.property("rim-color")(validation.single_token(_color))
    validation.property("text-wrap")(validation.single_keyword({"auto", "balance", "wrap"}.__contains__))
    computed_values.register_computer("rim-width")(_pixels)
    computed_values.register_computer("rim-color")(computed_values.color)


def _width(token: Untyped) -> Untyped:
    """A length of zero or more; None for anything else."""
    return get_length(token, negative=False)


def _color(token: Untyped) -> Untyped:
    """The token of a colour; None for anything else."""
    return token if parse_color(token) else None


def _pixels(style: Untyped, name: str, value: Untyped) -> Untyped:
    return computed_values.length(style, name, value, pixels_only=True)
