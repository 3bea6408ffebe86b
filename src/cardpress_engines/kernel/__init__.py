"""What the rules of every game share: states, effect trees that run, records and scenarios."""
