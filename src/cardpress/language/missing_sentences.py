"""Which sentences a game uses and its language lacks: all of them at once, each with its English."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace

from cardpress.diagnostics import Diagnostic, Position
from cardpress.language import packs
from cardpress.language.clauses.effect_messages import MESSAGES
from cardpress.language.phrasebook import Phrasebook

REFERENCE = "en"
"""The language whose sentences stand beside those that are asked for."""
Utterance = tuple[str, Callable[[Phrasebook], object]]
"""What is told, in words ("the rulebook"), and how a phrasebook tells it."""


def missing_sentences(book: Phrasebook, utterances: Iterable[Utterance]) -> Iterator[Diagnostic]:
    """A problem for each sentence that is used and that neither pack nor game has.

    Nouns and forms that lack are found when the texts themselves are made. A pack that has every sentence is not
    asked again.
    """
    if MESSAGES.keys() <= book.pack.effects.entries.keys():
        return
    wanted: dict[str, str] = {}
    for what, tell in utterances:
        missing: dict[str, None] = {}
        with suppress(KeyError):
            tell(replace(book, missing=missing, known={}, completed={}))
        for id_ in missing:
            wanted.setdefault(id_, what)
    yield from (_wanted_sentence(book.pack, id_, what) for id_, what in wanted.items())


def _wanted_sentence(pack: packs.Pack, id_: str, what: str) -> Diagnostic:
    """The problem that a sentence lacks, in the file where it belongs, with the source sentence.

    No line is shown: it would be one that is right.
    """
    file = Position(pack.effects.source.path)
    source = packs.shipped_pack(REFERENCE).effects.entries.get(id_)
    hint = f"line {source.line} of the English file: {' '.join(source.text.split())}" if source else None
    return Diagnostic("missing-message", f"{what} needs the sentence {id_}", file, f"{id_} = …", hint)
