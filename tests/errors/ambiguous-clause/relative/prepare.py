"""A game of its own qualifier, whose Polish clause has the noun as object and somebody else as subject."""

from __future__ import annotations

from pathlib import Path

SEEN = '''class Seen(Qualifier):
    """Somebody sees it."""

    is_: Literal["seen"]
    not_: None = None
    by: Person


'''


def prepare(root: Path) -> None:
    """The schema of the project gets the qualifier."""
    file = root / "schemas" / "mini.py"
    text = file.read_text("utf-8")
    person = "from cardpress.effects.actors import Person\n"
    text = text.replace("Operation, Zone\n", f"Operation, Qualifier, Zone\n{person}", 1)
    text = text.replace(
        "VOCABULARY = vocabulary(\n", f"{SEEN}VOCABULARY = vocabulary(\n    qualifiers=(Seen,),\n", 1
    )
    file.write_text(text, "utf-8")
