"""Icons are found by their names and brought in with who drew them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardpress.models.project import Game
from cardpress_studio.making.icon_choice import MOST, IconChoice, NoIconsError, with_icon

ROOT = Path(__file__).resolve().parents[3]
LICENCE = {"what": "some-icons", "terms": "CC BY 3.0", "url": "https://icons.example"}


def test_icons_are_found_by_words_of_their_names(mephisto: Game) -> None:
    """All words of a query are in each name, what begins so comes first; there are no more than fit a page."""
    icons = IconChoice(ROOT, mephisto.settings)
    names, count = icons.icons_called("Sword")

    assert names[0].startswith("sword")
    assert all("sword" in name for name in names)
    assert len(names) == min(count, MOST) < len(icons.icons_called("")[0]) + 1
    assert "bloody-sword" in icons.icons_called("sword bloody")[0]
    assert (icons.picture("bloody-sword") or "").startswith("<svg ")
    assert icons.picture("no-such-icon") is None
    assert icons.licence()["terms"] == "CC BY 3.0"


def test_a_set_that_is_not_installed_is_told(mephisto: Game) -> None:
    """A game whose icons nobody installed has none to choose from."""
    with pytest.raises(NoIconsError, match="no-such-set is not installed"):
        IconChoice(ROOT, mephisto.settings.model_copy(update={"icon_set": "no-such-set"}))


def test_the_credits_name_who_drew_an_icon() -> None:
    """The first icon brings the licence of its set, others their authors' names, each once and in order."""
    first = with_icon({}, "owl", "Nora", LICENCE)
    second = with_icon(with_icon(first, "cat", "Abel", LICENCE), "fox", "Nora", LICENCE)

    assert first == {"icon_authors": {"owl": "Nora"}, "licences": [{**LICENCE, "who": "Nora"}]}
    assert second["icon_authors"] == {"owl": "Nora", "cat": "Abel", "fox": "Nora"}
    assert second["licences"] == [{**LICENCE, "who": "Abel, Nora"}]
    assert "licences" not in with_icon({}, "owl", "Nora", {"what": "some-icons"})
