"""What the export `table` of a game says: its description, and in each language its faces and words."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardpress_engines.kernel.json_input import InputError

Json = dict[str, Any]


@dataclass(frozen=True)
class ExportedGame:
    """An export that was read: `faces` are the names of the pictures of each component by language."""

    folder: Path
    description: Json
    faces: dict[str, dict[str, dict[str, str | None]]]

    @property
    def languages(self) -> list[str]:
        """Languages it has faces in."""
        return sorted(self.faces)

    def back_of(self, component: str) -> str | None:
        """The picture of a component's back, the same name in every language."""
        for faces in self.faces.values():
            if component in faces:
                return faces[component]["back"]
        return None


def read_export(folder: Path) -> ExportedGame:
    """Read an export; raise InputError when it is not there or damaged."""
    try:
        description = json.loads((folder / "table.json").read_text("utf-8"))
        faces = {
            file.parent.name: json.loads(file.read_text("utf-8")) for file in sorted(folder.glob("*/faces.json"))
        }
        _ = description["layout"]["areas"], description["components"], description["sizes"]
    except (OSError, ValueError, LookupError, TypeError) as problem:
        raise InputError(f"{folder}: this is no export for a table ({problem})") from None
    if not faces:
        raise InputError(f"{folder}: this export has no language")
    return ExportedGame(folder, description, faces)
