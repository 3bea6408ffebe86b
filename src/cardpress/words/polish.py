"""Polish words: what Morfeusz knows of them, as terms and lexicons of Polish want it."""

from cardpress.words import polish_nouns, polish_patterns
from cardpress.words.polish_adjectives import propose as adjectives
from cardpress.words.polish_verbs import propose as verbs
from cardpress.words.proposals import Proposal

__all__ = ["adjectives", "nouns", "verbs"]


def nouns(phrase: str) -> list[Proposal]:
    """Readings of a noun, alone or with what stands beside it; one no dictionary has goes like its nearest."""
    return polish_nouns.propose(phrase) or list(polish_patterns.propose(phrase))
