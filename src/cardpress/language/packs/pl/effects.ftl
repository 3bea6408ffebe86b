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

draw = { NOM($who) } { VERB($who, v: "dobrać") } { ACC($amount) }
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
roll_table = { NOM($who) } { VERB($who, v: "rzucić") } kością: { LIST($rows, by: "either", sep: ";") }
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
highest = o { ADJ($stat, a: "najwyższy", c: "loc") } { LOC($stat) }
lowest = o { ADJ($stat, a: "najniższy", c: "loc") } { LOC($stat) }
