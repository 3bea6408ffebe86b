### Sätze über Wirkungen. NOM, ACC, DAT, GEN: Fälle; SUB: Verb am Ende; AFTER: Verb zuerst, nach etwas Vorangestelltem;
### ZU: Infinitiv mit zu; BEHIND: hinter dem Verb, wo es auch steht; OPEN: Teile eines Satzes, zwischen die noch etwas tritt. Wo das Verb steht, sagt nie die Nachricht.

## Mittel

gain = { NOM($who) } { VERB($who, v: "erhalten") } { ACC($amount) }
lose = { NOM($who) } { VERB($who, v: "verlieren") } { ACC($amount) }
pay = { NOM($who) } { VERB($who, v: "ausgeben") } { ACC($amount) }
steal = { NOM($who) } { VERB($who, v: "stehlen") } { DAT($source) } { ACC($amount) }

## Karten

draw = { NOM($who) } { VERB($who, v: "ziehen") } { $amount ->
    [all] alle Karten
   *[other] { ACC($amount) }
}{ $from ->
    [none] { "" }
   *[other] { " " }{ FROM($from) }
}{ $to ->
    [none] { "" }
   *[other] { " " }{ INTO($to) }
}
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
roll_table = { NOM($who) } { VERB($who, v: "werfen") } einen Würfel: { LIST($rows, by: "nothing", sep: ";") }
roll-row = bei{ "\u00A0" }{ $low }{ $span ->
    [exact] { "" }
   *[range] –{ $high }
} { AFTER($do) }

## Ablauf

may = { NAME($who) } { VERB($who, v: "dürfen", mood: "fin") } { DO($do, mood: "inf") }
may-that = { NAME($who) } { VERB($who, v: "dürfen", mood: "fin") } entscheiden { BEHIND($do, by: "that_clause") }
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
if-with = { $premise }{ $opens ->
    [clause] : { DO($do) }
   *[other] { " " }{ AFTER($do) }
}
with-players = { $how ->
    [is] bei
    [at_least] ab
   *[at_most] bei höchstens
} { DAT($amount) }
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
each = für { ACC($what) }{ $opens ->
    [clause] : { DO($do) }
   *[other] { " " }{ AFTER($do) }
}
limit-turn = einmal in deinem Zug{ $opens ->
    [clause] , { DO($do) }
   *[other] { " " }{ AFTER($do) }
}
limit-game = einmal pro Spiel{ $opens ->
    [clause] , { DO($do) }
   *[other] { " " }{ AFTER($do) }
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
    [yes] { MANY($resource) }
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
more = { NOM($who) } { VERB($who, v: "haben") } mehr { MANY($resource) } { BEHIND($than, by: "than") }
attached = { $form ->
    [there] er dort liegt
   *[other] { NOM($card) } { VERB($card, v: "liegen") } an einer anderen Karte
}

## Orte und Eigenschaften

from = { FROM($zone) }
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
where-extreme = { $where } und { $extreme }
highest = mit { DAT($stat, d: "der", a: "höchst") }
lowest = mit { DAT($stat, d: "der", a: "niedrigst") }

## Spielverlauf: Runden, Züge, Aktionen. Was anderes enthält, ist eine Ankündigung; die Schritte stehen dahinter.
## FIG($n, c: "gen") – eine Zahl in Ziffern oder Worten; INTO($zone) – in den Stapel, auf die Hand; HEAD($case, n: "sum") – ein Nomen im verlangten Fall.

lead = { $lead }: { DO($do) }
if-lead = falls { SUB($condition) }
else-lead = andernfalls
may-lead = { NAME($who) } { VERB($who, v: "dürfen", mood: "fin") }
choose-lead = { NOM($who) } { VERB($who, v: "wählen") } eins
each-lead = { ACC($what, p: "für") }
all-at-once = gleichzeitig und verdeckt { AFTER($clause) }
turns = { $usual ->
    [yes] die Spieler sind
   *[no] { NOM($who) } { VERB($who, v: "sein", mood: "fin") }
} der Reihe nach am Zug{ $sides ->
    [yes] , die Spieler eines Teams gemeinsam
   *[no] { "" }
}{ $from ->
    [none] { "" }
   *[other] , beginnend { DAT($from, p: "mit") }
}{ $rounds ->
    [none] { "" }
   *[other] , jeder { ACC($rounds, q: "amount") } lang
}{ $until ->
    [none] { "" }
   *[other] , bis { SUB($until) }
}; in deinem Zug
repeat = wiederhole{ $times ->
    [none] { "" }
   *[other] { " " }{ ACC($times) }
}{ $until ->
    [none] { "" }
   *[other] , bis { SUB($until) }
}
phase = { $phase }
by = { NOM($who) }{ $several ->
    [yes] { " " }der Reihe nach
   *[no] { "" }
}
in-turn = der Reihe nach { AFTER($clause) }
together = { NOM($who) } gleichzeitig und verdeckt
offer = { NAME($who) } { VERB($who, v: "dürfen", mood: "fin") }{ $several ->
    [yes] { " " }der Reihe nach Folgendes tun (nur der Erste, der will, tut es)
   *[no] { " " }Folgendes tun
}
offer-otherwise = { $several ->
    [yes] wenn niemand das tut
   *[no] andernfalls
}
reverse = von jetzt an geht es andersherum
act = { NOM($who) } { VERB($who, v: "wählen") } { $several ->
    [yes] { $number ->
        [single] eine Aktion:
        [exactly] { ACC($often) }, jedes Mal
        [up_to] bis zu { ACC($often) }, jedes Mal
       *[any] beliebig viele Aktionen, jedes Mal
    } { LIST($of, by: "or") }
   *[no] { $number ->
        [single] { "" }
        [exactly] { ACC($times) }{ " " }
        [up_to] bis zu { ACC($times) }{ " " }
       *[any] beliebig oft{ " " }
    }die Aktion { LIST($of, by: "or") }
}
perform = { NOM($who) } { VERB($who, v: "vorgehen") } wie unter { $procedure }
signal = { $event }{ $what ->
    [none] { $who ->
        [none] { "" }
        [nobody] { " " }(spricht niemanden an)
       *[other] { " " }({ NOM($who) })
    }
   *[other] { " " }({ NOM($what) }{ $who ->
        [none] { "" }
        [nobody] ; spricht niemanden an
       *[other] ; { NOM($who) }
    })
}: Alles, was darauf wartet, geschieht jetzt
signal-lead = { $event }{ $what ->
    [none] { $who ->
        [none] { "" }
        [nobody] { " " }(spricht niemanden an)
       *[other] { " " }({ NOM($who) })
    }
   *[other] { " " }({ NOM($what) }{ $who ->
        [none] { "" }
        [nobody] ; spricht niemanden an
       *[other] ; { NOM($who) }
    })
}; was darauf wartet, geschieht danach
resolve = { NOM($who) } { VERB($who, v: "ausführen") } { $form ->
    [pronoun] { OF($what) } Effekt
   *[noun] den Effekt { GEN($what) }
}
use = { NOM($who) } { VERB($who, v: "ausführen") } eine Fähigkeit { DAT($what, p: "von") }
let-number = { NOM($doer) } { VERB($doer, v: "bestimmen") } { FIG($be, c: "acc") }
let-cards = { NOM($doer) } { VERB($doer, v: "bestimmen") } { ACC($be) }
let-player = { NOM($doer) } { VERB($doer, v: "bestimmen") } { ACC($be) }
end = { $what ->
    [turn] { NOM($thing, d: "der") } { VERB($thing, v: "enden") }
    [turns] es gibt keine weiteren Züge
    [repeat] dies { VERB($thing, v: "enden") } ohne weitere Wiederholung
    [phase] { NOM($thing, d: "der") } { VERB($thing, v: "enden") }
   *[game] { NOM($thing, d: "der") } { VERB($thing, v: "enden") }
}
hand_turn = { NAME($who) } { VERB($who, v: "sein", mood: "fin") } in diesem Zug weiter an der Reihe
again = { NAME($who) } { VERB($who, v: "sein", mood: "fin") } sofort noch einmal am Zug
next = { NAME($who) } { VERB($who, v: "sein", mood: "fin") } als Nächstes am Zug
leave = { NAME($who) } { VERB($who, v: "ausscheiden", mood: "fin") } { $until ->
    [turns] bis zum Ende dieser Züge
   *[game] aus dem Spiel
}
rejoin = { NAME($who) } { VERB($who, v: "sein", mood: "fin") } wieder im Spiel
win = { $all ->
    [yes] alle Spieler gewinnen das Spiel
   *[no] { NAME($who) } { VERB($who, v: "gewinnen", mood: "fin") } das Spiel
}
lose_game = { $all ->
    [yes] alle Spieler verlieren das Spiel
   *[no] { NAME($who) } { VERB($who, v: "verlieren", mood: "fin") } das Spiel; wer allein übrig bleibt, gewinnt
}

## Spielverlauf: Karten, Zähler, Marker

deal = { NOM($dealer) } { VERB($dealer, v: "austeilen") } { $amount ->
    [all] alle Karten{ $from ->
        [none] { "" }
       *[other] { " " }{ FROM($from) }
    } einzeln an { ACC($who) }
   *[other] { DAT($who) } { ACC($amount, q: "amount") }{ $from ->
        [none] { "" }
       *[other] { " " }{ FROM($from) }
    }
}{ $to ->
    [none] { "" }
   *[other] , { INTO($to) },
}
deal-zone = { NOM($dealer) } { VERB($dealer, v: "legen") } { $amount ->
    [all] alle Karten
   *[other] { ACC($amount) }
} { $from ->
    [none] vom Nachziehstapel
   *[other] { FROM($from) }
} { INTO($to) }
put-zone = { NOM($who) } { VERB($who, v: "legen") } { ACC($what) } { INTO($pile) }
put-space = { NOM($who) } { VERB($who, v: "setzen") } { ACC($what) } { ACC($on, p: "auf") }
put-holder = { $clause } ({ $holder ->
    [none] von da an ohne Besitzer
   *[other] Besitzer { VERB($holder, v: "sein", mood: "fin") } dann { NOM($holder) }
})
shuffle = { NOM($who) } { VERB($who, v: "mischen") } { ACC($zone) }
exchange = { NOM($who) } { VERB($who, v: "tauschen") } alle Karten { FROM($first) } gegen die { FROM($second) }
set = { NOM($who) } { VERB($who, v: "setzen") } { FIG($counter, c: "acc") } auf { FIG($amount, c: "acc") }
gain-on = { NOM($who) } { VERB($who, v: "legen") } { ACC($amount) } zusätzlich { ACC($of, p: "auf") }
gain-shared = { NOM($who) } { VERB($who, v: "erhöhen") } { ACC($counter) } um { FIG($amount, c: "acc") }
lose-shared = { NOM($who) } { VERB($who, v: "senken") } { ACC($counter) } um { FIG($amount, c: "acc") }
lose-on = { NOM($who) } { VERB($who, v: "entfernen") } { ACC($amount) } { DAT($of, p: "von") }
give = { NOM($who) } { VERB($who, v: "geben") } { DAT($to) } { ACC($amount) }{ $into ->
    [none] { "" }
   *[other] { " " }als { PLURAL($into, c: "nom") }
}
give-store = { NOM($who) } { VERB($who, v: "legen") } { ACC($amount) } { ACC($to, p: "in") }{ $into ->
    [none] { "" }
   *[other] { " " }als { PLURAL($into, c: "nom") }
}
give-whole = { NOM($who) } { VERB($who, v: "geben") } { DAT($to) } { ACC($counter, d: "der", a: "ganz") }{ $into ->
    [none] { "" }
   *[other] { " " }als { PLURAL($into, c: "nom") }
}
take-whole = { NOM($who) } { VERB($who, v: "nehmen") } { ACC($counter, d: "der", a: "ganz") }
mark = { $form ->
    [none] { $owned ->
        [yes] { NOM($marker) } { VERB($marker, v: "zeigen") } nichts mehr
       *[no] es gibt { ACC($marker, q: "no") } mehr
    }
   *[other] { NOM($marker) } { $you ->
        [yes] { VERB($shows, v: "sein", mood: "fin") }
       *[no] { VERB($marker, v: "sein") }
    } jetzt { FIG($shows, c: "nom") }
}
mark-player = { NAME($who) } { VERB($who, v: "sein", mood: "fin") } jetzt { NOM($marker) }
pick = { NOM($who) } { VERB($who, v: "wählen") } { ACC($what) }
choose_number = { NOM($who) } { VERB($who, v: "wählen") } eine Zahl von { FIG($at_least, c: "dat") } bis { $worked ->
    [yes] zu{ " " }
   *[no] { "" }
}{ FIG($at_most, c: "dat") }{ $where ->
    [none] { "" }
   *[other] , für die gilt, dass { SUB($where) }
}
choose_number-not = { NOM($who) } { VERB($who, v: "wählen") } eine Zahl von { FIG($at_least, c: "dat") } bis { $worked ->
    [yes] zu{ " " }
   *[no] { "" }
}{ FIG($at_most, c: "dat") }, aber nicht { FIG($other, c: "nom") }{ $where ->
    [none] { "" }
   *[other] , für die gilt, dass { SUB($where) }
}
choose_word-of = { NOM($who) } { VERB($who, v: "wählen") } { ACC($stat, d: "ein") } unter denen, die { NOM($of) } { VERB($of, v: "haben") }
choose_word = { NOM($who) } { VERB($who, v: "wählen") } { ACC($stat, d: "ein") }{ $among ->
    [none] { "" }
   *[other] { " " }({ LIST($among, by: "or") })
}
choose_player = { NOM($chooser) } { VERB($chooser, v: "wählen") } { ACC($who) }
throw = { NOM($who) } { VERB($who, v: "werfen") } { ACC($dice) } mit { $many ->
    [yes] je{ " " }
   *[no] { "" }
}{ $worked ->
    [yes] so vielen Seiten, wie { FIG($sides, c: "nom") } beträgt{ "\uE002" }
   *[no] { FIG($sides, c: "dat") } Seiten
}
throw-faces = { NOM($who) } { VERB($who, v: "werfen") } { ACC($dice) } { FROM($from) } { INTO($to) }

## Stiche, Versteigerungen, Einsätze

trick = spielt einen Stich: { NOM($lead) } spielt aus, danach reihum die anderen, jeder eine Karte{ $from ->
    [none] { "" }
   *[other] { " " }{ FROM($from) }
}{ $to ->
    [none] { "" }
   *[other] { " " }{ INTO($to) }
}{ $leads ->
    [none] { "" }
   *[other] . Spielst du aus, nimm, wenn möglich, { LIST($leads, by: "then", sep: ";") }
}{ $follow ->
    [none] { "" }
   *[other] . Wenn du kannst, bediene mit { $followed ->
        [none] { DAT($follow, d: "der", a: "gleich") }
       *[other] dem gleichen Wert (siehe { $followed })
    }
}{ $discards ->
    [none] { "" }
   *[other] . Kannst du nicht bedienen, spiele, wenn möglich, { LIST($discards, by: "then", sep: ";") }
}. Den Stich gewinnt { $points ->
    [none] { NOM($by, d: "der", a: "höchst") }
   *[other] der höchste Wert (siehe { $points })
}{ $follow ->
    [none] { "" }
   *[other] { " " }unter den Karten, die bedienen
}{ $trump ->
    [none] { "" }
   *[other] , aber { $marked ->
        [yes] { FIG($trump, c: "nom") }
       *[no] { NOM($suit) } { FIG($trump, c: "nom") }
    } schlägt alles andere
}
auction = haltet eine Versteigerung ab: { NOM($from) } beginnt, reihum bietet jeder { $resource ->
    [none] { "" }
   *[other] { PLURAL($resource, c: "acc") },{ " " }
}mindestens { FIG($at_least, c: "acc") }{ $at_most ->
    [none] { "" }
   *[other] { " " }und höchstens { FIG($at_most, c: "acc") }
}, immer mehr als zuvor geboten, oder er passt und ist aus der Versteigerung{ $once ->
    [yes] ; jeder ist nur einmal dran
   *[no] { "" }
}. Die Versteigerung gewinnt, wer am meisten bietet
betting = setzt: { NOM($from) } beginnt, reihum schiebt jeder oder zahlt, was fehlt, erhöht um { ACC($raise) } oder steigt aus, wenn etwas zu zahlen ist{ $raises ->
    [none] { "" }
   *[other] ; insgesamt höchstens { ACC($raises) }
}. Was gezahlt wird, kommt { INTO($into) }

## Zahlen in Worten

number-counter = { $mass ->
    [yes] { HEAD($head) }
   *[no] { HEAD($case, d: "der", n: "count") } { GEN($of) }
}
number-on = { $mass ->
    [yes] { HEAD($case, d: "der") }
   *[no] { HEAD($case, d: "der", n: "count") } { PLURAL($counter, c: "nom") }
} { DAT($of, p: "auf") }
number-count = { $total ->
    [yes] { HEAD($case, d: "der", n: "total") }
   *[no] { HEAD($case, d: "der", n: "count") }
} { GEN($of) }
number-stat = { $form ->
    [pronoun] { OF($of) } { HEAD($case) }
   *[noun] { HEAD($case, d: "der") } { GEN($of) }
}
number-stat-sum = { $form ->
    [pronoun] { HEAD($case, d: "der", n: "sum") } { GEN($of) } { PLURAL($stat, c: "gen") }
   *[noun] { HEAD($case, d: "der", n: "sum") } der { PLURAL($stat, c: "gen") } { GEN($of) }
}
number-points = { HEAD($case, d: "der", n: "value") } { GEN($of) } (siehe { $points })
number-highest = { HEAD($case, d: "der", a: "höchst") } { DAT($of, p: "unter") }
number-lowest = { HEAD($case, d: "der", a: "niedrigst") } { DAT($of, p: "unter") }
number-extreme-by = { HEAD($case, d: "der", n: "sum") } { $end ->
    [highest] der höchsten
   *[lowest] der niedrigsten
} { PLURAL($stat, c: "gen") } { GEN($by, d: "jeder") } { DAT($of, p: "unter") }
number-distinct = { HEAD($case, d: "der", n: "count") } verschiedener { PLURAL($stat, c: "gen") } { DAT($of, p: "unter") }
number-sum = { HEAD($case, d: "der", n: "sum") } aus { FIGS($of, c: "dat") }
number-difference = { HEAD($head) }{ $apart ->
    [yes] ,
   *[no] { "" }
} minus { FIG($second, c: "gen") }
number-plus = { HEAD($head) }{ $apart ->
    [yes] ,
   *[no] { "" }
} plus { FIG($second, c: "nom") }
number-negative = minus { FIG($of, c: "nom") }
number-listed = { HEAD($case, d: "der", n: "sum") } des Folgenden
sum-part = { FIG($of, c: "nom") }
number-product = { HEAD($head) }{ $apart ->
    [yes] ,
   *[no] { "" }
} mal { FIG($second, c: "nom") }
number-times = { FIG($times) } mal { FIG($of, c: "nom") }
number-quotient = { HEAD($case, d: "der", n: "quotient") } aus { FIG($first, c: "dat") } und { FIG($second, c: "dat") } (abgerundet)
number-remainder = { HEAD($case, d: "der", n: "remainder") } von { FIG($first, c: "dat") } geteilt durch { FIG($second, c: "acc") }
number-larger = { $many ->
    [yes] { HEAD($case, d: "der", a: "größt", n: "value") } von { FIGS($of, c: "dat") }
   *[no] { HEAD($case, d: "der", a: "größer", n: "value") } von { FIGS($of, c: "dat") }
}
number-smaller = { $many ->
    [yes] { HEAD($case, d: "der", a: "kleinst", n: "value") } von { FIGS($of, c: "dat") }
   *[no] { HEAD($case, d: "der", a: "kleiner", n: "value") } von { FIGS($of, c: "dat") }
}
number-most = { NOM($of) } { VERB($of, v: "sein") } am { $end ->
    [most] höchsten
   *[least] niedrigsten
}
number-players = { HEAD($case, d: "der", n: "count") } { GEN($of) }{ $remaining ->
    [yes] , die noch im Spiel sind{ "\uE002" }
   *[no] { "" }
}{ $where ->
    [none] { "" }
   *[other] , bei denen { REL($where) }
}
number-of-those = { HEAD($case, d: "der", n: "count") } { $named ->
    [yes] dieser Spieler
   *[no] der Spieler unter: { NOM($who) }
}
number-table = { HEAD($case, d: "der", n: "number") } aus der Tabelle { $table } für { FIGS($at, c: "acc") }
number-sets = { HEAD($case, d: "der", n: "count") } verschiedener { GEN($sets) }
number-largest = { HEAD($case, d: "der", n: "count") } der Karten { DAT($set, p: "in") }
number-formula = { $formula }{ $who ->
    [none] { "" }
   *[other] { " " }{ DAT($who, p: "von") }
}
number-sum-over = { HEAD($case, d: "der", n: "sum") }, je { NOM($stat) } gezählt, aus { FIGS($of, c: "dat") }
number-larger-over = { HEAD($case, d: "der", a: "größt", n: "value") }, je { NOM($stat) } gezählt, von { FIGS($of, c: "dat") }
number-smaller-over = { HEAD($case, d: "der", a: "kleinst", n: "value") }, je { NOM($stat) } gezählt, von { FIGS($of, c: "dat") }
number-if = { $form ->
    [whole] { FIG($then, c: "nom") }, falls { SUB($condition) }, sonst { FIG($otherwise, c: "nom") }
    [alone] { FIG($then, c: "nom") }, falls { SUB($condition) }
    [line] { FIG($then, c: "nom") }, falls { SUB($condition) }; sonst { FIG($otherwise, c: "nom") }
    [only] { FIG($then, c: "nom") } (falls { SUB($condition) })
   *[part] { FIG($then, c: "nom") } (falls { SUB($condition) }; sonst { FIG($otherwise, c: "nom") })
}
number-unmatched = { $points ->
    [none] { HEAD($case, d: "der", a: "niedrigst", n: "sum") } der { PLURAL($stat, c: "gen") }
   *[other] { HEAD($case, d: "der", a: "niedrigst", n: "value") }
} { GEN($of) }, die übrig bleiben, wenn die anderen in Sätzen ausgelegt werden, jeder davon { NOM($sets) }{ $points ->
    [none] { "" }
   *[other] { " " }(siehe { $points })
}
number-each = { FIG($each) } { ACC($per, p: "für") }
number-seat = { HEAD($case, d: "der", n: "ordinal") } { $own ->
    [yes] deines Platzes
    [theirs] seines Platzes
   *[no] des Platzes { GEN($who) }
}
number-turn = { HEAD($case, d: "der", n: "ordinal") } dieses Zuges
number-distance = { HEAD($case, d: "der", n: "distance") } { DAT($first, p: "von") } { DAT($second, p: "zu") }
number-row = { HEAD($case, d: "der", n: "ordinal") } der Reihe { GEN($of) } { $own ->
    [yes] (von deiner Seite aus gezählt)
   *[no] (von seiner Seite aus gezählt)
}
number-column = { HEAD($case, d: "der", n: "ordinal") } der Spalte { GEN($of) } { $own ->
    [yes] (von dir aus von links gezählt)
   *[no] (von ihm aus von links gezählt)
}
equal-to = { COUNT($unit) } { UNIT($unit) }, wie es { FIG($number, c: "dat") } entspricht{ "\uE002" }
so-many = , wie es { FIG($number, c: "dat") } entspricht{ "\uE002" }
set-of = { $many ->
    [yes] { HEAD($case, n: "set") }
   *[no] { $largest ->
        [yes] { HEAD($case, d: "der", a: "größt", n: "set") }
       *[no] { HEAD($case, d: "ein", n: "set") }
    }
} von { $size ->
    [any] { "" }
    [exactly] { FIG($count, c: "dat") }{ " " }
   *[at_least] mindestens { FIG($count, c: "dat") }{ " " }
}{ DAT($of, q: "few") } { $how ->
    [same] mit { DAT($stat, d: "der", a: "gleich") }
    [different] mit verschiedenen { PLURAL($stat, c: "dat") }
    [run] mit aufeinanderfolgenden { PLURAL($stat, c: "dat") }
    [total] mit { DAT($stat, d: "ein") } von zusammen { FIG($total, c: "dat") }
    [equal] mit zusammen { DAT($stat, d: "der", a: "gleich") } wie { FIG($total, c: "nom") }
   *[points] mit einem Gesamtwert von { FIG($total, c: "dat") } (siehe { $points })
}{ $within ->
    [none] { "" }
   *[other] { " " }und einheitlicher { NOM($within) }
}{ $longest ->
    [yes] { " " }(nur { $many ->
        [yes] die längsten
       *[no] der längste
    })
   *[no] { "" }
}{ $last ->
    [yes] , { $many ->
        [yes] die mit der letzten Karte enden
       *[no] der mit der letzten Karte endet
    }
   *[no] { "" }
}
any-set = { LIST($of, by: "or") }
some-set = { HEAD($set) }{ $able ->
    [none] { "" }
   *[other] { " " }{ $able }
}

## Wie Karten, Felder und Spieler sein müssen

test-stat = mit { $how ->
    [is] { $worked ->
        [yes] { DAT($stat, d: "ein") } von { FIG($limit, c: "dat") }
       *[no] { DAT($stat) } { FIG($limit, c: "nom") }
    }
    [not] { DAT($stat, a: "ander") } als { FIG($limit, c: "nom") }
    [less] { DAT($stat, a: "niedriger") } als { FIG($limit, c: "nom") }
    [more] { DAT($stat, a: "höher") } als { FIG($limit, c: "nom") }
    [at_least] { DAT($stat, d: "ein") } von mindestens { FIG($limit, c: "dat") }
   *[at_most] { DAT($stat, d: "ein") } von höchstens { FIG($limit, c: "dat") }
}
test-named = mit { DAT($limit) }
test-between = mit { DAT($stat) } von { FIG($at_least, c: "nom") } bis { FIG($at_most, c: "nom") }
test-same = mit { $how ->
    [is] { DAT($stat, d: "der", a: "gleich") } wie
    [not] { DAT($stat, a: "ander") } als
    [less] { DAT($stat, a: "niedriger") } als
    [more] { DAT($stat, a: "höher") } als
    [at_least] mindestens so { DAT($stat, a: "hoh") } wie
   *[at_most] höchstens so { DAT($stat, a: "hoh") } wie
} { FIG($limit, c: "nom") }
test-counter = mit { $how ->
    [is] genau
    [not] anders als
    [at_least] mindestens
   *[at_most] höchstens
} { DAT($amount) }
test-counter-as = mit { $how ->
    [is] genau so vielen
    [not] nicht so vielen
    [less] weniger
    [more] mehr
    [at_least] mindestens so vielen
   *[at_most] höchstens so vielen
} { PLURAL($counter, c: "dat") } { $how ->
    [less] als
    [more] als
   *[other] wie
} { FIG($limit, c: "nom") }
test-kind = ({ NOM($kind) })
test-either = { $mixed ->
    [yes] (entweder { LIST($of, by: "or", sep: ",") })
   *[no] { $nested ->
        [yes] entweder{ " " }
       *[no] { "" }
    }{ LIST($of, by: "or") }
}
test-all = { $mixed ->
    [yes] ({ LIST($of, by: "and_also", sep: ",") })
   *[no] { LIST($of) }
}
test-none = { $several ->
    [yes] weder { LIST($of, by: "neither") }
   *[no] nicht { LIST($of, by: "neither") }
}
test-holds =
    .clause = { $many ->
        [yes] { WHICH($it, c: "dat", p: "von") } für { ADJ($it, a: "jeder", c: "acc", n: "sg") } gilt
       *[no] { WHICH($it, c: "acc", p: "für") } gilt
    }, dass { SUB($holds) }
test-usable =
    .clause = { WHICH($it, c: "dat", p: "von") } { NOM($who) } eine Fähigkeit nutzen { VERB($who, v: "können") }
test-empty =
    .adjective = { ADJ($it, a: "leer") }
test-occupied =
    .adjective = { ADJ($it, a: "besetzt") }
test-param = ({ $param })
test-has =
    .clause = { WHICH($it, c: "dat", p: "auf") } { NOM($has) } { VERB($has, v: "stehen") }
test-region = im Bereich { $region }
test-row = { $how ->
    [chosen] in der Reihe mit dieser Nummer
    [worked-out] in der Reihe, deren Nummer { FIG($limit, c: "nom") } ist,
    [is] in Reihe { FIG($limit, c: "nom") }
    [not] nicht in Reihe { FIG($limit, c: "nom") }
    [at_least] in Reihe { FIG($limit, c: "nom") } oder weiter
   *[at_most] in den Reihen bis { FIG($limit, c: "nom") }
} { $own ->
    [yes] (von deiner Seite aus gezählt)
   *[no] (von seiner Seite aus gezählt)
}
test-column = { $how ->
    [chosen] in der Spalte mit dieser Nummer
    [worked-out] in der Spalte, deren Nummer { FIG($limit, c: "nom") } ist,
    [is] in Spalte { FIG($limit, c: "nom") }
    [not] nicht in Spalte { FIG($limit, c: "nom") }
    [at_least] in Spalte { FIG($limit, c: "nom") } oder weiter
   *[at_most] in den Spalten bis { FIG($limit, c: "nom") }
} { $own ->
    [yes] (von dir aus von links gezählt)
   *[no] (von ihm aus von links gezählt)
}
test-way = { LIST($ways, by: "or") }
test-is = (nämlich { NOM($is) })
test-is-any = ({ LIST($of) })
test-is-any-part = { NOM($is) }
test-is-none = außer { LIST($of) }
test-is-none-part = { DAT($is) }
test-marked = ({ NOM($marker) }: { NOM($is) })
test-says = mit { $says }
test-forms = { $set }
if-able = (wenn möglich, { LIST($of, by: "then", sep: ";") })
if-able-part = { ACC($what) }
places = { $all ->
    [yes] { LIST($of) }
   *[no] { LIST($of, by: "or") }
}
on-space = { DAT($on, p: "auf") }
from-among = { DAT($of, p: "aus") }
space-on = { DAT($board, p: "board") }
space-from = { $reach ->
    [next] einen Schritt
    [exactly] genau { ACC($distance) }
    [at_most] höchstens { ACC($distance) }
   *[any] beliebig viele Schritte
}{ $ways ->
    [none] { "" }
   *[other] { " " }{ LIST($ways, by: "or") }
} { DAT($from, p: "von") } entfernt{ $clear ->
    [yes] { " " }(ohne etwas dazwischen)
   *[no] { "" }
}
space-beyond = { $reach ->
    [next] direkt
    [exactly] genau { ACC($distance) }
    [at_most] höchstens { ACC($distance) }
   *[any] beliebig viele Schritte
} { DAT($beyond, p: "hinter") }, gesehen { DAT($from, p: "von") }
space-through = entlang einer Linie, auf der jedes { NOM($through) } ist{ $until ->
    [none] { "" }
   *[other] , bis zu { DAT($until) }
}
way = { $way ->
    [forward] vorwärts
    [backward] rückwärts
    [left] nach links
    [right] nach rechts
    [forward_diagonal] schräg vorwärts
    [backward_diagonal] schräg rückwärts
    [orthogonal] geradeaus
    [diagonal] schräg
    [knight] im Rösselsprung
   *[any] in beliebiger Richtung
}
person-next = { HEAD($case, d: "der", n: "player") } links { $own ->
    [yes] von dir
   *[no] { DAT($of, p: "von") }
}
person-previous = { HEAD($case, d: "der", n: "player") } rechts { $own ->
    [yes] von dir
   *[no] { DAT($of, p: "von") }
}
person-owner = { HEAD($case, d: "der", n: "owner") } { GEN($of) }
person-marker = { HEAD($who) }
person-most = { HEAD($among) } mit den { $end ->
    [most] meisten
   *[least] wenigsten
} { DAT($of, q: "few") }
person-seat = { HEAD($case, d: "der", n: "player") } auf { $worked ->
    [yes] dem Platz, dessen Nummer { FIG($seat, c: "nom") } ist,
   *[no] Platz { FIG($seat, c: "nom") }
}
remains = der noch im Spiel ist
person-remaining = { HEAD($who) }, { REL($where) }
person-where = { HEAD($who) }, bei dem { REL($where) }
person-who = { HEAD($who) }, { REL($where) }
who = der
turn-player = { HEAD($case, d: "der", n: "player") } nach seinem Zug

## Bedingungen des Spielverlaufs

number = { NOM($of) } { VERB($of, v: "betragen") } { $how ->
    [is] { "" }
    [not] nicht
    [less] weniger als
    [more] mehr als
    [at_least] mindestens
   *[at_most] höchstens
} { $how ->
    [less] { FIG($limit, c: "nom") }
    [more] { FIG($limit, c: "nom") }
   *[other] { FIG($limit, c: "acc") }
}
number-word = { NOM($of) } { VERB($of, v: "sein") } { $how ->
    [is] { "" }
   *[not] nicht
} { FIG($limit, c: "nom") }
players = { $how ->
    [is] { "" }
    [not] mehr oder weniger als
    [at_least] mindestens
   *[at_most] höchstens
} { NOM($amount) } { $remaining ->
    [yes] noch im Spiel
   *[no] dabei
} { $number ->
    [1] ist
   *[other] sind
}
number-between = { NOM($of) } { VERB($of, v: "betragen") } { FIG($at_least, c: "acc") } bis { FIG($at_most, c: "acc") }
has-exactly = { NOM($who) } { VERB($who, v: "haben") } genau { ACC($amount) }
has-other = { NOM($who) } { VERB($who, v: "haben") } mehr oder weniger als { ACC($amount) }
owns-least = { NOM($who) } { VERB($who, v: "haben") } mindestens { ACC($what) } { $place }
owns-most = { NOM($who) } { VERB($who, v: "haben") } höchstens { ACC($what) } { $place }
owns-exactly = { NOM($who) } { VERB($who, v: "haben") } genau { ACC($what) } { $place }
owns-other = { NOM($who) } { VERB($who, v: "haben") } mehr oder weniger als { ACC($what) } { $place }
same = { NOM($of) } { VERB($of, v: "haben") } { ACC($stat, d: "der", a: "gleich") }
forms = { NOM($of) } { VERB($of, v: "bilden") } { ACC($set) }
player = { NAME($who) } { VERB($who, v: "sein") } { NAME($is) }
every = { DAT($who, p: "bei") } { SUB($holds) }
some = { $said ->
    [yes] { $whole }
   *[no] für mindestens { ACC($one) } gilt, dass { SUB($holds) }
}
not-some = { $said ->
    [yes] { $whole }
   *[no] für { ACC($one) } gilt nie, dass { SUB($holds) }
}
player-most = { NOM($who) } { $end ->
    [most] die meisten
   *[least] die wenigsten
} { ACC($of, q: "few") } { VERB($who, v: "haben") }
player-extreme = { NOM($of) } { $own ->
    [yes] bei dir { $end ->
        [most] höher
       *[least] niedriger
    } ist als bei allen anderen
   *[no] { $end ->
        [most] am höchsten
       *[least] am niedrigsten
    } von allen ist
}
can = { NOM($who) } die Aktion { LIST($action, by: "or") } ausführen { VERB($who, v: "können") }
cannot = { NOM($who) } die Aktion { LIST($action, by: "or") } nicht ausführen { VERB($who, v: "können") }
can-none = { NOM($who) } die Aktion { LIST($action, by: "or") } ausführen { VERB($who, v: "können") }
usable = { NOM($who) } eine Fähigkeit { DAT($what, p: "von") } nutzen { VERB($who, v: "können") }
said = { $field } { LIST($words, by: "or") } ist
unset = { $owned ->
    [yes] { NOM($marker) } { VERB($marker, v: "zeigen") } nichts
   *[no] es { ACC($marker, q: "no") } gibt
}
shown = { $owned ->
    [yes] { NOM($marker) } { VERB($marker, v: "zeigen") } noch etwas
   *[no] es noch { ACC($marker, q: "one") } gibt
}
such = { $form ->
    [none] { HEAD($case, d: "kein", a: "solch") }
    [one] { HEAD($case, d: "ein", a: "solch") }
   *[other] { HEAD($case, a: "solch") }
}
exists-such = es { $number ->
    [none] { FIG($what, c: "acc") }
    [1] { FIG($what, c: "acc") }
   *[other] mindestens { FIG($number) } { FIG($what, c: "acc") }
} gibt
line = { NOM($owner) } { VERB($owner, v: "haben") } { $limit ->
    [none] { ACC($what) }
   *[other] { ACC($what, q: "bare") } in der Anzahl { FIG($limit, c: "gen") }
} in einer Linie{ $through ->
    [none] { "" }
   *[other] { " " }{ ACC($through, p: "durch") }
}{ $board ->
    [none] { "" }
   *[other] { " " }{ DAT($board, p: "auf") }
}
connects = { NOM($owner) } { VERB($owner, v: "verbinden") } { LIST($regions) } mit { DAT($what, q: "bare") }{ $board ->
    [none] { "" }
   *[other] { " " }{ DAT($board, p: "auf") }
}
in-variant = die Variante { $variant } { $played ->
    [yes] gespielt
   *[no] nicht gespielt
} wird
left = { NOM($who) } { VERB($who, v: "sein") } ausgeschieden
standing = { NOM($what) } { VERB($what, v: "stehen") } { DAT($on, p: "auf") }
there-is = es { $number ->
    [1] { ACC($what) }
   *[other] mindestens { ACC($what) }
} gibt
exists-named = { $number ->
    [none] { NOM($what) } { VERB($what, v: "sein") } nicht da
    [1] { NOM($what) } { VERB($what, v: "sein") } da
   *[other] mindestens { FIG($number, c: "nom") } { DAT($what, p: "von") } { VERB($what, v: "sein") } da
}
all_of = { $mixed ->
    [yes] { LIST($of, by: "and_also", sep: ",") }
   *[no] { LIST($of) }
}
any_of = { $mixed ->
    [yes] { LIST($of, by: "or_else", sep: ",") }
   *[no] { LIST($of, by: "or") }
}
not = es nicht zutrifft, dass { SUB($of) }

## Die Regeln: was gilt, bevor jemand etwas tut, und wie es endet

rules-players = für { $same ->
    [yes] { ACC($most) }
   *[no] { FIG($least) } bis { ACC($most) }
}
rules-teams = es spielen { FIG($teams) } Teams; ihre Spieler sitzen abwechselnd
rules-variant = für { $same ->
    [yes] { ACC($most) }
   *[no] { FIG($least) } bis { ACC($most) }
} { $always ->
    [yes] gilt immer die Variante { $variant }
   *[no] darf die Variante { $variant } gewählt werden
}
rules-concerned = was die Variante { $variant } auf Karten ändert, betrifft { ACC($who) }, auch wo eine Karte niemanden anspricht
rules-result = in der Variante { $variant } zählt am Ende { $result ->
    [score] das Ergebnis selbst
   *[win] der Sieg
}
rules-parted = in der Variante { $variant } spielen { FIG($teams) } Teams; ihre Spieler sitzen abwechselnd
rules-gifts = in der Variante { $variant } darf, was eine Karte als { LIST($fields, by: "or") } für dich tut, stattdessen für jemanden aus deinem Team geschehen, wenn es hilft; so helfen: { LIST($operations) }
rules-owned = für jeden Spieler gesondert
rules-seen = { $seen ->
    [owner] nur der Besitzer sieht, was dort liegt
    [others] alle außer dem Besitzer sehen, was dort liegt
    [nobody] niemand sieht, was dort liegt
   *[all] alle sehen, was dort liegt
}
rules-starts = { $shuffled ->
    [yes] { $owned ->
        [yes] jeder Spieler mischt { $decks ->
            [none] alle eigenen Karten
           *[other] die eigenen Teile: { LIST($decks) }
        }; sie bilden
        [seats] mischt der Sitzordnung nach die Teile: { LIST($decks) }; sie bilden
       *[no] mische { $decks ->
            [none] alle Karten
           *[other] die Teile: { LIST($decks) }
        }; sie bilden
    }
   *[no] { $owned ->
        [yes] jeder Spieler nimmt { $decks ->
            [none] alle eigenen Karten
           *[other] die eigenen Teile: { LIST($decks) }
        }; sie bilden
        [seats] nehmt der Sitzordnung nach die Teile: { LIST($decks) }; sie bilden
       *[no] lege { $decks ->
            [none] alle Karten
           *[other] die Teile: { LIST($decks) }
        } aus; sie bilden
    }
} { ACC($zone) }
rules-refill = wird eine Karte gebraucht und keine ist da, mische { ACC($refill) } und lege alles { INTO($zone) }
rules-active = was dort liegt, ist im Spiel
rules-awake = von dem, was Karten dort sagen, gilt nur: { LIST($fields) }
rules-asleep = was Karten dort sagen, gilt nicht
rules-in-play = hier liegen die Karten, die im Spiel sind
rules-emptied = sobald die letzte Karte weg ist, gehe vor wie unter { $procedure }
rules-marker = für jede Karte dort wird festgehalten: { NOM($marker, q: "noun") }
rules-space-marker = für jedes Feld wird festgehalten: { NOM($marker, q: "noun") }
rules-lines = gerade Linien: { LIST($lines) }
rules-line = ({ LIST($spaces) })
rules-columns = Spalten von links: { LIST($columns) }
rules-around = ab { FIG($least, c: "dat") } Spielern, von Platz { FIG($seat, c: "dat") } aus gesehen: { LIST($columns) }
rules-column = { FIG($number, c: "nom") } ({ LIST($spaces) })
rules-ordered = die Reihenfolge zählt
rules-most = dort ist Platz { ACC($most, p: "für") }; was keinen Platz hat, bleibt, wo es ist
rules-start = { $shared ->
    [yes] { NOM($counter) } beginnt bei { FIG($start, c: "dat") }
   *[no] jeder Spieler beginnt { DAT($amount, p: "mit") }
}
rules-of = jede Karte { DAT($zone, p: "place") } beginnt { DAT($amount, p: "mit") }
rules-least = nie weniger als { FIG($least) }
rules-highest = nie mehr als { FIG($most) }
rules-secret = nur der Besitzer sieht es
rules-grid = { NOM($board) } hat { FIG($rows) } Reihen zu { FIG($columns) } { $shape ->
    [hexes] Sechsecken
   *[squares] Feldern
}
rules-lone = Felder ohne Wege zu anderen: { LIST($spaces) }
rules-spaces = von { $space } geht es nach { LIST($to) }
rules-holds = auf jedem Feld ist Platz für ein Ding
rules-region = { $region }: { LIST($spaces) }
rules-name = { NOM($of, q: "noun") }
rules-points = nach { DAT($stat) }
rules-points-other = alle anderen
rules-points-case = { NOM($what, q: "bare") }
rules-points-stat = { NOM($stat) }
action-if = du darfst das nur tun, wenn { SUB($if) }
action-pay = Kosten: { DO($pay) }
end-when = { $after ->
    [at_once] das Spiel endet, sobald { SUB($when) }
    [turn] wenn { SUB($when) }, endet das Spiel nach diesem Zug
   *[round] wenn { SUB($when) }, spielt die Runde zu Ende, bis alle gleich viele Züge hatten; dann endet das Spiel
}
score-is = dein Ergebnis ist { FIG($score, c: "nom") }
score-wins = { $wins ->
    [most] wer das höchste Ergebnis hat, gewinnt
   *[least] wer das niedrigste Ergebnis hat, gewinnt
}
score-tie = bei Gleichstand vergleicht { FIG($of, c: "acc") }: wer { $wins ->
    [most] mehr
   *[least] weniger
} hat, gewinnt
score-share = besteht der Gleichstand weiter, teilen sich diese Spieler den Sieg
score-result = je { $wins ->
    [most] höher
   *[least] niedriger
} dein Ergebnis, desto besser
formula-is = { FIG($number, c: "nom") }
heading-setup = Vorbereitung
heading-course = Spielverlauf
heading-actions = Aktionen
heading-procedures = Im Einzelnen
heading-end = Ende des Spiels
heading-score = Wer gewinnt
heading-zones = Was wo liegt
heading-formulas = Wie gerechnet wird
heading-points = Werte der Karten
heading-tables = Tabellen
