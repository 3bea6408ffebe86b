"""M.E.A.T.: The Cult for a person: table, questions and story in words."""
