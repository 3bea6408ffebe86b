"""Set everything up: `python3 src/cardpress_setup`; does nothing when all is there. The Makefile runs it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
if not __package__:  # run by the name of its folder, as on a system without make
    sys.path[0] = str(ROOT / "src")

from cardpress_setup import environment, parts  # noqa: E402
from cardpress_setup.steps import SetupError  # noqa: E402


def main() -> int:
    """Set up the project this file belongs to; 0 when everything is there, 1 with an advice when not."""
    parser = argparse.ArgumentParser(prog="cardpress_setup", description=__doc__)
    parser.add_argument("--dev", action="store_true", help="also the Python packages that tests and checks need")
    parser.add_argument("--tests", action="store_true", help="also programs of the system that tests can use")
    asked = parser.parse_args()
    dev = asked.dev or asked.tests
    if sys.version_info < (3, 11):  # noqa: UP036 make may find an older Python first
        print(
            f"setup: Python 3.11 or newer is needed, this is {sys.version.split()[0]}; try make PYTHON=…",
            file=sys.stderr,
        )
        return 1
    try:
        parts.ensure_parts(tests=asked.tests)
        environment.ensure_packages(ROOT, dev=dev)
        environment.ensure_assets(ROOT, dev=dev)
        if asked.tests:
            parts.ensure_chromium(ROOT)
    except SetupError as problem:
        print(f"setup: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
