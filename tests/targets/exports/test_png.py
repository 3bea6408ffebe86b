"""Every face as a picture of its own."""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image, ImageChops

from cardpress.commands import main


def test_every_face_is_a_picture_at_the_resolution_asked_for(mini: Path) -> None:
    """Fronts are named after their components, a shared back once after its template; bleed is on the picture."""
    words = ["export", "mini", "--to", "png", "--dpi", "100", "--lang", "en", "--root", str(mini)]
    assert main.main(words) == main.FINE
    folder = mini / "exports/mini/png/en"
    pictures = {path.name: Image.open(io.BytesIO(path.read_bytes())) for path in folder.iterdir()}

    assert sorted(pictures) == ["axe-front.png", "back-back.png", "rat-front.png"]
    assert {picture.size for picture in pictures.values()} == {(round(69 / 25.4 * 100), round(94 / 25.4 * 100))}
    assert {round(picture.info["dpi"][0]) for picture in pictures.values()} == {100}
    assert ImageChops.difference(pictures["axe-front.png"], pictures["rat-front.png"]).getbbox()
