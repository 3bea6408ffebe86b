"""A small PDF writer: numbered objects, streams, a classic cross-reference table, an id made from the content."""

from __future__ import annotations

import hashlib
import struct
import zlib
from collections.abc import Iterable, Sequence
from itertools import accumulate

POINTS_PER_MM = 72 / 25.4
MARKER = b"%\xe2\xe3\xcf\xd3\n"
"""The second line of a file: bytes above 127 tell that it is binary."""
PACK = 200
"""Objects deflated together in a packed file: many share their words, few are unpacked to read one."""


def number(value: float) -> bytes:
    """A number as PDF writes it: at most four decimals, no exponent, no needless zero."""
    text = f"{value:.4f}".rstrip("0").rstrip(".")
    return b"0" if text in {"-0", ""} else text.encode("ascii")


def numbers(*values: float) -> bytes:
    """Numbers with a space between them."""
    return b" ".join(map(number, values))


def text(value: str) -> bytes:
    """A text string of a document: plain letters as they are, all else in UTF-16."""
    if value.isascii() and value.isprintable():
        return b"(" + value.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)").encode() + b")"
    return b"<feff" + value.encode("utf-16-be").hex().encode() + b">"


def deflated_stream(data: bytes, extra: bytes = b"") -> bytes:
    """A stream whose data is deflated already; `extra` goes into its dictionary."""
    return b"<</Filter/FlateDecode%b/Length %d>>stream\n%b\nendstream" % (extra, len(data), data)


class PdfFile:
    """Objects of one file, in the order they are added; object numbers start at 1."""

    def __init__(self) -> None:
        self._bodies: list[bytes] = []

    @property
    def count(self) -> int:
        """Objects so far."""
        return len(self._bodies)

    def add(self, body: bytes = b"null") -> int:
        """Number of a new object; without a body it is a place to `put` one later."""
        self._bodies.append(body)
        return len(self._bodies)

    def put(self, place: int, body: bytes) -> None:
        """Give the object `place` its body."""
        self._bodies[place - 1] = body

    def add_stream(self, data: bytes, extra: bytes = b"") -> int:
        """Number of a new stream object with plain data; `extra` goes into its dictionary."""
        return self.add_deflated(zlib.compress(data), extra)

    def add_deflated(self, data: bytes, extra: bytes = b"") -> int:
        """Number of a new stream object whose data is deflated already."""
        return self.add(deflated_stream(data, extra))

    def add_plain(self, data: bytes, extra: bytes = b"") -> int:
        """Number of a new stream object that any program can read without unpacking it."""
        return self.add(b"<<%b/Length %d>>stream\n%b\nendstream" % (extra, len(data), data))

    def finish(self, catalog: int, info: int, *, version: str = "1.7") -> bytes:
        """The whole file, every object by itself."""
        parts, offsets = self._serialise(version, range(1, len(self._bodies) + 1))
        digest, at = _digest(parts), sum(map(len, parts))
        parts.append(b"xref\n0 %d\n0000000000 65535 f \n" % (len(offsets) + 1))
        parts += map(b"%010d 00000 n \n".__mod__, offsets.values())
        parts.append(b"trailer\n<<%b>>\n" % _trailer(len(offsets) + 1, catalog, info, digest))
        parts.append(b"startxref\n%d\n%%%%EOF\n" % at)
        return b"".join(parts)

    def finish_packed(self, catalog: int, info: int) -> bytes:
        """The whole file; objects that are no streams are deflated in packs, which PDF 1.5 brought."""
        small = [place for place, body in enumerate(self._bodies, 1) if not body.endswith(b"endstream")]
        inside: dict[int, tuple[int, int]] = {}
        for at in range(0, len(small), PACK):
            pack = small[at : at + PACK]
            stream = self._add_pack(pack)
            inside |= {place: (stream, index) for index, place in enumerate(pack)}
        places = range(1, len(self._bodies) + 1)
        parts, offsets = self._serialise("1.7", (place for place in places if place not in inside))
        digest, at, size = _digest(parts), sum(map(len, parts)), len(self._bodies) + 2
        rows = [b"\0\0\0\0\0\xff\xff"]
        for place in range(1, size - 1):
            kind, *where = (2, *inside[place]) if place in inside else (1, offsets[place], 0)
            rows.append(struct.pack(">BIH", kind, *where))
        table = zlib.compress(b"".join([*rows, struct.pack(">BIH", 1, at, 0)]))
        extra = b"/Type/XRef/W[1 4 2]" + _trailer(size, catalog, info, digest)
        xref = b"%d 0 obj\n%b\nendobj\nstartxref\n%d\n%%%%EOF\n"
        parts.append(xref % (size - 1, deflated_stream(table, extra), at))
        return b"".join(parts)

    def _add_pack(self, places: Sequence[int]) -> int:
        """Number of a new stream that holds some objects."""
        bodies, heads, at = [self._bodies[place - 1] for place in places], [], 0
        for place, body in zip(places, bodies, strict=True):
            heads.append(b"%d %d" % (place, at))
            at += len(body) + 1
        head = b" ".join(heads) + b"\n"
        return self.add_stream(head + b"\n".join(bodies), b"/Type/ObjStm/N %d/First %d" % (len(places), len(head)))

    def _serialise(self, version: str, places: Iterable[int]) -> tuple[list[bytes], dict[int, int]]:
        """The head and some objects of the file, and where each object begins."""
        head, places = b"%%PDF-%b\n" % version.encode() + MARKER, [*places]
        parts = [b""] * (3 * len(places))
        parts[0::3] = map(b"%d 0 obj\n".__mod__, places)
        parts[1::3] = [self._bodies[place - 1] for place in places]
        parts[2::3] = [b"\nendobj\n"] * len(places)  # not joined yet: the largest bodies are megabytes
        lengths = map(sum, zip(*(map(len, parts[third::3]) for third in range(3)), strict=True))
        return [head, *parts], dict(zip(places, accumulate(lengths, initial=len(head)), strict=False))


def _digest(parts: Sequence[bytes]) -> bytes:
    """What identifies a file: 32 hex digits made from its content."""
    whole = hashlib.sha256()
    for at in range(0, len(parts), PACK):
        whole.update(b"".join(parts[at : at + PACK]))
    return whole.hexdigest()[:32].encode()


def _trailer(size: int, catalog: int, info: int, digest: bytes) -> bytes:
    """What a reader needs to know first: number of objects, catalog, description, identifier."""
    return b"/Size %d/Root %d 0 R/Info %d 0 R/ID[<%b><%b>]" % (size, catalog, info, digest, digest)
