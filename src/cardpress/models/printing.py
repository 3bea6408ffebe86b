"""How sheets are asked for: layouts, looks, printers. The command line needs it: it imports next to nothing."""

from __future__ import annotations

from dataclasses import dataclass

LONG_EDGE, SHORT_EDGE, GUTTERFOLD = "long-edge", "short-edge", "gutterfold"
FRONTS, BACKS, SINGLES = "fronts", "backs", "singles"
LAYOUTS = (LONG_EDGE, SHORT_EDGE, GUTTERFOLD, FRONTS, BACKS, SINGLES)
"""Ways to lay faces on sheets; the first is what a build makes unasked."""
LOOKS = {"low-ink": "low_ink.css"}
"""Looks a game may have beside its own, by the stylesheet in its templates that makes them."""
EDITIONED = ("sheets_pdf",)
"""Targets whose files there may be several editions of."""
FOR_VENDORS = "vendor_files"
"""The target whose editions are print shops; it makes nothing unasked."""
EXPORTS = "exports"
"""Folder of the targets that are made for other programs, each only when it is asked for: "exports.NAME"."""


@dataclass(frozen=True)
class Printer:
    """A printer by the way it misses: its backs land so many mm to the right and up, as seen from the front."""

    name: str
    right_mm: float
    up_mm: float


@dataclass(frozen=True)
class Edition:
    """One way to print the sheets; `cut_paths` are no sheets but the paths that a machine cuts them along."""

    layout: str = LONG_EDGE
    look: str = ""
    printer: Printer | None = None
    cut_paths: bool = False

    @property
    def suffix(self) -> str:
        """What its files' names have behind the paper, "" for the usual one."""
        names = (self.layout if self.layout != LONG_EDGE else "", self.look)
        return "".join(f"-{name}" for name in (*names, self.printer.name if self.printer else "") if name)

    @property
    def name(self) -> str:
        """What tells it from others in the manifest, a printer's numbers too; "" for the usual one."""
        moved = f" {self.printer.right_mm:g} {self.printer.up_mm:g}" if self.printer else ""
        return self.suffix + moved + (" cut-paths" if self.cut_paths else "")


USUAL = (Edition(),)
USUAL_DPI = 150
"""Pixels an inch of the pictures of exports, unless others are asked for."""


def export_edition(dpi: int) -> str:
    """The edition of an export whose pictures have so many pixels an inch, "" for the usual one."""
    return "" if dpi == USUAL_DPI else f"{dpi} dpi"
