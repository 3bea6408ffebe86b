"""A player of Carnomorphs that wants to get home."""
