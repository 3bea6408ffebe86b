### Was das Programm selbst sagt, gleich bei welchem Spiel.

welcome = Gib Nummer oder Namen deiner Wahl ein, oder ? für Hilfe.
prompt = >
help =
    Eine Nummer oder ein Name aus der Liste wählt; mit ? dahinter (wie in 3?) wird die Wahl erklärt.
    ? und ein Teil eines Namens erklärt alles, was in diesem Spiel so heißt.
    t zeigt den Tisch, r zeigt ihn mit allen Regeltexten.
    u nimmt deine letzte Entscheidung zurück.
    s speichert das Spiel, s und ein Name speichert es unter diesem Namen.
    q beendet.
not-a-choice = Es gibt keine Wahl „{ $word }“. Gib etwas aus der Liste oben ein, oder ? für Hilfe.
not-a-choice-but-a-name = „{ $word }“ steht jetzt nicht zur Wahl. Gib ? { $word } ein, um zu lesen, was es tut.
only-choice = { $question } Es gibt nur eine Antwort: { $choice }
nothing-to-undo = Das ist deine erste Entscheidung.
undone = Zurück bei deiner vorigen Entscheidung.
unknown-name = Nichts in diesem Spiel hat „{ $word }“ im Namen.
save-where = Unter welchem Namen? Gib s und den Namen einer Datei ein.
saved = Gespeichert: { $file }
file-is-there = Nicht gespeichert: Die Datei { $file } gibt es schon. Wähle einen anderen Namen.
not-saved = Nicht gespeichert: { $file }: { $reason }
save-question = Das Spiel in { $file } speichern? (j/n)
save-yes = j ja
not-over = Das Spiel ist noch nicht zu Ende.
