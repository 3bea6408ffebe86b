"""The C declarations of WeasyPrint's libraries, parsed once for each installation and kept beside its bytecode.

WeasyPrint hands cffi 450 lines of C at every start, for which cffi imports a parser of C: a third of the import.
What cffi makes of them can be written down (its out-of-line ABI mode), and is loaded in microseconds. It lies
where Python keeps compiled modules, and where bytecode is not written it is not either. A digest covers the
declarations, what read them, and the file itself.
"""

from __future__ import annotations

import ast
import hashlib
import io
import marshal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any

from cardpress.files.safe_write import replace_file

_NAME = "weasyprint_declarations"
Untyped = Any
"""A class, a module or an object of cffi, which has no types."""


@contextmanager
def declarations_kept(kept: Path | None = None) -> Iterator[None]:
    """What is declared to cffi inside the block is read once and kept in a file, beside bytecode when None."""
    cffi: Untyped = import_module("cffi")
    parsing, kept = cffi.FFI, kept or _beside_bytecode()
    cffi.FFI = declared_class(parsing, kept)
    try:
        yield
    finally:
        cffi.FFI = parsing


def declared_class(parsing: Callable[[], Untyped], kept: Path | None) -> type:
    """A class that is used as cffi's own where everything is declared at once, before anything is asked for."""
    backend: Untyped = import_module("_cffi_backend")

    def declare(self: Untyped, text: str) -> None:
        backend.FFI.__init__(self, _NAME, **_tables(text, parsing, kept))

    made = {
        "__new__": lambda cls: backend.FFI.__new__(cls),  # noqa: PLW0108 a method: FFI's own is a static one
        "__init__": lambda self: None,  # it begins with its declarations
        "cdef": declare,
    }
    return type("DeclaredFFI", (backend.FFI,), made)


def _tables(text: str, parsing: Callable[[], Untyped], kept: Path | None) -> dict[str, object]:
    """What cffi makes of declarations, from the file where it is kept, which is written when it is not right."""
    made_of = f"{sys.version} {import_module('cffi').__version__} {text}".encode()
    if (found := _read(kept, made_of)) is not None:
        return found
    tables = _parse(text, parsing)
    if kept is not None and not sys.dont_write_bytecode:
        data = marshal.dumps(tables)
        with suppress(OSError):
            replace_file(kept, _digest(made_of, data) + data)
    return tables


def _read(kept: Path | None, made_of: bytes) -> dict[str, object] | None:
    """What is kept; None when there is nothing, or it was made of something else, or is not whole."""
    if kept is None:
        return None
    try:
        told = kept.read_bytes()
    except OSError:
        return None
    digest, data = told[: hashlib.sha256().digest_size], told[hashlib.sha256().digest_size :]
    if digest != _digest(made_of, data):
        return None
    found: dict[str, object] = marshal.loads(data)
    return found


def _digest(made_of: bytes, data: bytes) -> bytes:
    return hashlib.sha256(hashlib.sha256(made_of).digest() + data).digest()


def _parse(text: str, parsing: Callable[[], Untyped]) -> dict[str, object]:
    """Read declarations with cffi, and take its tables out of the Python it would write."""
    recompiler: Untyped = import_module("cffi.recompiler")
    declared, written = parsing(), io.StringIO()
    declared.cdef(text)
    made = recompiler.Recompiler(declared, _NAME, target_is_python=True)
    made.collect_type_table()
    made.collect_step_tables()
    made.write_source_to_f(written, None)
    call = ast.parse(written.getvalue()).body[-1]
    assert isinstance(call, ast.Assign)
    assert isinstance(call.value, ast.Call)
    return {str(each.arg): ast.literal_eval(each.value) for each in call.value.keywords}


def _beside_bytecode() -> Path | None:
    """Where this installation keeps them; None where Python keeps no bytecode."""
    try:
        compiled = Path(cache_from_source(__file__))
    except NotImplementedError:
        return None
    return compiled.with_suffix(".tables")
