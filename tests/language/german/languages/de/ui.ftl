### Wörter der Bögen, soweit die Prüfung sie braucht.

ui-sheet-label = { $game }, Bogen { $sheet } von { $sheets }, Druck mit { $percent } %
ui-sheet-fronts = nur Vorderseiten
ui-sheet-backs = nur Rückseiten
