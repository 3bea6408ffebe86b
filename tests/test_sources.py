"""The form of the JSON sources: sorted keys, two spaces, so that a change shows as itself in a diff."""

from __future__ import annotations

import json
import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FILES = sorted([*(ROOT / "content").rglob("*.json"), *(ROOT / "src").rglob("*.json")])


def test_json_golden_form() -> None:
    """A JSON source has sorted keys, two spaces of indent, unescaped UTF-8 and a newline at its end."""
    formless = []
    for file in FILES:
        text = file.read_text("utf-8")
        formed = json.dumps(json.loads(text), indent=2, sort_keys=True, ensure_ascii=False) + "\n"
        if os.environ.get("CARDPRESS_GOLDEN") == "write":
            file.write_text(formed, "utf-8")
        elif text != formed:
            formless.append(file.relative_to(ROOT).as_posix())

    assert len(FILES) > 100
    assert formless == []
