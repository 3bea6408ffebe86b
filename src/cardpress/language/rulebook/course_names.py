"""What the parts of a course of play are called, as engines get it: by sort and id, in the nominative."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from cardpress.effects.course.play import Play
from cardpress.language.clauses.course.course_words import title_message

Names = Mapping[str, Mapping[str, str]]
_COUNTED = frozenset({"counters", "kinds"})
"""Sorts that are called by the plural, as coins are."""


def course_names(play: Play, kinds: Iterable[str], terms: Mapping[str, Any], messages: Mapping[str, str]) -> Names:
    """Names from the nouns and the messages of a game; what has none there is left out."""
    nouns = {
        "zones": (*play.zones, *play.boards),
        "counters": tuple(play.counters),
        "kinds": tuple(kinds),
        "markers": tuple(play.markers),
        "stats": tuple(terms),
    }
    spaces = tuple(space for board in play.boards.values() for space in board.spaces or ())
    titles = {
        "actions": ("action", tuple(play.actions)),
        "procedures": ("procedure", tuple(play.procedures)),
        "spaces": ("space", spaces),
        "words": ("value", tuple(word for words in play.words.values() for word in words)),
    }
    found = {
        sort: {id_: name for id_ in ids if (name := _noun(terms.get(id_), several=sort in _COUNTED))}
        for sort, ids in nouns.items()
    }
    for sort, (title, ids) in titles.items():
        found[sort] = {id_: name for id_ in ids if (name := messages.get(title_message(title, id_), ""))}
    return {sort: names for sort, names in found.items() if names}


def _noun(entry: object, *, several: bool) -> str:
    """A noun as a label has it; empty where there is none."""
    forms = [*_forms(entry)]
    return (forms[-1] if several else forms[0]) if forms else ""


def _forms(entry: object) -> Iterator[str]:
    """The singular and the plural of a noun, as far as it has them."""
    if not isinstance(entry, Mapping):
        return
    yield from (entry[number] for number in ("one", "other") if isinstance(entry.get(number), str))
    forms = entry.get("forms")
    for number in ("sg", "pl"):
        cases = forms.get(number) if isinstance(forms, Mapping) else None
        if isinstance(cases, Mapping) and isinstance(cases.get("nom"), str):
            yield cases["nom"]
