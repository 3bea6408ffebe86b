"""A greedy player of Carnomorphs."""
