"""What effect trees of Adrenaline do."""
