"""Names that Windows keeps for devices, or refuses."""

import shutil
from pathlib import Path


def prepare(root: Path) -> None:
    """Give a monster, a language and pictures names that Windows cannot have."""
    content, art = root / "content/mini", root / "templates/mini/art"
    shutil.copy(content / "monsters/rat.json", content / "monsters/aux.json")
    shutil.copy(content / "text/pl.ftl", content / "text/con.ftl")
    art.mkdir(exist_ok=True)
    for name in ("why?.svg", "COM1.old.svg", "dot."):
        (art / name).write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>', "utf-8")
