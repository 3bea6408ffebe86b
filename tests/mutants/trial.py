"""A trial: tests run with a copy of the code, in a process forked from one that has imported what both need.

Libraries take longer to import than most faults need to be found. The code itself is imported by each trial anew.
"""

from __future__ import annotations

import multiprocessing
import os
import resource
import sys
from pathlib import Path

from tests.mutants.rooms import ROOT

LIBRARIES = [
    *("pytest", "pydantic", "jinja2.sandbox", "weasyprint", "pikepdf", "pypdfium2", "PIL.Image", "jsonschema"),
    *("fontTools.subset", "fontTools.fontBuilder", "uharfbuzz", "fluent.runtime", "tests.mutants.trial"),
]
MEMORY = 4 * 2**30
"""Bytes of addresses; a worker of the press asks for less."""
_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload(LIBRARIES)


def passes(copy: Path, names: Path, cpu_seconds: int) -> bool:
    """Whether tests that a file names, one a line, pass with the code of a copy in so many seconds of CPU."""
    process = _FORKS.Process(target=_run, args=(copy, names, cpu_seconds))
    process.start()
    process.join()
    code = process.exitcode
    process.close()
    return code == 0


def limit(cpu_seconds: int = resource.RLIM_INFINITY) -> None:
    """In a process about to run tests: what grows for ever is stopped, and what runs for ever."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (cpu_seconds, cpu_seconds))


def _run(copy: Path, names: Path, cpu_seconds: int) -> None:
    import pytest  # noqa: PLC0415  only the process that is forked runs tests

    limit(cpu_seconds)
    os.chdir(ROOT)
    os.environ["PYTHONPATH"] = str(copy)
    sys.path.insert(0, str(copy))
    sys.dont_write_bytecode = True
    for stream in (1, 2):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
    sys.exit(int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", f"@{names}"])))
