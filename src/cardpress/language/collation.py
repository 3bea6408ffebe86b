"""Sort keys for names, by the alphabet of a language."""

from __future__ import annotations

from unicodedata import normalize

AlphabetKey = tuple[tuple[int, ...], str, str]


def sort_key(name: str, alphabet: str) -> AlphabetKey:
    """The sort key of a name: positions of its letters in the alphabet, ignoring case.

    An accented letter the alphabet lacks sorts as its base letter (é as e); other characters come first.
    Without an alphabet the order is that of code points.
    """
    folded = normalize("NFC", name.casefold())
    return tuple(_place(character, alphabet) for character in folded), folded, name


def _place(character: str, alphabet: str) -> int:
    if not alphabet:
        return ord(character)
    place = alphabet.find(character)
    return place if place >= 0 else alphabet.find(normalize("NFD", character)[0])
