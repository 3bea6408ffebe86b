"""A record short enough for a link: its JSON, deflated, in letters that addresses may hold."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from typing import Final

from cardpress_engines.kernel.json_input import InputError, Json

LINK: Final = "game="
"""What a link to a game begins with after the #; the packed record follows, then a dot and a seat if given."""
MOST: Final = 1_000_000
"""Bytes a record of a link has at most: a link from anywhere is not to fill the memory."""


def link_to(record: Mapping[str, Json], seat: int | None = None) -> str:
    """The end of an address under which a page goes on with a record, its person at that seat from 0 if given."""
    return f"{LINK}{pack_record(record)}{'' if seat is None else f'.{seat + 1}'}"


def read_link(link: str) -> tuple[Json, int | None]:
    """The record and the seat of `link_to`; raise InputError for what it never gave."""
    packed, _, seat = link.removeprefix(LINK).partition(".")
    return unpack_record(packed), int(seat) - 1 if seat.isdecimal() else None


def pack_record(record: Mapping[str, Json]) -> str:
    """The record as letters, digits, - and _."""
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    return urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpack_record(packed: str) -> Json:
    """What `pack_record` was given; raise InputError for what it never gave."""
    inflater = zlib.decompressobj()
    try:
        deflated = urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        text = inflater.decompress(deflated, MOST)
    except (ValueError, zlib.error):
        raise InputError("the game of this link is damaged") from None
    if inflater.unconsumed_tail:
        raise InputError("the game of this link is too large")
    try:
        found: Json = json.loads(text)
    except (ValueError, RecursionError):
        raise InputError("the game of this link is damaged") from None
    return found
