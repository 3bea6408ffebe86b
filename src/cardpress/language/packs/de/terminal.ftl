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

### Was die Seite eines Tisches sagt.

seat-player = Spieler { $number }
page-you = Du
page-your-turn = Du bist am Zug
page-waits = Wir warten auf:
page-thinks = denkt nach
page-plays = spielt
page-random = spielt zufällig
page-greedy = Programm
page-search = Programm, das vorausdenkt
page-person = Mensch
page-away = nicht am Tisch
page-watching = Du schaust zu.
page-log = Was geschah
page-table = Der Tisch
page-choices = Deine Möglichkeiten
page-on-table = Drücke eine hervorgehobene Karte oder Stelle auf dem Tisch, oder wähle hier:
page-all-choices = Alle Möglichkeiten als Liste
page-undo = Zurücknehmen
page-what = Was heißt das?
page-in-words = Der Tisch in Worten
page-close = Schließen
page-other-language = In der anderen Sprache
page-language = Sprache
page-light = Hell oder dunkel
page-quick = Ohne Bewegung
page-over = Das Spiel ist aus
page-lost = Die Verbindung ist abgerissen. Neuer Versuch …
page-refused = Das geht jetzt nicht.
page-no-table = Dieser Link führt zu keinem Tisch.
page-hidden = verdeckt
page-empty = leere Stelle
page-cannot = damit ist jetzt nichts zu tun
page-can = kann gedrückt werden
page-moment = Zeitpunkt im Spiel
page-now = Zurück zum Spiel
page-past = Du siehst einen früheren Zeitpunkt.
page-keys = Tasten: Pfeile führen von Karte zu Karte, Enter drückt, Leertaste vergrößert, L zeigt alle Möglichkeiten, U nimmt zurück.
