### Zdania o efektach. Każda wiadomość prosi o formy, jakich potrzebuje:
### NOM GEN DAT ACC INS LOC($x) – fraza rzeczownikowa w przypadku; p: "z" stawia przed nią przyimek (z/ze, z niej).
### VERB($kto, v: "zyskać") – czasownik w formie, jakiej chce podmiot (rozkaz, bezokolicznik, 3. osoba, dokonany po „gdy”).
### DO($efekt, mood: "inf") – zagnieżdżony efekt; LIST – kilka równorzędnych; ADJ($cecha, a: "mniejszy", c: "loc") – przymiotnik.
### long: "last" – fraza, po której rzeczowniku jeszcze coś stoi, idzie na koniec zdania; "stays" – nawet długa zostaje.
### Jeden argument pozycyjny, reszta to stałe opcje. Żadnych cyfr: liczby przychodzą z danych.

## Zasoby

gain = { NOM($who) } { VERB($who, v: "zyskać") } { ACC($amount) }
lose = { NOM($who) } { VERB($who, v: "stracić") } { ACC($amount) }
pay = { NOM($who) } { VERB($who, v: "wydać") } { ACC($amount) }
steal = { NOM($who) } { VERB($who, v: "zabrać") } { DAT($source) } { ACC($amount) }

## Karty

draw = { NOM($who) } { VERB($who, v: "dobrać") } { $amount ->
    [all] wszystkie karty
   *[other] { ACC($amount) }
}{ $from ->
    [none] { "" }
   *[other] { " " }{ GEN($from, p: "z") }
}{ $to ->
    [none] { "" }
   *[other] { " " }{ INTO($to) }
}
discard = { NOM($who) } { VERB($who, v: "odrzucić") } { ACC($what) }
take = { NOM($who) } { VERB($who, v: "wziąć") } { ACC($what, long: "last") } na { ACC("hand") }
put-top = { NOM($who) } { VERB($who, v: "odłożyć") } { ACC($what) } na wierzch { GEN($pile) }{ $many ->
    [yes] { " " }w dowolnej kolejności
   *[no] { "" }
}
put-bottom = { NOM($who) } { VERB($who, v: "odłożyć") } { ACC($what) } na spód { GEN($pile) }{ $many ->
    [yes] { " " }w dowolnej kolejności
   *[no] { "" }
}
put-rest-top = { NOM($who) } { ACC($what) } { VERB($who, v: "odłożyć") } na wierzch { GEN($pile) }{ $many ->
    [yes] { " " }w dowolnej kolejności
   *[no] { "" }
}
put-rest-bottom = { NOM($who) } { ACC($what) } { VERB($who, v: "odłożyć") } na spód { GEN($pile) }{ $many ->
    [yes] { " " }w dowolnej kolejności
   *[no] { "" }
}
look = { NOM($who) } { VERB($who, v: "obejrzeć") } { ACC($what) }
reveal = { NOM($who) } { VERB($who, v: "odsłonić") } { ACC($what) }
swap = { NOM($who) } { VERB($who, v: "zamienić") } miejscami { ACC($what) }

## Karty w grze

attach = { NOM($who) } { VERB($who, v: "położyć") } { ACC($card) } { INS($to, p: "pod") }
move-any = { NOM($who) } { VERB($who, v: "przesunąć") } { ACC($what) } do innego { GEN("lane") }
move-next = { NOM($who) } { VERB($who, v: "przesunąć") } { ACC($what) } do sąsiedniego { GEN("lane") }
move-lane = { NOM($who) } { VERB($who, v: "przesunąć") } { ACC($what) } do { GEN("lane") } { $lane }
modify = { NOM($what) } { VERB($what, v: "mieć") } { $by } do { GEN($stat) }
modify-give = { $whose ->
    [self] { NOM($what) } { VERB($what, v: "otrzymać") }
   *[other] { NOM($who) } { VERB($who, v: "dać") }
} { $by } do { GEN($stat) }{ $whose ->
    [self] { "" }
   *[other] { " " }{ DAT($what) }
}
modify-cost = { NOM($what) } { VERB($what, v: "kosztować") } o { $by } { $more ->
    [more] więcej
   *[less] mniej
}

## Rzeczy w grze: obrażenia, cechy, znaczniki

harm = { NOM($who) } { VERB($who, v: "zadać") } { ACC($amount) } { DAT($what) }
heal = { NOM($who) } { VERB($who, v: "usunąć") } { ACC($amount) } { GEN($what, p: "z") }
destroy = { NOM($who) } { VERB($who, v: "zniszczyć") } { ACC($what) }
grant = { NOM($what) } { $until ->
    [none] { VERB($what, v: "mieć") }
   *[other] { VERB($what, v: "otrzymać") }
} *{ ACC($trait) }*
put_token = { NOM($who) } { VERB($who, v: "położyć") } { ACC($amount) } { LOC($on, p: "na") }
take_token = { NOM($who) } { VERB($who, v: "zdjąć") } { ACC($amount) } { GEN($from, p: "z") }

## Kości

roll = { NOM($who) } { VERB($who, v: "rzucić") } kością. Jeśli wypadnie co najmniej{ "\u00A0" }{ $at_least }, { DO($do) }{ $otherwise ->
    [none] { "" }
   *[else] . W przeciwnym razie { DO($otherwise) }
}
roll-inline = { NOM($who) } { VERB($who, v: "rzucić") } kością: jeśli wypadnie co najmniej{ "\u00A0" }{ $at_least }, { DO($do) }{ $otherwise ->
    [none] { "" }
   *[else] ; w przeciwnym razie { DO($otherwise) }
}
roll_table = { NOM($who) } { VERB($who, v: "rzucić") } kością: { LIST($rows, by: "nothing", sep: ";") }
roll-row = przy{ "\u00A0" }{ $low }{ $span ->
    [exact] { "" }
   *[range] –{ $high }
} { DO($do) }

## Sterowanie

may = { NOM($who) } { VERB($who, v: "móc") } { DO($do, mood: "inf") }
may-that = { NOM($who) } { VERB($who, v: "móc") } zdecydować, że { DO($do, mood: "fin") }
choose = { NOM($who) } { VERB($who, v: "wybrać") } jedno: { LIST($modes, by: "either") }
choose-complex = { NOM($who) } { VERB($who, v: "wybrać") } jedno: { LIST($modes, by: "either", sep: ";") }
choose-who = { NOM($who) } { VERB($who, v: "wybrać") } jedno: { LIST($modes, by: "either") }
choose-who-complex = { NOM($who) } { VERB($who, v: "wybrać") } jedno: { LIST($modes, by: "either", sep: ";") }
cost = { DO($pay) }, aby { DO($do, mood: "inf") }
cost-then = { DO($pay) }. Jeśli { $subject ->
    [thing] tak się stanie
   *[other] to { VERB($you, v: "zrobić") }
}, { DO($do) }
cost-then-inline = { DO($pay) }, a jeśli { $subject ->
    [thing] tak się stanie
   *[other] to { VERB($you, v: "zrobić") }
}, { DO($do) }
if = jeśli { $condition }, { DO($do) }
if-with = { $premise }{ $opens ->
    [clause] ,
   *[other] { "" }
} { DO($do) }
with-players = przy { $how ->
    [is] { "" }
    [at_least] co najmniej
   *[at_most] najwyżej
} { LOC($amount) }
if-else = jeśli { $condition }, { DO($do) }. W przeciwnym razie{ $opens ->
    [clause] ,
   *[other] { "" }
} { DO($otherwise) }
if-else-inline = jeśli { $condition }, { DO($do) }; w przeciwnym razie{ $opens ->
    [clause] ,
   *[other] { "" }
} { DO($otherwise) }
when = { $event }{ $opens ->
    [phrase] { "" }
   *[clause] ,
} { DO($do) }
while = { $opens ->
    [passing] gdy
   *[state] dopóki
} { $condition }, { DO($do) }
each = dla { GEN($what) }{ $opens ->
    [clause] ,
   *[other] { "" }
} { DO($do) }
limit-turn = raz w { $mine ->
    [yes] swojej
   *[no] twojej
} turze{ $opens ->
    [may] { "" }
    [clause] ,
   *[order] :
} { DO($do) }
limit-game = raz na grę{ $opens ->
    [may] { "" }
    [clause] ,
   *[order] :
} { DO($do) }
limit-turn-tail = { DO($do) } (raz w { $mine ->
    [yes] swojej
   *[no] twojej
} turze)
limit-game-tail = { DO($do) } (raz na grę)

## Czas i liczba

until-turn_end = { $long ->
    [yes] do końca tury { $clause }
   *[no] { $clause } do końca tury
}
per = za { ACC($per) } { $clause }
equal = tyle { UNIT($unit) }, ile wynosi { $form ->
    [pronoun] { OF($of) } { NOM($stat) }
   *[noun] { NOM($stat) } { OF($of) }
}

## Łączenie zdań

glue-sentences = { $a }. { $b }
glue-abilities = { $a }.{ "\u000A" }{ $b }
glue-rest = { $a }, a { $b }
glue-then = { $a }, a potem{ $opens ->
    [clause] ,
   *[other] { "" }
} { $b }
glue-comma = { $a }, { $b }
glue-last = { $a } i { $b }

## Zdarzenia

event-plays = gdy { NOM($who) } { VERB($who, v: "zagrać") } { ACC($what) }
event-loses = gdy { NOM($who) } { VERB($who, v: "stracić") } { ACC($resource) }
event-turn-start = na początku { $mine ->
    [yes] swojej tury
    [yours] twojej tury
   *[no] tury { GEN($who) }
}
event-turn-end = na koniec { $mine ->
    [yes] swojej tury
    [yours] twojej tury
   *[no] tury { GEN($who) }
}

## Warunki

has-least = { NOM($who) } { VERB($who, v: "mieć") } co najmniej { ACC($amount) }
has-most = { NOM($who) } { VERB($who, v: "mieć") } najwyżej { ACC($amount) }
has-none = { NOM($who) } nie { VERB($who, v: "mieć") } { UNIT($resource) }
exists = { $place } { VERB($what, v: "być") } { $number ->
    [1] { NOM($what) }
   *[other] co najmniej { NOM($what) }
}
exists-none = { $place } nie ma { GEN($what) }
exists-owned = { NOM($who) } { VERB($who, v: "mieć") } { $place } { $number ->
    [1] { ACC($what) }
   *[other] co najmniej { ACC($what) }
}
exists-owned-none = { NOM($who) } nie { VERB($who, v: "mieć") } { $place } { GEN($what) }
is = { $form ->
    [pronoun] to { NOM($kind) }
   *[noun] { NOM($what) } to { NOM($kind) }
}
more = { NOM($who) } { VERB($who, v: "mieć") } więcej { UNIT($resource) } niż { NAME($than) }
attached = { $form ->
    [there] tam leży
    [pronoun] leży pod inną { INS("card") }
   *[noun] { NOM($card) } leży pod inną { INS("card") }
}

## Miejsca i cechy

from = { GEN($zone, p: "z") }
in = { LOC($zone, p: "place") }
in-play = w grze
top-of = { GEN($zone, p: "z") }
lane-number = { $role ->
    [from] z { GEN("lane") }
   *[in] w { LOC("lane") }
} { $lane }
lane-same = { $role ->
    [from] z tego { GEN("lane") }
   *[in] w tym { LOC("lane") }
}
lane-own = { $role ->
    [from] z { GEN("lane") }
   *[in] w { LOC("lane") }
} { OF($card) }
lane-other = { $role ->
    [from] z innego { GEN("lane") }
   *[in] w innym { LOC("lane") }
}
lane-number-of = { $role ->
    [from] z { GEN("lane") }
   *[in] w { LOC("lane") }
} { $lane } { LOC($zone, p: "place") }
lane-same-of = { $role ->
    [from] z tego { GEN("lane") }
   *[in] w tym { LOC("lane") }
} { GEN($zone) }
lane-own-of = { $role ->
    [from] z { GEN("lane") }
   *[in] w { LOC("lane") }
} { OF($card) } { LOC($zone, p: "place") }
lane-other-of = { $role ->
    [from] z innego { GEN("lane") }
   *[in] w innym { LOC("lane") }
} { GEN($zone) }
where-least = o { LOC($stat) } { $limit } lub { ADJ($stat, a: "większy", c: "loc") }
where-most = o { LOC($stat) } { $limit } lub { ADJ($stat, a: "mniejszy", c: "loc") }
where-none = o { LOC($stat) } { $limit }
where-extreme = { $where } i { $extreme }
highest = o { ADJ($stat, a: "najwyższy", c: "loc") } { LOC($stat) }
lowest = o { ADJ($stat, a: "najniższy", c: "loc") } { LOC($stat) }

## Przebieg gry: rundy, tury, akcje. Co mieści inne kroki, jest zapowiedzią; kroki stoją po niej.
## FIG($n, c: "gen") – liczba cyframi albo słowami; INTO($zone) – do talii, na rękę; HEAD($case, n: "suma") – rzeczownik w żądanym przypadku.

lead = { $lead }: { DO($do) }
if-lead = jeśli { $condition }
else-lead = w przeciwnym razie
may-lead = { NOM($who) } { VERB($who, v: "móc") }
choose-lead = { NOM($who) } { VERB($who, v: "wybrać") } jedno
each-lead = { GEN($what, p: "dla") }
all-at-once = jednocześnie i w tajemnicy { DO($clause) }
turns = { $usual ->
    [yes] gracze rozgrywają
   *[no] { NOM($who) } { VERB($who, v: "rozegrać", mood: "fin") }
} tury po kolei{ $sides ->
    [yes] , gracze jednej drużyny razem
   *[no] { "" }
}{ $from ->
    [none] { "" }
   *[other] , zaczynając { GEN($from, p: "od") }
}{ $rounds ->
    [none] { "" }
   *[other] , każdy { ACC($rounds) }
}{ $until ->
    [none] { "" }
   *[other] , aż do chwili, gdy { $until }
}; w swojej turze
repeat = powtarzaj{ $times ->
    [none] { "" }
   *[other] { " " }{ ACC($times) }
}{ $until ->
    [none] { "" }
   *[other] { " " }aż do chwili, gdy { $until }
}
phase = { $phase }
by = { $several ->
    [yes] po kolei{ " " }
   *[no] { "" }
}{ NOM($who) }
in-turn = po kolei { DO($clause) }
together = jednocześnie i w tajemnicy { NOM($who) }
offer = { $several ->
    [yes] po kolei{ " " }
   *[no] { "" }
}{ NOM($who) } { VERB($who, v: "móc", mood: "fin") } zrobić, co następuje{ $several ->
    [yes] { " " }(robi to tylko pierwszy, kto zechce)
   *[no] { "" }
}
offer-otherwise = { $several ->
    [yes] jeśli nikt tego nie zrobi
   *[no] w przeciwnym razie
}
reverse = od teraz tury idą w odwrotnym kierunku
act = { NOM($who) } { VERB($who, v: "wykonać") } { $several ->
    [yes] { $number ->
        [single] jedną akcję:
        [exactly] { ACC($often) }, za każdym razem
        [up_to] najwyżej { ACC($often) }, za każdym razem
       *[any] dowolną liczbę akcji, za każdym razem
    } { LIST($of, by: "or") }
   *[no] akcję { LIST($of, by: "or") }{ $number ->
        [single] { "" }
        [exactly] { " " }{ ACC($times) }
        [up_to] { " " }najwyżej { ACC($times) }
       *[any] { " " }dowolną liczbę razy
    }
}
perform = { NOM($who) } { VERB($who, v: "postąpić") } jak w części { $procedure }
signal = { $event }{ $what ->
    [none] { $who ->
        [none] { "" }
        [nobody] { " " }(nie zwraca się do nikogo)
       *[other] { " " }({ NOM($who) })
    }
   *[other] { " " }({ NOM($what) }{ $who ->
        [none] { "" }
        [nobody] ; nie zwraca się do nikogo
       *[other] ; { NOM($who) }
    })
}: działa wszystko, co na to czeka
signal-lead = { $event }{ $what ->
    [none] { $who ->
        [none] { "" }
        [nobody] { " " }(nie zwraca się do nikogo)
       *[other] { " " }({ NOM($who) })
    }
   *[other] { " " }({ NOM($what) }{ $who ->
        [none] { "" }
        [nobody] ; nie zwraca się do nikogo
       *[other] ; { NOM($who) }
    })
}; co na to czeka, działa dopiero po tym
resolve = { NOM($who) } { VERB($who, v: "wykonać") } { $form ->
    [pronoun] { OF($what) } efekt
   *[noun] efekt { GEN($what) }
}
use = { NOM($who) } { VERB($who, v: "wykonać") } { $form ->
    [pronoun] { OF($what) } zdolność
   *[noun] zdolność { GEN($what) }
}
let-number = oblicz { FIG($be, c: "acc") }
let-cards = weź pod uwagę { ACC($be) }
let-player = weź pod uwagę: { NOM($be) }
end = { $what ->
    [turn] tura się kończy
    [turns] nikt nie rozgrywa już kolejnych tur
    [repeat] nie powtarzaj tego więcej
    [phase] faza się kończy
   *[game] gra się kończy
}
hand_turn = dalszą część tej tury { VERB($who, v: "rozegrać", mood: "fin") } { NAME($who) }
again = { NOM($who) } { VERB($who, v: "rozegrać") } od razu jeszcze jedną turę
next = następną turę { VERB($who, v: "rozegrać", mood: "fin") } { NAME($who) }
leave = { NOM($who) } { VERB($who, v: "odpaść", mood: "fin") } { $until ->
    [turns] do końca tych tur
   *[game] z gry
}
rejoin = { NOM($who) } { VERB($who, v: "wrócić", mood: "fin") } do gry
win = { $all ->
    [yes] wszyscy gracze wygrywają grę
   *[no] { NOM($who) } { VERB($who, v: "wygrać", mood: "fin") } grę
}
lose_game = { $all ->
    [yes] wszyscy gracze przegrywają grę
   *[no] { NOM($who) } { VERB($who, v: "przegrać", mood: "fin") } i { VERB($who, v: "odpaść", mood: "fin") } z gry; wygrywa ten, kto zostanie sam
}

## Przebieg gry: karty, liczniki, znaczniki

deal = { NOM($dealer) } { VERB($dealer, v: "rozdać") } { $amount ->
    [all] wszystkie karty{ $from ->
        [none] { "" }
       *[other] { " " }{ GEN($from, p: "z") }
    }, po jednej { DAT($who) }
   *[other] { DAT($who) } { ACC($amount) }{ $from ->
        [none] { "" }
       *[other] { " " }{ GEN($from, p: "z") }
    }
}{ $to ->
    [none] { "" }
   *[other] , { INTO($to) }
}
deal-zone = { NOM($dealer) } { PLACE($to) ->
    [na] { VERB($dealer, v: "położyć") }
   *[w] { VERB($dealer, v: "odłożyć") }
} { $amount ->
    [all] wszystkie karty
   *[other] { ACC($amount) }
} { $from ->
    [none] z talii
   *[other] { GEN($from, p: "z") }
} { INTO($to) }
put-zone = { NOM($who) } { PLACE($pile) ->
    [na] { VERB($who, v: "położyć") }
   *[w] { VERB($who, v: "odłożyć") }
} { ACC($what) } { INTO($pile) }
put-space = { NOM($who) } { VERB($who, v: "położyć") } { ACC($what) } { LOC($on, p: "na") }
put-holder = { $clause } ({ $holder ->
    [none] odtąd bez właściciela
   *[other] odtąd właścicielem { VERB($holder, v: "być", mood: "fin") } { NOM($holder) }
})
shuffle = { NOM($who) } { VERB($who, v: "potasować") } { ACC($zone) }
exchange = { NOM($who) } { VERB($who, v: "zamienić") } miejscami wszystkie karty { GEN($first, p: "z") } i { GEN($second, p: "z") }
set = { NOM($who) } { VERB($who, v: "ustawić") } { FIG($counter, c: "acc") } na { FIG($amount, c: "acc") }
gain-on = { NOM($who) } { VERB($who, v: "dołożyć") } { ACC($amount) } { ACC($of, p: "na") }
gain-shared = { NOM($who) } { VERB($who, v: "zwiększyć") } { ACC($counter) } o { FIG($amount, c: "acc") }
lose-shared = { NOM($who) } { VERB($who, v: "zmniejszyć") } { ACC($counter) } o { FIG($amount, c: "acc") }
lose-on = { NOM($who) } { VERB($who, v: "zdjąć") } { ACC($amount) } { GEN($of, p: "z") }
give = { NOM($who) } { VERB($who, v: "dać") } { DAT($to) } { ACC($amount) }{ $into ->
    [none] { "" }
   *[other] { " " }jako { PLURAL($into, c: "acc") }
}
give-store = { NOM($who) } { VERB($who, v: "dołożyć") } { ACC($amount) } { GEN($to, p: "do") }{ $into ->
    [none] { "" }
   *[other] { " " }jako { PLURAL($into, c: "acc") }
}
give-whole = { NOM($who) } { VERB($who, v: "dać") } { ACC($counter, a: "cały") } { DAT($to) }{ $into ->
    [none] { "" }
   *[other] { " " }jako { PLURAL($into, c: "acc") }
}
take-whole = { NOM($who) } { VERB($who, v: "wziąć") } { ACC($counter, a: "cały") }
mark = { $form ->
    [none] { $owned ->
        [yes] { NOM($marker) } nic już nie wskazuje
       *[no] nie ma już { GEN($marker) }
    }
   *[other] od teraz { NOM($marker) } to { FIG($shows, c: "nom") }
}
mark-player = od teraz { NOM($who) } { VERB($who, v: "być", mood: "fin") } { INS($marker) }
pick = { NOM($who) } { VERB($who, v: "wybrać") } { ACC($what) }
choose_number = { NOM($who) } { VERB($who, v: "wybrać") } liczbę od { FIG($at_least, c: "gen") } do { FIG($at_most, c: "gen") }{ $where ->
    [none] { "" }
   *[other] , dla której { $where }
}
choose_number-not = { NOM($who) } { VERB($who, v: "wybrać") } liczbę od { FIG($at_least, c: "gen") } do { FIG($at_most, c: "gen") }, ale inną niż { FIG($other, c: "nom") }{ $where ->
    [none] { "" }
   *[other] , dla której { $where }
}
choose_word-of = { NOM($who) } { VERB($who, v: "wybrać") } { ACC($stat) } spośród tych, które { VERB($of, v: "mieć") } { NOM($of) }
choose_word = { NOM($who) } { VERB($who, v: "wybrać") } { ACC($stat) }{ $among ->
    [none] { "" }
   *[other] { " " }({ LIST($among, by: "or") })
}
choose_player = { NOM($chooser) } { VERB($chooser, v: "wybrać") } { ACC($who) }
throw = { NOM($who) } { VERB($who, v: "rzucić") } { INS($dice) } o { $worked ->
    [yes] liczbie ścianek równej { FIG($sides, c: "dat") }
   *[no] { FIG($sides, c: "loc") } ściankach
}{ $many ->
    [yes] { " " }każda
   *[no] { "" }
}
throw-faces = { NOM($who) } { VERB($who, v: "rzucić") } { INS($dice) } { GEN($from, p: "z") } { INTO($to) }

## Lewy, licytacje, zakłady

trick = rozegrajcie lewę: wychodzi { NOM($lead) }, potem po kolei pozostali; każdy zagrywa po karcie{ $from ->
    [none] { "" }
   *[other] { " " }{ GEN($from, p: "z") }
}{ $to ->
    [none] { "" }
   *[other] { " " }{ INTO($to) }
}{ $leads ->
    [none] { "" }
   *[other] . Wychodząc, jeśli to możliwe, zagraj { LIST($leads, by: "then", sep: ";") }
}{ $follow ->
    [none] { "" }
   *[other] . Jeśli możesz, dołóż kartę { $followed ->
        [none] { LOC($follow, p: "w") } karty wyjścia
       *[other] o tej samej wartości co karta wyjścia (zob. { $followed })
    }
}{ $discards ->
    [none] { "" }
   *[other] . Jeśli nie możesz, zagraj, o ile to możliwe, { LIST($discards, by: "then", sep: ";") }
}. Lewę bierze karta o { $points ->
    [none] { ADJ($by, a: "najwyższy", c: "loc") } { LOC($by) }
   *[other] najwyższej wartości (zob. { $points })
}{ $follow ->
    [none] { "" }
   *[other] { " " }{ $followed ->
        [none] { LOC($follow, p: "w") } karty wyjścia
       *[other] wśród kart o wartości karty wyjścia
    }
}{ $trump ->
    [none] { "" }
   *[other] , ale { $marked ->
        [yes] { FIG($trump, c: "nom") }
       *[no] { NOM($suit) } { FIG($trump, c: "nom") }
    } bije wszystkie inne karty
}
auction = przeprowadźcie licytację: zaczyna { NOM($from) }, po kolei każdy licytuje { $resource ->
    [none] { "" }
   *[other] w { PLURAL($resource, c: "loc") }{ " " }
}co najmniej { FIG($at_least, c: "acc") }{ $at_most ->
    [none] { "" }
   *[other] { " " }i najwyżej { FIG($at_most, c: "acc") }
}, zawsze więcej niż poprzednio, albo pasuje i odpada z licytacji{ $once ->
    [yes] ; każdy odzywa się tylko raz
   *[no] { "" }
}. Licytację wygrywa, kto dał najwięcej
betting = obstawiajcie: zaczyna { NOM($from) }, po kolei każdy czeka albo wyrównuje, przebija o { ACC($raise) } lub, gdy jest co wyrównać, pasuje i odpada{ $raises ->
    [none] { "" }
   *[other] ; łącznie najwyżej { ACC($raises) }
}. Stawki trafiają { INTO($into) }

## Liczby słowami

number-counter = { HEAD($case, n: "number") } { GEN($of) }
number-on = { HEAD($case, n: "number") } { PLURAL($counter, c: "gen") } { LOC($of, p: "na") }
number-count = { $total ->
    [yes] { HEAD($case, a: "łączny", n: "number") }
   *[no] { HEAD($case, n: "number") }
} { GEN($of) }
number-stat = { $form ->
    [pronoun] { OF($of) } { HEAD($case) }
   *[noun] { HEAD($case) } { OF($of) }
}
number-stat-sum = { $form ->
    [pronoun] { HEAD($case, n: "sum") } { GEN($of) } { PLURAL($stat, c: "gen") }
   *[noun] { HEAD($case, n: "sum") } { PLURAL($stat, c: "gen") } { GEN($of) }
}
number-points = { HEAD($case, n: "value") } { GEN($of) } (zob. { $points })
number-highest = { HEAD($case, a: "najwyższy") } { GEN($of, p: "wśród") }
number-lowest = { HEAD($case, a: "najniższy") } { GEN($of, p: "wśród") }
number-extreme-by = { HEAD($case, n: "sum") } { $end ->
    [highest] najwyższych
   *[lowest] najniższych
} { PLURAL($stat, c: "gen") } { LOC($by, p: "w", a: "każdy") } { GEN($of, p: "wśród") }
number-distinct = { HEAD($case, n: "number") } różnych { PLURAL($stat, c: "gen") } { GEN($of, p: "wśród") }
number-sum = { HEAD($case, n: "sum") } { FIGS($of, c: "gen") }
number-difference = { HEAD($head) }{ $apart ->
    [yes] ,
   *[no] { "" }
} minus { FIG($second, c: "nom") }
number-plus = { HEAD($head) }{ $apart ->
    [yes] ,
   *[no] { "" }
} plus { FIG($second, c: "nom") }
number-negative = minus { FIG($of, c: "nom") }
number-listed = { HEAD($case, n: "sum") } następujących liczb
sum-part = { FIG($of, c: "nom") }
number-product = { HEAD($head) }{ $apart ->
    [yes] ,
   *[no] { "" }
} razy { FIG($second, c: "nom") }
number-times = { FIG($times) } razy { FIG($of, c: "nom") }
number-quotient = { HEAD($case, n: "quotient") } { FIG($first, c: "gen") } i { FIG($second, c: "gen") } (w zaokrągleniu w dół)
number-remainder = { HEAD($case, n: "remainder") } z dzielenia { FIG($first, c: "gen") } przez { FIG($second, c: "acc") }
number-larger = { $many ->
    [yes] { HEAD($case, n: "value", a: "najwyższy") } spośród: { FIGS($of, c: "nom") }
   *[no] { HEAD($case, n: "value", a: "większy") } spośród: { FIGS($of, c: "nom") }
}
number-smaller = { $many ->
    [yes] { HEAD($case, n: "value", a: "najniższy") } spośród: { FIGS($of, c: "nom") }
   *[no] { HEAD($case, n: "value", a: "mniejszy") } spośród: { FIGS($of, c: "nom") }
}
number-most = { NOM($of) } wynosi { $end ->
    [most] najwięcej
   *[least] najmniej
}
number-players = { HEAD($case, n: "number") } { GEN($of) }{ $remaining ->
    [yes] { " " }pozostałych w grze
   *[no] { "" }
}{ $where ->
    [none] { "" }
   *[other] , u których { REL($where) }
}
number-of-those = { HEAD($case, n: "number") } { $named ->
    [yes] tych graczy
   *[no] graczy, którymi są: { NOM($who) }
}
number-table = { HEAD($case, n: "number") } z tabeli { $table } dla: { FIGS($at, c: "nom") }
number-sets = { HEAD($case, n: "number") } różnych { GEN($sets) }
number-largest = { HEAD($case, n: "number") } kart w największym { LOC($set) }
number-formula = { $formula }{ $who ->
    [none] { "" }
   *[other] { " " }{ GEN($who) }
}
number-sum-over = { HEAD($case, n: "sum") }, licząc osobno { ADJ($stat, a: "każdy", c: "acc") } { ACC($stat) }, z: { FIGS($of, c: "nom") }
number-larger-over = { HEAD($case, n: "value", a: "najwyższy") }, licząc osobno { ADJ($stat, a: "każdy", c: "acc") } { ACC($stat) }, spośród: { FIGS($of, c: "nom") }
number-smaller-over = { HEAD($case, n: "value", a: "najniższy") }, licząc osobno { ADJ($stat, a: "każdy", c: "acc") } { ACC($stat) }, spośród: { FIGS($of, c: "nom") }
number-if = { $form ->
    [whole] { FIG($then, c: "nom") }, jeśli { $condition }, w przeciwnym razie { FIG($otherwise, c: "nom") }
    [alone] { FIG($then, c: "nom") }, jeśli { $condition }
    [line] { FIG($then, c: "nom") }, jeśli { $condition }; w przeciwnym razie { FIG($otherwise, c: "nom") }
    [only] { FIG($then, c: "nom") } (jeśli { $condition })
   *[part] { FIG($then, c: "nom") } (jeśli { $condition }; w przeciwnym razie { FIG($otherwise, c: "nom") })
}
number-unmatched = { $points ->
    [none] { HEAD($case, a: "najniższy", n: "sum") } { PLURAL($stat, c: "gen") }
   *[other] { HEAD($case, a: "najniższy", n: "value") }
} { GEN($of) }, które zostają po ułożeniu reszty w układy, z których każdy to { NOM($sets) }{ $points ->
    [none] { "" }
   *[other] { " " }(zob. { $points })
}
number-each = { FIG($each) } za { ACC($per) }
number-seat = { HEAD($case, n: "ordinal") } { $own ->
    [yes] twojego miejsca
    [theirs] jego miejsca
   *[no] miejsca { GEN($who) }
}
number-turn = { HEAD($case, n: "ordinal") } tej tury
number-distance = { HEAD($case, n: "distance") } { GEN($first, p: "od") } { GEN($second, p: "do") }
number-row = { HEAD($case, n: "ordinal") } rzędu { GEN($of) } { $own ->
    [yes] (licząc od twojej strony)
   *[no] (licząc od jego strony)
}
number-column = { HEAD($case, n: "ordinal") } kolumny { GEN($of) } { $own ->
    [yes] (licząc od twojej lewej)
   *[no] (licząc od jego lewej)
}
equal-to = tyle { UNIT($unit) }, ile wynosi { FIG($number, c: "nom") }
so-many = , ile wynosi { FIG($number, c: "nom") }{ "\uE002" }
set-of = { HEAD($case, n: "set") } { $size ->
    [any] { "" }
    [exactly] { FIG($count, c: "gen") }{ " " }
   *[at_least] co najmniej { FIG($count, c: "gen") }{ " " }
}{ GEN($of) } { $how ->
    [same] o { ADJ($stat, a: "jednakowy", c: "loc") } { LOC($stat) }
    [different] o różnych { PLURAL($stat, c: "loc") }
    [run] o kolejnych { PLURAL($stat, c: "loc") }
    [total] o { ADJ($stat, a: "łączny", c: "loc") } { LOC($stat) } { FIG($total, c: "nom") }
    [equal] o { ADJ($stat, a: "łączny", c: "loc") } { LOC($stat) } { ADJ($stat, a: "taki", c: "loc") } jak { FIG($total, c: "nom") }
   *[points] o łącznej wartości { FIG($total, c: "acc") } (zob. { $points })
}{ $within ->
    [none] { "" }
   *[other] { " " }i o { ADJ($within, a: "jeden", c: "loc") } { LOC($within) }
}{ $longest ->
    [yes] { " " }(tylko { $many ->
        [yes] najdłuższe
       *[no] najdłuższy
    })
   *[no] { "" }
}{ $last ->
    [yes] , { $many ->
        [yes] które
       *[no] który
    } kończy ostatnia karta
   *[no] { "" }
}
any-set = { LIST($of, by: "or") }
some-set = { HEAD($set) }{ $able ->
    [none] { "" }
   *[other] { " " }{ $able }
}

## Jakie muszą być karty, pola i gracze

test-stat = o { LOC($stat) } { $how ->
    [is] { $worked ->
        [yes] { ADJ($stat, a: "równy", c: "loc") } { FIG($limit, c: "dat") }
       *[no] { FIG($limit, c: "nom") }
    }
    [not] { ADJ($stat, a: "inny", c: "loc") } niż { FIG($limit, c: "nom") }
    [less] { ADJ($stat, a: "mniejszy", c: "loc") } niż { FIG($limit, c: "nom") }
    [more] { ADJ($stat, a: "większy", c: "loc") } niż { FIG($limit, c: "nom") }
    [at_least] { $worked ->
        [yes] nie { ADJ($stat, a: "mniejszy", c: "loc") } niż
       *[no] co najmniej
    } { FIG($limit, c: "nom") }
   *[at_most] { $worked ->
        [yes] nie { ADJ($stat, a: "większy", c: "loc") } niż
       *[no] najwyżej
    } { FIG($limit, c: "nom") }
}
test-named = o { LOC($limit) }
test-between = o { LOC($stat) } od { FIG($at_least, c: "nom") } do { FIG($at_most, c: "nom") }
test-same = o { LOC($stat) } { $how ->
    [is] { ADJ($stat, a: "taki", c: "loc") } jak
    [not] { ADJ($stat, a: "inny", c: "loc") } niż
    [less] { ADJ($stat, a: "mniejszy", c: "loc") } niż
    [more] { ADJ($stat, a: "większy", c: "loc") } niż
    [at_least] co najmniej { ADJ($stat, a: "taki", c: "loc") } jak
   *[at_most] najwyżej { ADJ($stat, a: "taki", c: "loc") } jak
} { FIG($limit, c: "nom") }
test-counter = o liczbie { PLURAL($counter, c: "gen") } { $how ->
    [is] { "" }
    [not] innej niż
    [at_least] co najmniej
   *[at_most] najwyżej
} { FIG($limit, c: "nom") }
test-counter-as = o liczbie { PLURAL($counter, c: "gen") } { $how ->
    [is] równej
    [not] innej niż
    [less] mniejszej niż
    [more] większej niż
    [at_least] co najmniej takiej jak
   *[at_most] najwyżej takiej jak
} { $how ->
    [is] { FIG($limit, c: "dat") }
   *[other] { FIG($limit, c: "nom") }
}
test-kind = ({ NOM($kind) })
test-either = { $mixed ->
    [yes] (albo { LIST($of, by: "either", sep: ",") })
   *[no] { $nested ->
        [yes] albo { LIST($of, by: "either") }
       *[no] { LIST($of, by: "or") }
    }
}
test-all = { $mixed ->
    [yes] ({ LIST($of, by: "and_also", sep: ",") })
   *[no] { LIST($of) }
}
test-none = { $several ->
    [yes] ani { LIST($of, by: "nor") }
   *[no] nie { LIST($of, by: "nor") }
}
test-holds =
    .clause = dla { $many ->
        [yes] { ADJ($it, a: "każdy", c: "gen", n: "sg") } z { WHICH($it, c: "gen") }
       *[no] { WHICH($it, c: "gen") }
    } { $holds }
test-usable =
    .clause = { WHICH($it, c: "gen") } zdolności { NOM($who) } { VERB($who, v: "móc") } użyć
test-empty =
    .adjective = { ADJ($it, a: "pusty") }
test-occupied =
    .adjective = { ADJ($it, a: "zajęty") }
test-param = ({ $param })
test-has =
    .clause = { WHICH($it, c: "loc", p: "na") } stoi { NOM($has) }
test-region = w obszarze { $region }
test-row = { $how ->
    [chosen] w rzędzie o tym numerze
    [worked-out] w rzędzie, którego numerem jest { FIG($limit, c: "nom") }
    [is] w rzędzie { FIG($limit, c: "nom") }
    [not] poza rzędem { FIG($limit, c: "nom") }
    [at_least] w rzędzie { FIG($limit, c: "nom") } lub dalszym
   *[at_most] w rzędach do { FIG($limit, c: "nom") }
} { $own ->
    [yes] (licząc od twojej strony)
   *[no] (licząc od jego strony)
}
test-column = { $how ->
    [chosen] w kolumnie o tym numerze
    [worked-out] w kolumnie, której numerem jest { FIG($limit, c: "nom") }
    [is] w kolumnie { FIG($limit, c: "nom") }
    [not] poza kolumną { FIG($limit, c: "nom") }
    [at_least] w kolumnie { FIG($limit, c: "nom") } lub dalszej
   *[at_most] w kolumnach do { FIG($limit, c: "nom") }
} { $own ->
    [yes] (licząc od twojej lewej)
   *[no] (licząc od jego lewej)
}
test-way = { LIST($ways, by: "or") }
test-is = (to { NOM($is) })
test-is-any = ({ LIST($of) })
test-is-any-part = { NOM($is) }
test-is-none = oprócz { LIST($of) }
test-is-none-part = { GEN($is) }
test-marked = ({ NOM($marker) }: { NOM($is) })
test-says = ze zdolnością { $says }
test-forms = { $set }
if-able = (jeśli to możliwe, { LIST($of, by: "then", sep: ";") })
if-able-part = { ACC($what) }
places = { $all ->
    [yes] { LIST($of) }
   *[no] { LIST($of, by: "or") }
}
on-space = { LOC($on, p: "na") }
from-among = { GEN($of, p: "spośród") }
space-on = { LOC($board, p: "board") }
space-from = { $reach ->
    [next] o krok
    [exactly] dokładnie o { ACC($distance) }
    [at_most] najwyżej o { ACC($distance) }
   *[any] o dowolną liczbę kroków
}{ $ways ->
    [none] { "" }
   *[other] { " " }{ LIST($ways, by: "or") }
} { GEN($from, p: "od") }{ $clear ->
    [yes] { " " }(nic nie stoi po drodze)
   *[no] { "" }
}
space-beyond = { $reach ->
    [next] tuż
    [exactly] dokładnie o { ACC($distance) }
    [at_most] najwyżej o { ACC($distance) }
   *[any] o dowolną liczbę kroków
} { INS($beyond, p: "za") }, patrząc { GEN($from, p: "od") }
space-through = wzdłuż linii, w której każde to { NOM($through) }{ $until ->
    [none] { "" }
   *[other] , aż po { ACC($until) }
}
way = { $way ->
    [forward] do przodu
    [backward] do tyłu
    [left] w lewo
    [right] w prawo
    [forward_diagonal] na ukos do przodu
    [backward_diagonal] na ukos do tyłu
    [orthogonal] na wprost
    [diagonal] na ukos
    [knight] ruchem skoczka
   *[any] w dowolnym kierunku
}
person-next = { HEAD($case, n: "player") } po { $own ->
    [yes] twojej lewej
    [theirs] jego lewej
   *[no] lewej stronie { GEN($of) }
}
person-previous = { HEAD($case, n: "player") } po { $own ->
    [yes] twojej prawej
    [theirs] jego prawej
   *[no] prawej stronie { GEN($of) }
}
person-owner = { HEAD($case, n: "owner") } { GEN($of) }
person-marker = { HEAD($who) }
person-most = { HEAD($among) } z { $end ->
    [most] największą
   *[least] najmniejszą
} liczbą { GEN($of) }
person-seat = { HEAD($case, n: "player") } na miejscu { $worked ->
    [yes] o numerze równym { FIG($seat, c: "dat") }
   *[no] { FIG($seat, c: "nom") }
}
remains = wciąż w grze
person-remaining = { HEAD($who) } { $where }
person-where = { HEAD($who) }, u którego { REL($where) }
person-who = { HEAD($who) }, { REL($where) }
who = który
turn-player = { HEAD($case, n: "player") } po swojej turze

## Warunki przebiegu gry

number = { FIG($of, c: "nom") } { $how ->
    [is] wynosi
    [not] nie wynosi
    [less] wynosi mniej niż
    [more] wynosi więcej niż
    [at_least] wynosi co najmniej
   *[at_most] wynosi najwyżej
} { $how ->
    [less] { FIG($limit, c: "nom") }
    [more] { FIG($limit, c: "nom") }
   *[other] { FIG($limit, c: "acc") }
}
number-word = { FIG($of, c: "nom") } to { $how ->
    [is] { "" }
   *[not] nie
} { FIG($limit, c: "nom") }
players = { PLURAL($player, c: "gen") }{ $remaining ->
    [yes] { " " }w grze zostało
   *[no] { " " }jest
} { $how ->
    [is] { "" }
    [not] więcej lub mniej niż
    [at_least] co najmniej
   *[at_most] najwyżej
} { $number }
number-between = { FIG($of, c: "nom") } wynosi od { FIG($at_least, c: "gen") } do { FIG($at_most, c: "gen") }
has-exactly = { NOM($who) } { VERB($who, v: "mieć") } dokładnie { ACC($amount) }
has-other = { NOM($who) } { VERB($who, v: "mieć") } mniej lub więcej niż { ACC($amount) }
owns-least = { NOM($who) } { VERB($who, v: "mieć") } { $place } co najmniej { ACC($what) }
owns-most = { NOM($who) } { VERB($who, v: "mieć") } { $place } najwyżej { ACC($what) }
owns-exactly = { NOM($who) } { VERB($who, v: "mieć") } { $place } dokładnie { ACC($what) }
owns-other = { NOM($who) } { VERB($who, v: "mieć") } { $place } mniej lub więcej niż { ACC($what) }
same = { NOM($of) } { VERB($of, v: "mieć") } { ADJ($stat, a: "jednakowy", c: "acc") } { ACC($stat) }
forms = { NOM($of) } { VERB($of, v: "tworzyć") } { ACC($set) }
player = { NAME($is) } to { NAME($who) }
every = { GEN($who, p: "u") } { $holds }
some = jest { NOM($who) }
not-some = nie ma { GEN($who) }
player-most = { NOM($who) } { VERB($who, v: "mieć") } { $end ->
    [most] najwięcej
   *[least] najmniej
} { GEN($of) }
player-extreme = { FIG($of, c: "nom") } wynosi { $own ->
    [yes] u ciebie { $end ->
        [most] więcej
       *[least] mniej
    } niż u kogokolwiek innego
   *[no] { $end ->
        [most] najwięcej
       *[least] najmniej
    } ze wszystkich
}
can = { NOM($who) } { VERB($who, v: "móc") } wykonać akcję { LIST($action, by: "or") }
cannot = { NOM($who) } nie { VERB($who, v: "móc") } wykonać akcji { LIST($action, by: "nor") }
can-none = { NOM($who) } nie { VERB($who, v: "móc") } wykonać akcji { LIST($action, by: "nor") }
usable = { NOM($who) } { VERB($who, v: "móc") } użyć { $form ->
    [pronoun] { OF($what) } zdolności
   *[noun] zdolności { GEN($what) }
}
said = { $field } to { LIST($words, by: "or") }
unset = { $owned ->
    [yes] { NOM($marker) } nic nie wskazuje
   *[no] nie ma { GEN($marker) }
}
shown = { $owned ->
    [yes] { NOM($marker) } nadal coś wskazuje
   *[no] nadal { VERB($marker, v: "być") } { NOM($marker) }
}
such = { HEAD($case, d: "taki") }
exists-such = { $number ->
    [none] nie ma { FIG($what, c: "gen") }
    [1] { $many ->
        [yes] są
       *[no] jest
    } { FIG($what, c: "nom") }
   *[other] jest co najmniej { FIG($number) } { FIG($what, c: "gen") }
}
line = { NOM($owner) } { VERB($owner, v: "mieć") } { $limit ->
    [none] { ACC($what) }
   *[other] { ACC($what, q: "counted") } w liczbie { FIG($limit, c: "gen") }
} w jednej linii{ $through ->
    [none] { "" }
   *[other] { " " }{ ACC($through, p: "przez") }
}{ $board ->
    [none] { "" }
   *[other] { " " }{ LOC($board, p: "na") }
}
connects = { NOM($owner) } { VERB($owner, v: "łączyć") } { LIST($regions) } { INS($what) }{ $board ->
    [none] { "" }
   *[other] { " " }{ LOC($board, p: "na") }
}
in-variant = { $played ->
    [yes] obowiązuje
   *[no] nie obowiązuje
} wariant { $variant }
left = { NOM($who) } { VERB($who, v: "być") } poza grą
standing = { NOM($what) } { VERB($what, v: "stać") } { LOC($on, p: "na") }
there-is = { VERB($what, v: "być") } { $number ->
    [1] { NOM($what) }
   *[other] co najmniej { NOM($what) }
}
exists-named = { $number ->
    [none] nie ma { GEN($what) }
    [1] { VERB($what, v: "być") } { NOM($what) }
   *[other] jest co najmniej { FIG($number, c: "nom") } { GEN($what, p: "spośród") }
}
all_of = { $mixed ->
    [yes] { LIST($of, by: "and_also", sep: ",") }
   *[no] { LIST($of) }
}
any_of = { $mixed ->
    [yes] { LIST($of, by: "or_else", sep: ",") }
   *[no] { LIST($of, by: "or") }
}
not = nie jest prawdą, że { $of }

## Zasady gry: co jest prawdą, zanim ktoś coś zrobi, i jak gra się kończy

rules-players = gra dla { $same ->
    [yes] { GEN($most) }
   *[no] { FIG($least) }–{ GEN($most) }
}
rules-teams = liczba drużyn: { FIG($teams) }; gracze drużyn siedzą na przemian
rules-variant = w grze dla { $same ->
    [yes] { GEN($most) }
   *[no] { FIG($least) }–{ GEN($most) }
} { $always ->
    [yes] zawsze obowiązuje
   *[no] można wybrać
} wariant { $variant }
rules-concerned = to, co wariant { $variant } zmienia na kartach, dotyczy { GEN($who) }, nawet gdy karta nie zwraca się do nikogo
rules-result = w wariancie { $variant } liczy się { $result ->
    [score] sam wynik
   *[win] zwycięstwo
}
rules-parted = w wariancie { $variant } liczba drużyn: { FIG($teams) }; gracze drużyn siedzą na przemian
rules-gifts = w wariancie { $variant } pomoc, którą daje karta ({ LIST($fields, by: "or") }), może zamiast ciebie dostać ktoś z twojej drużyny; pomocą są: { LIST($operations) }
rules-owned = osobno dla każdego gracza
rules-seen = { $seen ->
    [owner] tylko właściciel widzi, co tam leży
    [others] wszyscy prócz właściciela widzą, co tam leży
    [nobody] nikt nie widzi, co tam leży
   *[all] wszyscy widzą, co tam leży
}
rules-starts = { $shuffled ->
    [yes] { $owned ->
        [yes] każdy gracz tasuje { $decks ->
            [none] wszystkie własne karty
           *[other] własny komplet { LIST($decks) }
        }; tworzą
        [seats] potasujcie według kolejności miejsc: { LIST($decks) }; tworzą
       *[no] potasuj { $decks ->
            [none] wszystkie karty
           *[other] komplet { LIST($decks) }
        }; tworzą
    }
   *[no] { $owned ->
        [yes] każdy gracz bierze { $decks ->
            [none] wszystkie własne karty
           *[other] własny komplet { LIST($decks) }
        }; tworzą
        [seats] weźcie według kolejności miejsc: { LIST($decks) }; tworzą
       *[no] wyłóż { $decks ->
            [none] wszystkie karty
           *[other] komplet { LIST($decks) }
        }; tworzą
    }
} { ACC($zone) }
rules-refill = gdy trzeba stamtąd wziąć kartę, a żadnej nie ma, potasuj { ACC($refill) } i przełóż { INTO($zone) }
rules-active = to, co tam leży, jest w grze
rules-awake = z tego, co mówią leżące tam karty, działa tylko: { LIST($fields) }
rules-asleep = to, co mówią leżące tam karty, nie działa
rules-in-play = tu leżą karty w grze
rules-emptied = gdy zabraknie tam kart, od razu postąp jak w części { $procedure }
rules-marker = przy każdej leżącej tam karcie zaznacz: { NOM($marker) }
rules-space-marker = przy każdym polu zaznacz: { NOM($marker) }
rules-lines = linie proste: { LIST($lines) }
rules-line = ({ LIST($spaces) })
rules-columns = kolumny od lewej: { LIST($columns) }
rules-around = od { FIG($least, c: "gen") } graczy wzwyż, patrząc z miejsca { FIG($seat, c: "nom") }: { LIST($columns) }
rules-column = { FIG($number, c: "nom") } ({ LIST($spaces) })
rules-ordered = kolejność ma znaczenie
rules-most = mieści się tam { NOM($most) }; co się nie mieści, zostaje na swoim miejscu
rules-start = { $shared ->
    [yes] { NOM($counter) } na początku: { FIG($start) }
   *[no] każdy gracz zaczyna, mając { ACC($amount) }
}
rules-of = każda karta { LOC($zone, p: "place") } zaczyna, mając { ACC($amount) }
rules-least = nigdy mniej niż { FIG($least) }
rules-highest = nigdy więcej niż { FIG($most) }
rules-secret = widzi to tylko właściciel
rules-grid = { NOM($board) } ma wymiary { FIG($rows) } × { FIG($columns) } { $shape ->
    [hexes] (pola sześciokątne)
   *[squares] (pola kwadratowe)
}
rules-lone = pola bez przejść na inne: { LIST($spaces) }
rules-spaces = z { $space } prowadzi droga do: { LIST($to) }
rules-holds = na każdym polu mieści się jedna rzecz
rules-region = { $region }: { LIST($spaces) }
rules-name = { NOM($of, q: "noun") }
rules-points = według { GEN($stat) }
rules-points-other = wszystkie inne
rules-points-case = { NOM($what, q: "counted") }
rules-points-stat = { NOM($stat) }
action-if = możesz to zrobić, tylko jeśli { $if }
action-pay = koszt: { DO($pay) }
end-when = { $after ->
    [at_once] gra kończy się, gdy tylko { $when }
    [turn] gdy { $when }, gra kończy się po tej turze
   *[round] gdy { $when }, dokończcie rundę, tak by wszyscy rozegrali tyle samo tur; potem gra się kończy
}
score-is = twój wynik to { FIG($score, c: "nom") }
score-wins = { $wins ->
    [most] wygrywa gracz z najwyższym wynikiem
   *[least] wygrywa gracz z najniższym wynikiem
}
score-tie = w razie remisu porównajcie { FIG($of, c: "acc") }: wygrywa, kto ma { $wins ->
    [most] więcej
   *[least] mniej
}
score-share = jeśli remis trwa, ci gracze dzielą się zwycięstwem
score-result = im { $wins ->
    [most] wyższy
   *[least] niższy
} wynik, tym lepiej
formula-is = { FIG($number, c: "nom") }
heading-setup = Przygotowanie
heading-course = Przebieg gry
heading-actions = Akcje
heading-procedures = Szczegóły
heading-end = Koniec gry
heading-score = Kto wygrywa
heading-zones = Co gdzie leży
heading-formulas = Jak się liczy
heading-points = Wartość kart
heading-tables = Tabele
