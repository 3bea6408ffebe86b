"""Matches sizes to the products of a print shop, with the scale they need; or says why there is none.

A face is enlarged evenly, until its bleed covers the product's; then its trim lies a little outside the product's.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardpress.models.game import Size
from cardpress.press.prepress.placing import Placing
from cardpress.printers.profile import CutShape, PrintProduct, Profile

MOST = 0.03
"""Largest change of scale that keeps a component usable."""
STRAY_MM = 0.5
"""How far inside or outside the product's trim ours may come to lie."""


@dataclass(frozen=True)
class Refusal:
    """Why a vendor gets no file of a size."""

    size: Size
    reason: str


def place_on_product(size: Size, profile: Profile) -> Placing | Refusal:
    """The placing of a size on the vendor's nearest product, or a refusal."""
    if not profile.products:
        return _own_size_placing(size, profile)
    own_shape = [product for product in profile.products if product.shape == size.shape]
    if not own_shape:
        return Refusal(size, f"it sells no {size.shape}s known to us")
    nearest = min(own_shape, key=lambda product: abs(_scale(size, product) - 1) + _edge_distance(size, product))
    scale, stray = _scale(size, nearest), _edge_distance(size, nearest)
    if abs(scale - 1) > MOST or stray > STRAY_MM:
        return Refusal(size, _refusal_reason(size, nearest))
    return Placing(nearest.name, nearest.width_mm, nearest.height_mm, nearest.bleed_mm, scale, nearest.pixels)


def _own_size_placing(size: Size, profile: Profile) -> Placing | Refusal:
    bleed = profile.bleed_mm.value
    if size.bleed_mm < bleed:
        return Refusal(size, f"it wants {bleed:g} mm of bleed, and there are {size.bleed_mm:g} mm")
    return Placing("own", size.width_mm, size.height_mm, bleed, 1.0)


def _refusal_reason(size: Size, nearest: PrintProduct) -> str:
    """Why a size is not the nearest product: for want of bleed alone, or in its lengths."""
    beside = max(abs(size.width_mm - nearest.width_mm), abs(size.height_mm - nearest.height_mm)) / 2
    if beside <= STRAY_MM and size.bleed_mm < nearest.bleed_mm:
        return f"{nearest.name} wants {nearest.bleed_mm:g} mm of bleed, and there are {size.bleed_mm:g} mm"
    off = f"scaled to {_scale(size, nearest):.0%}, {_edge_distance(size, nearest):.1f} mm off"
    if nearest.shape is CutShape.CIRCLE:
        known = f"{nearest.name}, {nearest.width_mm:g} mm across"
        return f"it sells no circles of this size known to us, the nearest is {known}: {off}"
    return f"the nearest it sells is {nearest.name}, {nearest.width_mm:g} x {nearest.height_mm:g} mm: {off}"


def _scale(size: Size, product: PrintProduct) -> float:
    """How far a face must be enlarged, at least, for its bleed to cover the product's."""
    return max(
        (product.width_mm + 2 * product.bleed_mm) / (size.width_mm + 2 * size.bleed_mm),
        (product.height_mm + 2 * product.bleed_mm) / (size.height_mm + 2 * size.bleed_mm),
    )


def _edge_distance(size: Size, product: PrintProduct) -> float:
    """Farthest distance in mm of an edge of the enlarged face from the product's."""
    scale = _scale(size, product)
    wide, high = size.width_mm * scale - product.width_mm, size.height_mm * scale - product.height_mm
    return max(abs(wide), abs(high)) / 2
