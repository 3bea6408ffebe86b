"""Tables as Excel saves them under its first two names."""

from pathlib import Path


def prepare(root: Path) -> None:
    """Put a table in Windows-1250 and one in UTF-16 beside the game's files."""
    table = "id,name-pl\nosa,Żądląca osa\n"
    (root / "content/mini/monsters.csv").write_bytes(table.encode("cp1250"))
    (root / "content/mini/weapons.csv").write_bytes(table.replace(",", "\t").encode("utf-16"))
