"""What tiles of Neuroshima Hex do: auras that hold, and actions that are compiled to instructions."""
