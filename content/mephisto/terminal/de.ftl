### Was Mephisto einer Person im Terminal sagt. $you ist "yes", wenn die angesprochene Person handelt.
### Begriffe wie auf dem Regelblatt. Namen von Karten und Spielern stehen immer im Nominativ.

## Spieler, Arten, Zahlen einer Karte

player-you = Du
player-opponent = Gegner
player-partner = Partner
player-number = Spieler { $number }
kind-monster = Monster
kind-weapon = Waffe
kind-spell = Zauber
kind-item = Gegenstand
stats-monster = Angriff { $attack }, Seelenpunkte { $souls }
stats-weapon = Kosten { $cost }, Angriff { $attack }, Haltbarkeit { $durability }, Reichweite { $range }
stats-spell = Kosten { $cost }
stats-item = Kosten { $cost }, Haltbarkeit { $durability }
piece-weapon = Angriff { $attack }, Haltbarkeit { $durability }
piece-item = Haltbarkeit { $durability }
piece-lane = Gang { $lane }
piece-lane-theirs = Gang { $lane }, von dort gesehen
piece-activated = aktiviert
piece-attached = darunter: { $cards }
card-without-text = Kein Regeltext.

## Der Tisch

table-title = Zug { $turn } · Nachziehstapel: { $deck } · Ablagestapel: { $discards }
table-lane = Gang { $lane }
table-gap = (Lücke)
table-player = Gunst: { $favor } · Seelenpunkte: { $points } · Handkarten: { $hand }
table-empowered = Angriff bis zum Ende des Zuges: +{ $attack }
table-souls = Seelenstapel: { $cards }
table-hand = Deine Hand
table-hand-empty = Du hast keine Handkarten.

## Fragen

ask-turn = Du bist am Zug. Was tust du?
ask-pay = Du bezahlst: { $card } (noch zu zahlen: { $left }). Welche Karte wirfst du ab?
ask-loot = Plündern: Was nimmst du?
ask-summon = Beschwören: Welches Monster aus deiner Hand kommt ins Verlies?
ask-place = Beschwören: { $card } kommt ins Verlies. Welche Karte nimmst du dafür?
ask-lane = Kampf: In welchem Gang?
ask-monsters = Kampf in Gang { $lane }: { $chosen ->
        [0] Welches Monster bekämpfst du?
       *[other] Bekämpfst du noch eines?
    }
ask-weapons = Kampf in Gang { $lane }: Welche Waffe benutzt du? Angriff bisher: { $attack }, nötig: { $needed }.
ask-favor = Kampf in Gang { $lane }: Wie viel Gunst gibst du aus? Angriff bisher: { $attack }, nötig: { $needed }.
ask-may = Möchtest du das tun?
ask-choose = Was davon?
ask-player = Welchen Spieler?
ask-receiver = Wem soll das helfen?
ask-solitaire = Mehrere Karten des Verlieses sind gleich. Welche wird abgeworfen?
ask-discard = Welche Karte wirfst du ab?
ask-take = Welche Karte nimmst du auf die Hand?
ask-swap = Welche Karten tauschen die Plätze? { $chosen ->
        [0] Wähle die erste von zweien.
       *[other] Wähle die zweite.
    }
ask-wear = Welche Karte verliert Haltbarkeit?
ask-repair = Welche Karte reparierst du?
ask-break = Welche Karte zerstörst du?
ask-attach = Unter welche Waffe legst du den Zauber?
ask-move = Welche Waffe verschiebst du?
ask-move-lane = In welchen Gang?
ask-modify = Um welche Waffe geht es?
ask-put_top = Welche Karte soll { $chosen ->
        [0] oben auf dem Nachziehstapel liegen?
       *[other] als Nächste darunter liegen?
    }
ask-put_bottom = Welche Karte kommt als Nächste unter den Nachziehstapel?
ask-kind = Welche Kartenart wählst du?

## Möglichkeiten

group-before = Vor deiner Aktion
group-action = Deine Aktion
choice-play = Ausspielen: { $card } ({ $stats })
choice-activate = Aktivieren: { $card } ({ $stats })
choice-use = Seelenfähigkeit nutzen: { $card }
choice-loot = Plündern: eine Karte aus dem Verlies nehmen, die kein Monster ist, oder eine ziehen
choice-fight = Kampf: Monster in einem Gang besiegen
choice-summon = Beschwören: ein Monster aus der Hand gegen eine Karte des Verlieses tauschen, +{ $favor } Gunst
choice-pass = Passen: keine Aktion ist möglich
choice-hand-over = Den Partner handeln lassen
choice-deck = Die oberste Karte des Nachziehstapels
choice-card = { $card } ({ $stats })
choice-space = { $card } ({ $stats }), Gang { $lane }
choice-lane = Gang { $lane }: { $cards }
choice-lane-plain = Gang { $lane }
choice-favor = { $favor ->
        [0] keine Gunst
       *[other] { $favor } Gunst
    }: Angriff { $attack }
group-favor-short = Nicht genug
group-favor-enough = Genug
lane-reach = Waffen und alle Gunst: Angriff { $attack }{ $enough ->
        [yes] { "" }
       *[no] , nicht genug
    }
fight-hopeless = für kein Monster reicht der Angriff gerade
choice-yes = Ja
choice-no = Nein
choice-done = Keine mehr
choice-none = Keine
choice-mode = Möglichkeit { $number } der Karte
mode-or = { " oder " }
about-loot = Plündern: Nimm eine Waffe, einen Zauber oder einen Gegenstand aus dem Verlies auf die Hand oder ziehe die oberste Karte des Nachziehstapels. Die Lücke bleibt, bis du auffüllst.
about-fight = Kampf: Wähle einen Gang und mindestens ein Monster darin, dann beliebig viele deiner Waffen in diesem Gang, auch keine: Jede verliert Haltbarkeit: { $wear }. Gib dann Gunst aus: Sie erhöht deinen Angriff um je { $attack }. Mit mindestens so viel Angriff, wie die Monster zusammen haben, besiegst du sie und erhältst ihre Seelenpunkte und Seelenfähigkeiten. Mit weniger sind Haltbarkeit und Gunst verloren.
about-summon = Beschwören: Tausche ein Monster aus der Hand gegen eine beliebige Karte des Verlieses, auch gegen ein anderes Monster, und erhalte { $favor } Gunst. Das Auftauchen des Monsters, das du hingelegt hast, wirkt.
about-turn = Dein Zug: ziehen; Karten ausspielen sowie Waffen und Gegenstände aktivieren, in beliebiger Reihenfolge; eine Aktion; das Verlies auffüllen. Um eine Karte auszuspielen, wirf so viele andere Handkarten ab, wie sie kostet. Eine Waffe kämpft nur in dem Gang, den ihre Reichweite nennt.

## Warum etwas nicht gewählt werden kann

lacks-owner = Das gehört jemand anderem.
lacks-cards = Kosten in anderen Handkarten: { $cost }. So viele andere hast du: { $others }.
lacks-summon = Ein Monster wird nie aus der Hand ausgespielt: { $possible ->
        [yes] Die Aktion Beschwören legt es ins Verlies.
       *[no] Beschwören legt es ins Verlies, aber dort liegt keine Karte zum Tauschen.
    }
lacks-monster = Beschwören legt nur Monster ins Verlies.
lacks-before-turn = Wähle zuerst deine Aktion: { $monster ->
        [yes] Ein Monster wird im Kampf besiegt oder durch Beschwören getauscht.
       *[no] Eine Karte des Verlieses nimmt man durch Plündern oder Beschwören.
    }
lacks-before-lane = Wähle zuerst den Gang{ $monster ->
        [yes] , dann die Monster darin.
       *[no] ; gekämpft wird nur gegen Monster.
    }
lacks-loot = Plündern nimmt nie ein Monster.
lacks-fight = Gekämpft wird nur gegen Monster.
lacks-lane = Liegt nicht in Gang { $lane }, in dem du kämpfst.
lacks-again = Ist schon gewählt.
lacks-activation = Daran gibt es nichts zu aktivieren: Es wirkt von selbst.
lacks-activated = In diesem Zug hast du es schon aktiviert.
lacks-weapon = Im Kampf werden nur Waffen benutzt.
lacks-range = Reicht in Gang { $own }; gekämpft wird in Gang { $lane }.
lacks-soul = Hat keine Seelenfähigkeit, die du von dir aus nutzt.
lacks-spent = Diese Seelenfähigkeit hast du { $per ->
        [turn] in diesem Zug
       *[game] in diesem Spiel
    } schon genutzt.
lacks-target = Es gibt jetzt nichts, worauf das wirken könnte.

## Was geschehen ist

happened-turn = Zug { $turn }: { $you ->
        [yes] deiner
       *[no] { $who }
    }
happened-draw = { $you ->
        [yes] Du ziehst
       *[no] { $who } zieht
    }: { $cards }
happened-draw-hidden = { $who } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
happened-play = { $you ->
        [yes] Du spielst aus
       *[no] { $who } spielt aus
    }: { $card }
happened-use = { $you ->
        [yes] Du nutzt eine Seelenfähigkeit
       *[no] { $who } nutzt eine Seelenfähigkeit
    }: { $card }
happened-activate = { $you ->
        [yes] Du aktivierst
       *[no] { $who } aktiviert
    }: { $card }
happened-act-loot = { $you ->
        [yes] Deine Aktion
       *[no] Aktion von { $who }
    }: Plündern
happened-act-fight = { $you ->
        [yes] Deine Aktion
       *[no] Aktion von { $who }
    }: Kampf
happened-act-summon = { $you ->
        [yes] Deine Aktion
       *[no] Aktion von { $who }
    }: Beschwören
happened-take = { $you ->
        [yes] Du nimmst auf die Hand
       *[no] { $who } nimmt auf die Hand
    }: { $card }
happened-enter = Neu im Verlies: { $card } (Gang { $lane })
happened-gain = { $you ->
        [yes] Du erhältst
       *[no] { $who } erhält
    } { $amount } Gunst
happened-lose = { $you ->
        [yes] Du verlierst
       *[no] { $who } verliert
    } { $amount } Gunst
happened-spend = { $you ->
        [yes] Ausgegeben von dir
       *[no] Ausgegeben von { $who }
    }: { $amount } Gunst
happened-empower = { $you ->
        [yes] Du hast
       *[no] { $who } hat
    } +{ $amount } Angriff bis zum Ende des Zuges
happened-discard = { $you ->
        [yes] Du wirfst aus der Hand ab
       *[no] { $who } wirft aus der Hand ab
    }: { $cards }
happened-discard-open = Abgeworfen: { $cards }
happened-wear = { $card } ({ $you ->
        [yes] deine Seite
       *[no] { $who }
    }): Haltbarkeit −{ $amount }
happened-repair = { $card } ({ $you ->
        [yes] deine Seite
       *[no] { $who }
    }): Haltbarkeit +{ $amount }
happened-break = { $card } ({ $you ->
        [yes] deine Seite
       *[no] { $who }
    }) zerbricht
happened-attach = Der Zauber liegt unter: { $card }
happened-move = { $card } wechselt in Gang { $lane }
happened-modify = { $card } ({ $you ->
        [yes] deine Seite
       *[no] { $who }
    }): Angriff { $amount } bis zum Ende des Zuges
happened-swap = { $card } und { $other } tauschen die Plätze
happened-look = { $you ->
        [yes] Du siehst
       *[no] { $who } sieht
    } oben auf dem Nachziehstapel: { $cards }
happened-look-hidden = { $who } sieht oben in den Nachziehstapel
happened-reveal = Vom Nachziehstapel aufgedeckt: { $cards }
happened-kind = { $you ->
        [yes] Du wählst
       *[no] { $who } wählt
    } die Art: { $kind }
happened-fight = { $you ->
        [yes] Du bekämpfst
       *[no] { $who } bekämpft
    }: { $cards }
happened-fight_with = { $you ->
        [yes] Du benutzt
       *[no] { $who } benutzt
    } im Kampf: { $cards }
happened-trigger = Es wirkt: { $cards }
happened-fail = Der Kampf misslingt: Angriff { $amount } genügt nicht
happened-defeat = { $you ->
        [yes] Du besiegst
       *[no] { $who } besiegt
    }: { $cards } (mit Angriff { $amount })
happened-run_out-again = Der Nachziehstapel ist leer: Der Ablagestapel wird zum neuen
happened-run_out-duel = Der Nachziehstapel ist leer: Das Spiel endet, sobald beide gleich oft am Zug waren
happened-run_out-more = Der Nachziehstapel ist wieder leer: Das Spiel endet mit diesem Zug
happened-run_out-alone = Der Nachziehstapel ist leer. Verbleibende Züge: { $turns }

## Das Ende

end-title = Das Spiel ist zu Ende.
end-player = { $who }: Seelenpunkte { $points }, Gunst { $favor }, Waffen und Gegenstände im Spiel { $gear }
end-team = Team { $players }: Seelenpunkte { $points }, Gunst { $favor }, Waffen und Gegenstände im Spiel { $gear }
end-won = Du gewinnst.
end-team-won = Dein Team gewinnt.
end-lost = { $count ->
        [one] Es gewinnt
       *[other] Es gewinnen
    }: { $players }.
end-draw = Das Spiel endet unentschieden zwischen: { $players }.
end-alone = Seelenpunkte: { $points }. { $rank ->
        [expert] Rang: meisterlich.
        [hard] Rang: schwer.
        [medium] Rang: mittel.
        [easy] Rang: leicht.
       *[none] Diesmal kein Rang.
    }

## Was auf dem Tisch liegt

zone-dungeon = Verlies
zone-deck = Nachziehstapel
zone-discards = Ablagestapel
zone-resolving = Wird gerade gespielt
zone-gear = Im Spiel
zone-souls = Seelenstapel
zone-hands = Hand
zone-favor = Gunst
zone-durability = Haltbarkeit
zone-lane = Gang
zone-bonus = Angriff verändert um
zone-activated = aktiviert
zone-corners = Ecken
zone-empowered = Angriff bis Zugende

## Berichte über Testspiele

report-component = Karte
report-components = Karten
report-kind-monster = Monster
report-kind-weapon = Waffen
report-kind-spell = Zauber
report-kind-item = Gegenstände
report-column-used = benutzt
report-column-summoned = beschworen
report-column-activated = aktiviert
report-rank-none = kein Rang
report-rank-easy = leicht
report-rank-medium = mittel
report-rank-hard = schwer
report-rank-expert = meisterlich
report-setup-teams = zwei Teams
report-setup-care_bear = Friede im Verlies
