"""A file as Notepad saves it when it is told "Unicode"."""

from pathlib import Path


def prepare(root: Path) -> None:
    """Turn the Polish words into UTF-16."""
    file = root / "content/mini/text/pl.ftl"
    file.write_bytes(file.read_text("utf-8").encode("utf-16"))
