"""schemas/<game>.py as a module, imported from its text so that the project's folder stays off the path."""

from __future__ import annotations

import re
import sys
import traceback
from types import ModuleType

from cardpress.diagnostics import Diagnostic, Position
from cardpress.models.source import TextSource

_PATH = re.compile(r" \([^()]*[/\\][^()]*\)$")
"""Python names the file a failing import looked in; where cardpress lies is nobody's business."""


def import_schema(game: str, source: TextSource) -> ModuleType | Diagnostic:
    """The module of a game's shapes, or what is wrong with it; equal texts give the same module."""
    name = f"cardpress_schema_{game}_{source.digest[:16]}"
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
        return _failed(source, error)
    problem = _unfit(module, source)
    if problem:
        del sys.modules[name]
    return problem or module


def _failed(source: TextSource, error: BaseException) -> Diagnostic:
    frames = traceback.extract_tb(error.__traceback__)
    lines = [frame.lineno for frame in frames if frame.filename == source.path and frame.lineno]
    at = source.position(lines[-1]) if lines else Position(source.path)
    words = _PATH.sub("", str(error).strip().partition("\n")[0])
    return Diagnostic("broken-schema", f"importing it fails: {type(error).__name__}: {words}", at)


def _unfit(module: ModuleType, source: TextSource) -> Diagnostic | None:
    kinds = getattr(module, "KINDS", None)
    if isinstance(kinds, tuple) and kinds and all(_is_kind(kind) for kind in kinds):
        return None
    expected = "KINDS, a tuple of component models, each with a folder"
    return Diagnostic(
        "broken-schema", "the schema does not say which kinds there are", Position(source.path), expected
    )


def _is_kind(kind: object) -> bool:
    return (
        isinstance(kind, type) and hasattr(kind, "model_fields") and isinstance(getattr(kind, "folder", None), str)
    )
