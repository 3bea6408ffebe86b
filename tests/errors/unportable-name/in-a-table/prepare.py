"""A row whose files could not be written on Windows."""

from pathlib import Path

ROW = "nul,rat,cave,ink,2,house,1,Nobody,Nikt\n"


def prepare(root: Path) -> None:
    """Put a monster called "nul" into a table."""
    head = "id,art.icon,art.backdrop,art.tint,attack,provenance,souls,name:en,name:pl\n"
    (root / "content/mini/monsters.csv").write_text(head + ROW, "utf-8")
