"""What goes wrong in a template as a diagnostic: its words, its place in the template, its remedy."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from jinja2 import TemplateNotFound, TemplateSyntaxError, UndefinedError
from jinja2.runtime import Context

from cardpress.diagnostics import Diagnostic, Position
from cardpress.diagnostics.advice import did_you_mean
from cardpress.files.safe_read import SOURCE, read_inside
from cardpress.models.assets import shared_root
from cardpress.press.layout.limits import SECONDS, OverBudgetError, TooMuchError

NAMED = "templates/"
"""What the code of a template is called by, before the name of the template."""
_QUOTED = re.compile(r"""["']([^"']+)["']""")

_FORMS = "{{ a value }} is printed, {% a step %} is taken, {# a note #} is left out"
_GIVEN = "docs/template-values.md tells what a template is given"
_MESSAGES = "it stands in text/<lang>.ftl, and no numbers but those of the rules stand in it"


class MissingError(Exception):
    """A template asked for a message, icon, symbol or drawing that does not exist."""

    def __init__(self, code: str, kind: str, name: object, known: Iterable[str]) -> None:
        super().__init__(f'there is no {kind} "{name}"')
        self.code, self.name, self.known = code, str(name), known
        self.advice = _MESSAGES if kind == "message" else None


class UnknownNameError(UndefinedError):
    """A template named a value that is not there; `known` are those that are, none when it stood alone."""

    def __init__(self, message: str, name: str, known: Iterable[str]) -> None:
        super().__init__(message)
        self.name, self.known = name, known


def fault(error: BaseException, template: str, root: Path, subject: str, component: Position) -> Diagnostic:
    """The diagnostic for whatever a template raised while a face or page of a component was filled."""
    at, hint = _place(error, template, root), None
    match error:
        case UnknownNameError():
            words, known = _sentence(error), [*error.known] or _values(error)
            hint = did_you_mean(error.name, known) or _GIVEN
        case MissingError():
            return _missing_value(error, at, subject, component)
        case TemplateNotFound():
            place = at if error.name != template else component
            message = f'{subject} needs the template "{error.name}", which does not exist'
            return Diagnostic("missing-template", message, place, f"a file templates/{error.name}")
        case TemplateSyntaxError():
            words, hint = f"this is no Jinja2: {_sentence(error)}", _FORMS
        case RecursionError():
            words = "the template includes or calls itself without end"
        case TooMuchError() | MemoryError():
            words = "it asks for more memory than it may" if isinstance(error, MemoryError) else str(error)
            return Diagnostic("too-much", f"{subject}: {words}", at)
        case OverBudgetError():
            words = f"the template is not filled after {SECONDS:g} s of processor time"
            return Diagnostic("too-much", f"{subject}: {words}", at, None, "look for loops in loops")
        case _:
            words = _sentence(error)
    return Diagnostic("template-error", f"{subject}: {words}", at, None, hint)


def _values(error: BaseException) -> list[str]:
    """The values that the innermost template in which an error arose was given."""
    found: list[str] = []
    trace = error.__traceback__
    while trace:
        given = trace.tb_frame.f_locals
        if "__jinja_exception__" in trace.tb_frame.f_globals:  # its picture of a template
            found = [*given]
        elif isinstance(context := given.get("context"), Context):
            found = [*context.get_all()]
        trace = trace.tb_next
    return found


def _missing_value(error: MissingError, at: Position, subject: str, component: Position) -> Diagnostic:
    """The template's fault when the name stands in its line; else a card or text brought it there."""
    message, hint = f"{subject}: {error}", did_you_mean(error.name, error.known) or error.advice
    if at.width == len(error.name):
        return Diagnostic(error.code, message, at, None, hint)
    return Diagnostic(error.code, message, component, None, hint or f"asked for by {at.file}:{at.line}")


def _sentence(error: BaseException) -> str:
    words = str(error).strip().partition("\n")[0].rstrip(".")
    return words or type(error).__name__


def _place(error: BaseException, template: str, root: Path) -> Position:
    """Where in the templates an error arose: the innermost frame that stands in one of them."""
    if isinstance(error, TemplateSyntaxError):
        return _line(root, _file(error.name or template, root), error.lineno, str(error))
    file, line = _file(template, root), None
    trace = error.__traceback__
    while trace:
        source = trace.tb_frame.f_code.co_filename
        if source.startswith(NAMED):
            compiled = trace.tb_frame.f_globals.get("__jinja_template__")  # Jinja's own code, not yet translated
            line = compiled.get_corresponding_lineno(trace.tb_lineno) if compiled else trace.tb_lineno
            file = _file(source.removeprefix(NAMED), root)
        trace = trace.tb_next
    return _line(root, file, line, str(error))


def place_of(words: str, template: str, root: Path) -> Position:
    """The first line of a template in which some words stand; the file alone when they stand in none."""
    file = _file(template, root)
    lines = _text(file, root).splitlines()
    line = next((number for number, text in enumerate(lines, 1) if words in text), None) if words else None
    return _line(root, file, line, f'"{words}"')


def _file(template: str, root: Path) -> Path:
    home = shared_root(root) if template.startswith("shared/") else root
    return home / "templates" / template


def _text(file: Path, root: Path) -> str:
    home = root if file.is_relative_to(root) else shared_root(root)
    try:
        return read_inside(file, home, SOURCE).decode(errors="replace")
    except OSError:
        return ""


def _line(root: Path, file: Path, line: int | None, words: str) -> Position:
    """A line of a template; underlined is the first quoted word of the message that stands in it, or all of it."""
    name = file.relative_to(root if file.is_relative_to(root) else shared_root(root)).as_posix()
    lines = _text(file, root).splitlines() if line else []
    if not line or line > len(lines):
        return Position(name, line)
    excerpt = lines[line - 1]
    for word in _QUOTED.findall(words):
        if word in excerpt:
            return Position(name, line, excerpt.index(word) + 1, None, excerpt, len(word))
    whole = excerpt.strip()
    return Position(name, line, excerpt.find(whole) + 1, None, excerpt, len(whole))
