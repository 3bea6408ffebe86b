"""What changed between two builds, by component and kind of change, and the changed cards to print again."""
