"""A player of Neuroshima Hex: how good a position is, where to put tiles, when to fight."""
