"""Exports for tables whose faces are plain pictures: as soon made as they are asked for."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

from PIL import Image

from cardpress.models.game import GameSettings
from cardpress.models.table_layout import TableLayout
from cardpress_table.exported_game import ExportedGame, read_export

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "pl")


def plain_export(game: str, data: Any, folder: Path, root: Path = ROOT) -> ExportedGame:
    """What the compiler exports of a game of a built project, with a card's picture for every face."""
    content, components = root / "content" / game, data.COMPONENTS
    said = json.loads((content / "game.json").read_text("utf-8"))
    said.pop("$schema", None)
    settings = GameSettings.model_validate_json(json.dumps(said))
    layout = content / "table.json"
    laid = TableLayout.model_validate_json(layout.read_text("utf-8") if layout.exists() else "{}")
    description: dict[str, Any] = {
        "game": game,
        "titles": dict.fromkeys(LANGUAGES, game),
        "sizes": {name: size.measures() for name, size in settings.sizes.items()},
        "components": {
            id_: {"kind": one.kind, "size": settings.kinds[one.kind].size} for id_, one in components.items()
        },
        "symbols": [],
        "palette": {},
        "credits": [],
        "layout": laid.model_dump(mode="json"),
    }
    folder.mkdir(parents=True)
    (folder / "table.json").write_text(json.dumps(description), "utf-8")
    picture = _picture()
    for language in LANGUAGES:
        _speak(game, data, folder / language, root, picture)
    return read_export(folder)


def _speak(game: str, data: Any, folder: Path, root: Path, picture: bytes) -> None:
    texts = json.loads((root / f"build/python/rules_data/texts/{game}_{folder.name}.json").read_text("utf-8"))
    ids = data.COMPONENTS
    folder.mkdir()
    faces = {id_: {"front": id_, "back": f"back_{one.kind}"} for id_, one in ids.items()}
    words = {id_: {"name": texts["components"][id_]["name"], "rules": [], "flavor": None} for id_ in ids}
    (folder / "faces.json").write_text(json.dumps(faces), "utf-8")
    (folder / "words.json").write_text(json.dumps(words), "utf-8")
    (folder / "terms.json").write_text("[]", "utf-8")
    for name in {name for face in faces.values() for name in face.values()}:
        for ending in ("webp", "small.webp"):
            (folder / f"{name}.{ending}").write_bytes(picture)


def _picture() -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (16, 24), "#7a6a58").save(file, "WEBP")
    return file.getvalue()
