"""Puts names in the order a reader of the language looks them up in."""

from __future__ import annotations

from unicodedata import normalize

AlphabetKey = tuple[tuple[int, ...], str, str]


def sort_key(name: str, alphabet: str) -> AlphabetKey:
    """What a name is sorted by: the places of its letters in the alphabet, small and capital ones alike.

    A letter the alphabet lacks stands with the one it is made from (é with e); what is no letter comes first.
    Without an alphabet letters stand in the order of their code points.
    """
    folded = normalize("NFC", name.casefold())
    return tuple(_place(character, alphabet) for character in folded), folded, name


def _place(character: str, alphabet: str) -> int:
    if not alphabet:
        return ord(character)
    place = alphabet.find(character)
    return place if place >= 0 else alphabet.find(normalize("NFD", character)[0])
