"""Differences between two builds by component and kind of change, and reprints of changed cards."""
