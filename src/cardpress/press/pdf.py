"""A small PDF writer: numbered objects, streams, a classic cross-reference table, an id made from the content."""

from __future__ import annotations

import hashlib
import zlib

POINTS_PER_MM = 72 / 25.4
HEADER = b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"


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


class PdfFile:
    """Objects of one file, in the order they are added; object numbers start at 1."""

    def __init__(self) -> None:
        self._bodies: list[bytes] = []

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
        return self.add(b"<</Filter/FlateDecode%b/Length %d>>stream\n%b\nendstream" % (extra, len(data), data))

    def finish(self, catalog: int, info: int) -> bytes:
        """The whole file."""
        parts, at, offsets = [HEADER], len(HEADER), []
        for place, body in enumerate(self._bodies, 1):
            parts.append(b"%d 0 obj\n%b\nendobj\n" % (place, body))
            offsets.append(at)
            at += len(parts[-1])
        digest = hashlib.sha256(b"".join(parts)).hexdigest()[:32].encode()
        parts.append(b"xref\n0 %d\n0000000000 65535 f \n" % (len(offsets) + 1))
        parts += [b"%010d 00000 n \n" % offset for offset in offsets]
        parts.append(
            b"trailer\n<</Size %d/Root %d 0 R/Info %d 0 R/ID[<%b><%b>]>>\nstartxref\n%d\n%%%%EOF\n"
            % (len(offsets) + 1, catalog, info, digest, digest, at)
        )
        return b"".join(parts)
