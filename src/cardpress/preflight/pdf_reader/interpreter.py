"""Interprets a content stream and records its marks: paths, pictures, forms; text is in `text_operators`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from functools import cached_property, partial
from typing import Any

import pikepdf

from cardpress.preflight.pdf_reader import pictures
from cardpress.preflight.pdf_reader.colours import (
    CMYK,
    GREY,
    PATTERN,
    RGB,
    ColourSpace,
    PdfValue,
    make_paint,
    space_of,
)
from cardpress.preflight.pdf_reader.content_stream import content_of, run_simple, simple_content
from cardpress.preflight.pdf_reader.fonts import Font
from cardpress.preflight.pdf_reader.geometry import (
    EVERYWHERE,
    Box,
    Matrix,
    corners,
    multiply,
    overlap,
    transform_box,
    transform_point,
)
from cardpress.preflight.pdf_reader.graphics_state import GraphicsState
from cardpress.preflight.pdf_reader.marks import (
    Fill,
    FormPlacement,
    Mark,
    Overprint,
    Picture,
    Stroke,
    TextMark,
    Transparency,
    marks_digest,
    transform_mark,
)
from cardpress.preflight.pdf_reader.path_builder import PathBuilder
from cardpress.preflight.pdf_reader.text_operators import TextWriter

DEEPEST = 24
"""Deepest nesting of forms that is followed; deeper nesting is taken for a cycle."""
_UNIT: Box = (0.0, 0.0, 1.0, 1.0)
_DEVICE = {"g": ColourSpace(GREY), "rg": ColourSpace(RGB, components=3), "k": ColourSpace(CMYK, components=4)}


class FormContent:
    """The marks of a form, and their digest."""

    def __init__(self, marks: list[Mark]) -> None:
        self.marks = marks

    @cached_property
    def digest(self) -> str:
        """Digest of the marks; computed once, however often the form is placed."""
        return marks_digest(self.marks)


class ResourceCache:
    """Resources that streams of one file share: fonts, pictures and the marks of forms, each read once."""

    def __init__(self) -> None:
        self._fonts: dict[PdfValue, Font] = {}
        self.forms: dict[PdfValue, FormContent] = {}
        self.pictures: dict[PdfValue, Picture] = {}
        self.settings: dict[PdfValue, Mapping[str, Any]] = {}
        """Values that an /ExtGState dictionary sets."""

    @property
    def fonts(self) -> list[Font]:
        """Every font that a stream selects."""
        return list(self._fonts.values())

    def font(self, found: pikepdf.Dictionary) -> Font:
        """The font of a resource."""
        key = found.objgen if found.is_indirect else id(found)
        if key not in self._fonts:
            self._fonts[key] = Font(found)
        return self._fonts[key]


class Interpreter:
    """Interpreter of one stream; `marks` and `placements` are in the coordinates of the stream."""

    def __init__(
        self, shelf: ResourceCache, resources: PdfValue, start: GraphicsState | None = None, depth: int = 0
    ) -> None:
        self.marks: list[Mark] = []
        self.placements: list[FormPlacement] = []
        self._shelf, self._resources, self._depth = shelf, resources, depth
        self._state, self._stack, self._path = start or GraphicsState(), list[GraphicsState](), PathBuilder()
        self._texts = TextWriter()
        self._operators = self._dispatch()

    def read(self, stream: PdfValue) -> None:
        """Interpret a stream or page; what follows a syntax error is left out."""
        content = content_of(stream) if isinstance(stream, pikepdf.Page) else stream.read_bytes()
        simple = simple_content(content)
        if simple is not None:
            run_simple(simple, self._operators)
            return
        for instruction in pikepdf.parse_content_stream(stream):
            if isinstance(instruction, pikepdf.ContentStreamInlineImage):
                image = instruction.iimage
                self._add_picture(pictures.inline(image, self._spaces, self._state.fill), False)
                continue
            follow = self._operators.get(str(instruction.operator))
            if follow is not None:
                follow([float(one) if isinstance(one, (int, Decimal)) else one for one in instruction.operands])

    def _dispatch(self) -> dict[str, Callable[[Sequence[PdfValue]], None]]:
        named: dict[str, Callable[[Sequence[PdfValue]], None]] = {
            "q": self._save, "Q": self._restore, "cm": self._transform, "w": self._set_line_width,
            "gs": self._set_graphics_state, "Do": self._paint_object, "sh": self._paint_shading,
            "W": self._set_clip, "W*": self._set_clip,
        }  # fmt: skip
        named |= {name: self._path.follow(name) for name in ("m", "l", "c", "v", "y", "h", "re")}
        for name in ("S", "s", "f", "F", "f*", "B", "B*", "b", "b*", "n"):
            named[name] = partial(self._paint_path, name)
        for name, space in _DEVICE.items():
            named[name] = partial(self._set_paint, space, strokes=False)
            named[name.upper()] = partial(self._set_paint, space, strokes=True)
        named |= {name: partial(self._set_space, strokes=name.isupper()) for name in ("cs", "CS")}
        named |= {
            name: partial(self._set_components, strokes=name.isupper()) for name in ("sc", "scn", "SC", "SCN")
        }
        named |= {name: partial(self._show_text, name) for name in self._texts.operators}
        return named

    # ---- state

    def _save(self, _: Sequence[PdfValue]) -> None:
        self._stack.append(self._state)

    def _restore(self, _: Sequence[PdfValue]) -> None:
        if self._stack:
            self._state = self._stack.pop()

    def _transform(self, operands: Sequence[PdfValue]) -> None:
        a, b, c, d, e, f = map(float, operands)
        self._state = self._state._replace(matrix=multiply((a, b, c, d, e, f), self._state.matrix))

    def _set_line_width(self, operands: Sequence[PdfValue]) -> None:
        self._state = self._state._replace(width=float(operands[0]))

    def _set_clip(self, _: Sequence[PdfValue]) -> None:
        self._path.clips = True

    def _resource(self, kind: str, name: PdfValue) -> PdfValue:
        group = self._resources.get(kind) if self._resources is not None else None
        return group.get(str(name)) if group is not None else None

    @property
    def _spaces(self) -> PdfValue:
        return self._resources.get("/ColorSpace") if self._resources is not None else None

    def _set_graphics_state(self, operands: Sequence[PdfValue]) -> None:
        found = self._resource("/ExtGState", operands[0])
        if found is None:
            return
        key = found.objgen if found.is_indirect else None
        if key is None or key not in self._shelf.settings:
            self._shelf.settings[key] = dict(_graphics_state_values(found))
        self._state = self._state._replace(**self._shelf.settings[key])

    # ---- colours

    def _set_space(self, operands: Sequence[PdfValue], *, strokes: bool) -> None:
        self._set_paint(space_of(operands[0], self._spaces), (), strokes=strokes)

    def _set_components(self, operands: Sequence[PdfValue], *, strokes: bool) -> None:
        space = self._state.stroke_space if strokes else self._state.fill_space
        if operands and isinstance(operands[-1], pikepdf.Name):
            pattern = self._resource("/Pattern", operands[-1])
            shading = pattern.get("/Shading") if pattern is not None else None
            shown = space_of(shading.ColorSpace, self._spaces) if shading is not None else ColourSpace(PATTERN)
            self._set_paint(space, (), strokes=strokes, shown=shown)
        else:
            self._set_paint(space, operands, strokes=strokes)

    def _set_paint(
        self, space: ColourSpace, operands: Sequence[PdfValue], *, strokes: bool, shown: ColourSpace | None = None
    ) -> None:
        colour = make_paint(shown or space, operands)
        if strokes:
            self._state = self._state._replace(stroke_space=space, stroke=colour)
        else:
            self._state = self._state._replace(fill_space=space, fill=colour)

    # ---- painting

    def _add(self, mark: Mark) -> None:
        self.marks.append(mark)
        if isinstance(mark, (Fill, TextMark, Stroke)) and mark.paint.is_white and self._overprints(mark):
            self.marks.append(Overprint(mark.box, mark.clip))
        self.marks += [Transparency(kind, mark.box, mark.clip) for kind in self._state.see_through]

    def _overprints(self, mark: Fill | TextMark | Stroke) -> bool:
        state = self._state
        return state.fill_overprints or (isinstance(mark, Stroke) and state.stroke_overprints)

    def _paint_path(self, name: str, _: Sequence[PdfValue]) -> None:
        if name != "n":
            for mark in self._path.paint_marks(name, self._state):
                self._add(mark)
        self._state = self._path.clip_state(self._state)
        self._path.clear()

    def _show_text(self, name: str, operands: Sequence[PdfValue]) -> None:
        if name == "Tf":
            found = self._resource("/Font", operands[0])
            font = self._shelf.font(found) if found is not None else None
            self._state = self._state._replace(font=font, size=float(operands[1]))
            return
        self._state, shown = self._texts.follow(name, operands, self._state)
        if shown is not None:
            self._add(shown)

    def _paint_shading(self, operands: Sequence[PdfValue]) -> None:
        found = self._resource("/Shading", operands[0])
        if found is not None:
            colour = make_paint(space_of(found.ColorSpace, self._spaces), ())
            self._add(Fill(self._state.clip, self._state.clip, colour))

    def _paint_object(self, operands: Sequence[PdfValue]) -> None:
        found = self._resource("/XObject", operands[0])
        if found is None:
            return
        if found.get("/Subtype") == "/Image":
            key = found.objgen
            if key not in self._shelf.pictures:
                self._shelf.pictures[key] = pictures.external(found, self._state.fill)
            picture = self._shelf.pictures[key]
            self._add_picture(picture, "/SMask" in found)
        elif found.get("/Subtype") == "/Form":
            self._add_form(found)

    def _add_picture(self, picture: Picture, masked: bool) -> None:
        box = transform_box(_UNIT, self._state.matrix)
        dpi = pictures.resolution(picture.pixels, self._state.matrix)
        self._add(replace(picture, box=box, clip=self._state.clip, dpi=dpi))
        if masked:
            self.marks.append(Transparency("a picture with a soft mask", box, self._state.clip))

    def _add_form(self, form: pikepdf.Stream) -> None:
        if self._depth >= DEEPEST:
            return
        own = [float(value) for value in form.get("/Matrix", (1, 0, 0, 1, 0, 0))]
        matrix: Matrix = (own[0], own[1], own[2], own[3], own[4], own[5])
        whole, edges = multiply(matrix, self._state.matrix), [float(value) for value in form.BBox]
        box: Box = (edges[0], edges[1], edges[2], edges[3])
        clip = overlap(transform_box(box, whole), self._state.clip)
        inner = self._form_content(form)
        digest = inner.digest if self._depth == 0 else None
        if digest is not None:
            outline = self._state.outline or tuple(transform_point(corner, whole) for corner in corners(box))
            self.placements.append(FormPlacement(digest, outline, transform_box(box, whole), clip))
        if "/Group" in form and form.Group.get("/S") == "/Transparency":
            self.marks.append(Transparency("a transparency group", transform_box(box, whole), clip))
        self.marks += [transform_mark(mark, whole, clip, digest) for mark in inner.marks]

    def _form_content(self, form: pikepdf.Stream) -> FormContent:
        state = self._state._replace(matrix=(1, 0, 0, 1, 0, 0), clip=EVERYWHERE, outline=())
        key = (form.objgen, state)
        if key not in self._shelf.forms:
            self._shelf.forms[key] = FormContent([])
            inner = Interpreter(self._shelf, form.get("/Resources", self._resources), state, self._depth + 1)
            inner.read(form)
            self._shelf.forms[key] = FormContent(inner.marks)
        return self._shelf.forms[key]


def _graphics_state_values(found: pikepdf.Dictionary) -> Iterator[tuple[str, object]]:
    """Values that an /ExtGState dictionary sets, by their fields in `GraphicsState`."""
    for key, name in (("/ca", "fill_alpha"), ("/CA", "stroke_alpha"), ("/LW", "width")):
        if key in found:
            yield name, float(found[key])
    if "/BM" in found:
        blend = found.BM
        yield "blend", str(blend[0] if isinstance(blend, pikepdf.Array) else blend)
    if "/op" in found or "/OP" in found:
        yield "fill_overprints", bool(found.get("/op", found.get("/OP")))
    if "/OP" in found:
        yield "stroke_overprints", bool(found.OP)
    if "/SMask" in found:
        yield "masked", not isinstance(found.SMask, pikepdf.Name)
