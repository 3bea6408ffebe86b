"""`cardpress export`: a game for other programs, such as virtual tables, databases and engines."""
