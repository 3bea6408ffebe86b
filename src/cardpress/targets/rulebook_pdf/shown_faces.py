"""The faces a book shows: fronts by their component, backs by a component that has them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any

from cardpress.models.game import Size
from cardpress.press.face import FaceRequest
from cardpress.press.face_requests import PrintedComponent
from cardpress.targets import back_of

Json = dict[str, Any]


class ShownFaces:
    """Notes which faces of a language are shown; `requests` are those, by key."""

    def __init__(self, printed: Iterable[PrintedComponent]) -> None:
        self.printed = {one.component: one for one in printed}
        self._sides: dict[str, tuple[FaceRequest, Size]] = {}
        for id_, one in self.printed.items():
            self._sides[id_] = one.front, one.size
            if one.back:
                self._sides[back_of(id_)] = one.back, one.size
        self.requests: dict[str, FaceRequest] = {}

    @cached_property
    def sizes(self) -> dict[str, tuple[float, float]]:
        """Width and height in mm of each."""
        return {name: (size.width_mm, size.height_mm) for name, (_, size) in self._sides.items()}

    def __contains__(self, face: object) -> bool:
        return face in self._sides

    def show(self, face: str) -> Json:
        """The address of a face and its size; it will be among those that are needed."""
        request, size = self._sides[face]
        self.requests[request.key] = request
        name = self.printed[face].name if face in self.printed else ""
        return {
            "address": face_address(request.key), "name": name, "of_width": size.width_mm,
            "of_height": size.height_mm, "corner": size.corner_mm, "shape": size.shape,
        }  # fmt: skip


def face_address(key: str) -> str:
    """What the images of a book call a face."""
    return f"face:{key}"
