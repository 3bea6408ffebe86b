"""Records in links: short, whole, and never more than a link may hold."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode

import pytest

from cardpress_engines.kernel.json_input import InputError
from cardpress_table.packed_record import MOST, link_to, pack_record, read_link, unpack_record

RECORD = {"game": "mephisto", "setup": {"players": 2}, "log": [*range(300)], "position": None}


def test_what_is_packed_is_what_comes_out() -> None:
    """A record of 300 actions fits an address of 2,000 letters and comes back whole."""
    packed = pack_record(RECORD)
    assert unpack_record(packed) == RECORD
    assert len(packed) < 2000
    assert packed.replace("-", "").replace("_", "").isalnum()


def test_a_link_may_name_a_seat() -> None:
    """What a link was made of comes out of it: the record, and the seat if one was named."""
    assert read_link(link_to(RECORD)) == (RECORD, None)
    assert read_link(link_to(RECORD, 2)) == (RECORD, 2)


@pytest.mark.parametrize("letters", ["", "game", "§§", pack_record(RECORD)[:-20], "A" * 5000])
def test_what_is_no_record_is_refused(letters: str) -> None:
    """A link that was cut or made up says that it is damaged."""
    with pytest.raises(InputError, match="damaged"):
        unpack_record(letters)


def test_a_link_cannot_fill_the_memory() -> None:
    """Letters that unfold to more than a record may have are refused before they are read."""
    bomb = urlsafe_b64encode(zlib.compress(b"0" * (MOST + 10), 9)).decode()
    with pytest.raises(InputError, match="too large"):
        unpack_record(bomb)
