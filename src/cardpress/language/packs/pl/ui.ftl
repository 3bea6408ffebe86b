### Słowa wspólne wszystkim grom.

ui-sheet-label = { $game }, arkusz { $sheet } z { $sheets }, drukuj w skali { $percent }%
ui-provenance-rulebook = z opublikowanych zasad gry
ui-provenance-reconstructed = częściowo odtworzone, reszta nasza
ui-provenance-house = naszego pomysłu
