"""Effect trees of Neuroshima Hex made executable: auras for static abilities, instructions for actions."""
