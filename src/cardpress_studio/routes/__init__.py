"""What the server answers beside cards: tables, what is new; and what all answers have in common."""
