"""An invitation to a table: one link for all, as a QR code too; who opens it gets a seat that is still free."""

from __future__ import annotations

import io
import secrets
from dataclasses import dataclass, field


@dataclass
class Invitation:
    """What leads others to a table, and the seats there are for them; who comes later watches."""

    address: str
    """Where the table is, as others in the network say it."""
    free: list[int]
    """Seats of people that nobody has taken."""
    token: str = field(default_factory=lambda: secrets.token_urlsafe(16))

    @property
    def link(self) -> str:
        """The link for everybody."""
        return f"{self.address}#{self.token}"

    def is_meant(self, token: str) -> bool:
        """Whether a page comes by this invitation."""
        return secrets.compare_digest(self.token.encode(), token.encode())

    def give_seat(self) -> int | None:
        """The next free seat, which is taken with that; None when there is none."""
        return self.free.pop(0) if self.free else None

    def mark_taken(self, seat: int | None) -> None:
        """Somebody came by the link of a seat."""
        self.free = [each for each in self.free if each != seat]

    def picture(self) -> str:
        """The link as a QR code: the address of an SVG picture that holds itself."""
        import segno  # noqa: PLC0415  only who invites needs it

        code: str = segno.make(self.link, error="m").svg_data_uri(scale=4, border=3, dark="#000", light="#fff")
        return code

    def in_terminal(self) -> str:
        """The link as a QR code of block characters."""
        import segno  # noqa: PLC0415  only who invites needs it

        lines = io.StringIO()
        segno.make(self.link, error="l").terminal(lines, compact=True, border=2)
        return lines.getvalue()
