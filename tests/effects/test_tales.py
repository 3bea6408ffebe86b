"""What is only told is not printed: `tell`, and what then does nothing."""

from __future__ import annotations

from cardpress.effects.families.control import Seq
from cardpress.effects.families.flow import Repeat, Tell
from cardpress.effects.families.tales import without_tales

TELL = Tell.model_construct(op="tell", happening="bows")
OTHER = Repeat.model_construct(op="repeat", do=None, times=1, until=None)


def test_a_sequence_loses_its_tales() -> None:
    """What is left of a sequence stands alone, or in its order."""
    assert without_tales(Seq.model_construct(op="seq", do=(TELL, OTHER))) == OTHER
    assert without_tales(Seq.model_construct(op="seq", do=(OTHER, TELL, OTHER))) == Seq.model_construct(
        op="seq", do=(OTHER, OTHER)
    )


def test_what_holds_only_tales_is_nothing() -> None:
    """An operation that holds nothing else is left out with them."""
    assert without_tales(Repeat.model_construct(op="repeat", do=TELL, times=2, until=None)) is None
    assert without_tales(TELL) is None


def test_a_tree_without_tales_is_itself() -> None:
    """A tree in which nothing is told stays the same object."""
    assert without_tales(OTHER) is OTHER
