"""The example of docs/engines.md is a scenario that holds."""

from __future__ import annotations

import json
import re
from pathlib import Path
from types import ModuleType

from cardpress_engines.kernel import scenario
from cardpress_engines.mephisto.game import load

PAGE = Path(__file__).resolve().parents[2] / "docs" / "engines.md"


def test_the_scenario_of_the_docs_holds(data: ModuleType) -> None:
    """The scenario printed in the docs can be played, holds, and fails when what must hold is changed."""
    found = re.search(r'^ {4}\{"about".*?\}\}$', PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert found
    printed = json.loads(found.group())
    assert scenario.run(printed, lambda _, setup: load(data, setup)) == []
    printed["then"]["points"] = [2, 0]
    assert scenario.run(printed, lambda _, setup: load(data, setup)) != []
