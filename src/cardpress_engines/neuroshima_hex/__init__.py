"""Neuroshima Hex: two armies, their tiles on a board of hexes, and the battles between them."""
