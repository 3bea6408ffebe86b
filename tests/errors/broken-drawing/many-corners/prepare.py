"""A drawing of eighty thousand corners."""

from __future__ import annotations

from pathlib import Path


def prepare(root: Path) -> None:
    """A drawing of eighty thousand corners."""
    corners = " ".join(f"L{number % 300} {number // 300}" for number in range(80_000))
    picture = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><path d="M0 0 {corners}Z"/></svg>'
    (root / "templates/mini/art/cave.svg").write_text(picture, "utf-8")
