### Речення про дії, події та умови, які є лише в цій грі. Кожне повідомлення каже про всі поля.
### Якою має бути істота, каже її власне повідомлення: { DAT($what) } – це й «істоті навпроти».

## Що відбувається

spend = { "[paid]" } *{ NOM($ounces, of: "telestarion") }:* { DO($do) }
suffer = { NOM($what) } { VERB($what, v: "отримати") } { ACC($amount, of: "damage") }
boost = { NOM($what) } { VERB($what, v: "отримати") }{ $trait ->
    [challenge] { " " }*{ ACC("challenge") }* і
    [cleave] { " " }*{ ACC("cleave") }* і
    [reflex] { " " }*{ ACC("reflex") }* і
    [toxin] { " " }*{ ACC("toxin") }* і
   *[none] { "" }
} { $by } до { GEN($stat) }
draw_destiny = { NOM($who) } { VERB($who, v: "добрати") } { ACC($amount, of: "destiny") }
drain_vitality = { NOM("opponent") } втрачає { ACC($amount, of: "vitality") }
revive = { NOM($who) } { VERB($who, v: "перенести") } на її місце { ACC($what) } з { GEN("graveyard") }
change_places = { NOM($who) } { VERB($who, v: "поміняти") } { $with ->
    [none] місцями { ACC($what) }
   *[other] { ACC($what) } місцями { INS($with, p: "з") }
}
trade_sides = { NOM($what) } та { NOM($with) } міняються сторонами
cancel = { NOM($who) } { VERB($who, v: "скасувати") } { ACC($what) }
once_per_round = раз за раунд{ $opens ->
    [clause] ,
   *[order] { "" }
} { DO($do) }

## Події та умови

when-revealed = *Відкриття:* { DO($do) }
event-dies = коли { NOM($what) } { VERB($what, v: "загинути", mood: "will") }
event-kills = коли { NOM($what) } { VERB($what, v: "вбити", mood: "will") } { ACC("creature", d: "інший") }
event-battle_starts = на початку битви
event-round_won = коли { NOM($who) } { VERB($who, v: "виграти") } раунд
stands = { NOM($what) } { VERB($what, v: "стояти") } { $at ->
    [left] на лівому фланзі
    [front] на фронті
   *[right] на правому фланзі
}

## Якою має бути істота

is-opposite =
    .where = навпроти{ $to ->
        [it] { " " }неї
       *[none] { "" }
    }
is-fused =
    .adjective = { ADJ($it, a: "злитий") }
is-adjacent =
    .adjective = { ADJ($it, a: "сусідній") }
is-position =
    .where = { $at ->
        [left] на лівому фланзі
        [front] на фронті
       *[right] на правому фланзі
    }
is-faction =
    .kind = { $faction ->
        [sect] Секти
        [nature] Природи
        [united] Об’єднаних
       *[mutants] Мутантів
    }
is-rarity =
    .adjective = { $rarity ->
        [common] { ADJ($it, a: "звичайний") }
        [rare] { ADJ($it, a: "рідкісний") }
        [epic] { ADJ($it, a: "епічний") }
       *[mythic] { ADJ($it, a: "міфічний") }
    }
is-wounded =
    .adjective = { ADJ($it, a: "поранений") }
