"""What effect trees of Carnomorphs do."""
