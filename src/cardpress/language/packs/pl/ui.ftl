### Słowa wspólne wszystkim grom.

ui-sheet-label = { $game }, arkusz { $sheet } z { $sheets }, drukuj w skali { $percent }%
ui-sheet-ruler = dokładnie { $length } mm w skali { $percent }%
ui-sheet-short-edge = odwracaj wzdłuż krótkiej krawędzi
ui-sheet-gutterfold = zegnij wzdłuż linii przerywanej, sklej i dopiero wytnij
ui-sheet-fronts = same awersy
ui-sheet-backs = same rewersy
ui-sheet-singles = po jednym na stronie
ui-calibrate-title = Czy drukarka trafia w rewers?
ui-calibrate-back = Rewers
ui-calibrate-print = Wydrukuj ten plik w skali { $percent }%, dwustronnie, odwracając wzdłuż długiej krawędzi.
ui-calibrate-scale = Zmierz obie linijki: każda ma mieć { $length } mm. Jeśli nie, wyłącz skalowanie w oknie druku.
ui-calibrate-light = Spójrz na kartkę pod światło, tą stroną do siebie, tak by ten tekst dało się czytać.
ui-calibrate-read = Na każdej skali znajdź dwie kreski, które tworzą jedną linię; każda kreska od zera to jedna piąta milimetra.
ui-calibrate-set = Wpisz obie liczby, najpierw z poziomej skali:  cardpress calibrate --set moja-drukarka PRAWO GÓRA
ui-calibrate-build = Odtąd:  cardpress build GRA --printer moja-drukarka
ui-board-label = { $game }, arkusz { $sheet } z { $sheets }, { $place }; drukuj w skali { $percent }%
ui-board-glue = tu przyklej arkusz { $sheet }, krzyżyk na krzyżyku
ui-board-part-top = u góry
ui-board-part-middle = w środkowym rzędzie
ui-board-part-bottom = u dołu
ui-board-part-left = po lewej
ui-board-part-centre = pośrodku
ui-board-part-right = po prawej
ui-provenance-rulebook = z opublikowanych zasad gry
ui-provenance-reconstructed = częściowo odtworzone, reszta nasza
ui-provenance-house = naszego pomysłu
