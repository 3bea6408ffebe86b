"""Diagnostics for what cannot be made for a vendor."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardpress.diagnostics import Diagnostic, Position, Severity
from cardpress.models.game import Circle, Size
from cardpress.printers.profile import Profile
from cardpress.targets.vendor_files.products import Refusal


def unsold_sizes(game: str, profile: Profile, refusals: Iterable[Refusal]) -> Iterator[Diagnostic]:
    """A warning for each size that the vendor has nothing for."""
    for refusal in dict.fromkeys(refusals):
        size = refusal.size
        yield Diagnostic(
            "not-sold",
            f"{profile.title}: nothing is made of {_measures(size)}, {refusal.reason}",
            Position(f"content/{game}/game.json"),
            hint="another vendor may take it, or the size in game.json may be one that is sold",
            severity=Severity.WARNING,
        )


def _measures(size: Size) -> str:
    if isinstance(size, Circle):
        return f"a circle {size.diameter_mm:.3g} mm across"
    return f"{size.width_mm:.3g} x {size.height_mm:.3g} mm"


def unprintable_face(game: str, profile: Profile, component: str, reason: str) -> Diagnostic:
    """The error for a face that cannot be put into what the vendor wants."""
    return Diagnostic(
        "not-printable",
        f"{component}: {profile.title} cannot be given {reason}",
        Position(f"content/{game}/game.json"),
        hint="change the template or its stylesheet, or choose another vendor",
    )
