"""Proof sheet for an editor: every card of a game with its texts in two languages (`translate proof`)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from cardpress.diagnostics import Progress, Report
from cardpress.files.problems import unwritable
from cardpress.files.safe_write import Folder, replace_file
from cardpress.incremental.inputs_digest import tool_fingerprint
from cardpress.incremental.session import Session
from cardpress.models.project import ComponentText
from cardpress.pipeline import proof
from cardpress.targets import Order, Workshop
from cardpress.translate.contact_sheet import ContactRow, UnitTexts, contact_sheet
from cardpress.translate.sources import Material
from cardpress.translate.units import Unit, units


def write_proof(
    root: Path, material: Material, languages: tuple[str, str], output: Path | None, progress: Progress | None
) -> tuple[Report, str]:
    """Draw the contact sheet of a game in two languages; what is wrong with the game, and where the sheet lies."""
    with Session() as opened:
        found = proof(root, [material.id], opened, tool_fingerprint(opened.digests), progress)
        report = found.outcome.report
        if material.id not in found.drawn or report.has_errors:
            return report, ""
        order, workshop = found.drawn[material.id]
        title = f"{material.id}: {languages[0]} – {languages[1]}"
        sheet = contact_sheet(
            title, languages[1], [*_rows(material, languages, order, workshop)], workshop.press.fonts
        )
    name = f"build/{material.id}/proof-{languages[1]}.pdf"
    try:
        if output:
            replace_file(output, sheet)
        else:
            Folder(root / "build", root).write(name.removeprefix("build/"), sheet)
    except OSError as problem:
        report.add(unwritable(output or root / name, problem))
    return report, str(output or name)


def _rows(
    material: Material, languages: tuple[str, str], order: Order, workshop: Workshop
) -> Iterator[ContactRow]:
    """A row for each component in printing order, then all other texts."""
    own: dict[str, list[Unit]] = {}
    for unit in units(material, *languages):
        own.setdefault(unit.key.partition(".")[0] if ":" not in unit.key else "", []).append(unit)
    printed = [{one.component: one for one in order.printed[language]} for language in languages]
    texts = [order.texts[language].components for language in languages]
    for id_ in printed[0]:
        sides = tuple((workshop.faces[of[id_].front.key], of[id_].size) for of in printed)
        rules = _rules(*(of[id_] for of in texts))
        yield ContactRow(sides, (*(_unit_texts(unit) for unit in own.pop(id_, ())), *rules))
    for unit in (unit for rest in own.values() for unit in rest if not unit.key.startswith("terminal:")):
        yield ContactRow((), (_unit_texts(unit),))


def _unit_texts(unit: Unit) -> UnitTexts:
    return UnitTexts(unit.key, unit.source, unit.target)


def _rules(source: ComponentText, target: ComponentText) -> Iterator[UnitTexts]:
    """What is made from effects, which nobody translates and everybody should read."""
    for key, text in source.rules.items():
        yield UnitTexts(key, text, target.rules.get(key, ""))
    for key, section in source.sections.items():
        yield UnitTexts(key, section.text, target.sections[key].text if key in target.sections else "")
