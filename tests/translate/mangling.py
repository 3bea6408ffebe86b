"""Files that a translator's program, an editor or a disk has spoilt, each the same for the same seed."""

from __future__ import annotations

import random

BITS = (
    b"\0",
    b"\xff",
    b'"',
    b"{",
    b"}",
    b"<",
    b"&",
    b"\r",
    b"\\",
    b"{ rat }",
    b"msgid",
    b"\xe2\x80\xae",
    b"]]>",
    b",",
)


def mangled(data: bytes, seed: int) -> bytes:
    """A file with a few things done to it, the same for the same seed."""
    chance, found = random.Random(seed), bytearray(data)
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(max(1, len(found)))
        end = min(len(found), at + chance.randint(1, 40))
        part = found[at:end]
        found[at:end] = chance.choice((chance.choice(BITS), chance.choice(BITS) + part, part + part, b""))
    return bytes(found)
