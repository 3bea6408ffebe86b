"""Fills Jinja2 templates in a sandbox; every failure becomes a Diagnostic that names template, line and card.

A template can loop, include and print. It gets words only through `ui`, pictures only through `icon`, `symbol` and
`drawing`, so that a missing one is found here and not on paper.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, cast

from jinja2 import (
    BaseLoader,
    Environment,
    StrictUndefined,
    TemplateNotFound,
    TemplateRuntimeError,
    UndefinedError,
    pass_context,
)
from jinja2.loaders import split_template_path
from jinja2.runtime import Context
from jinja2.sandbox import ImmutableSandboxedEnvironment, safe_range
from jinja2.utils import missing
from markupsafe import Markup, escape

from cardpress.diagnostics import Position, Report
from cardpress.files.safe_read import SOURCE, read_inside
from cardpress.models.assets import shared_root
from cardpress.press.layout.limits import MARKUP, STEPS, OverBudgetError, TooMuchError, budget
from cardpress.press.layout.template_cache import compiled_templates
from cardpress.press.layout.template_errors import NAMED, MissingError, UnknownNameError, fault, place_of

PICTURES = "pictures"
"""The folder of pictures below a game's templates."""
NO_BREAK = "\u00a0"
UNBROKEN_DASH = "\u2060–\u2060"
KNOWN_ATTRIBUTES = 4096
"""Attributes of types whose safety is remembered: under `watch` types come and go."""
_RANGE = re.compile(r"(?<=\d)–(?=\d)")
_WIDTH = re.compile(r"\d+")
_INLINE = re.compile(r" ?\[([a-z0-9_]+)\]|\*([^*]+)\*")


@dataclass(frozen=True)
class Glyphs:
    """What may be drawn: icons and own drawings to their characters, symbols to their icons; own pictures."""

    icons: Mapping[str, str]
    drawings: Mapping[str, str]
    symbols: Mapping[str, str]
    pictures: Collection[str] = ()


@dataclass(frozen=True)
class Filling:
    """What one template is filled with: the words, the pictures, the values and the scale of each slot."""

    subject: str
    position: Position
    messages: Mapping[str, str]
    glyphs: Glyphs
    values: Mapping[str, Any]
    scales: Mapping[str, float] = field(default_factory=dict)


class _Functions:
    """The functions of one template, bound to what it is filled with."""

    def __init__(self, filling: Filling) -> None:
        self._filling = filling
        self._steps = 0

    def ui(self, message: str) -> str:
        """The text of an interface message."""
        messages = self._filling.messages
        if message not in messages:
            raise MissingError("missing-translation", "message", message, messages)
        return messages[message]

    def icon(self, name: str, classes: str = "", style: str = "") -> Markup:
        """An icon of the set as one glyph, with further classes and a style of its own."""
        glyph = self._glyph("missing-icon", "icon", name, self._filling.glyphs.icons)
        return _element(f"icon {classes}", style, glyph)

    def symbol(self, name: str) -> Markup:
        """A symbol of the game as an element of its own, to be placed by a stylesheet."""
        return _element("icon symbol", "", self.sign(name))

    def sign(self, name: str) -> str:
        """A symbol of the game as a bare character: in a run of text, so that lines break as in plain text."""
        symbols = self._filling.glyphs.symbols
        if name not in symbols:
            raise MissingError("missing-icon", "symbol", name, symbols)
        return self._glyph("missing-icon", "icon", symbols[name], self._filling.glyphs.icons)

    def drawing(self, name: str, classes: str = "", style: str = "") -> Markup:
        """A drawing of the templates as one glyph, with further classes and a style of its own."""
        glyph = self._glyph("missing-drawing", "drawing", name, self._filling.glyphs.drawings)
        return _element(f"drawing {classes}", style, glyph)

    def picture(self, name: str | None, classes: str = "", style: str = "") -> Markup:
        """A picture of the game's folder `pictures`, by its name with its ending; nothing for no name."""
        if name is None:
            return Markup("")
        if name not in self._filling.glyphs.pictures:
            raise MissingError("missing-drawing", "picture", name, self._filling.glyphs.pictures)
        written = f' style="{escape(style)}"' if style else ""
        named = escape(f"picture {classes}".strip())
        return Markup(f'<img class="{named}"{written} src="{PICTURES}/{escape(name)}" alt="">')

    def fit(self, slot: str) -> str:
        """The scale a slot is set at, 1 when it fits as designed."""
        return f"{self._filling.scales.get(slot, 1.0):g}"

    def slot(self, name: str) -> Markup:
        """The attributes of an element that holds a slot's text; a style only where the slot is shrunk.

        WeasyPrint shares what it computes between elements without a style of their own.
        """
        scale = self.fit(name)
        style = "" if scale == "1" else f' style="--fit:{scale}"'
        return Markup(f'data-slot="{escape(name)}"{style}')

    def numbers(self, *limits: int) -> range:
        """Python's `range`; TooMuchError when all those of a template together are too long."""
        return self._limited_range(safe_range(*limits))

    def steps(self, first: int, last: int) -> range:
        """Every whole number from `first` to `last`, both included, up or down."""
        return self._limited_range(steps(first, last))

    def _limited_range(self, made: range) -> range:
        self._steps += len(made)
        if self._steps > STEPS:
            raise TooMuchError(f"its ranges make more than {STEPS} steps together")
        return made

    @staticmethod
    def _glyph(code: str, kind: str, name: str, known: Mapping[str, str]) -> str:
        if name not in known:
            raise MissingError(code, kind, name, known)
        return known[name]

    def by_name(self) -> dict[str, Any]:
        """Every function by the name templates call it."""
        return {name: getattr(self, function.__name__) for name, function in FUNCTIONS.items()}


_NAMED = ("ui", "icon", "symbol", "sign", "drawing", "picture", "slot", "fit", "steps")
FUNCTIONS: Mapping[str, Callable[..., object]] = {
    **{name: getattr(_Functions, name) for name in _NAMED},
    "range": _Functions.numbers,
}
"""What templates call, by its name."""


def _element(classes: str, style: str, glyph: str) -> Markup:
    """A glyph in its element; an empty style is left out."""
    written = f' style="{escape(style)}"' if style else ""
    return Markup(f'<i class="{escape(classes.strip())}"{written}>{escape(glyph)}</i>')


@pass_context
def rich(context: Context, text: str | None) -> Markup:
    """A text with its `[symbol]`s drawn, each kept beside the word before it, and its `*runs*` emphasised.

    A range of numbers stays on one line. Of no text there is nothing.
    """
    parts, at = [], 0
    text = text or ""
    for match in _INLINE.finditer(text):
        symbol, run = match.groups()
        glue = NO_BREAK if match[0].startswith(" ") else ""
        drawn = glue + context["sign"](symbol) if symbol else Markup("<b>{}</b>").format(rich(context, run))
        parts += [escape(text[at : match.start()]), drawn]
        at = match.end()
    return Markup(_RANGE.sub(UNBROKEN_DASH, Markup("").join([*parts, escape(text[at:])])))


def plain(text: str | None) -> str:
    """A text as it is said: without its `[symbol]`s, its `*runs*` not emphasised; nothing of no text."""
    return _INLINE.sub(lambda found: plain(found[2]) if found[2] else "", text or "")


FILTERS: Mapping[str, Callable[..., object]] = {"rich": rich, "plain": plain}
"""What texts of templates go through, by its name."""


def steps(first: int, last: int) -> range:
    """Every whole number from `first` to `last`, both included, up or down; too many are an OverflowError."""
    return safe_range(first, last + 1) if first <= last else safe_range(first, last - 1, -1)


class _Undefined(StrictUndefined):
    """Using a name that is not there is an error that says what is."""

    def __init__(
        self,
        hint: str | None = None,
        obj: object = missing,
        name: str | None = None,
        exc: type[TemplateRuntimeError] = UndefinedError,
    ) -> None:

        def unknown(message: str) -> TemplateRuntimeError:
            plain = name is None or exc is not UndefinedError
            return exc(message) if plain else UnknownNameError(message, str(name), _readable_names(obj))

        super().__init__(hint, obj, name, cast("type[TemplateRuntimeError]", unknown))

    @property
    def _undefined_message(self) -> str:
        names = _readable_names(self._undefined_obj)
        there = f"; there {'are' if len(names) > 1 else 'is'} {', '.join(names)}" if names else ""
        return self._undefined_hint or f'there is no "{self._undefined_name}" here{there}'


def _readable_names(holder: object) -> list[str]:
    """Names that a template may read of a value, sorted; none of a plain one, or of none at all."""
    if isinstance(holder, Mapping):
        return sorted(map(str, holder))
    if is_dataclass(holder) and not isinstance(holder, type):
        return sorted(one.name for one in fields(holder))
    return []


def _finalize(value: object) -> object:
    """What `{{ … }}` prints: nothing where there is nothing; MissingError for what is many things."""
    if isinstance(value, Mapping | list | tuple | set):
        of = f": {', '.join(sorted(map(str, value)))}" if isinstance(value, Mapping) and value else ""
        raise TemplateRuntimeError(f"this is no text but {len(value)} values{of}; name one, or loop over them")
    return "" if value is None else value


class _Environment(ImmutableSandboxedEnvironment):
    """Templates of a game see each other and the shared ones: a face's key covers these and no other game's.

    Whatever can make a large thing out of a small one is looked at first.
    """

    intercepted_binops = frozenset({"*", "**", "%"})

    def __init__(self, **options: Any) -> None:  # noqa: ANN401 those of Jinja2
        super().__init__(**options)
        self._safe: dict[tuple[type, str], bool] = {}

    def is_safe_attribute(self, obj: object, attr: str, value: object) -> bool:
        """Whether a template may read an attribute; only a value's type decides, so once for each."""
        if obj.__class__ is not type(obj):
            return super().is_safe_attribute(obj, attr, value)
        safe = self._safe.get((type(obj), attr))
        if safe is None:
            if len(self._safe) > KNOWN_ATTRIBUTES:
                self._safe.clear()
            safe = self._safe[type(obj), attr] = super().is_safe_attribute(obj, attr, value)
        return safe

    def call_binop(self, context: Context, operator: str, left: Any, right: Any) -> Any:  # noqa: ANN401 any values
        """The value of an operation on two values; TooMuchError when it would be large out of all reason."""
        for value, times in ((left, right), (right, left)):
            if operator == "*" and isinstance(value, str | bytes | list | tuple) and isinstance(times, int):
                _small(len(value) * times)
        if operator == "**" and isinstance(right, int | float):
            _small(abs(right) * 100)
        if operator == "%" and isinstance(left, str):
            _small(max(map(int, _WIDTH.findall(left)), default=0))
        return super().call_binop(context, operator, left, right)

    def join_path(self, template: str, parent: str) -> str:
        """The name under which a template names another one."""
        own = parent.partition("/")[0]
        if template.partition("/")[0] not in {own, "shared"}:
            raise TemplateRuntimeError(f'"{template}" lies neither in {own}/ nor in shared/')
        return template


def _small(size: float) -> None:
    if size > MARKUP:
        raise TooMuchError(f"a value would be larger than {MARKUP} characters")


def _join_markup(pieces: Iterable[str]) -> str:
    """The markup a template prints piece by piece; TooMuchError when it is more than any face can hold."""
    found, length = [], 0
    for piece in pieces:
        length += len(piece)
        if length > MARKUP:
            raise TooMuchError(f"it prints more than {MARKUP} characters")
        found.append(piece)
    return "".join(found)


class _Loader(BaseLoader):
    """Reads templates through the door of the disk; a changed one is read again."""

    def __init__(self, root: Path) -> None:
        self._root = root

    def get_source(self, environment: Environment, template: str) -> tuple[str, str, Callable[[], bool]]:
        """Text of a template, what its code is called in any project, and whether the file still has that text."""
        parts = split_template_path(template)
        home = shared_root(self._root) if parts[:1] == ["shared"] else self._root
        file = home.joinpath("templates", *parts)
        if not file.is_file():
            raise TemplateNotFound(template)
        changed, text = file.stat().st_mtime_ns, read_inside(file, home, SOURCE).decode()
        return text, NAMED + template, lambda: file.is_file() and file.stat().st_mtime_ns == changed


class Templates:
    """The templates below one folder, compiled once each; a changed file is read again.

    Sent to another process they are those of that folder there.
    """

    def __init__(self, root: Path) -> None:
        self._root = root
        self._environment = _Environment(
            loader=_Loader(root),
            undefined=_Undefined,
            autoescape=True,
            finalize=_finalize,
            trim_blocks=True,
            lstrip_blocks=True,
            optimized=False,  # looking for constants takes longer than working them out
            bytecode_cache=compiled_templates(),
        )
        self._environment.filters.update(FILTERS)
        self._environment.globals["steps"] = steps
        del self._environment.globals["lipsum"]  # it makes words without number, and no card needs any

    def __reduce__(self) -> tuple[Callable[[Path], Templates], tuple[Path]]:
        return _templates, (self._root,)

    def finder(self, template: str) -> Callable[[str], Position]:
        """Finds the place in a template, such as "game/tile.html", where some words stand."""
        return partial(place_of, template=template, root=self._root)

    def fill(self, template: str, filling: Filling, report: Report) -> str | None:
        """The markup of a template such as "game/tile.html"; None when it failed, told in the report."""
        try:
            compiled = self._environment.get_template(template)
            with budget():
                return _join_markup(compiled.generate({**filling.values, **_Functions(filling).by_name()}))
        except (Exception, OverBudgetError) as error:  # whatever an expression raises is the template's own doing
            report.add(fault(error, template, self._root, filling.subject, filling.position))
        return None


@cache
def _templates(root: Path) -> Templates:
    """The templates of a folder, the same for all that is sent here."""
    return Templates(root)
