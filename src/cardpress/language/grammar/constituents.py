"""The characters that mark constituents of a clause until its order is known."""

from __future__ import annotations

import re

OPEN, CLOSE = "\ue000", "\ue001"
"""A constituent is OPEN, a letter for its kind, its text, CLOSE."""
SOFT_COMMA = "\ue002"
"""A comma, unless another mark or the end of the text follows."""
MARKS = re.compile("[\ue000-\uf8ff]")
CLAUSE, SUBJECT, VERB = "C", "S", "V"
WHOLE = "T"
"""A list, or a phrase with one: its punctuation does not end a clause."""
WEAK, WEAK_AFTER, HEAVY, HEAVIEST = "W", "U", "H", "L"
"""A weak pronoun, one after a preposition, a long phrase; the letters also stand in the orders of a lexicon."""
BEHIND = "E"
"""What stands behind a clause, wherever its verb is: entscheiden darf, *dass …*; mehr Gunst hat *als du*."""

PIECE = re.compile(rf"{OPEN}.|{CLOSE}|[^{OPEN}{CLOSE}]+", re.DOTALL)
"""A border of a constituent, or a run of text between two."""
