"""Effect trees of M.E.A.T. made executable: selectors, operations, conditions, events, abilities."""
