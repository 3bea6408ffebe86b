"""Options that ask for sheets in other layouts, another look, for a printer; it imports next to nothing."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import product

from cardpress.diagnostics.requests import RequestError, known_names, split_names
from cardpress.models.printer_profiles import read_printer
from cardpress.models.printing import FRONTS, GUTTERFOLD, LAYOUTS, LOOKS, Edition, Printer

OWN_LOOK = "full"
"""How the look that a game has by itself is asked for beside others."""


def add_print_options(command: argparse.ArgumentParser) -> None:
    """Give a command the options that say how sheets are printed."""
    command.add_argument(
        "--layout", action="append", default=[], metavar="NAME", help=f"sheets as {', '.join(LAYOUTS)}; repeatable"
    )
    looks = ", ".join((OWN_LOOK, *LOOKS))
    command.add_argument("--look", action="append", default=[], metavar="NAME", help=f"sheets that look {looks}")
    command.add_argument("--printer", metavar="NAME", help="move backs for a printer that calibrate has measured")
    command.add_argument(
        "--cut-paths", action="store_true", help="also what a cutting machine needs: SVG and DXF of every sheet"
    )


def editions(arguments: argparse.Namespace, games: Sequence[str]) -> tuple[Edition, ...]:
    """Every combination that is asked for; RequestError for a name that is not known."""
    layouts = known_names("layout", split_names(arguments.layout), LAYOUTS) or LAYOUTS[:1]
    looks = known_names("look", split_names(arguments.look), (OWN_LOOK, *LOOKS)) or (OWN_LOOK,)
    for look, game in product((look for look in looks if look in LOOKS), games):
        if not (arguments.root / "templates" / game / LOOKS[look]).is_file():
            raise RequestError(f"{game} has no look {look!r}: there is no templates/{game}/{LOOKS[look]}")
    printer = read_printer(arguments.root, arguments.printer) if arguments.printer else None
    found = [*_combinations(layouts, looks, printer)]
    if arguments.cut_paths:
        found += [Edition(one.layout, "", one.printer, cut_paths=True) for one in found]
    return tuple(dict.fromkeys(found))


def _combinations(layouts: Sequence[str], looks: Sequence[str], printer: Printer | None) -> Iterator[Edition]:
    """A printer's miss is of no matter where no back is printed behind a front."""
    for layout, look in product(layouts, looks):
        one_sided = layout in {FRONTS, GUTTERFOLD}
        yield Edition(layout, "" if look == OWN_LOOK else look, None if one_sided else printer)
