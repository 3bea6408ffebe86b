### Co Mephisto mówi osobie przy terminalu. $you ma wartość "yes", gdy działa ta właśnie osoba.
### Pojęcia jak na arkuszu zasad. Nazwy kart i graczy stoją zawsze w mianowniku.

## Gracze, rodzaje, liczby kart

player-you = Ty
player-opponent = Przeciwnik
player-partner = Partner
player-number = Gracz { $number }
kind-monster = potwór
kind-weapon = broń
kind-spell = czar
kind-item = przedmiot
stats-monster = atak { $attack }, punkty dusz { $souls }
stats-weapon = koszt { $cost }, atak { $attack }, trwałość { $durability }, zasięg { $range }
stats-spell = koszt { $cost }
stats-item = koszt { $cost }, trwałość { $durability }
piece-weapon = atak { $attack }, trwałość { $durability }
piece-item = trwałość { $durability }
piece-lane = korytarz { $lane }
piece-lane-theirs = korytarz { $lane } u siebie
piece-activated = już po uruchomieniu
piece-attached = pod bronią: { $cards }
card-without-text = Bez tekstu zasad.

## Stół

table-title = Tura { $turn } · talia: { $deck } · karty odrzucone: { $discards }
table-lane = Korytarz { $lane }
table-gap = (puste miejsce)
table-player = łaska: { $favor } · punkty dusz: { $points } · karty na ręce: { $hand }
table-empowered = atak do końca tury: +{ $attack }
table-souls = stos dusz: { $cards }
table-hand = Twoja ręka
table-hand-empty = Nie masz kart na ręce.

## Pytania

ask-turn = Twój ruch. Co robisz?
ask-pay = Płacisz za kartę: { $card } (pozostały koszt: { $left }). Którą kartę odrzucasz?
ask-loot = Grabież: co bierzesz?
ask-summon = Przyzwanie: którego potwora z ręki wykładasz do lochu?
ask-place = Przyzwanie: { $card } trafia do lochu. Którą kartę bierzesz w zamian?
ask-lane = Walka: w którym korytarzu?
ask-monsters = Walka, korytarz { $lane }: { $chosen ->
        [0] z którym potworem walczysz?
       *[other] czy walczysz jeszcze z którymś?
    }
ask-weapons = Walka, korytarz { $lane }: której broni używasz? Twój atak: { $attack }, potrzeba: { $needed }.
ask-favor = Walka, korytarz { $lane }: ile łaski wydajesz? Twój atak: { $attack }, potrzeba: { $needed }.
ask-may = Czy chcesz to zrobić?
ask-choose = Co wybierasz?
ask-player = Którego gracza wybierasz?
ask-receiver = Komu ma to pomóc?
ask-solitaire = Kilka kart lochu jest sobie równych. Którą odrzucasz?
ask-discard = Którą kartę odrzucasz?
ask-take = Którą kartę bierzesz na rękę?
ask-swap = Które karty zamieniasz miejscami? { $chosen ->
        [0] Wskaż pierwszą z dwóch.
       *[other] Wskaż drugą.
    }
ask-wear = Która karta traci trwałość?
ask-repair = Którą kartę naprawiasz?
ask-break = Którą kartę niszczysz?
ask-attach = Pod którą bronią kładziesz czar?
ask-move = Którą broń przesuwasz?
ask-move-lane = Do którego korytarza?
ask-modify = O którą broń chodzi?
ask-put_top = Która karta ma leżeć { $chosen ->
        [0] na wierzchu talii?
       *[other] jako następna?
    }
ask-put_bottom = Którą kartę odkładasz teraz na spód talii?
ask-kind = Który rodzaj kart wybierasz?

## Wybory

group-before = Przed akcją
group-action = Akcja
choice-play = Zagraj: { $card } ({ $stats })
choice-activate = Uruchom: { $card } ({ $stats })
choice-use = Użyj zdolności duszy: { $card }
choice-loot = Grabież: weź z lochu kartę, która nie jest potworem, albo dobierz z talii
choice-fight = Walka: pokonaj potwory w jednym korytarzu
choice-summon = Przyzwanie: wymień potwora z ręki na kartę z lochu, łaska +{ $favor }
choice-pass = Pas: żadna akcja nie jest możliwa
choice-hand-over = Niech działa partner
choice-deck = Wierzchnia karta z talii
choice-card = { $card } ({ $stats })
choice-space = { $card } ({ $stats }), korytarz { $lane }
choice-lane = Korytarz { $lane }: { $cards }
choice-lane-plain = Korytarz { $lane }
choice-favor = { $favor ->
        [0] bez łaski
        [one] { $favor } punkt łaski
        [few] { $favor } punkty łaski
       *[many] { $favor } punktów łaski
    }: atak { $attack }
group-favor-short = Za mało łaski
group-favor-enough = Wystarczy
lane-reach = broń i cała łaska: atak { $attack }{ $enough ->
        [yes] { "" }
       *[no] , za mało
    }
fight-hopeless = teraz za mało ataku na każdego potwora
choice-yes = Tak
choice-no = Nie
choice-done = Więcej nie
choice-none = Nic nie wybieram
choice-mode = Możliwość { $number } z karty
mode-or = { " albo " }
about-loot = Grabież: weź na rękę broń, czar lub przedmiot z lochu albo dobierz wierzchnią kartę z talii. Puste miejsce poczeka na uzupełnienie lochu.
about-fight = Walka: wybierz korytarz i co najmniej jednego potwora, potem dowolnie wiele swoich broni z tego korytarza (możesz też żadnej): każda traci trwałość: { $wear }. Potem wydaj łaskę: każdy jej punkt zwiększa atak o { $attack }. Jeśli masz co najmniej tyle ataku, ile potwory łącznie, pokonujesz je i masz ich punkty dusz i zdolności dusz. Jeśli mniej, trwałość i łaska przepadają.
about-summon = Przyzwanie: wymień potwora z ręki na dowolną kartę z lochu, choćby na innego potwora. Łaska +{ $favor }. Potem działa Wejście wyłożonego potwora.
about-turn = Twoja tura: dobierz kartę; zagrywaj karty oraz uruchamiaj broń i przedmioty w dowolnej kolejności; wykonaj jedną akcję; uzupełnij loch. Zagrywając kartę, odrzuć z ręki tyle innych kart, ile wynosi jej koszt. Broń walczy tylko w korytarzu o numerze równym jej zasięgowi.

## Dlaczego czegoś nie można wybrać

lacks-owner = To karta kogoś innego.
lacks-cards = Kosztuje tyle innych kart z ręki: { $cost }. Masz ich: { $others }.
lacks-summon = Potwora nie zagrywa się z ręki: { $possible ->
        [yes] do lochu wykłada go akcja Przyzwanie.
       *[no] do lochu wykłada go Przyzwanie, ale w lochu nie ma teraz karty na wymianę.
    }
lacks-monster = Przyzwanie wykłada do lochu tylko potwory.
lacks-before-turn = Najpierw wybierz akcję: { $monster ->
        [yes] potwora pokonasz w Walce albo wymienisz, wykonując Przyzwanie.
       *[no] kartę z lochu bierze Grabież albo Przyzwanie.
    }
lacks-before-lane = Najpierw wybierz korytarz{ $monster ->
        [yes] , potem potwory, które w nim leżą.
       *[no] ; walczy się tylko z potworami.
    }
lacks-loot = Grabież nigdy nie bierze potwora.
lacks-fight = Walczy się tylko z potworami.
lacks-lane = Nie leży w korytarzu { $lane }, w którym walczysz.
lacks-again = Ta karta jest już wybrana.
lacks-activation = Nie ma w niej czego uruchomić: działa sama.
lacks-activated = W tej turze była już uruchomiona.
lacks-weapon = W Walce używa się tylko broni.
lacks-range = Sięga do korytarza { $own }, a Walka toczy się w korytarzu { $lane }.
lacks-soul = Nie ma zdolności duszy, której używa się na życzenie.
lacks-spent = Jej zdolność duszy została już użyta { $per ->
        [turn] w tej turze
       *[game] w tej grze
    }.
lacks-target = Nie ma teraz nic, na co mogłoby to zadziałać.

## Co się stało

happened-turn = Tura { $turn }: { $you ->
        [yes] twoja
       *[no] { $who }
    }
happened-draw = { $you ->
        [yes] Dobierasz
       *[no] { $who } dobiera
    }: { $cards }
happened-draw-hidden = { $who } dobiera { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
happened-play = { $you ->
        [yes] Zagrywasz
       *[no] { $who } zagrywa
    }: { $card }
happened-use = { $you ->
        [yes] Używasz zdolności duszy
       *[no] { $who } używa zdolności duszy
    }: { $card }
happened-activate = { $you ->
        [yes] Uruchamiasz
       *[no] { $who } uruchamia
    }: { $card }
happened-act-loot = { $you ->
        [yes] Wykonujesz akcję
       *[no] { $who } wykonuje akcję
    }: Grabież
happened-act-fight = { $you ->
        [yes] Wykonujesz akcję
       *[no] { $who } wykonuje akcję
    }: Walka
happened-act-summon = { $you ->
        [yes] Wykonujesz akcję
       *[no] { $who } wykonuje akcję
    }: Przyzwanie
happened-take = { $you ->
        [yes] Bierzesz na rękę
       *[no] { $who } bierze na rękę
    }: { $card }
happened-enter = Nowa karta w lochu: { $card } (korytarz { $lane })
happened-gain = { $you ->
        [yes] Zyskujesz
       *[no] { $who } zyskuje
    } { $amount ->
        [one] { $amount } punkt łaski
        [few] { $amount } punkty łaski
       *[many] { $amount } punktów łaski
    }
happened-lose = { $you ->
        [yes] Tracisz
       *[no] { $who } traci
    } { $amount ->
        [one] { $amount } punkt łaski
        [few] { $amount } punkty łaski
       *[many] { $amount } punktów łaski
    }
happened-spend = { $you ->
        [yes] Wydajesz
       *[no] { $who } wydaje
    } { $amount ->
        [one] { $amount } punkt łaski
        [few] { $amount } punkty łaski
       *[many] { $amount } punktów łaski
    }
happened-empower = { $you ->
        [yes] Masz
       *[no] { $who } ma
    } +{ $amount } do ataku do końca tury
happened-discard = { $you ->
        [yes] Odrzucasz z ręki
       *[no] { $who } odrzuca z ręki
    }: { $cards }
happened-discard-open = { $count ->
        [one] Karta odrzucona
       *[other] Karty odrzucone
    }: { $cards }
happened-wear = { $card } ({ $you ->
        [yes] u ciebie
       *[no] { $who }
    }): trwałość −{ $amount }
happened-repair = { $card } ({ $you ->
        [yes] u ciebie
       *[no] { $who }
    }): trwałość +{ $amount }
happened-break = { $card } ({ $you ->
        [yes] u ciebie
       *[no] { $who }
    }): rozpada się
happened-attach = Czar leży pod bronią: { $card }
happened-move = { $card }: przesunięcie do korytarza { $lane }
happened-modify = { $card } ({ $you ->
        [yes] u ciebie
       *[no] { $who }
    }): atak { $amount } do końca tury
happened-swap = Zamiana miejsc: { $card }, { $other }
happened-look = { $you ->
        [yes] Widzisz
       *[no] { $who } widzi
    } na wierzchu talii: { $cards }
happened-look-hidden = { $who } ogląda wierzch talii
happened-reveal = Odsłonięte z wierzchu talii: { $cards }
happened-kind = { $you ->
        [yes] Wybierasz
       *[no] { $who } wybiera
    } rodzaj: { $kind }
happened-fight = { $you ->
        [yes] Atakujesz
       *[no] { $who } atakuje
    }: { $cards }
happened-fight_with = { $you ->
        [yes] Używasz w Walce
       *[no] { $who } używa w Walce
    }: { $cards }
happened-trigger = Działa: { $cards }
happened-fail = Walka nieudana: atak { $amount } to za mało
happened-defeat = { $you ->
        [yes] Pokonujesz
       *[no] { $who } pokonuje
    } { $count ->
        [one] potwora
       *[other] potwory
    } (atak { $amount }): { $cards }
happened-run_out-again = Talia się skończyła: karty odrzucone tworzą nową
happened-run_out-duel = Talia się skończyła: gra trwa, aż każdy będzie miał tyle samo tur
happened-run_out-more = Talia znowu się skończyła: gra kończy się z tą turą
happened-run_out-alone = Talia się skończyła. Pozostałe tury: { $turns }

## Koniec

end-title = Koniec gry.
end-player = { $who }: punkty dusz { $points }, łaska { $favor }, broń i przedmioty w grze { $gear }
end-team = Drużyna ({ $players }): punkty dusz { $points }, łaska { $favor }, broń i przedmioty w grze { $gear }
end-won = Wygrywasz.
end-team-won = Wygrywa twoja drużyna.
end-lost = { $count ->
        [one] Wygrywa
       *[other] Wygrywają
    }: { $players }.
end-draw = Remis: { $players }.
end-alone = Punkty dusz: { $points }. { $rank ->
        [expert] Poziom: mistrzowski.
        [hard] Poziom: trudny.
        [medium] Poziom: średni.
        [easy] Poziom: łatwy.
       *[none] Tym razem bez poziomu.
    }

## Co leży na stole

zone-dungeon = Loch
zone-deck = Talia
zone-discards = Karty odrzucone
zone-resolving = Właśnie zagrywane
zone-gear = W grze
zone-souls = Stos dusz
zone-hands = Ręka
zone-favor = Łaska
zone-durability = trwałość
zone-lane = korytarz
zone-bonus = zmiana ataku
zone-activated = uruchomiona
zone-corners = Rogi
zone-empowered = Atak do końca tury

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
