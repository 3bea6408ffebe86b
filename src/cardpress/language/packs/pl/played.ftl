### Co mówi w terminalu gra, której przebieg jest zapisany w danych. $you ma wartość "yes", gdy działa ta właśnie osoba.
### Nazwy stref, liczników, akcji i kart pochodzą z gry i stoją zawsze w mianowniku. Inne słowa gra mówi w terminal/<lang>.ftl.

## Gracze, karty, miejsca

player-you = Ty
player-opponent = Przeciwnik
player-ally = Partner (gracz { $number })
player-number = Gracz { $number }
player-in-turn = { $who }
player-left = poza grą
stat = { $stat } { $value }
nothing = –
piece-of = { $card } ({ $who })
place-of = { $place } ({ $who })
place-count = { $place }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
place-cards = { $place }: { $cards }
hand-none = Nic przed tobą nie leży.

## Stół

table-title = Stół
table-turn = Tura { $turn }: { $you ->
        [yes] twoja
       *[no] { $who }
    }
counter = { $counter }: { $amount }
marker = { $marker }: { $shown }

## Pytania

ask-act = Twój ruch. Co robisz?
ask-card = { $chosen ->
        [0] Co wybierasz?
       *[other] Co jeszcze wybierasz?
    }
ask-discard = { $chosen ->
        [0] Co odrzucasz?
       *[other] Co jeszcze odrzucasz?
    }
ask-take = { $chosen ->
        [0] Co bierzesz?
       *[other] Co jeszcze bierzesz?
    }
ask-put = { $chosen ->
        [0] Co tam kładziesz?
       *[other] Co jeszcze tam kładziesz?
    }
ask-reveal = { $chosen ->
        [0] Co odsłaniasz?
       *[other] Co jeszcze odsłaniasz?
    }
ask-look = { $chosen ->
        [0] Co oglądasz?
       *[other] Co jeszcze oglądasz?
    }
ask-resolve = { $chosen ->
        [0] Czyj efekt wykonujesz?
       *[other] Czyj efekt wykonujesz teraz?
    }
ask-destroy = { $chosen ->
        [0] Co niszczysz?
       *[other] Co jeszcze niszczysz?
    }
ask-swap = { $chosen ->
        [0] Co zamieniasz miejscami? Wskaż pierwsze z dwojga.
       *[other] Z czym zamieniasz to miejscami?
    }
ask-put_top = { $chosen ->
        [0] Która karta ma leżeć na wierzchu?
       *[other] Która ma leżeć jako następna pod nią?
    }
ask-put_bottom = { $chosen ->
        [0] Którą kartę odkładasz najpierw na spód?
       *[other] Którą kartę odkładasz teraz na spód?
    }
ask-space = { $chosen ->
        [0] Które pole wybierasz?
       *[other] Które pole wybierasz jako następne?
    }
ask-player = Którego gracza wybierasz?
ask-number = Jaką liczbę wybierasz?
ask-word = Co wybierasz ({ $stat })?
ask-set = Który z tych zestawów wybierasz?
ask-mode = Co wybierasz?
ask-may = Czy chcesz to zrobić?
ask-trick = Którą kartę zagrywasz do lewy?
ask-bid = Ile licytujesz?
ask-bet = Co robisz?
lacks-target = { $action }: nie ma czego wybrać.
lacks-condition = { $action }: warunek nie jest spełniony.
lacks-cost = { $action }: nie możesz zapłacić kosztu.

## Wybory

choice-action = { $action }: { $thing }
choice-card-at = { $card }, { $place }
choice-fold = Pasuję
choice-check = Czekam
choice-call = Wyrównuję
choice-raise = Przebijam
choice-yes = Tak
choice-none = Nic
choice-no-more = Nic więcej
choice-none-act = Kończę na tym
choice-none-bid = Pasuję
choice-none-may = Nie
choice-mode = Możliwość { $number }
mode-or = { " albo " }

## Co się stało

happened-turn = Tura { $amount }: { $you ->
        [yes] twoja
       *[no] { $who }
    }
happened-last_round = Zbliża się koniec: to ostatnia runda
happened-act = { $you ->
        [yes] Wybierasz
       *[no] { $who } wybiera
    }: { $action }
happened-draw = { $you ->
        [yes] Dobierasz
       *[no] { $who } dobiera
    }: { $cards }
happened-draw-hidden = { $you ->
        [yes] Dobierasz
       *[no] { $who } dobiera
    } { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
happened-put = { $you ->
        [yes] Odkładasz
       *[no] { $who } odkłada
    }: { $cards } → { $to }
happened-put-hidden = { $you ->
        [yes] Odkładasz
       *[no] { $who } odkłada
    } { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    } → { $to }
happened-discard = { $you ->
        [yes] Odrzucasz
       *[no] { $who } odrzuca
    }: { $cards }
happened-discard-hidden = { $you ->
        [yes] Odrzucasz
       *[no] { $who } odrzuca
    } { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
happened-take = { $you ->
        [yes] Bierzesz
       *[no] { $who } bierze
    }: { $cards }
happened-take-hidden = { $you ->
        [yes] Bierzesz
       *[no] { $who } bierze
    } { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
happened-take-from = { $you ->
        [yes] Bierzesz
       *[no] { $who } bierze
    } { $yours ->
        [yes] od ciebie
       *[no] od: { $whose }
    }: { $cards }
happened-take-from-hidden = { $you ->
        [yes] Bierzesz
       *[no] { $who } bierze
    } { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    } { $yours ->
        [yes] od ciebie
       *[no] od: { $whose }
    }
happened-destroy = { $you ->
        [yes] Niszczysz
       *[no] { $who } niszczy
    }: { $cards }
happened-destroy-hidden = { $you ->
        [yes] Niszczysz
       *[no] { $who } niszczy
    } { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
happened-play = { $you ->
        [yes] Zagrywasz
       *[no] { $who } zagrywa
    }: { $cards }
happened-play-hidden = { $you ->
        [yes] Zagrywasz
       *[no] { $who } zagrywa
    } { $count ->
        [one] zakrytą kartę
        [few] { $count } zakryte karty
       *[many] { $count } zakrytych kart
    }
happened-throw_face = { $you ->
        [yes] Wyrzucasz
       *[no] { $who } wyrzuca
    }: { $cards }
happened-throw_face-hidden = { $you ->
        [yes] Rzucasz
       *[no] { $who } rzuca
    } w ukryciu { $count ->
        [one] kostką
       *[other] { $count } kostkami
    }
happened-place = { $you ->
        [yes] Kładziesz
       *[no] { $who } kładzie
    }: { $cards } → { $to }
happened-move = { $you ->
        [yes] Przesuwasz
       *[no] { $who } przesuwa
    }: { $cards }, { $from } → { $to }
happened-changes-hands = Przechodzi w inne ręce: { $cards }, { $to }
happened-reshuffle = Nowy stos powstaje z przetasowania: { $amount ->
        [one] { $amount } karta
        [few] { $amount } karty
       *[many] { $amount } kart
    }
happened-reveal = { $you ->
        [yes] Odsłaniasz
       *[no] { $who } odsłania
    }: { $cards }
happened-look = { $you ->
        [yes] Oglądasz
       *[no] { $who } ogląda
    }: { $cards }
happened-look-hidden = { $who } ogląda { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
happened-swap = Zamiana miejsc: { $cards }
happened-exchange = Wszystkie karty zamieniają się miejscami: { $first }, { $second }
happened-throw = { $you ->
        [yes] Wyrzucasz
       *[no] { $who } wyrzuca
    }: { $shown }
happened-trigger = Działa: { $cards }
happened-resolve = Działa efekt: { $cards }
happened-modify = Do końca tury { $signed }: { $cards }
happened-gain = { $you ->
        [yes] Zyskujesz
       *[no] { $who } zyskuje
    }: { $counter } +{ $amount }
happened-lose = { $you ->
        [yes] Tracisz
       *[no] { $who } traci
    }: { $counter } −{ $amount }
happened-set = { $you ->
        [yes] Masz
       *[no] { $who } ma
    } teraz: { $counter } { $amount }
happened-pay = { $you ->
        [yes] Płacisz
       *[no] { $who } płaci
    }: { $counter } −{ $amount }
happened-gain-shared = { $counter }: +{ $amount }
happened-lose-shared = { $counter }: −{ $amount }
happened-set-shared = { $counter }: teraz { $amount }
happened-gain-card = { $card }: { $counter } +{ $amount }
happened-lose-card = { $card }: { $counter } −{ $amount }
happened-set-card = { $card }: { $counter } teraz { $amount }
happened-give = { $who } → { $to }: { $counter } { $amount }
happened-give-shared = { $you ->
        [yes] Wpłacasz
       *[no] { $who } wpłaca
    }: { $counter } { $amount } → { $to }
happened-paid = { $to_you ->
        [yes] Dostajesz
       *[no] { $to } dostaje
    }: { $counter } { $amount }
happened-moved = { $counter } { $amount } → { $to }
happened-mark = { $marker }: { $shown }
happened-bid = { $you ->
        [yes] Licytujesz
       *[no] { $who } licytuje
    }: { $amount }
happened-pass = { $you ->
        [yes] Pasujesz
       *[no] { $who } pasuje
    }
happened-fold = { $you ->
        [yes] Pasujesz i odpadasz
       *[no] { $who } pasuje i odpada
    }
happened-call = { $amount ->
        [0] { $you ->
            [yes] Czekasz
           *[no] { $who } czeka
        }
       *[other] { $you ->
            [yes] Wyrównujesz
           *[no] { $who } wyrównuje
        }: { $amount }
    }
happened-raise = { $you ->
        [yes] Przebijasz
       *[no] { $who } przebija
    }: { $amount }
happened-number = { $you ->
        [yes] Wybierasz
       *[no] { $who } wybiera
    }: { $shown }
happened-leave = { $you ->
        [yes] Odpadasz
       *[no] { $who } odpada
    }
happened-rejoin = { $you ->
        [yes] Wracasz
       *[no] { $who } wraca
    } do gry
happened-lost = { $you ->
        [yes] Przegrywasz
       *[no] { $who } przegrywa
    }

## Koniec

end-title = Koniec gry.
end-player = { $who }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
end-won = { $count ->
        [one] Wygrywasz.
       *[other] Wygrywacie razem: { $players }.
    }
end-lost = { $count ->
        [one] Wygrywa: { $players }.
       *[other] Wygrywają: { $players }.
    }
end-nobody = Nikt nie wygrywa.
end-draw = Nikt nie prowadzi: remis.

## Raport

report-column-used = użyte
