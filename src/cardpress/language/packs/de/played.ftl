### Was ein Spiel, dessen Ablauf in Daten steht, im Terminal sagt. $you ist "yes", wenn die angesprochene Person handelt.
### Namen von Zonen, Zählern, Aktionen und Karten kommen aus dem Spiel und stehen im Nominativ. Andere Worte sagt ein Spiel in terminal/<lang>.ftl.

## Spieler, Karten, Orte

player-you = Du
player-opponent = Gegner
player-ally = Partner (Spieler { $number })
player-number = Spieler { $number }
player-in-turn = { $who }
player-left = ausgeschieden
stat = { $stat } { $value }
nothing = –
piece-of = { $card } ({ $who })
place-of = { $place } ({ $who })
place-count = { $place }: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
place-cards = { $place }: { $cards }
hand-none = Vor dir liegt nichts.

## Tisch

table-title = Der Tisch
table-turn = Zug { $turn }: { $you ->
        [yes] du
       *[no] { $who }
    }
counter = { $counter }: { $amount }
marker = { $marker }: { $shown }

## Fragen

ask-act = Du bist am Zug. Was tust du?
ask-card = { $chosen ->
        [0] Was wählst du?
       *[other] Was wählst du noch?
    }
ask-discard = { $chosen ->
        [0] Was wirfst du ab?
       *[other] Was wirfst du noch ab?
    }
ask-take = { $chosen ->
        [0] Was nimmst du?
       *[other] Was nimmst du noch?
    }
ask-put = { $chosen ->
        [0] Was legst du dorthin?
       *[other] Was legst du noch dorthin?
    }
ask-reveal = { $chosen ->
        [0] Was deckst du auf?
       *[other] Was deckst du noch auf?
    }
ask-look = { $chosen ->
        [0] Was siehst du dir an?
       *[other] Was siehst du dir noch an?
    }
ask-resolve = { $chosen ->
        [0] Wessen Effekt führst du aus?
       *[other] Wessen Effekt führst du als Nächstes aus?
    }
ask-destroy = { $chosen ->
        [0] Was zerstörst du?
       *[other] Was zerstörst du noch?
    }
ask-swap = { $chosen ->
        [0] Was tauscht die Plätze? Wähle das Erste.
       *[other] Womit tauscht es den Platz?
    }
ask-put_top = { $chosen ->
        [0] Welche Karte soll oben liegen?
       *[other] Welche Karte soll als Nächste darunter liegen?
    }
ask-put_bottom = { $chosen ->
        [0] Welche Karte kommt zuerst nach unten?
       *[other] Welche Karte kommt als Nächste nach unten?
    }
ask-space = { $chosen ->
        [0] Welches Feld wählst du?
       *[other] Welches Feld wählst du als Nächstes?
    }
ask-player = Welchen Spieler wählst du?
ask-number = Welche Zahl wählst du?
ask-word = Was wählst du ({ $stat })?
ask-set = Welche dieser Gruppen wählst du?
ask-mode = Was wählst du?
ask-may = Willst du das tun?
ask-trick = Welche Karte spielst du in den Stich?
ask-bid = Wie viel bietest du?
ask-bet = Was tust du?
lacks-target = { $action }: Es gibt nichts, was dafür gewählt werden kann.
lacks-condition = { $action }: Die Bedingung ist nicht erfüllt.
lacks-cost = { $action }: Die Kosten können nicht bezahlt werden.

## Möglichkeiten

choice-action = { $action }: { $thing }
choice-card-at = { $card }, { $place }
choice-fold = Aussteigen
choice-check = Schieben
choice-call = Mitgehen
choice-raise = Erhöhen
choice-yes = Ja
choice-none = Nichts
choice-no-more = Nichts mehr
choice-none-act = Hier aufhören
choice-none-bid = Passen
choice-none-may = Nein
choice-mode = Möglichkeit { $number }
mode-or = { " oder " }

## Was geschah

happened-turn = Zug { $amount }: { $you ->
        [yes] du
       *[no] { $who }
    }
happened-last_round = Das Ende naht: Dies ist die letzte Runde
happened-act = { $you ->
        [yes] Du wählst
       *[no] { $who } wählt
    }: { $action }
happened-draw = { $you ->
        [yes] Du ziehst
       *[no] { $who } zieht
    }: { $cards }
happened-draw-hidden = { $you ->
        [yes] Du ziehst
       *[no] { $who } zieht
    } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
happened-put = { $you ->
        [yes] Du legst
       *[no] { $who } legt
    }: { $cards } → { $to }
happened-put-hidden = { $you ->
        [yes] Du legst
       *[no] { $who } legt
    } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } → { $to }
happened-discard = { $you ->
        [yes] Du wirfst ab
       *[no] { $who } wirft ab
    }: { $cards }
happened-discard-hidden = { $you ->
        [yes] Du wirfst
       *[no] { $who } wirft
    } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } ab
happened-take = { $you ->
        [yes] Du nimmst
       *[no] { $who } nimmt
    }: { $cards }
happened-take-hidden = { $you ->
        [yes] Du nimmst
       *[no] { $who } nimmt
    } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
happened-take-from = { $you ->
        [yes] Du nimmst
       *[no] { $who } nimmt
    } { $yours ->
        [yes] von dir
       *[no] von { $whose }
    }: { $cards }
happened-take-from-hidden = { $you ->
        [yes] Du nimmst
       *[no] { $who } nimmt
    } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } { $yours ->
        [yes] von dir
       *[no] von { $whose }
    }
happened-destroy = { $you ->
        [yes] Du zerstörst
       *[no] { $who } zerstört
    }: { $cards }
happened-destroy-hidden = { $you ->
        [yes] Du zerstörst
       *[no] { $who } zerstört
    } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
happened-play = { $you ->
        [yes] Du spielst
       *[no] { $who } spielt
    }: { $cards }
happened-play-hidden = { $you ->
        [yes] Du spielst
       *[no] { $who } spielt
    } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } verdeckt
happened-throw_face = { $you ->
        [yes] Du würfelst
       *[no] { $who } würfelt
    }: { $cards }
happened-throw_face-hidden = { $you ->
        [yes] Du würfelst
       *[no] { $who } würfelt
    } verdeckt mit { $count ->
        [one] einem Würfel
       *[other] { $count } Würfeln
    }
happened-place = { $you ->
        [yes] Du setzt
       *[no] { $who } setzt
    }: { $cards } → { $to }
happened-move = { $you ->
        [yes] Du bewegst
       *[no] { $who } bewegt
    }: { $cards }, { $from } → { $to }
happened-changes-hands = Wechselt den Besitzer: { $cards }, { $to }
happened-reshuffle = Ein neuer Stapel wird gemischt: { $amount ->
        [one] { $amount } Karte
       *[other] { $amount } Karten
    }
happened-reveal = { $you ->
        [yes] Du deckst auf
       *[no] { $who } deckt auf
    }: { $cards }
happened-look = { $you ->
        [yes] Du siehst dir an
       *[no] { $who } sieht sich an
    }: { $cards }
happened-look-hidden = { $who } sieht sich { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } an
happened-swap = Plätze getauscht: { $cards }
happened-exchange = Alle Karten tauschen die Plätze: { $first }, { $second }
happened-throw = { $you ->
        [yes] Du würfelst
       *[no] { $who } würfelt
    }: { $shown }
happened-trigger = Wirkt: { $cards }
happened-resolve = Der Effekt wird ausgeführt: { $cards }
happened-modify = Bis zum Ende des Zuges { $signed }: { $cards }
happened-gain = { $you ->
        [yes] Du erhältst
       *[no] { $who } erhält
    }: { $counter } +{ $amount }
happened-lose = { $you ->
        [yes] Du verlierst
       *[no] { $who } verliert
    }: { $counter } −{ $amount }
happened-set = { $you ->
        [yes] Du hast
       *[no] { $who } hat
    } jetzt: { $counter } { $amount }
happened-pay = { $you ->
        [yes] Du bezahlst
       *[no] { $who } bezahlt
    }: { $counter } −{ $amount }
happened-gain-shared = { $counter }: +{ $amount }
happened-lose-shared = { $counter }: −{ $amount }
happened-set-shared = { $counter }: jetzt { $amount }
happened-gain-card = { $card }: { $counter } +{ $amount }
happened-lose-card = { $card }: { $counter } −{ $amount }
happened-set-card = { $card }: { $counter } jetzt { $amount }
happened-give = { $who } → { $to }: { $counter } { $amount }
happened-give-shared = { $you ->
        [yes] Du zahlst ein
       *[no] { $who } zahlt ein
    }: { $counter } { $amount } → { $to }
happened-paid = { $to_you ->
        [yes] Du bekommst
       *[no] { $to } bekommt
    }: { $counter } { $amount }
happened-moved = { $counter } { $amount } → { $to }
happened-mark = { $marker }: { $shown }
happened-bid = { $you ->
        [yes] Du bietest
       *[no] { $who } bietet
    }: { $amount }
happened-pass = { $you ->
        [yes] Du passt
       *[no] { $who } passt
    }
happened-fold = { $you ->
        [yes] Du steigst aus
       *[no] { $who } steigt aus
    }
happened-call = { $amount ->
        [0] { $you ->
            [yes] Du schiebst
           *[no] { $who } schiebt
        }
       *[other] { $you ->
            [yes] Du gehst mit
           *[no] { $who } geht mit
        }: { $amount }
    }
happened-raise = { $you ->
        [yes] Du erhöhst
       *[no] { $who } erhöht
    }: { $amount }
happened-number = { $you ->
        [yes] Du wählst
       *[no] { $who } wählt
    }: { $shown }
happened-leave = { $you ->
        [yes] Du scheidest aus
       *[no] { $who } scheidet aus
    }
happened-rejoin = { $you ->
        [yes] Du bist
       *[no] { $who } ist
    } wieder dabei
happened-lost = { $you ->
        [yes] Du verlierst
       *[no] { $who } verliert
    } das Spiel

## Das Ende

end-title = Das Spiel ist zu Ende.
end-player = { $who }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
end-won = { $count ->
        [one] Du gewinnst.
       *[other] Ihr gewinnt zusammen: { $players }.
    }
end-lost = { $count ->
        [one] Es gewinnt: { $players }.
       *[other] Es gewinnen: { $players }.
    }
end-nobody = Niemand gewinnt.
end-draw = Niemand liegt vorn: unentschieden.

## Der Bericht

report-column-used = benutzt
