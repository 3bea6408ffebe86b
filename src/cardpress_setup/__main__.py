"""Set everything up: `python3 -m cardpress_setup [--dev]`, run by the Makefile; does nothing when all is there."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from cardpress_setup import browser, environment, native, renderers
from cardpress_setup.steps import SetupError


def main() -> int:
    """Set up the project this file belongs to; 0 when everything is there, 1 with an advice when not."""
    parser = argparse.ArgumentParser(prog="cardpress_setup", description=__doc__)
    parser.add_argument("--dev", action="store_true", help="also install what tests and checks need")
    dev = parser.parse_args().dev
    root = Path(__file__).resolve().parents[2]
    if sys.version_info < (3, 11):  # noqa: UP036 make may find an older Python first
        print(
            f"setup: Python 3.11 or newer is needed, this is {sys.version.split()[0]}; try make PYTHON=…",
            file=sys.stderr,
        )
        return 1
    try:
        environment.ensure_packages(root, dev=dev)
        environment.ensure_assets(root, dev=dev)
        native.ensure()
        if dev:
            renderers.ensure()
            browser.ensure(root)
    except SetupError as problem:
        print(f"setup: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
