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
page-on-table = Drücke, was auf dem Tisch hervorgehoben ist, oder wähle hier:
page-all-choices = Alle Möglichkeiten als Liste
page-hint = Tipp
page-undo = Zurücknehmen
page-what = Was heißt das?
page-in-words = Der Tisch in Worten
page-close = Schließen
page-other-language = In der anderen Sprache
page-language = Sprache
page-light = Hell oder dunkel
page-quick = Ohne Bewegung
page-over = Das Spiel ist zu Ende
page-keep = Speichern oder teilen
page-save = Das bisherige Spiel als Datei
page-scenario = Diese Stellung als Szenario
page-link = Link zu diesem Moment
page-copy = Link kopieren
page-copied = Der Link ist kopiert.
page-invite = So kommen andere dazu
page-which-game = Welches Spiel?
page-set-up = Aufbau
page-seats = Wer spielt?
page-begin = Los
page-preparing = Das Spiel wird vorbereitet …
page-not-asked = Das gehört nicht zu den Antworten auf die jetzige Frage.
page-others = Die anderen
page-lost = Die Verbindung ist abgerissen. Neuer Versuch …
page-refused = Das geht jetzt nicht.
page-no-table = Dieser Link führt zu keinem Tisch.
page-hidden = verdeckt
page-empty = leere Stelle
page-can = kann gedrückt werden
page-clock = Verbleibende Zeit
page-flag = Zeit abgelaufen, ein Programm spielt weiter
page-clocks = Uhr
page-no-clock = ohne Uhr
page-clock-form = Minuten für das ganze Spiel + Sekunden für jede Entscheidung. Wessen Zeit abläuft, für den spielt ein Programm weiter.
page-moment = Zeitpunkt im Spiel
page-now = Zurück zum Spiel
page-past = Du siehst einen früheren Zeitpunkt.
page-loading = Das Spiel wird geladen …
page-new-game = Neues Spiel
page-given-up = Dieses Spiel wird aufgegeben.
page-again = Noch einmal spielen
page-against = Gegen:

## Berichte über Testspiele. Wörter für das, woraus ein Spiel besteht, liegen in seinem Ordner terminal/.

report-title = Bericht über Testspiele
report-skip = Zu den Zahlen
report-rules = Regeln
report-code = Code der Spieler
report-seeds = Startwerte ab { $seed }
report-whiskers = Striche an den Punkten sind Intervalle von 95 %.
report-setups = Aufbauten
report-setup-players = { $value } Spieler
report-setup-usual = üblicher Aufbau
report-policy-random = Zufall
report-policy-greedy = Gier
report-policy-search = Suche
report-games = { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
report-games-of = { $count ->
        [one] { $count } Partie von { $policy }
       *[other] { $count } Partien von { $policy }
    }
report-about = Im Folgenden spielt { $policy }:
report-chance = Diese Zahlen stammen aus Partien, die { $policy } spielt. Eines von zwanzig Intervallen verfehlt, was wahr ist: Von { $count } fallen einige nur durch Zufall auf.
report-interval = { $value } ({ $low } bis { $high })
report-share = { $value } ({ $low } bis { $high }) von { $count }
report-none = keine
report-and-more = { $names } und { $count } weitere

# Was gezählt wird, wo ein Spiel kein eigenes Wort dafür hat.
report-component = Teil
report-components = Teile

# Überschriften
report-wins = Wer gewinnt
report-wins-by-order = Siege nach der Zugreihenfolge, % der entschiedenen Partien
report-wins-by-role = Siege ({ $role }), % derer, die so gespielt haben
report-outcomes = Wie es für die Spieler ausging, %
report-ranks = Erreichte Ränge, % der Partien
report-seat = { $place }. am Zug
report-lengths = Wie lange es dauert
report-lengths-unit = % der Partien nach Zügen
report-length = { $policy }: Median { $median ->
        [one] { $median } Zug
       *[other] { $median } Züge
    }, neun von zehn { $low } bis { $high }
report-length-bar = { $turns }: { $count } von { $games }
report-notable = Partien zum Ansehen
report-notable-longest = Die längste: Züge { $turns }
report-notable-closest = Die knappste: Vorsprung { $lead }
report-notable-strangest = Die seltsamste: { $component } ({ $use }). So viele Spieler taten das in { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }: { $players }
report-notable-note = Jede ist eine Datei neben dieser Seite. So siehst du sie im Browser Zug um Zug:
report-pairs = Mit und ohne
report-pairs-caption = Siege auf 100 Partien, die es denen bringt, die es benutzt haben
report-pairs-note = zweimal derselbe Startwert; in der zweiten Partie verzichtet einer der Benutzer darauf
report-pairs-intro = Die verdächtigsten { $components }: { $policy } hat dieselben Startwerte zweimal gespielt, mit und ohne.
report-pairs-player = Spieler
report-pairs-number = Paare
report-pairs-only-with = nur damit gewonnen
report-pairs-only-without = nur ohne gewonnen
report-pairs-no-way-around = unvermeidbar
report-pairs-gain = Siege, die es bringt, auf 100
report-unlike = Worin sich Spieler unterscheiden
report-unlike-caption = { $one } und { $other }: wie viele es gewählt haben, als sie konnten, %
report-used = Benutzt
report-used-note = so viele Siege auf 100 Partien mehr als üblich hatten die, die es benutzt haben
report-held = Auf der Hand
report-held-note = dasselbe für die, die es auf die Hand bekamen; { $policy }
report-figures = Zahlen
report-drawn = gezogen
report-chose = gewählt: { $policy }
report-kind = Art
report-effect-of-use = Wirkung beim Benutzen
report-effect-of-holding = Wirkung auf der Hand

# Sätze
report-median = Die mittlere Partie hat { $median ->
        [one] { $median } Zug
       *[other] { $median } Züge
    }; neun von zehn haben { $low } bis { $high }.
report-alone = Wer allein spielt, gewinnt { $share }.
report-begins = Wer beginnt, gewinnt { $share }, { $compared ->
        [more] mehr als ein durchschnittlicher Spieler ({ $usual }).
        [less] weniger als ein durchschnittlicher Spieler ({ $usual }).
       *[alike] was sich nicht sicher von einem durchschnittlichen Spieler unterscheidet ({ $usual }).
    }
report-beside = Wenn { $policy } spielt, hat die mittlere Partie { $median ->
        [one] { $median } Zug
       *[other] { $median } Züge
    }.
report-beside-begins = Wenn { $policy } spielt, hat die mittlere Partie { $median ->
        [one] { $median } Zug
       *[other] { $median } Züge
    }, und wer beginnt, gewinnt { $share }.
report-roles-differ = Mehr als zufällig unterscheiden sich ({ $role }): { $names }.
report-roles-alike = Keine Wahl ({ $role }) gewinnt sicher mehr oder weniger als andere.
report-ends = Wie es für die Spieler ausging: { $names }.
report-rank-shares = Ränge: { $names }.
report-dead = Tote { $components }, nicht gezogen oder kaum gewählt: { $names }.
report-dominant = Wer sie benutzt, gewinnt mehr als zufällig: { $names }.
report-burdens = Wer sie benutzt, verliert mehr als zufällig: { $names }.
report-cleared = Paare von Partien zeigen, dass es nicht an ihnen liegt: { $names }.
report-chooses = Was { $one } anders wählt als { $other }: { $names }.
report-choice = { $name } { $share } statt { $other }

# Was sich seit einem anderen Bericht geändert hat
report-changes = Was sich geändert hat
report-since-rules = Seit dem Bericht über die Regeln { $hash }. Genannt sind nur Unterschiede, die größer sind als ihre Intervalle.
report-since-players = Seit dem Bericht über dieselben Regeln, { $hash }: Die Spieler haben sich geändert. Genannt sind nur Unterschiede, die größer sind als ihre Intervalle.
report-new = Neu: { $names }.
report-gone = Weggefallen: { $names }.
report-nothing = Nichts.
report-figure = Zahl
report-figure-of = von
report-player = Spieler
report-change = Änderung
report-from = von
report-to = bis
report-figure-seat = Siege
report-figure-outcome = Ausgang
report-figure-chosen = gewählt
report-figure-effect = Wirkung

# Wie man das liest
report-how = Wie man das liest
report-how-chosen = benutzt, gewählt
report-how-chosen-text = Wie viele der Spieler, die es in einer Partie so benutzen konnten, wie es gedacht ist, es getan haben.
report-how-effect = Wirkung
report-how-effect-text = Wie viele von 100 Partien mehr als ihre Seite im Durchschnitt die gewonnen haben, die es benutzt oder gehabt haben. Das zeigt, was zusammen vorkommt, nicht was die Ursache ist; das Intervall nimmt Spieler einer Partie als unabhängig an.
report-how-pairs = mit und ohne
report-how-pairs-text = Wer es benutzt hat, spielt denselben Startwert noch einmal, verzichtet darauf und wählt das Nächstbeste. Das ist, was es bewirkt, für diese Art von Spieler.
report-how-intervals = Intervalle
report-how-intervals-text = von 95 %: Anteile nach Wilson, Unterschiede von Anteilen nach Agresti und Caffo, Paare nach Agresti und Min.

# Auf Seiten der Dokumentation
report-docs-plays = wer spielt
report-docs-games = Partien
report-docs-turns = Züge: Median; neun von zehn
report-docs-turns-cell = { $median }; { $low } bis { $high }
report-docs-wins = Siege, % (Intervall von 95 %)
report-docs-setup = Aufbau
report-docs-begins = wer beginnt: { $share }
report-docs-player = ein Spieler: { $share }
report-docs-chose = gewählt von { $policy }, %
