### Zdania o działaniach, zdarzeniach i warunkach, które ma tylko ta gra. Każda wiadomość mówi o wszystkich polach.
### Jaka ma być istota, mówi jej własna wiadomość: { DAT($what) } to także „istocie naprzeciwko”.

## Co się dzieje

spend = { "[paid]" } *{ NOM($ounces, of: "telestarion") }:* { DO($do) }
suffer = { NOM($what) } { VERB($what, v: "otrzymać") } { ACC($amount, of: "damage") }
boost = { NOM($what) } { VERB($what, v: "otrzymać") }{ $trait ->
    [challenge] { " " }*{ ACC("challenge") }* i
    [cleave] { " " }*{ ACC("cleave") }* i
    [reflex] { " " }*{ ACC("reflex") }* i
    [toxin] { " " }*{ ACC("toxin") }* i
   *[none] { "" }
} { $by } do { GEN($stat) }
draw_destiny = { NOM($who) } { VERB($who, v: "dobrać") } { ACC($amount, of: "destiny") }
drain_vitality = { NOM("opponent") } traci { ACC($amount, of: "vitality") }
revive = { NOM($who) } { VERB($who, v: "przenieść") } na jej miejsce { ACC($what) } z { GEN("graveyard") }
change_places = { NOM($who) } { VERB($who, v: "zamienić") } { $with ->
    [none] miejscami { ACC($what) }
   *[other] { ACC($what) } miejscami { INS($with, p: "z") }
}
trade_sides = { NOM($what) } i { NOM($with) } zamieniają się stronami
cancel = { NOM($who) } { VERB($who, v: "anulować") } { ACC($what) }
once_per_round = raz na rundę{ $opens ->
    [clause] ,
   *[order] { "" }
} { DO($do) }

## Zdarzenia i warunki

when-revealed = *Odkrycie:* { DO($do) }
event-dies = gdy { NOM($what) } { VERB($what, v: "zginąć", mood: "will") }
event-kills = gdy { NOM($what) } { VERB($what, v: "zabić", mood: "will") } { ACC("creature", d: "inny") }
event-battle_starts = na początku bitwy
event-round_won = gdy { NOM($who) } { VERB($who, v: "wygrać") } rundę
stands = { NOM($what) } { VERB($what, v: "stać") } { $at ->
    [left] na lewej flance
    [front] na froncie
   *[right] na prawej flance
}

## Jaka ma być istota

is-opposite =
    .where = naprzeciwko{ $to ->
        [it] { " " }niej
       *[none] { "" }
    }
is-fused =
    .adjective = { ADJ($it, a: "scalony") }
is-adjacent =
    .adjective = { ADJ($it, a: "sąsiedni") }
is-position =
    .where = { $at ->
        [left] na lewej flance
        [front] na froncie
       *[right] na prawej flance
    }
is-faction =
    .kind = { $faction ->
        [sect] Sekty
        [nature] Natury
        [united] Zjednoczonych
       *[mutants] Mutantów
    }
is-rarity =
    .adjective = { $rarity ->
        [common] { ADJ($it, a: "powszechny") }
        [rare] { ADJ($it, a: "rzadki") }
        [epic] { ADJ($it, a: "epicki") }
       *[mythic] { ADJ($it, a: "mityczny") }
    }
is-wounded =
    .adjective = { ADJ($it, a: "ranny") }
