### Co M.E.A.T.: The Cult mówi osobie przy terminalu. $you ma wartość "yes", gdy działa ta właśnie osoba.
### Pojęcia jak na arkuszu zasad. Nazwy kart i graczy stoją zawsze w mianowniku.

## Gracze, miejsca, słowa kluczowe, liczby kart

player-you = Ty
player-opponent = Przeciwnik
player-ally = Sojusznik { $number }
player-facing = Przeciwnik { $number }
player-enemy = Wróg { $number }
player-number = Gracz { $number }
position-left = lewa flanka
position-front = front
position-right = prawa flanka
slot = { $position }, { $who }
trait-challenge = Wyzwanie
trait-cleave = Cięcie
trait-reflex = Refleks
trait-toxin = Toksyna
faction-sect = Sekta MBS XII
faction-nature = Natura
faction-united = Zjednoczeni
faction-mutants = Mutanci
paid = Za uncje, raz na rundę.
fusion = Fuzja. { $text }
fusion-brief = Scalona istota otrzymuje liczby z tej karty.
instant = Natychmiastowa. { $text }
stats-creature = { $faction }, koszt { $cost }, atak { $attack }, obrona { $defense }
stats-spell = zaklęcie, koszt { $cost }
stats-equipment = wyposażenie, koszt { $cost }
stats-fusion = wyposażenie, koszt { $cost }
stats-bonus-attack = atak { $signed }
stats-bonus-defense = obrona { $signed }
stats-leader = lider
unit = atak { $attack }, obrona { $defense }
unit-fused = scalono: { $cards }
unit-wounded = ranna
unit-used = zdolność użyta
standing = { $card } ({ $slot }; { $stats })
card-without-text = Bez tekstu zasad.
none = brak
hidden = zakryte

## Stół

table-title = Runda { $round } · { $phase }
phase-start = Przygotowanie
phase-opening = Otwarcie
phase-tactics = Taktyka
phase-activation = Aktywacja
phase-battle = Bitwa
phase-summary = Podsumowanie
table-vitality = Witalność ({ $who }): { $vitality }
table-piles = Talie: istoty { $creatures }, Przeznaczenie { $destiny } · istoty na Cmentarzu: { $dead }
table-display = Na stole do wyboru
table-player = uncje: { $ounces } · na ręce: istoty { $creatures }, Przeznaczenie { $destiny }
table-passed = pas
table-leader = Lider: { $card }
table-standing = W mocy:
table-revealed = Odkryte:
table-placed = Wyłożone:
placed = { $position }: { $card }
placed-destiny = Przeznaczenie ({ $count }): { $cards }
table-hand = Twoja ręka
table-hand-empty = Nie masz kart na ręce.
table-ally-hand = Ręka, { $who }: { $cards }

## Pytania

ask-leader = Którego lidera wybierasz?
ask-draft = Wybór istot: którą bierzesz? Masz { $ounces ->
        [one] { $ounces } uncję
        [few] { $ounces } uncje
       *[many] { $ounces } uncji
    }.
ask-draft-again = Znak ? mówi, co która robi.
ask-drop = Masz za dużo kart na ręce. Którą odkładasz na Cmentarz?
ask-left = Taktyka: którą istotę kładziesz na lewej flance?
ask-front = Taktyka: którą istotę kładziesz na froncie?
ask-right = Taktyka: którą istotę kładziesz na prawej flance?
ask-lay = Taktyka: którą kartę Przeznaczenia kładziesz zakrytą? Zapłacisz za nią po odkryciu. Masz uncji: { $ounces }, a leży już za: { $cost }.
ask-pay = Brakuje ci uncji (masz: { $ounces }). Za którą kartę płacisz?
ask-move = Twój ruch. Co robisz?
ask-reply = Czy zagrywasz teraz kartę Natychmiastową?
ask-target = Którą istotę wskazujesz?
ask-protector = Dwie istoty mają Wyzwanie. Która przyjmuje obrażenia ({ $amount })?
ask-graveyard = Którą istotę z Cmentarza wybierasz?
ask-cancel = Którą kartę anulujesz?
ask-choose = Co wybierasz?

## Możliwości

choice-pass = Pas: do końca tej fazy już nie grasz
choice-no = Nie
choice-laid = Już żadnej
choice-leave-empty = Zostaw puste
choice-hand-over = Niech najpierw zagra sojusznik
choice-card = { $card } ({ $stats })
choice-play = Zagraj: { $card } ({ $stats })
choice-use = Użyj: { $card }, { $slot }
choice-mode = Możliwość { $number } z tej karty
mode-or = { " albo " }
pending = { $who } – { $card }: { $text }
pending-cancelled = { $who }: anulowano
about-move = Jeden ruch: Odkrycie, zdolność za uncje, odkryta karta albo karta Natychmiastowa z ręki. Kto spasuje, do końca tej fazy już nie gra.
about-reply = Karty Natychmiastowe działają od ostatnio zagranej do pierwszej. Kto teraz odmówi, może jeszcze zagrać później.
about-round = Runda: dochód i wybór istot; zakryte istoty i karty Przeznaczenia; odkrycie, płacenie, ruchy na zmianę; bitwa; strona, która ma więcej istot, rzuca za każdą kością.
about-keywords =
    Wyzwanie: przyjmuje obrażenia, które miałyby dostać twoje istoty obok niej.
    Cięcie: w bitwie rani też sąsiadów istoty naprzeciwko.
    Refleks: uderza przed innymi.
    Toksyna: kogo zrani, ten ginie.
    Odkrycie: raz, po odkryciu karty, jako ruch w Aktywacji.
    Fuzja: po opłaceniu karta trafia pod dowolną istotę, twoją albo cudzą.
    Natychmiastowa: z ręki, w Taktyce, Aktywacji lub Bitwie, także w odpowiedzi.

## Dlaczego czegoś nie można wybrać

lacks-owner = Nie należy do ciebie.
lacks-ounces = Koszt w uncjach: { $cost }. Masz: { $ounces }.
lacks-paid = Już za nią zapłacono.
lacks-creature = Najpierw kładzie się istoty, dopiero potem karty Przeznaczenia.
lacks-tactics = Istoty kładzie się tylko w Taktyce.
lacks-instant = Z ręki zagrywa się tylko karty Natychmiastowe; inne kładzie się zakryte w Taktyce.
lacks-target = Nie ma teraz nic, na co mogłoby to zadziałać.
lacks-move = Używa się jej we własnym ruchu, a nie w odpowiedzi na cudzy.
lacks-used = Jej zdolność została już użyta w tej rundzie.
lacks-ability = Nie ma teraz nic do użycia: uderza w bitwie.

## Co się stało

happened-round = Runda { $amount }
happened-battle = Bitwa
happened-income = Każdy zyskuje { $amount ->
        [one] { $amount } uncję
        [few] { $amount } uncje
       *[many] { $amount } uncji
    }
happened-leader = { $you ->
        [yes] Wybierasz lidera
       *[no] { $who } wybiera lidera
    }: { $cards }
happened-reveal = Do wyboru: { $cards }
happened-draft = { $you ->
        [yes] Bierzesz istotę
       *[no] { $who } bierze istotę
    }: { $cards }
happened-pay = { $you ->
        [yes] Płacisz
       *[no] { $who } płaci
    } { $amount ->
        [one] { $amount } uncję
        [few] { $amount } uncje
       *[many] { $amount } uncji
    }
happened-paid = { $you ->
        [yes] Płacisz za kartę
       *[no] { $who } płaci za kartę
    }: { $cards } ({ $amount ->
        [one] { $amount } uncja
        [few] { $amount } uncje
       *[many] { $amount } uncji
    })
happened-gain = { $you ->
        [yes] Zyskujesz
       *[no] { $who } zyskuje
    } { $amount ->
        [one] { $amount } uncję
        [few] { $amount } uncje
       *[many] { $amount } uncji
    }
happened-draw = { $you ->
        [yes] Dobierasz
       *[no] { $who } dobiera
    }: { $cards }
happened-draw-hidden = { $who } dobiera { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    } Przeznaczenia
happened-drop = { $you ->
        [yes] Odkładasz na Cmentarz
       *[no] { $who } odkłada na Cmentarz
    }: { $cards }
happened-revealed = { $you ->
        [yes] Odkrywasz
       *[no] { $who } odkrywa
    }: { $cards }
happened-unplayed = Bez skutku na Cmentarz ({ $who }): { $cards }
happened-pass = { $you ->
        [yes] Pasujesz
       *[no] { $who } pasuje
    }
happened-play = { $you ->
        [yes] Zagrywasz
       *[no] { $who } zagrywa
    }: { $cards }
happened-resolve = { $you ->
        [yes] Zagrywasz
       *[no] { $who } zagrywa
    }: { $cards }
happened-use = { $you ->
        [yes] Używasz zdolności
       *[no] { $who } używa zdolności
    }: { $cards }
happened-discover = { $you ->
        [yes] Używasz Odkrycia
       *[no] { $who } używa Odkrycia
    }: { $cards }
happened-roll = { $you ->
        [yes] Rzucasz kością
       *[no] { $who } rzuca kością
    }: { $amount }
happened-harm = { $cards } ({ $slot }) otrzymuje { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    }{ $protects ->
        [yes] , bo ma Wyzwanie
       *[no] { "" }
    }
happened-harm-by = { $by } ({ $from }) zadaje { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    }: { $cards } ({ $slot }){ $protects ->
        [yes] , bo ma Wyzwanie
       *[no] { "" }
    }
happened-dies = { $cards } ({ $slot }) ginie
happened-boost_attack = { $cards } ({ $slot }): atak { $signed }
happened-boost_defense = { $cards } ({ $slot }): obrona { $signed }
happened-grant = { $cards } ({ $slot }) ma: { $traits }
happened-fuse = Scalono z istotą ({ $slot }): { $cards }
happened-revive = Z Cmentarza: { $cards } ({ $slot })
happened-swap = { $cards } ({ $slot }) i { $other } ({ $place }) zamieniają się miejscami
happened-trigger = Działa: { $cards } ({ $who })
happened-take = { $you ->
        [yes] Bierzesz
       *[no] { $who } bierze
    } z Cmentarza: { $cards }
happened-cancel = Anulowano: { $cards }
happened-reshuffle = Talia się skończyła: jej Cmentarz jest tasowany
happened-vitality = Witalność ({ $who }): { $signed }
happened-drawn = Nikt nie wygrywa rundy
happened-won = { $you ->
        [yes] Twoja strona wygrywa rundę
       *[no] Rundę wygrywa { $who }
    }, liczba rzucanych kości: { $amount }

## Koniec

end-title = Koniec gry.
end-side = Witalność ({ $who }): { $vitality }
end-won = Wygrywasz.
end-lost = Nie wygrywasz. Górą jest { $who }.
end-draw = Gra kończy się remisem.

## Co leży na stole

zone-resolving = Rozpatrywane
zone-display = Do wyboru
zone-creature_deck = Istoty
zone-destiny_deck = Przeznaczenie
zone-creature_graveyard = Cmentarz: istoty
zone-destiny_graveyard = Cmentarz: Przeznaczenie
zone-leaders_left = Liderzy do wyboru
zone-leaders = Lider
zone-standing = W mocy
zone-laid = Wyłożone zakryte
zone-revealed = Odkryte
zone-creature_hands = Istoty na ręce
zone-destiny_hands = Przeznaczenie na ręce
zone-vitality = Witalność
zone-ounces = Uncje
zone-rounds = Runda
zone-units = zmiana
zone-placed = Wyłożone
zone-field = Pole

## Raporty z rozgrywek testowych

report-component = karta
report-components = karty
report-kind-creature = istoty
report-kind-spell = zaklęcia
report-kind-equipment = wyposażenie
report-kind-leader = liderzy
report-column-drafted = wybrane
report-column-abilities = użyte zdolności
report-column-used = użyte
report-role-leader = lider
report-setup-vitality = Witalność { $value }
