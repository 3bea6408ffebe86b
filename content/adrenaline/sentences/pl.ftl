### Zdania o działaniach, zdarzeniach i warunkach, które ma tylko ta gra. Każda wiadomość mówi o wszystkich polach.
### Jaki ma być cel, pole lub żeton, mówi jego własna wiadomość: { DAT($what) } to także „celowi na swoim polu”.

## Co się dzieje

hit = { NOM($who) } { VERB($who, v: "zadać") } { ACC($damage) } { DAT($what) }
mark = { NOM($who) } { VERB($who, v: "dać") } { ACC($marks) } { DAT($what) }
split_hit = { NOM($who) } { VERB($who, v: "rozdzielić") } obrażenia { LIST($damage, by: "and") } { ACC($what, p: "między") }: każdy cel otrzymuje jedną z tych liczb, ale nie musisz rozdać wszystkich
scale_hit = { NOM($who) } { VERB($who, v: "zadać") } { DAT($what) } odpowiednio { LIST($damage, by: "or") } obrażeń
afflict = { $token ->
    [poisoned] { NOM($who) } { VERB($who, v: "zatruć") }
   *[hypnotised] { NOM($who) } { VERB($who, v: "zahipnotyzować") }
} { ACC($what) }
aim = { NOM($who) } { VERB($who, v: "wybrać") } { ACC($what) }
go_squares = { NOM($who) } { VERB($who, v: "przesunąć") } się o { $moves ->
    [1] { "" }
   *[other] najwyżej{ " " }
}{ ACC($moves, of: "square") }{ $unvisited ->
    [yes] , tam, gdzie w tej akcji jeszcze cię nie było
   *[no] { "" }
}
charge = { NOM($who) } { VERB($who, v: "przesunąć") } się o najwyżej { ACC($moves, of: "square") } w jednym kierunku. Na każdym z tych pól możesz zadać { ACC($damage, of: "damage") } jednemu celowi
teleport = { NOM($who) } { VERB($who, v: "przenieść") } się na { $to ->
    [none] dowolne pole
   *[other] { $to-form ->
        [pronoun] { OF($to) } pole
       *[other] pole { GEN($to) }
    }
}
shove = { NOM($who) } { VERB($who, v: "przesunąć") } { ACC($what) } o { $moves ->
    [1] { "" }
   *[other] najwyżej{ " " }
}{ ACC($moves, of: "square") }{ $onto ->
    [visible] { " " }na widoczne pole
    [here] { " " }na swoje pole
   *[none] { "" }
}{ $straight ->
    [yes] { " " }w jednym kierunku
   *[no] { "" }
}
draw_in = { NOM($who) } { VERB($who, v: "wciągnąć") } { ACC($to, p: "na") } { ACC($what, long: "stays") } i { VERB($who, v: "zadać") } { $what-form ->
    [several] im
   *[other] mu
} { ACC($damage) }
blow_up = { NOM($who) } { VERB($who, v: "wysadzić") } { ACC($what) }
turn_over = { $to ->
    [hot] { NOM($who) } { VERB($who, v: "rozgrzać") }
    [cold] { NOM($who) } { VERB($who, v: "ochłodzić") }
   *[hacked] { NOM($who) } { VERB($who, v: "zhakować") }
} { ACC($what) }
unlock = jeśli było { GEN($of) } co najmniej { $one_at }, wybierz jedno, a jeśli było ich co najmniej { $all_at }, możesz wybrać wszystko: { LIST($modes, by: "either") }
unmark = { NOM($who) } { VERB($who, v: "usunąć") } { GEN($from, p: "z") } { ACC($marks) }
convert = { NOM($who) } { VERB($who, v: "zamienić") } na planszy { GEN($what, long: "stays") } najwyżej { $most } ze swoich znaczników namierzania na obrażenia albo najwyżej { $most } ze swoich obrażeń na znaczniki
spend = { $of ->
    [cube] { NOM($who) } { VERB($who, v: "zapłacić") } { ACC($amount, of: "cube") } dowolnego koloru
   *[card] { NOM($who) } { VERB($who, v: "odrzucić") } { ACC($amount, of: "card") }
}
around_effect = przed efektem podstawowym lub po nim { $section ->
   *[basic] { DO($do) }
}

## Zdarzenia i warunki

event-damage_dealt = gdy { $dealt ->
    [by_you] zadasz { DAT($what) } obrażenia
   *[to_you] { NOM($what) } { VERB($what, v: "zadać", mood: "will") } ci obrażenia
}
all_see = potem { NOM($by) } { VERB($by, v: "widzieć") } { ACC($what) }

## Jaki ma być cel, pole lub żeton

is-visible =
    .adjective = { ADJ($it, a: "widoczny") }
    .clause-not = { WHICH($it, c: "gen") } nie widzisz
is-in_state =
    .adjective = { $state ->
        [hypnotised] { ADJ($it, a: "zahipnotyzowany") }
        [poisoned] { ADJ($it, a: "zatruty") }
        [hot] { ADJ($it, a: "gorący") }
        [cold] { ADJ($it, a: "zimny") }
       *[hacked] { ADJ($it, a: "zhakowany") }
    }
is-stands_on =
    .where = { $place ->
        [here] { $own ->
            [yes] na swoim polu
           *[no] na twoim polu
        }
        [elsewhere] poza { $own ->
            [yes] swoim polem
           *[no] twoim polem
        }
        [apart] na różnych polach
        [apart_elsewhere] na różnych polach poza twoim
        [one_visible] na jednym widocznym polu
        [one_visible_other] na jednym widocznym polu innym niż twoje
        [one_next] na jednym sąsiednim polu
        [blast_room] w pomieszczeniu wybuchu
       *[one_room] w jednym widocznym pomieszczeniu innym niż twoje
    }
is-moves_away =
    .after = { ADJ($it, a: "odległy") }{ $from ->
        [none] { "" }
       *[other] { " " }{ GEN($from, p: "od") }
    } o { $bound ->
        [exactly] dokładnie
        [at_least] co najmniej
       *[at_most] najwyżej
    } { ACC($moves, of: "move") }
is-in_line =
    .after = { $lines ->
        [open] w linii prostej od ciebie, przez drzwi, ale nie przez ściany
        [through_walls] w linii prostej od ciebie, także przez ściany
       *[one_through_walls] w jednym kierunku od ciebie, także przez ściany
    }
is-straight_ahead =
    .after = { ADJ($it, a: "odległy") } od ciebie o { ACC($squares, of: "square") } w wybranym kierunku
is-seen_by =
    .after = { ADJ($it, a: "widoczny") } { GEN($by, p: "dla") }
is-same_place =
    .after = na polu, { $place ->
        [square] na którym stoi
       *[old_square] z którego przyszedł
    } { NOM($of) }
