"""Copies of outdated cards that have to be printed again."""

from __future__ import annotations

from collections.abc import Mapping

from cardpress.difference.changes import redrawn_faces
from cardpress.difference.compared_files import GameBuild
from cardpress.targets.faces_json import PRINTED

Outdated = Mapping[str, Mapping[str, Mapping[str, Mapping[str, int]]]]
"""Language to variant to deck to component to copies; what is empty is left out."""


def find_outdated(old: GameBuild | None, new: GameBuild) -> Outdated:
    """All copies of a component of which any side was redrawn, and of others those that a deck has more of.

    Languages whose faces are unknown in the new build are left out; all is new to a game or language that was not
    there before.
    """
    found: dict[str, dict[str, dict[str, dict[str, int]]]] = {}
    before = old.copies() if old else {}
    for language, faces in new.faces.items():
        known = old.faces.get(language) if old else None
        again = {(variant, id_) for variant, id_, *_ in redrawn_faces(known, faces)}
        for variant, components in faces.faces.items():
            for deck, cards in new.copies().items():
                had = before.get(deck, {}) if variant == PRINTED else cards
                copies = {
                    id_: now if (variant, id_) in again else now - had.get(id_, 0)
                    for id_, now in cards.items()
                    if id_ in components and ((variant, id_) in again or now > had.get(id_, 0))
                }
                if copies:
                    found.setdefault(language, {}).setdefault(variant, {})[deck] = copies
    return found
