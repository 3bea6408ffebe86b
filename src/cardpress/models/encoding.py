"""Says what a file that is not UTF-8 is instead, as far as its first bytes tell."""

from __future__ import annotations

from codecs import BOM_UTF16_BE, BOM_UTF16_LE


def is_utf16(data: bytes) -> bool:
    """Whether a file is UTF-16, which Excel calls "Unicode Text"; without a mark every other byte of it is 0."""
    start = data[:64]
    return start.startswith((BOM_UTF16_LE, BOM_UTF16_BE)) or start.count(0) * 3 > len(start) > 1


def encoding_problem(data: bytes) -> str:
    """What is wrong with the encoding of a file that cannot be read as UTF-8, or holds zeros as UTF-16 does."""
    if is_utf16(data):
        return "the file is UTF-16, not UTF-8"
    try:
        data.decode()
    except UnicodeDecodeError as error:
        return f"byte {error.start} (0x{data[error.start]:02x}) is not UTF-8"
    return "the file is not UTF-8"
