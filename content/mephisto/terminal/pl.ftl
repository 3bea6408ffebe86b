### Co Mephisto mówi osobie przy ekranie własnymi słowami; wszystko inne mówi jak każda gra. $you ma wartość "yes",
### gdy działa ta właśnie osoba. Pojęcia jak na arkuszu zasad. Nazwy kart i graczy stoją zawsze w mianowniku.

## Gracze i miejsca

player-in-turn = { "" }
player-ally = Partner
space-dungeon = korytarz { $column }

stat-attack = atak { $value }
stat-souls = punkty dusz { $value }
stat-cost = koszt { $value }
stat-durability = trwałość { $value }
stat-range = zasięg { $value }
stat-lane = korytarz { $value }
stat-activated = już uruchomiona

marker-host = pod bronią: { $shown }

## Stół

counter-favor = łaska: { $amount }
counter-extra_attack = { $amount ->
        [0] { "" }
       *[other] atak do końca tury: +{ $amount }
    }
counter-acted = { "" }
counter-handed_over = { "" }
counter-emptied_decks = { "" }
counter-last_turns = { "" }
marker-acting = { "" }
marker-fighting = { "" }
marker-starting_player = { "" }
player-points = punkty dusz: { $points }
place-deck = talia: { $count }
place-discard_pile = karty odrzucone: { $count }
place-corner_pile = { "" }
place-resolving = { "" }
place-hand = karty na ręce: { $count }
space-dungeon-empty = (puste miejsce)

## Pytania

ask-play-put = Płacisz za kartę: { $it }. Którą kartę odrzucasz?
ask-discard-put = Którą kartę odrzucasz?
ask-take-taken = Którą kartę bierzesz na rękę?
ask-wear-worn = Która karta traci trwałość?
ask-repair-repaired = Którą kartę naprawiasz?
ask-break-broken = Którą kartę niszczysz?
ask-attach-target = Pod którą bronią kładziesz czar?
ask-move-moved = Którą broń przesuwasz?
ask-move-to_lane = Do którego korytarza?
ask-name_a_type-type = Który rodzaj kart wybierasz?
choice-move-to_lane = Korytarz { $number }
ask-loot-act = Grabież: co bierzesz?
ask-summon-summoned = Przyzwanie: którego potwora z ręki wykładasz do lochu?
ask-summon-taken = Przyzwanie: { $summoned } trafia do lochu. Którą kartę bierzesz w zamian?
ask-fight-in_lane = Walka: w którym korytarzu?
ask-fight-one = Walka, korytarz { $in_lane }: z którym potworem walczysz?
ask-fight-others = Walka, korytarz { $in_lane }: czy walczysz jeszcze z którymś?
ask-fight-weapons = Walka, korytarz { $in_lane }: której broni używasz? Twój atak: { $attack }, potrzeba: { $needed }.
ask-fight-spent = Walka, korytarz { $in_lane }: ile łaski wydajesz? Twój atak: { $so_far }, potrzeba: { $needed }.
ask-solitaire-lost = Kilka kart lochu jest sobie równych. Którą odrzucasz?

## Wybory

group-act-play = Przed akcją
group-act-use = Przed akcją
group-act-activate = Przed akcją
group-act-loot = Akcja
group-act-fight = Akcja
group-act-summon = Akcja
group-act-pass = Akcja
group-act-hand_over = Przed akcją
choice-act-play = Zagraj: { $thing }
choice-act-activate = Uruchom: { $thing }
choice-act-use = Użyj zdolności duszy: { $thing }
choice-act-loot = Grabież: weź z lochu kartę, która nie jest potworem, albo dobierz z talii
choice-act-loot_card = { $thing }
choice-act-loot_deck = Wierzchnia karta z talii
choice-act-fight = Walka: pokonaj potwory w jednym korytarzu
choice-act-summon = Przyzwanie: wymień potwora z ręki na kartę z lochu i zyskaj łaskę
choice-act-pass = Pas: żadna akcja nie jest możliwa
choice-act-hand_over = Niech działa partner
choice-fight-in_lane = Korytarz { $number }: { $monsters } · broń i cała łaska: atak { $reach }{ $missing ->
        [0] { "" }
       *[other] , za mało
    }
choice-fight-spent = { $number ->
        [0] bez łaski
        [one] { $number } punkt łaski
        [few] { $number } punkty łaski
       *[many] { $number } punktów łaski
    }: atak { $total }{ $missing ->
        [0] { "" }
       *[other] , za mało
    }
about-loot = Grabież: weź na rękę broń, czar lub przedmiot z lochu albo dobierz wierzchnią kartę z talii. Puste miejsce poczeka na uzupełnienie lochu.
about-fight = Walka: wybierz korytarz i co najmniej jednego potwora, potem dowolnie wiele swoich broni z tego korytarza (możesz też żadnej): każda traci punkt trwałości. Potem wydaj łaskę: każdy jej punkt zwiększa atak o punkt. Jeśli masz co najmniej tyle ataku, ile potwory łącznie, pokonujesz je i masz ich punkty dusz i zdolności dusz. Jeśli mniej, trwałość i łaska przepadają.
about-summon = Przyzwanie: wymień potwora z ręki na dowolną kartę z lochu, choćby na innego potwora, i zyskaj łaskę. Potem działa Wejście wyłożonego potwora.
about-turn = Twoja tura: dobierz kartę; zagrywaj karty oraz uruchamiaj broń i przedmioty w dowolnej kolejności; wykonaj jedną akcję; uzupełnij loch. Zagrywając kartę, odrzuć z ręki tyle innych kart, ile wynosi jej koszt. Broń walczy tylko w korytarzu o numerze równym jej zasięgowi.

## Dlaczego czegoś nie można wybrać

lacks-play-owner = To karta kogoś innego.
lacks-play-kind = Potwora nie zagrywa się z ręki: do lochu wykłada go akcja Przyzwanie.
lacks-play-where = Kosztuje więcej innych kart z ręki, niż ich masz: { $cost }.
lacks-activate-owner = To karta kogoś innego.
lacks-activate-where-1 = Nie ma w niej czego uruchomić: działa sama.
lacks-activate-where-2 = W tej turze była już uruchomiona.
lacks-use-owner = To karta kogoś innego.
lacks-use-where = Nie ma teraz zdolności duszy, której używa się na życzenie: albo jej brak, albo jest już użyta, albo nie ma na co zadziałać.
lacks-act-in-dungeon = Najpierw wybierz akcję: kartę z lochu bierze Grabież albo Przyzwanie, potwora pokonasz w Walce.
lacks-loot_card-kind = Grabież nigdy nie bierze potwora.
lacks-summon-summoned-kind = Przyzwanie wykłada do lochu tylko potwory.
lacks-fight-in_lane-in-dungeon = Najpierw wybierz korytarz, potem potwory, które w nim leżą.
lacks-fight-one-kind = Walczy się tylko z potworami.
lacks-fight-one-where = Nie leży w korytarzu, w którym walczysz.
lacks-fight-others-kind = Walczy się tylko z potworami.
lacks-fight-others-where = Ta karta jest już wybrana albo leży w innym korytarzu.
lacks-fight-weapons-owner = To karta kogoś innego.
lacks-fight-weapons-kind = W Walce używa się tylko broni.
lacks-fight-weapons-where = Nie sięga do korytarza, w którym walczysz, albo jest już wybrana.

## Co się stało

happened-act-play = { "" }
happened-act-use = { $you ->
        [yes] Używasz zdolności duszy
       *[no] { $who } używa zdolności duszy
    }: { $thing }
happened-act-activate = { $you ->
        [yes] Uruchamiasz
       *[no] { $who } uruchamia
    }: { $thing }
happened-act-loot = { $you ->
        [yes] Wykonujesz akcję
       *[no] { $who } wykonuje akcję
    }: Grabież
happened-act-loot_card = { "" }
happened-act-loot_deck = { "" }
happened-act-fight = { $you ->
        [yes] Wykonujesz akcję
       *[no] { $who } wykonuje akcję
    }: Walka
happened-act-summon = { $you ->
        [yes] Wykonujesz akcję
       *[no] { $who } wykonuje akcję
    }: Przyzwanie
happened-act-pass = { $you ->
        [yes] Pasujesz
       *[no] { $who } pasuje
    }
happened-act-hand_over = { $you ->
        [yes] Oddajesz ruch partnerowi
       *[no] { $who } oddaje ruch partnerowi
    }
happened-put-from-hand-to-resolving = { $you ->
        [yes] Zagrywasz
       *[no] { $who } zagrywa
    }: { $cards }
happened-put-from-deck-to-resolving = Karta odrzucona z talii: { $cards }
happened-put-from-resolving-to-discard_pile = { "" }
happened-put-from-resolving-to-gear = { "" }
happened-put-to-row_of_spells = { "" }
happened-put-from-gear-to-discard_pile = { "" }
happened-put-from-hand-to-discard_pile = { $you ->
        [yes] Odrzucasz z ręki
       *[no] { $who } odrzuca z ręki
    }: { $cards }
happened-put-to-discard_pile = { $count ->
        [one] Karta odrzucona
       *[other] Karty odrzucone
    }: { $cards }
happened-discard-from-hand-to-discard_pile = { $you ->
        [yes] Odrzucasz z ręki
       *[no] { $who } odrzuca z ręki
    }: { $cards }
happened-discard = { $count ->
        [one] Karta odrzucona
       *[other] Karty odrzucone
    }: { $cards }
happened-put-from-discard_pile-to-deck = { "" }
happened-put-from-dungeon-to-souls = { "" }
happened-place-to-dungeon = Nowa karta w lochu: { $cards } ({ $to })
happened-put-to-hand = { $you ->
        [yes] Bierzesz na rękę
       *[no] { $who } bierze na rękę
    }: { $cards }
happened-put-to-hand-hidden = { $who } bierze na rękę { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
happened-take = { $you ->
        [yes] Bierzesz na rękę
       *[no] { $who } bierze na rękę
    }: { $cards }
happened-put-to-deck_top = { $you ->
        [yes] Odkładasz na wierzch talii
       *[no] { $who } odkłada na wierzch talii
    }: { $cards }
happened-put-to-deck_top-hidden = { $you ->
        [yes] Odkładasz na wierzch talii
       *[no] { $who } odkłada na wierzch talii
    } { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
happened-put-to-deck_bottom = { $you ->
        [yes] Odkładasz na spód talii
       *[no] { $who } odkłada na spód talii
    }: { $cards }
happened-put-to-deck_bottom-hidden = { $you ->
        [yes] Odkładasz na spód talii
       *[no] { $who } odkłada na spód talii
    } { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
happened-give = { $you ->
        [yes] Tracisz
       *[no] { $who } traci
    } { $amount ->
        [one] { $amount } punkt łaski
        [few] { $amount } punkty łaski
       *[many] { $amount } punktów łaski
    }, { $to_you ->
        [yes] zyskujesz tyle samo
       *[no] tyle samo zyskuje { $to }
    }
happened-gain-favor = { $you ->
        [yes] Zyskujesz
       *[no] { $who } zyskuje
    } { $amount ->
        [one] { $amount } punkt łaski
        [few] { $amount } punkty łaski
       *[many] { $amount } punktów łaski
    }
happened-lose-favor = { $you ->
        [yes] Tracisz
       *[no] { $who } traci
    } { $amount ->
        [one] { $amount } punkt łaski
        [few] { $amount } punkty łaski
       *[many] { $amount } punktów łaski
    }
happened-pay-favor = { $you ->
        [yes] Wydajesz
       *[no] { $who } wydaje
    } { $amount ->
        [one] { $amount } punkt łaski
        [few] { $amount } punkty łaski
       *[many] { $amount } punktów łaski
    }
happened-gain-extra_attack = { $you ->
        [yes] Masz
       *[no] { $who } ma
    } +{ $amount } do ataku do końca tury
happened-modify-attack = { $cards } ({ $yours ->
        [yes] u ciebie
       *[no] { $whose }
    }): atak { $signed } do końca tury
happened-resolve = { "" }
happened-swap = Zamiana miejsc: { $cards }
happened-look = { $you ->
        [yes] Widzisz
       *[no] { $who } widzi
    } na wierzchu talii: { $cards }
happened-look-hidden = { $who } ogląda wierzch talii
happened-reveal = Odsłonięte z wierzchu talii: { $cards }
told-fights = { $you ->
        [yes] Atakujesz
       *[no] { $who } atakuje
    }: { $cards }
told-fights_with = { $you ->
        [yes] Używasz w Walce
       *[no] { $who } używa w Walce
    }: { $cards }
told-defeats = { $you ->
        [yes] Pokonujesz
       *[no] { $who } pokonuje
    } { $count ->
        [one] potwora
       *[other] potwory
    } (atak { $amount }): { $cards }
told-fails = Walka nieudana: atak { $amount } to za mało
told-wears = { $cards } ({ $yours ->
        [yes] u ciebie
       *[no] { $whose }
    }): trwałość −{ $amount }
told-repairs = { $cards } ({ $yours ->
        [yes] u ciebie
       *[no] { $whose }
    }): trwałość +{ $amount }
told-breaks = { $cards } ({ $yours ->
        [yes] u ciebie
       *[no] { $whose }
    }): { $count ->
        [one] rozpada się
       *[other] rozpadają się
    }
told-attaches = Czar leży pod bronią: { $cards }
told-moves = { $cards }: przesunięcie do korytarza { $amount }
told-names_type = { $you ->
        [yes] Wybierasz
       *[no] { $who } wybiera
    } rodzaj: { $word }
told-runs_out = Talia się skończyła: karty odrzucone tworzą nową
told-runs_out_for_two = Talia się skończyła: gra trwa, aż każdy będzie miał tyle samo tur
told-runs_out_for_more = Talia znowu się skończyła: gra kończy się z tą turą
told-runs_out_alone = Talia się skończyła. Pozostałe tury: { $amount }

## Czego się nie mówi, bo nikt o to nie pyta

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
choice-none = Nic nie wybieram
choice-no-more = Więcej nie

## Koniec

end-player = { $who }: punkty dusz { $points }, łaska { $second }, broń i przedmioty w grze { $third }
end-side = Drużyna ({ $players }): punkty dusz { $points }, łaska { $second }, broń i przedmioty w grze { $third }
end-won = { $count ->
        [one] Wygrywasz.
       *[other] Wygrywa twoja drużyna.
    }
end-draw = Remis.
told-ranks_expert = Poziom: mistrzowski.
told-ranks_hard = Poziom: trudny.
told-ranks_medium = Poziom: średni.
told-ranks_easy = Poziom: łatwy.
told-ranks_none = Tym razem bez poziomu.

## Co leży na stole

zone-dungeon = loch
zone-deck = talia
zone-discard_pile = karty odrzucone
zone-resolving = właśnie zagrywane
zone-gear = w grze
zone-souls = stos dusz
zone-hand = ręka
zone-row_of_spells = czary pod bronią
zone-favor = łaska
zone-durability = trwałość
zone-lane = korytarz
zone-activated = uruchomiona
zone-extra_attack = atak do końca tury

## Raporty z rozgrywek testowych

report-component = karta
report-components = karty
report-kind-monster = potwory
report-kind-weapon = bronie
report-kind-spell = czary
report-kind-item = przedmioty
report-column-used = użyte
report-column-summoned = przyzwane
report-column-activated = uruchomione
report-rank-none = bez poziomu
report-rank-easy = łatwy
report-rank-medium = średni
report-rank-hard = trudny
report-rank-expert = mistrzowski
report-setup-teams = dwie drużyny
report-setup-care_bear = Zgoda w lochu
