"""Cache of compiled templates for all processes: compiling a game's takes longer than filling them.

What is compiled runs, so it never comes from a project, which may be a stranger's: it lies in Jinja's own folder
below the system's one for temporary files, where nobody but this user can write.
"""

from __future__ import annotations

import hashlib
from contextlib import suppress
from functools import cache
from pathlib import Path

from jinja2 import Environment
from jinja2.bccache import Bucket, BytecodeCache, FileSystemBytecodeCache


@cache
def compiled_templates() -> BytecodeCache | None:
    """What is compiled already, the same for all projects; None where there is no folder that is safe."""
    try:
        return _Compiled(hashlib.sha256(Path(__file__).with_name("templates.py").read_bytes()).hexdigest())
    except (OSError, RuntimeError):
        return None


class _Compiled(FileSystemBytecodeCache):
    """Compiled templates by their names and texts; `tool` stands for how they are compiled."""

    def __init__(self, tool: str) -> None:
        super().__init__(pattern="cardpress_%s.cache")
        self._tool = tool

    def get_bucket(self, environment: Environment, name: str, filename: str | None, source: str) -> Bucket:
        """The place of one template, with its code if it was compiled before."""
        key = hashlib.sha256("\0".join((self._tool, name, source)).encode()).hexdigest()
        bucket = Bucket(environment, key, self.get_source_checksum(source))
        self.load_bytecode(bucket)
        return bucket

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep the code of one template; a folder that is full, or that was tidied away, costs only time."""
        with suppress(OSError):
            super().dump_bytecode(bucket)
