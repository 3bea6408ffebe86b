"""M.E.A.T.: The Cult: creatures drafted, laid face down and fought with, for two sides of one, two or three."""
