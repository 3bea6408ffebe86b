"""How the machine plays M.E.A.T.: The Cult."""
