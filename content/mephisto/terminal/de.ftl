### Was Mephisto jemandem am Bildschirm mit eigenen Worten sagt; alles andere sagt jedes Spiel so. $you ist "yes", wenn
### die angesprochene Person handelt. Begriffe wie auf der Übersicht.

## Spieler und Orte

player-in-turn = { "" }
player-ally = Partner
space-dungeon = Gang { $column }
stat-attack = Angriff { $value }
stat-souls = Seelenpunkte { $value }
stat-cost = Kosten { $value }
stat-durability = Haltbarkeit { $value }
stat-range = Reichweite { $value }
stat-lane = Gang { $value }
stat-activated = aktiviert
marker-host = unter: { $shown }

## Der Tisch

counter-favor = Gunst: { $amount }
counter-extra_attack = { $amount ->
        [0] { "" }
       *[other] Angriff bis zum Ende des Zuges: +{ $amount }
    }
counter-acted = { "" }
counter-handed_over = { "" }
counter-emptied_decks = { "" }
counter-last_turns = { "" }
marker-acting = { "" }
marker-fighting = { "" }
marker-starting_player = { "" }
player-points = Seelenpunkte: { $points }
place-deck = Nachziehstapel: { $count }
place-discard_pile = Ablagestapel: { $count }
place-corner_pile = { "" }
place-resolving = { "" }
place-hand = Handkarten: { $count }
space-dungeon-empty = (Lücke)

## Fragen

ask-play-put = Du bezahlst: { $it }. Welche Karte wirfst du ab?
ask-discard-put = Welche Karte wirfst du ab?
ask-take-taken = Welche Karte nimmst du auf die Hand?
ask-wear-worn = Welche Karte verliert Haltbarkeit?
ask-repair-repaired = Welche Karte reparierst du?
ask-break-broken = Welche Karte zerstörst du?
ask-attach-target = Unter welche Waffe legst du den Zauber?
ask-move-moved = Welche Waffe verschiebst du?
ask-move-to_lane = In welchen Gang?
ask-name_a_type-type = Welche Kartenart wählst du?
choice-move-to_lane = Gang { $number }
ask-loot-act = Plündern: Was nimmst du?
ask-summon-summoned = Beschwören: Welches Monster aus deiner Hand kommt ins Verlies?
ask-summon-taken = Beschwören: { $summoned } kommt ins Verlies. Welche Karte nimmst du dafür?
ask-fight-in_lane = Kampf: In welchem Gang?
ask-fight-one = Kampf in Gang { $in_lane }: Welches Monster bekämpfst du?
ask-fight-others = Kampf in Gang { $in_lane }: Bekämpfst du noch eines?
ask-fight-weapons = Kampf in Gang { $in_lane }: Welche Waffe benutzt du? Angriff bisher: { $attack }, nötig: { $needed }.
ask-fight-spent = Kampf in Gang { $in_lane }: Wie viel Gunst gibst du aus? Angriff bisher: { $so_far }, nötig: { $needed }.
ask-solitaire-lost = Mehrere Karten des Verlieses sind gleich. Welche wird abgeworfen?

## Auswahl

group-act-play = Vor deiner Aktion
group-act-use = Vor deiner Aktion
group-act-activate = Vor deiner Aktion
group-act-loot = Deine Aktion
group-act-fight = Deine Aktion
group-act-summon = Deine Aktion
group-act-pass = Deine Aktion
group-act-hand_over = Vor deiner Aktion
choice-act-play = Ausspielen: { $thing }
choice-act-activate = Aktivieren: { $thing }
choice-act-use = Seelenfähigkeit nutzen: { $thing }
choice-act-loot = Plündern: eine Karte aus dem Verlies nehmen, die kein Monster ist, oder eine ziehen
choice-act-loot_card = { $thing }
choice-act-loot_deck = Die oberste Karte des Nachziehstapels
choice-act-fight = Kampf: Monster in einem Gang besiegen
choice-act-summon = Beschwören: ein Monster aus der Hand gegen eine Karte des Verlieses tauschen und Gunst erhalten
choice-act-pass = Passen: keine Aktion ist möglich
choice-act-hand_over = Den Partner handeln lassen
choice-fight-in_lane = Gang { $number }: { $monsters } · Waffen und alle Gunst: Angriff { $reach }{ $missing ->
        [0] { "" }
       *[other] , nicht genug
    }
choice-fight-spent = { $number ->
        [0] keine Gunst
       *[other] { $number } Gunst
    }: Angriff { $total }{ $missing ->
        [0] { "" }
       *[other] , nicht genug
    }
about-loot = Plündern: Nimm eine Waffe, einen Zauber oder einen Gegenstand aus dem Verlies auf die Hand oder ziehe die oberste Karte des Nachziehstapels. Die Lücke bleibt, bis du auffüllst.
about-fight = Kampf: Wähle einen Gang und mindestens ein Monster darin, dann beliebig viele deiner Waffen in diesem Gang, auch keine: Jede verliert Haltbarkeit. Gib dann Gunst aus: Sie erhöht deinen Angriff. Mit mindestens so viel Angriff, wie die Monster zusammen haben, besiegst du sie und erhältst ihre Seelenpunkte und Seelenfähigkeiten. Mit weniger sind Haltbarkeit und Gunst verloren.
about-summon = Beschwören: Tausche ein Monster aus der Hand gegen eine beliebige Karte des Verlieses, auch gegen ein anderes Monster, und erhalte Gunst. Das Auftauchen des Monsters, das du hingelegt hast, wirkt.
about-turn = Dein Zug: ziehen; Karten ausspielen sowie Waffen und Gegenstände aktivieren, in beliebiger Reihenfolge; eine Aktion; das Verlies auffüllen. Um eine Karte auszuspielen, wirf so viele andere Handkarten ab, wie sie kostet. Eine Waffe kämpft nur in dem Gang, den ihre Reichweite nennt.

## Warum etwas nicht gewählt werden kann

lacks-play-owner = Das gehört jemand anderem.
lacks-play-kind = Ein Monster wird nie aus der Hand ausgespielt: Die Aktion Beschwören legt es ins Verlies.
lacks-play-where = Sie kostet mehr andere Handkarten, als du hast: { $cost }.
lacks-activate-owner = Das gehört jemand anderem.
lacks-activate-where-1 = Daran gibt es nichts zu aktivieren: Es wirkt von selbst.
lacks-activate-where-2 = In diesem Zug hast du es schon aktiviert.
lacks-use-owner = Das gehört jemand anderem.
lacks-use-where = Sie hat gerade keine Seelenfähigkeit, die du nutzen kannst: Sie hat keine, du hast sie schon genutzt, oder es gibt nichts dafür.
lacks-act-in-dungeon = Wähle zuerst deine Aktion: Eine Karte des Verlieses nimmst du mit Plündern oder Beschwören, ein Monster besiegst du im Kampf.
lacks-loot_card-kind = Plündern nimmt nie ein Monster.
lacks-summon-summoned-kind = Beschwören legt nur Monster ins Verlies.
lacks-fight-in_lane-in-dungeon = Wähle zuerst den Gang, dann die Monster darin.
lacks-fight-one-kind = Gekämpft wird nur gegen Monster.
lacks-fight-one-where = Sie liegt nicht in dem Gang, in dem du kämpfst.
lacks-fight-others-kind = Gekämpft wird nur gegen Monster.
lacks-fight-others-where = Sie ist schon gewählt oder liegt in einem anderen Gang.
lacks-fight-weapons-owner = Das gehört jemand anderem.
lacks-fight-weapons-kind = Im Kampf werden nur Waffen benutzt.
lacks-fight-weapons-where = Sie reicht nicht in den Gang, in dem du kämpfst, oder ist schon gewählt.

## Was geschah

happened-act-play = { "" }
happened-act-use = { $you ->
        [yes] Du nutzt eine Seelenfähigkeit
       *[no] { $who } nutzt eine Seelenfähigkeit
    }: { $thing }
happened-act-activate = { $you ->
        [yes] Du aktivierst
       *[no] { $who } aktiviert
    }: { $thing }
happened-act-loot = { $you ->
        [yes] Du wählst
       *[no] { $who } wählt
    }: Plündern
happened-act-loot_card = { "" }
happened-act-loot_deck = { "" }
happened-act-fight = { $you ->
        [yes] Du wählst
       *[no] { $who } wählt
    }: Kampf
happened-act-summon = { $you ->
        [yes] Du wählst
       *[no] { $who } wählt
    }: Beschwören
happened-act-pass = { $you ->
        [yes] Du passt
       *[no] { $who } passt
    }
happened-act-hand_over = { $you ->
        [yes] Du lässt den Partner handeln
       *[no] { $who } lässt den Partner handeln
    }
happened-put-from-hand-to-resolving = { $you ->
        [yes] Du spielst aus
       *[no] { $who } spielt aus
    }: { $cards }
happened-put-from-deck-to-resolving = Vom Nachziehstapel abgeworfen: { $cards }
happened-put-from-resolving-to-discard_pile = { "" }
happened-put-from-resolving-to-gear = { "" }
happened-put-to-row_of_spells = { "" }
happened-put-from-gear-to-discard_pile = { "" }
happened-put-from-hand-to-discard_pile = { $you ->
        [yes] Du wirfst aus der Hand ab
       *[no] { $who } wirft aus der Hand ab
    }: { $cards }
happened-put-to-discard_pile = Abgeworfen: { $cards }
happened-discard-from-hand-to-discard_pile = { $you ->
        [yes] Du wirfst aus der Hand ab
       *[no] { $who } wirft aus der Hand ab
    }: { $cards }
happened-discard = Abgeworfen: { $cards }
happened-put-from-discard_pile-to-deck = { "" }
happened-put-from-dungeon-to-souls = { "" }
happened-place-to-dungeon = Neu im Verlies: { $cards } ({ $to })
happened-put-to-hand = { $you ->
        [yes] Du nimmst auf die Hand
       *[no] { $who } nimmt auf die Hand
    }: { $cards }
happened-put-to-hand-hidden = { $you ->
        [yes] Du nimmst
       *[no] { $who } nimmt
    } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
happened-take = { $you ->
        [yes] Du nimmst auf die Hand
       *[no] { $who } nimmt auf die Hand
    }: { $cards }
happened-put-to-deck_top = { $you ->
        [yes] Du legst oben auf den Nachziehstapel
       *[no] { $who } legt oben auf den Nachziehstapel
    }: { $cards }
happened-put-to-deck_top-hidden = { $you ->
        [yes] Du legst oben auf den Nachziehstapel
       *[no] { $who } legt oben auf den Nachziehstapel
    }: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
happened-put-to-deck_bottom = { $you ->
        [yes] Du legst unter den Nachziehstapel
       *[no] { $who } legt unter den Nachziehstapel
    }: { $cards }
happened-put-to-deck_bottom-hidden = { $you ->
        [yes] Du legst unter den Nachziehstapel
       *[no] { $who } legt unter den Nachziehstapel
    }: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
happened-give = { $you ->
        [yes] Du verlierst
       *[no] { $who } verliert
    } { $amount } Gunst, { $to_you ->
        [yes] du erhältst
       *[no] { $to } erhält
    } ebenso viel
happened-gain-favor = { $you ->
        [yes] Du erhältst
       *[no] { $who } erhält
    } { $amount } Gunst
happened-lose-favor = { $you ->
        [yes] Du verlierst
       *[no] { $who } verliert
    } { $amount } Gunst
happened-pay-favor = { $you ->
        [yes] Du gibst
       *[no] { $who } gibt
    } { $amount } Gunst aus
happened-gain-extra_attack = { $you ->
        [yes] Du hast
       *[no] { $who } hat
    } +{ $amount } Angriff bis zum Ende des Zuges
happened-modify-attack = { $cards } ({ $yours ->
        [yes] deine Seite
       *[no] { $whose }
    }): Angriff { $signed } bis zum Ende des Zuges
happened-resolve = { "" }
happened-swap = Platztausch: { $cards }
happened-look = { $you ->
        [yes] Du siehst
       *[no] { $who } sieht
    } oben auf dem Nachziehstapel: { $cards }
happened-look-hidden = { $who } sieht oben in den Nachziehstapel
happened-reveal = Vom Nachziehstapel aufgedeckt: { $cards }
told-fights = { $you ->
        [yes] Du bekämpfst
       *[no] { $who } bekämpft
    }: { $cards }
told-fights_with = { $you ->
        [yes] Du benutzt
       *[no] { $who } benutzt
    } im Kampf: { $cards }
told-defeats = { $you ->
        [yes] Du besiegst
       *[no] { $who } besiegt
    }: { $cards } (mit Angriff { $amount })
told-fails = Der Kampf misslingt: Angriff { $amount } genügt nicht
told-wears = { $cards } ({ $yours ->
        [yes] deine Seite
       *[no] { $whose }
    }): Haltbarkeit −{ $amount }
told-repairs = { $cards } ({ $yours ->
        [yes] deine Seite
       *[no] { $whose }
    }): Haltbarkeit +{ $amount }
told-breaks = { $cards } ({ $yours ->
        [yes] deine Seite
       *[no] { $whose }
    }) zerbricht
told-attaches = Der Zauber liegt unter: { $cards }
told-moves = { $cards } wechselt in Gang { $amount }
told-names_type = { $you ->
        [yes] Du wählst
       *[no] { $who } wählt
    } die Art: { $word }
told-runs_out = Der Nachziehstapel ist leer: Der Ablagestapel wird zum neuen
told-runs_out_for_two = Der Nachziehstapel ist leer: Das Spiel endet, sobald beide gleich oft am Zug waren
told-runs_out_for_more = Der Nachziehstapel ist wieder leer: Das Spiel endet mit diesem Zug
told-runs_out_alone = Der Nachziehstapel ist leer. Verbleibende Züge: { $amount }

## Was nicht gesagt wird

happened-draw-in-setup = { "" }
happened-draw-in-setup-hidden = { "" }
happened-place-in-setup = { "" }
happened-throw-in-setup = { "" }
happened-mark = { "" }
happened-set-acted = { "" }
happened-set-activated = { "" }
happened-set-durability = { "" }
happened-set-extra_attack = { "" }
happened-set-handed_over = { "" }
happened-set-lane = { "" }
happened-lose-durability = { "" }
happened-gain-emptied_decks = { "" }
happened-gain-last_turns = { "" }
stat-cost-in-gear = { "" }
stat-range-in-gear = { "" }
choice-none = Keine
choice-no-more = Keine mehr

## Das Ende

end-player = { $who }: Seelenpunkte { $points }, Gunst { $second }, Waffen und Gegenstände im Spiel { $third }
end-side = Team { $players }: Seelenpunkte { $points }, Gunst { $second }, Waffen und Gegenstände im Spiel { $third }
end-won = { $count ->
        [one] Du gewinnst.
       *[other] Dein Team gewinnt.
    }
end-draw = Das Spiel endet unentschieden.
told-ranks_expert = Rang: meisterlich.
told-ranks_hard = Rang: schwer.
told-ranks_medium = Rang: mittel.
told-ranks_easy = Rang: leicht.
told-ranks_none = Diesmal kein Rang.

## Was auf dem Tisch liegt

zone-dungeon = Verlies
zone-deck = Nachziehstapel
zone-discard_pile = Ablagestapel
zone-resolving = Wird gerade gespielt
zone-gear = Im Spiel
zone-souls = Seelenstapel
zone-hand = Hand
zone-row_of_spells = Zauber unter Waffen
zone-favor = Gunst
zone-durability = Haltbarkeit
zone-lane = Gang
zone-activated = aktiviert
zone-extra_attack = Angriff bis Zugende

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
