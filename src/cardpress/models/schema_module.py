"""schemas/<game>.py as a module, imported from its text so that the project's folder stays off the path."""

from __future__ import annotations

import re
import sys
import traceback
from types import ModuleType
from typing import get_args

from pydantic import PydanticUndefinedAnnotation, PydanticUserError

from cardpress.diagnostics import Diagnostic, Position
from cardpress.models.component import Component, kind_name, reader_of
from cardpress.models.source import TextSource

_PATH = re.compile(r" \([^()]*[/\\][^()]*\)$")
"""Python names the file a failing import looked in; where cardpress lies is nobody's business."""


def import_schema(
    game: str, source: TextSource, *, variant: str = "", is_read_with: bool = True
) -> ModuleType | Diagnostic:
    """The module of a game's shapes, or what is wrong with it; equal texts of a variant give the same module.

    What no component is read with need not be made ready for it, which takes a third of the time.
    """
    name = f"cardpress_schema_{game}_{source.digest[:16]}{variant}"
    if name in sys.modules:
        return sys.modules[name]
    module = ModuleType(name)
    module.__file__ = source.path
    sys.modules[name] = module  # Pydantic looks up postponed annotations here
    try:
        exec(compile(source.text, source.path, "exec"), module.__dict__)
    except SyntaxError as error:
        del sys.modules[name]
        at = source.position(error.lineno or 1, error.offset or 1)
        return Diagnostic("broken-schema", f"not Python: {error.msg}", at)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        return _import_failed(source, error)
    problem = _unfit(module, source) if is_read_with else None
    if problem:
        del sys.modules[name]
    return problem or module


def same_schema(module: ModuleType, variant: str) -> ModuleType:
    """A module of its own with the very models of another; equal variants give the same module."""
    name = f"{module.__name__}{variant}"
    if name not in sys.modules:
        sys.modules[name] = ModuleType(name)
        sys.modules[name].__dict__.update({**module.__dict__, "__name__": name})
    return sys.modules[name]


def _import_failed(source: TextSource, error: BaseException) -> Diagnostic:
    frames = traceback.extract_tb(error.__traceback__)
    lines = [frame.lineno for frame in frames if frame.filename == source.path and frame.lineno]
    at = source.position(lines[-1]) if lines else Position(source.path)
    words = _PATH.sub("", str(error).strip().partition("\n")[0])
    return Diagnostic("broken-schema", f"importing it fails: {type(error).__name__}: {words}", at)


def _unfit(module: ModuleType, source: TextSource) -> Diagnostic | None:
    kinds = getattr(module, "KINDS", None)
    if isinstance(kinds, tuple) and kinds and all(isinstance(k, type) and issubclass(k, Component) for k in kinds):
        return next(filter(None, (_unfit_kind(kind, source) for kind in kinds)), None) or _unread(kinds, source)
    message, expected = "the schema does not say which kinds there are", "KINDS, a tuple of component models"
    return Diagnostic("broken-schema", message, Position(source.path), expected)


def _unfit_kind(kind: type[Component], source: TextSource) -> Diagnostic | None:
    """A kind without name or folder, or with a name in a field's type that the module lacks."""
    name, at = kind.__name__, _class_of(kind, source)
    named = get_args(kind.model_fields["kind"].annotation)
    if len(named) != 1 or not isinstance(named[0], str):
        message, expected = f"{name} does not say which kind it is", f'kind: Literal["{name.lower()}"]'
        return Diagnostic("broken-schema", message, at, expected)
    if not isinstance(getattr(kind, "folder", None), str):
        message, expected = (
            f"{name} does not say where its files lie",
            f'folder: ClassVar[str] = "{name.lower()}s"',
        )
        return Diagnostic("broken-schema", message, at, expected)
    return None


def _unread(kinds: tuple[type[Component], ...], source: TextSource) -> Diagnostic | None:
    """Two kinds of one name, or a field whose type Pydantic cannot make out, now that all names are known."""
    named = {kind_name(kind): kind for kind in reversed(kinds)}
    for kind in kinds:
        if named[kind_name(kind)] is not kind:
            message = f'two kinds are called "{kind_name(kind)}"'
            expected = f'kind: Literal["{kind.__name__.lower()}"]'
            return Diagnostic("broken-schema", message, _class_of(kind, source), expected)
    try:
        reader_of(kinds)
    except (PydanticUserError, PydanticUndefinedAnnotation):
        return next(filter(None, (_field_without_annotation(kind, source) for kind in kinds)))
    return None


def _field_without_annotation(kind: type[Component], source: TextSource) -> Diagnostic | None:
    try:
        kind.model_rebuild()
    except (PydanticUserError, PydanticUndefinedAnnotation) as error:
        return Diagnostic("broken-schema", f"{kind.__name__}: {error.message}", _class_of(kind, source))
    return None


def _class_of(kind: type[Component], source: TextSource) -> Position:
    for number, line in enumerate(source.text.splitlines(), 1):
        if line.startswith(f"class {kind.__name__}("):
            return source.position(number, width=len(line))
    return Position(source.path)
