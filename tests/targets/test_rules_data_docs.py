"""The page about rules data says only what works."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from cardpress.models.project import GameTexts
from cardpress.targets import rules_data

NO_WORDS = GameTexts({}, {})
PAGE = Path(__file__).parents[2] / "docs" / "rules-data.md"


def test_example_of_the_page_runs(mephisto, put_files, tmp_path):
    """The page's Python runs as it stands, with nothing but the generated package."""
    place = put_files(rules_data.compose(mephisto, NO_WORDS), tmp_path)
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    command = [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, {str(place)!r})\n{code}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) == 5


def test_every_name_of_the_page_exists(mephisto, put_files, tmp_path, imported):
    """Each name the page's table explains is a name of the module."""
    module = imported(put_files(rules_data.compose(mephisto, NO_WORDS), tmp_path), "mephisto")
    table = [line.split("|")[1] for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| `")]
    names = [name for cell in table for name in re.findall(r"`(\w+)`", cell)]

    assert len(names) > 12
    assert [name for name in names if not hasattr(module, name)] == []
