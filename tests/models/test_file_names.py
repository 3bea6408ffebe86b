"""Names that other systems cannot have."""

from __future__ import annotations

import pytest

from cardpress.models.file_names import name_problems, windows_problem


@pytest.mark.parametrize(
    "name",
    ["con", "CON", "con.json", "nul.tar.gz", "aux ", "com1", "Lpt9.svg", "COM².txt", "conin$", "con .json"]
    + [f"a{sign}b.svg" for sign in '<>:"|?*\\\n'],
)
def test_names_of_devices_and_signs_are_refused(name: str) -> None:
    """What Windows keeps for devices or for itself is no name, with any ending and in any capitals."""
    assert windows_problem(name)


@pytest.mark.parametrize("name", ["dot.", "space ", "..."])
def test_no_name_ends_in_a_dot_or_a_space(name: str) -> None:
    """Windows drops them silently, so that the file has another name."""
    assert windows_problem(name) == "no name there ends in a dot or a space"


@pytest.mark.parametrize(
    "name", ["icon", "con_man.json", "com10", "com", "lpt0", "tail .svg", "zażółć.ftl", ".gitignore"]
)
def test_all_else_is_a_name(name: str) -> None:
    """Only whole names of devices are refused."""
    assert windows_problem(name) is None


def test_names_that_differ_in_capitals_are_one_file() -> None:
    """Of two such names the second is told of, with the first; letters are compared as they are composed."""
    found = list(name_problems("art", ["Żuk.svg", "axe.svg", "Z\u0307uk.svg", "żuk.svg", "AXE.svg"]))

    assert [(each.position.file, each.message.split('"')[1]) for each in found] == [
        ("art/Z\u0307uk.svg", "Żuk.svg"),
        ("art/żuk.svg", "Żuk.svg"),
        ("art/AXE.svg", "axe.svg"),
    ]
