"""The program `cardplay`: games in a terminal, simulated by the thousand, replayed, checked by scenarios."""
