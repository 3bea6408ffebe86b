### Sätze über Wirkungen. NOM, ACC, DAT, GEN: Fälle; SUB: Verb am Ende; AFTER: Verb zuerst, nach etwas Vorangestelltem;
### ZU: Infinitiv mit zu; OPEN: Teile eines Satzes, zwischen die noch etwas tritt. Wo das Verb steht, sagt nie die Nachricht.

## Mittel

gain = { NOM($who) } { VERB($who, v: "erhalten") } { ACC($amount) }
lose = { NOM($who) } { VERB($who, v: "verlieren") } { ACC($amount) }
pay = { NOM($who) } { VERB($who, v: "ausgeben") } { ACC($amount) }
steal = { NOM($who) } { VERB($who, v: "stehlen") } { DAT($source) } { ACC($amount) }

## Karten

draw = { NOM($who) } { VERB($who, v: "ziehen") } { ACC($amount) }
discard = { NOM($who) } { VERB($who, v: "abwerfen") } { ACC($what) }
take = { NOM($who) } { VERB($who, v: "nehmen") } { ACC($what) } { ACC($hand, p: "auf") }
put-top = { NOM($who) } { VERB($who, v: "legen") } { ACC($what) }{ $many ->
    [yes] { " " }in beliebiger Reihenfolge
   *[no] { "" }
} oben auf { ACC($pile) }
put-bottom = { NOM($who) } { VERB($who, v: "legen") } { ACC($what) }{ $many ->
    [yes] { " " }in beliebiger Reihenfolge
   *[no] { "" }
} { ACC($pile, p: "unter") }
put-rest-top = { NOM($who) } { VERB($who, v: "legen") } { ACC($what) }{ $many ->
    [yes] { " " }in beliebiger Reihenfolge
   *[no] { "" }
} oben auf { ACC($pile) }
put-rest-bottom = { NOM($who) } { VERB($who, v: "legen") } { ACC($what) }{ $many ->
    [yes] { " " }in beliebiger Reihenfolge
   *[no] { "" }
} { ACC($pile, p: "unter") }
look = { NOM($who) } { VERB($who, v: "ansehen") } { REFL($who) } { ACC($what) }
reveal = { NOM($who) } { VERB($who, v: "aufdecken") } { ACC($what) }
swap = { NOM($who) } { VERB($who, v: "vertauschen") } { ACC($what) }

## Karten im Spiel

attach = { NOM($who) } { VERB($who, v: "anlegen") } { ACC($card) } { ACC($to, p: "an") }
move-any = { NOM($who) } { VERB($who, v: "verschieben") } { ACC($what) } { ACC("lane", p: "in", d: "ein", a: "ander") }
move-next = { NOM($who) } { VERB($who, v: "verschieben") } { ACC($what) } { ACC("lane", p: "in", d: "ein", a: "benachbart") }
move-lane = { NOM($who) } { VERB($who, v: "verschieben") } { ACC($what) } { ACC("lane", p: "in") }{ "\u00A0" }{ $lane }
modify = { NOM($what) } { VERB($what, v: "haben") } { $by } { ACC($stat) }
modify-give = { $whose ->
    [self] { NOM($what) } { VERB($what, v: "erhalten") }
   *[other] { NOM($who) } { VERB($who, v: "geben") } { DAT($what) }
} { $by } { ACC($stat) }
modify-cost = { NOM($what) } { VERB($what, v: "kosten") } { $by } { $more ->
    [more] mehr
   *[less] weniger
}

## Was im Spiel ist: Schaden, Merkmale, Marker

harm = { NOM($who) } { VERB($who, v: "zufügen") } { DAT($what) } { ACC($amount) }
heal = { NOM($who) } { VERB($who, v: "heilen") } { ACC($amount) } { DAT($what, p: "an") }
destroy = { NOM($who) } { VERB($who, v: "zerstören") } { ACC($what) }
grant = { NOM($what) } { $until ->
    [none] { VERB($what, v: "haben") }
   *[other] { VERB($what, v: "erhalten") }
} *{ ACC($trait) }*
put_token = { NOM($who) } { VERB($who, v: "legen") } { ACC($amount) } { ACC($on, p: "auf") }
take_token = { NOM($who) } { VERB($who, v: "entfernen") } { ACC($amount) } { DAT($from, p: "von") }

## Würfel

roll = { NOM($who) } { VERB($who, v: "werfen") } einen Würfel. Bei{ "\u00A0" }{ $at_least } oder mehr { AFTER($do) }{ $otherwise ->
    [none] { "" }
   *[else] . Andernfalls { AFTER($otherwise) }
}
roll-inline = { NOM($who) } { VERB($who, v: "werfen") } einen Würfel: bei{ "\u00A0" }{ $at_least } oder mehr { AFTER($do) }{ $otherwise ->
    [none] { "" }
   *[else] ; andernfalls { AFTER($otherwise) }
}
roll_table = { NOM($who) } { VERB($who, v: "werfen") } einen Würfel: { LIST($rows, by: "or", sep: ";") }
roll-row = bei{ "\u00A0" }{ $low }{ $span ->
    [exact] { "" }
   *[range] –{ $high }
} { AFTER($do) }

## Ablauf

may = { NAME($who) } { VERB($who, v: "dürfen", mood: "fin") } { DO($do, mood: "inf") }
may-that = { NAME($who) } { VERB($who, v: "dürfen", mood: "fin") } entscheiden, dass { SUB($do) }
choose = { NOM($who) } { VERB($who, v: "wählen") } eins: { LIST($modes, by: "or", mood: "inf") }
choose-complex = { NOM($who) } { VERB($who, v: "wählen") } eins: { LIST($modes, by: "or", sep: ";", mood: "inf") }
choose-who = { NOM($who) } { VERB($who, v: "wählen") } eins: { LIST($modes, by: "or", sep: ",") }
choose-who-complex = { NOM($who) } { VERB($who, v: "wählen") } eins: { LIST($modes, by: "or", sep: ";") }
cost = { DO($pay) }, um { ZU($do) }
cost-then = { DO($pay) }. Falls { $subject ->
    [you] du das tust
    [thing] das geschieht
   *[other] er das tut
}, { AFTER($do) }
cost-then-inline = { DO($pay) }, und falls { $subject ->
    [you] du das tust
    [thing] das geschieht
   *[other] er das tut
}, { AFTER($do) }
if = falls { SUB($condition) }, { AFTER($do) }
if-else = falls { SUB($condition) }, { AFTER($do) }. { $opens ->
    [clause] Andernfalls, { DO($otherwise) }
   *[other] Andernfalls { AFTER($otherwise) }
}
if-else-inline = falls { SUB($condition) }, { AFTER($do) }; { $opens ->
    [clause] andernfalls, { DO($otherwise) }
   *[other] andernfalls { AFTER($otherwise) }
}
when = { SUB($event) }{ $opens ->
    [phrase] { "" }
   *[clause] ,
} { AFTER($do) }
while = solange { SUB($condition) }, { AFTER($do) }
each = für { ACC($what) } { AFTER($do) }
limit-turn = einmal in deinem Zug{ $opens ->
    [may] { " " }{ AFTER($do) }
    [clause] , { DO($do) }
   *[order] : { DO($do) }
}
limit-game = einmal pro Spiel{ $opens ->
    [may] { " " }{ AFTER($do) }
    [clause] , { DO($do) }
   *[order] : { DO($do) }
}
limit-turn-tail = { DO($do) } (einmal in deinem Zug)
limit-game-tail = { DO($do) } (einmal pro Spiel)

## Zeit und Zahl

until-turn_end = { OPEN($clause) } bis zum Ende des Zuges
per = { OPEN($clause) } für { ACC($per) }
equal = { UNIT($unit) } in Höhe { $form ->
    [pronoun] von { OF($of) } { DAT($stat) }
   *[noun] { GEN($stat, d: "der") } { OF($of) }
}

## Sätze verbinden

glue-sentences = { $a }. { $b }
glue-abilities = { $a }.{ "\u000A" }{ $b }
glue-rest = { $a } und { $b }
glue-then = { $a }; { $opens ->
    [clause] danach, { $b }
   *[other] danach gilt: { $b }
}
glue-comma = { $a }, { $b }
glue-last = { $a } und { $b }

## Ereignisse

event-plays = wenn { NOM($who) } { VERB($who, v: "ausspielen") } { ACC($what) }
event-loses = wenn { NOM($who) } { VERB($who, v: "verlieren") } { ACC($resource) }
event-turn-start = zu Beginn { $mine ->
    [yes] deines Zuges
    [yours] deines Zuges
   *[no] des Zuges { GEN($who) }
}
event-turn-end = am Ende { $mine ->
    [yes] deines Zuges
    [yours] deines Zuges
   *[no] des Zuges { GEN($who) }
}

## Bedingungen

has-least = { NOM($who) } { VERB($who, v: "haben") } mindestens { ACC($amount) }
has-most = { NOM($who) } { VERB($who, v: "haben") } höchstens { ACC($amount) }
has-none = { NOM($who) } { VERB($who, v: "haben") } { $denied ->
    [yes] { UNIT($resource) }
   *[no] { ACC($resource, q: "no") }
}
exists = { $number ->
    [1] { NOM($what) }
   *[other] mindestens { NOM($what) }
} { VERB($what, v: "liegen") } { $place }
exists-none = { NOM($what) } { VERB($what, v: "liegen") } { $place }
exists-owned = { NOM($who) } { VERB($who, v: "haben") } { $number ->
    [1] { ACC($what) }
   *[other] mindestens { ACC($what) }
} { $place }
exists-owned-none = { NOM($who) } { VERB($who, v: "haben") } { $denied ->
    [yes] { ACC($what, q: "bare") }
   *[no] { ACC($what) }
} { $place }
is = { $form ->
    [pronoun] es { VERB($what, v: "sein") } { NOM($kind) }
   *[noun] { NOM($what) } { VERB($what, v: "sein") } { NOM($kind) }
}
more = { NOM($who) } { VERB($who, v: "haben") } mehr { UNIT($resource) } als { NAME($than) }
attached = { $form ->
    [there] er dort liegt
   *[other] { NOM($card) } { VERB($card, v: "liegen") } an einer anderen Karte
}

## Orte und Eigenschaften

from = { DAT($zone, p: "aus") }
in = { DAT($zone, p: "place") }
in-play = im Spiel
top-of = { GEN($zone) }
lane-number = { $role ->
    [from] aus
   *[in] in
} { DAT("lane") }{ "\u00A0" }{ $lane }
lane-same = { $role ->
    [from] aus
   *[in] in
} { DAT("lane", d: "dieser") }
lane-own = { $role ->
    [from] { DAT("lane", p: "aus", d: "der") }
   *[in] { DAT("lane", p: "in", d: "der") }
} { OF($card) }
lane-other = { $role ->
    [from] aus
   *[in] in
} { DAT("lane", d: "ein", a: "ander") }
lane-number-of = { $role ->
    [from] aus
   *[in] in
} { DAT("lane") }{ "\u00A0" }{ $lane } { GEN($zone) }
lane-same-of = { $role ->
    [from] aus
   *[in] in
} { DAT("lane", d: "dieser") } { GEN($zone) }
lane-own-of = { $role ->
    [from] { DAT("lane", p: "aus", d: "der") }
   *[in] { DAT("lane", p: "in", d: "der") }
} { OF($card) } { DAT($zone, p: "place") }
lane-other-of = { $role ->
    [from] aus
   *[in] in
} { DAT("lane", d: "ein", a: "ander") } { GEN($zone) }
where-least = mit { DAT($stat) }{ "\u00A0" }{ $limit } oder mehr
where-most = mit { DAT($stat) }{ "\u00A0" }{ $limit } oder weniger
where-none = mit { DAT($stat) }{ "\u00A0" }{ $limit }
highest = mit { DAT($stat, d: "der", a: "höchst") }
lowest = mit { DAT($stat, d: "der", a: "niedrigst") }
