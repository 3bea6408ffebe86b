"""Components written as rows of a spreadsheet: CSV or XLSX in a game's folder."""
