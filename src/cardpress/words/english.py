"""English nouns by the way they end: one and several, or what is measured and has no plural."""

from __future__ import annotations

from cardpress.words.proposals import Proposal

_IRREGULAR = {
    **{"man": "men", "woman": "women", "child": "children", "person": "people", "foot": "feet", "tooth": "teeth"},
    **{"goose": "geese", "mouse": "mice", "die": "dice", "ox": "oxen", "sheep": "sheep", "deer": "deer"},
    **{word: f"{word.rstrip('fe')}ves" for word in ("elf", "half", "leaf", "loaf", "self", "shelf", "thief")},
    **{word: f"{word.rstrip('fe')}ves" for word in ("calf", "wolf", "knife", "life", "wife")},
    **{word: f"{word}es" for word in ("echo", "hero", "potato", "tomato", "torpedo", "volcano")},
}
"""Nouns whose plural their ending does not tell, also as the end of another: werewolf, policeman."""
_HISSING = ("s", "x", "z", "ch", "sh")
_VOWELS = "aeiou"
_GUESSED = "in no dictionary: its plural goes by its ending"


def nouns(phrase: str) -> list[Proposal]:
    """A noun that is counted, then as what is measured; of a phrase the word before "of" has the plural."""
    head, of, owner = phrase.strip().partition(" of ")
    if not head:
        return []
    *before, word = head.split()
    several = " ".join([*before, _plural(word)]) + of + owner
    counted = Proposal(
        "noun", phrase, {"one": phrase, "other": several}, f"1 {phrase}, 2 {several}, no {several}", _GUESSED
    )
    measured = {"one": phrase, "other": phrase, "mass": True}
    return [counted, Proposal("noun", phrase, measured, f"1 {phrase}, 2 {phrase}, no {phrase}", _GUESSED)]


def adjectives(word: str) -> list[Proposal]:
    """English adjectives have one form."""
    return []


def verbs(infinitive: str, partner: str = "") -> list[Proposal]:
    """Verbs are not proposed."""
    return []


def _plural(word: str) -> str:
    known = next((end for end in sorted(_IRREGULAR, key=len, reverse=True) if _ends_with(word, end)), None)
    if known:
        return word[: len(word) - len(known)] + _as_written(word[-len(known)], _IRREGULAR[known])
    if word.endswith("y") and word[-2:-1] not in _VOWELS:
        return f"{word[:-1]}ies"
    return f"{word}es" if word.endswith(_HISSING) else f"{word}s"


def _ends_with(word: str, end: str) -> bool:
    """Whether a word is another or ends in it; short ones end too many: a goblin's shoe is no hoe."""
    return word.lower() == end or (
        len(end) > len("die") and word.lower().endswith(end) and word[-len(end)].islower()
    )


def _as_written(first: str, form: str) -> str:
    return first + form[1:] if first.lower() == form[0] else form
