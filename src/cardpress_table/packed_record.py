"""A record short enough for a link: its JSON, deflated, in letters that addresses may hold."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from typing import Final

from cardpress_engines.kernel.json_input import InputError, Json

MOST: Final = 1_000_000
"""Bytes a record of a link has at most: a link from anywhere is not to fill the memory."""


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
