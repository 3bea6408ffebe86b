### Речення про ефекти. Кожне повідомлення просить потрібні йому форми:
### NOM GEN DAT ACC INS LOC VOC($x) – іменна група у відмінку; p: "з" ставить перед нею прийменник (з, із, зі; з ним, з неї).
### VERB($who, v: "отримати") – дієслово у формі, якої вимагає підмет (наказова, інфінітив, теперішній час, доконаний після «коли»).
### DO($do, mood: "inf") – вкладений ефект; LIST – кілька рівноправних; ADJ($stat, a: "найвищий", c: "ins") – прикметник.
### Один позиційний аргумент, решта – сталі параметри. Жодних цифр: числа приходять із даних.

## Ресурси

gain = { NOM($who) } { VERB($who, v: "отримати") } { ACC($amount) }
lose = { NOM($who) } { VERB($who, v: "втратити") } { ACC($amount) }
pay = { NOM($who) } { VERB($who, v: "витратити") } { ACC($amount) }
steal = { NOM($who) } { VERB($who, v: "забрати") } { GEN($source, p: "у") } { ACC($amount) }

## Карти

draw = { NOM($who) } { VERB($who, v: "добрати") } { $amount ->
    [all] усі карти
   *[other] { ACC($amount) }
}{ $from ->
    [none] { "" }
   *[other] { " " }{ GEN($from, p: "з") }
}{ $to ->
    [none] { "" }
   *[other] { " " }{ INTO($to) }
}
discard = { NOM($who) } { VERB($who, v: "скинути") } { ACC($what) }
take = { NOM($who) } { VERB($who, v: "взяти") } { ACC($what, long: "last") } у { ACC("hand") }
put-top = { NOM($who) } { VERB($who, v: "покласти") } { ACC($what) } на верх { GEN($pile) }{ $many ->
    [yes] { " " }у будь-якому порядку
   *[no] { "" }
}
put-bottom = { NOM($who) } { VERB($who, v: "покласти") } { ACC($what) } під низ { GEN($pile) }{ $many ->
    [yes] { " " }у будь-якому порядку
   *[no] { "" }
}
put-rest-top = { NOM($who) } { ACC($what) } { VERB($who, v: "покласти") } на верх { GEN($pile) }{ $many ->
    [yes] { " " }у будь-якому порядку
   *[no] { "" }
}
put-rest-bottom = { NOM($who) } { ACC($what) } { VERB($who, v: "покласти") } під низ { GEN($pile) }{ $many ->
    [yes] { " " }у будь-якому порядку
   *[no] { "" }
}
look = { NOM($who) } { VERB($who, v: "переглянути") } { ACC($what) }
reveal = { NOM($who) } { VERB($who, v: "відкрити") } { ACC($what) }
swap = { NOM($who) } { VERB($who, v: "поміняти") } місцями { ACC($what) }

## Карти у грі

attach = { NOM($who) } { VERB($who, v: "покласти") } { ACC($card) } { ACC($to, p: "під") }
move-any = { NOM($who) } { VERB($who, v: "пересунути") } { ACC($what) } в інший { ACC("lane") }
move-next = { NOM($who) } { VERB($who, v: "пересунути") } { ACC($what) } у сусідній { ACC("lane") }
move-lane = { NOM($who) } { VERB($who, v: "пересунути") } { ACC($what) } у { ACC("lane") } { $lane }
modify = { NOM($what) } { VERB($what, v: "мати") } { $by } до { GEN($stat) }
modify-give = { $whose ->
    [self] { NOM($what) } { VERB($what, v: "отримати") }
   *[other] { NOM($who) } { VERB($who, v: "дати") }
} { $by } до { GEN($stat) }{ $whose ->
    [self] { "" }
   *[other] { " " }{ DAT($what) }
}
modify-cost = { NOM($what) } { VERB($what, v: "коштувати") } на { $by } { $more ->
    [more] більше
   *[less] менше
}

## Те, що у грі: ушкодження, риси, жетони

harm = { NOM($who) } { VERB($who, v: "завдати") } { GEN($amount) } { DAT($what) }
heal = { NOM($who) } { VERB($who, v: "зняти") } { ACC($amount) } { GEN($what, p: "з") }
destroy = { NOM($who) } { VERB($who, v: "знищити") } { ACC($what) }
grant = { NOM($what) } { $until ->
    [none] { VERB($what, v: "мати") }
   *[other] { VERB($what, v: "отримати") }
} *{ ACC($trait) }*
put_token = { NOM($who) } { VERB($who, v: "покласти") } { ACC($amount) } { ACC($on, p: "на") }
take_token = { NOM($who) } { VERB($who, v: "зняти") } { ACC($amount) } { GEN($from, p: "з") }

## Кубики

roll = { NOM($who) } { VERB($who, v: "кинути") } кубик. Якщо випаде щонайменше{ "\u00A0" }{ $at_least }, { DO($do) }{ $otherwise ->
    [none] { "" }
   *[else] . Інакше { DO($otherwise) }
}
roll-inline = { NOM($who) } { VERB($who, v: "кинути") } кубик: якщо випаде щонайменше{ "\u00A0" }{ $at_least }, { DO($do) }{ $otherwise ->
    [none] { "" }
   *[else] ; інакше { DO($otherwise) }
}
roll_table = { NOM($who) } { VERB($who, v: "кинути") } кубик: { LIST($rows, by: "nothing", sep: ";") }
roll-row = на{ "\u00A0" }{ $low }{ $span ->
    [exact] { "" }
   *[range] –{ $high }
} { DO($do) }

## Керування

may = { NOM($who) } { VERB($who, v: "могти") } { DO($do, mood: "inf") }
may-that = { NOM($who) } { VERB($who, v: "могти") } вирішити, що { DO($do, mood: "fin") }
choose = { NOM($who) } { VERB($who, v: "вибрати") } одне: { LIST($modes, by: "either") }
choose-complex = { NOM($who) } { VERB($who, v: "вибрати") } одне: { LIST($modes, by: "either", sep: ";") }
choose-who = { NOM($who) } { VERB($who, v: "вибрати") } одне: { LIST($modes, by: "either") }
choose-who-complex = { NOM($who) } { VERB($who, v: "вибрати") } одне: { LIST($modes, by: "either", sep: ";") }
cost = { DO($pay) }, щоб { DO($do, mood: "inf") }
cost-then = { DO($pay) }. Якщо { $subject ->
    [thing] так станеться
   *[other] { NAME($you) } це { VERB($you, v: "зробити", mood: "will") }
}, { DO($do) }
cost-then-inline = { DO($pay) }, а якщо { $subject ->
    [thing] так станеться
   *[other] { NAME($you) } це { VERB($you, v: "зробити", mood: "will") }
}, { DO($do) }
if = якщо { $condition }, { DO($do) }
if-with = { $premise }{ $opens ->
    [clause] ,
   *[other] { "" }
} { DO($do) }
with-players = за участі { $how ->
    [is] { "" }
    [at_least] щонайменше
   *[at_most] не більше ніж
} { GEN($amount) }
if-else = якщо { $condition }, { DO($do) }. Інакше{ $opens ->
    [clause] ,
   *[other] { "" }
} { DO($otherwise) }
if-else-inline = якщо { $condition }, { DO($do) }; інакше{ $opens ->
    [clause] ,
   *[other] { "" }
} { DO($otherwise) }
when = { $event }{ $opens ->
    [phrase] { "" }
   *[clause] ,
} { DO($do) }
while = { $opens ->
    [passing] коли
   *[state] поки
} { $condition }, { DO($do) }
each = для { GEN($what) }{ $opens ->
    [clause] ,
   *[other] { "" }
} { DO($do) }
limit-turn = раз за { $mine ->
    [yes] свій
   *[no] ваш
} хід{ $opens ->
    [may] { "" }
    [clause] ,
   *[order] :
} { DO($do) }
limit-game = раз за гру{ $opens ->
    [may] { "" }
    [clause] ,
   *[order] :
} { DO($do) }
limit-turn-tail = { DO($do) } (раз за { $mine ->
    [yes] свій
   *[no] ваш
} хід)
limit-game-tail = { DO($do) } (раз за гру)

## Час і кількість

until-turn_end = { $long ->
    [yes] до кінця ходу { $clause }
   *[no] { $clause } до кінця ходу
}
per = за { ACC($per) } { $clause }
equal = стільки { UNIT($unit) }, скільки { VERB($stat, v: "становити", mood: "fin") } { $form ->
    [pronoun] { OF($of) } { NOM($stat) }
   *[noun] { NOM($stat) } { OF($of) }
}

## Поєднання речень

glue-sentences = { $a }. { $b }
glue-abilities = { $a }.{ "\u000A" }{ $b }
glue-rest = { $a }, а { $b }
glue-then = { $a }, а потім{ $opens ->
    [clause] ,
   *[other] { "" }
} { $b }
glue-comma = { $a }, { $b }
glue-last = { $a } і { $b }

## Події

event-plays = коли { NOM($who) } { VERB($who, v: "розіграти") } { ACC($what) }
event-loses = коли { NOM($who) } { VERB($who, v: "втратити") } { ACC($resource) }
event-turn-start = на початку { $mine ->
    [yes] свого ходу
    [yours] вашого ходу
   *[no] ходу { GEN($who) }
}
event-turn-end = наприкінці { $mine ->
    [yes] свого ходу
    [yours] вашого ходу
   *[no] ходу { GEN($who) }
}

## Умови

has-least = { NOM($who) } { VERB($who, v: "мати") } щонайменше { ACC($amount) }
has-most = { NOM($who) } { VERB($who, v: "мати") } не більше ніж { ACC($amount) }
has-none = { NOM($who) } не { VERB($who, v: "мати") } { UNIT($resource) }
exists = { $place } { VERB($what, v: "бути") } { $number ->
    [1] { NOM($what) }
   *[other] щонайменше { NOM($what) }
}
exists-none = { $place } немає { GEN($what) }
exists-owned = { NOM($who) } { VERB($who, v: "мати") } { $place } { $number ->
    [1] { ACC($what) }
   *[other] щонайменше { ACC($what) }
}
exists-owned-none = { NOM($who) } не { VERB($who, v: "мати") } { $place } { GEN($what) }
is = { $form ->
    [pronoun] це { NOM($kind) }
   *[noun] { NOM($what) } – це { NOM($kind) }
}
more = { NOM($who) } { VERB($who, v: "мати") } більше { UNIT($resource) }, ніж { NAME($than) }
attached = { $form ->
    [there] { NOM($card) } там { VERB($card, v: "лежати") }
    [pronoun] { NOM($card) } { VERB($card, v: "лежати") } під іншою { INS("card") }
   *[noun] { NOM($card) } { VERB($card, v: "лежати") } під іншою { INS("card") }
}

## Місця й ознаки

from = { GEN($zone, p: "з") }
in = { LOC($zone, p: "place") }
in-play = у грі
top-of = { GEN($zone, p: "з") }
lane-number = { $role ->
    [from] з { GEN("lane") }
   *[in] у { LOC("lane") }
} { $lane }
lane-same = { $role ->
    [from] із цього { GEN("lane") }
   *[in] у цьому { LOC("lane") }
}
lane-own = { $role ->
    [from] з { GEN("lane") }
   *[in] у { LOC("lane") }
} { OF($card) }
lane-other = { $role ->
    [from] з іншого { GEN("lane") }
   *[in] в іншому { LOC("lane") }
}
lane-number-of = { $role ->
    [from] з { GEN("lane") }
   *[in] у { LOC("lane") }
} { $lane } { LOC($zone, p: "place") }
lane-same-of = { $role ->
    [from] із цього { GEN("lane") }
   *[in] у цьому { LOC("lane") }
} { GEN($zone) }
lane-own-of = { $role ->
    [from] з { GEN("lane") }
   *[in] у { LOC("lane") }
} { OF($card) } { LOC($zone, p: "place") }
lane-other-of = { $role ->
    [from] з іншого { GEN("lane") }
   *[in] в іншому { LOC("lane") }
} { GEN($zone) }
where-least = з { INS($stat) } { $limit } або більше
where-most = з { INS($stat) } { $limit } або менше
where-none = з { INS($stat) } { $limit }
where-extreme = { $where } і { $extreme }
highest = { INS($stat, p: "з", a: "найвищий") }
lowest = { INS($stat, p: "з", a: "найнижчий") }

## Перебіг гри: раунди, ходи, дії. Те, що містить інші кроки, їх оголошує; кроки стоять після нього.
## FIG($n, c: "gen") – число цифрами або словами; INTO($zone) – у колоду, на поле; HEAD($case, n: "sum") – іменник у потрібному відмінку.

lead = { $lead }: { DO($do) }
if-lead = якщо { $condition }
else-lead = інакше
may-lead = { NAME($who) } { VERB($who, v: "могти") }
choose-lead = { NOM($who) } { VERB($who, v: "вибрати") } одне
each-lead = { GEN($what, p: "для") }
all-at-once = одночасно й потай { DO($clause) }
turns = { $usual ->
    [yes] гравці роблять
   *[no] { NOM($who) } { VERB($who, v: "зробити", mood: "fin") }
} ходи по черзі{ $sides ->
    [yes] , гравці однієї команди разом
   *[no] { "" }
}{ $from ->
    [none] { "" }
   *[other] , починає { NOM($from) }
}{ $rounds ->
    [none] { "" }
   *[other] , кожен { ACC($rounds) }
}{ $until ->
    [none] { "" }
   *[other] , аж доки { $until }
}; у свій хід
repeat = повторюйте{ $times ->
    [none] { "" }
   *[other] { " " }{ ACC($times) }
}{ $until ->
    [none] { "" }
   *[other] { " " }, аж доки { $until }
}
phase = { $phase }
by = { $several ->
    [yes] по черзі{ " " }
   *[no] { "" }
}{ NOM($who) }
in-turn = по черзі { DO($clause) }
together = одночасно й потай { NOM($who) }
offer = { $several ->
    [yes] по черзі{ " " }
   *[no] { "" }
}{ NOM($who) } { VERB($who, v: "могти", mood: "fin") }{ $several ->
    [yes] { " " }(лише перший охочий)
   *[no] { "" }
}
offer-otherwise = { $several ->
    [yes] якщо ніхто цього не зробить
   *[no] інакше
}
reverse = відтепер ходи йдуть у зворотному напрямку
act = { NOM($who) } { VERB($who, v: "виконати") } { $several ->
    [yes] { $number ->
        [single] одну дію:
        [exactly] { ACC($often) }, щоразу
        [up_to] не більше ніж { ACC($often) }, щоразу
       *[any] будь-яку кількість дій, щоразу
    } { LIST($of, by: "or") }
   *[no] дію { LIST($of, by: "or") }{ $number ->
        [single] { "" }
        [exactly] { " " }{ ACC($times) }
        [up_to] { " " }не більше ніж { ACC($times) }
       *[any] { " " }скільки завгодно разів
    }
}
perform = { NOM($who) } { VERB($who, v: "зробити") } так, як сказано в частині { $procedure }
signal = { $event }{ $what ->
    [none] { $who ->
        [none] { "" }
        [nobody] { " " }(ні до кого не звертається)
       *[other] { " " }({ NOM($who) })
    }
   *[other] { " " }({ NOM($what) }{ $who ->
        [none] { "" }
        [nobody] ; ні до кого не звертається
       *[other] ; { NOM($who) }
    })
}: діє все, що на це чекає
resolve = { NOM($who) } { VERB($who, v: "виконати") } { $form ->
    [pronoun] { OF($what) } ефект
   *[noun] ефект { GEN($what) }
}
let-number = обчисліть { FIG($be, c: "acc") }
let-cards = візьміть до уваги { ACC($be) }
let-player = візьміть до уваги: { NOM($be) }
end = { $what ->
    [turn] хід закінчується
    [turns] більше ніхто не ходить
    [repeat] більше цього не повторюйте
    [phase] фаза закінчується
   *[game] гра закінчується
}
hand_turn = решту цього ходу { VERB($who, v: "зробити", mood: "fin") } { NAME($who) }
again = { NOM($who) } { VERB($who, v: "зробити") } одразу ще один хід
next = наступний хід { VERB($who, v: "зробити", mood: "fin") } { NAME($who) }
leave = { NAME($who) } { VERB($who, v: "вибути", mood: "fin") } { $until ->
    [turns] до кінця цих ходів
   *[game] з гри
}
rejoin = { NAME($who) } { VERB($who, v: "повернутися", mood: "fin") } у гру
win = { $all ->
    [yes] усі гравці виграють гру
   *[no] { NAME($who) } { VERB($who, v: "виграти", mood: "fin") } гру
}
lose_game = { $all ->
    [yes] усі гравці програють гру
   *[no] { NAME($who) } { VERB($who, v: "програти", mood: "fin") } і { VERB($who, v: "вибути", mood: "fin") } з гри; перемагає той, хто лишиться сам
}

## Перебіг гри: карти, лічильники, позначки

deal = { NOM($dealer) } { VERB($dealer, v: "роздати") } { $amount ->
    [all] усі карти{ $from ->
        [none] { "" }
       *[other] { " " }{ GEN($from, p: "з") }
    }, по одній { DAT($who) }
   *[other] { DAT($who) } { ACC($amount) }{ $from ->
        [none] { "" }
       *[other] { " " }{ GEN($from, p: "з") }
    }
}{ $to ->
    [none] { "" }
   *[other] , { INTO($to) }
}
deal-zone = { NOM($dealer) } { VERB($dealer, v: "покласти") } { $amount ->
    [all] усі карти
   *[other] { ACC($amount) }
} { $from ->
    [none] з колоди
   *[other] { GEN($from, p: "з") }
} { INTO($to) }
put-zone = { NOM($who) } { VERB($who, v: "покласти") } { ACC($what) } { INTO($pile) }
put-space = { NOM($who) } { VERB($who, v: "покласти") } { ACC($what) } { ACC($on, p: "на") }
shuffle = { NOM($who) } { VERB($who, v: "перетасувати") } { ACC($zone) }
exchange = { NOM($who) } { VERB($who, v: "поміняти") } місцями всі карти { GEN($first, p: "з") } і { GEN($second, p: "з") }
set = { NOM($who) } { VERB($who, v: "установити") } { FIG($counter, c: "acc") } на { FIG($amount, c: "acc") }
gain-on = { NOM($who) } { VERB($who, v: "додати") } { ACC($amount) } { ACC($of, p: "на") }
gain-shared = { NOM($who) } { VERB($who, v: "збільшити") } { ACC($counter) } на { FIG($amount, c: "acc") }
lose-shared = { NOM($who) } { VERB($who, v: "зменшити") } { ACC($counter) } на { FIG($amount, c: "acc") }
lose-on = { NOM($who) } { VERB($who, v: "зняти") } { ACC($amount) } { GEN($of, p: "з") }
give = { NOM($who) } { VERB($who, v: "дати") } { DAT($to) } { ACC($amount) }{ $into ->
    [none] { "" }
   *[other] { " " }як { PLURAL($into, c: "acc") }
}
give-store = { NOM($who) } { VERB($who, v: "додати") } { ACC($amount) } { GEN($to, p: "до") }{ $into ->
    [none] { "" }
   *[other] { " " }як { PLURAL($into, c: "acc") }
}
give-whole = { NOM($who) } { VERB($who, v: "дати") } { ACC($counter, a: "увесь") } { DAT($to) }{ $into ->
    [none] { "" }
   *[other] { " " }як { PLURAL($into, c: "acc") }
}
take-whole = { NOM($who) } { VERB($who, v: "взяти") } { ACC($counter, a: "цілий") }
mark = { $form ->
    [none] { $owned ->
        [yes] { NOM($marker) } вже ні на що не вказує
       *[no] більше немає { GEN($marker) }
    }
   *[other] { NOM($marker) } – це відтепер { FIG($shows, c: "nom") }
}
mark-player = { NAME($who) } відтепер – { NOM($marker) }
pick = { NOM($who) } { VERB($who, v: "вибрати") } { ACC($what) }
choose_number = { NOM($who) } { VERB($who, v: "вибрати") } число від { FIG($at_least, c: "gen") } до { FIG($at_most, c: "gen") }{ $where ->
    [none] { "" }
   *[other] , для якого { $where }
}
choose_number-not = { NOM($who) } { VERB($who, v: "вибрати") } число від { FIG($at_least, c: "gen") } до { FIG($at_most, c: "gen") }, але не { FIG($other, c: "nom") }{ $where ->
    [none] { "" }
   *[other] , для якого { $where }
}
choose_word-of = { NOM($who) } { VERB($who, v: "вибрати") } { ACC($stat) } з тих, які { VERB($of, v: "мати") } { NOM($of) }
choose_word = { NOM($who) } { VERB($who, v: "вибрати") } { ACC($stat) }{ $among ->
    [none] { "" }
   *[other] { " " }({ LIST($among, by: "or") })
}
choose_player = { NOM($chooser) } { VERB($chooser, v: "вибрати") } { ACC($who) }
throw = { NOM($who) } { VERB($who, v: "кинути") } { ACC($dice) } з { $worked ->
    [yes] кількістю граней, рівною { FIG($sides, c: "dat") }
   *[no] { FIG($sides, c: "ins") } гранями
}{ $many ->
    [yes] { " " }кожен
   *[no] { "" }
}
throw-faces = { NOM($who) } { VERB($who, v: "кинути") } { ACC($dice) } { GEN($from, p: "з") } { INTO($to) }

## Взятки, торги, ставки

trick = розіграйте взятку: заходить { NOM($lead) }, потім по черзі решта; кожен кладе по карті{ $from ->
    [none] { "" }
   *[other] { " " }{ GEN($from, p: "з") }
}{ $to ->
    [none] { "" }
   *[other] { " " }{ INTO($to) }
}{ $leads ->
    [none] { "" }
   *[other] . Заходячи, якщо можливо, зіграйте { LIST($leads, by: "then", sep: ";") }
}{ $follow ->
    [none] { "" }
   *[other] . Якщо можете, покладіть карту { $followed ->
        [none] з { INS($follow) } першої карти
       *[other] тієї самої цінності, що й перша карта (див. { $followed })
    }
}{ $discards ->
    [none] { "" }
   *[other] . Якщо не можете, зіграйте, якщо можливо, { LIST($discards, by: "then", sep: ";") }
}. Взятку бере карта з { $points ->
    [none] { ADJ($by, a: "найвищий", c: "ins") } { INS($by) }
   *[other] найвищою цінністю (див. { $points })
}{ $follow ->
    [none] { "" }
   *[other] { " " }{ $followed ->
        [none] серед карт із { INS($follow) } першої карти
       *[other] серед карт тієї самої цінності, що й перша
    }
}{ $trump ->
    [none] { "" }
   *[other] , але { $marked ->
        [yes] { FIG($trump, c: "nom") }
       *[no] { NOM($suit) } { FIG($trump, c: "nom") }
    } б’є всі інші карти
}
auction = проведіть торги: починає { NOM($from) }, по черзі кожен пропонує { $resource ->
    [none] { "" }
   *[other] у { PLURAL($resource, c: "loc") }{ " " }
}щонайменше { FIG($at_least, c: "acc") }{ $at_most ->
    [none] { "" }
   *[other] { " " }і не більше ніж { FIG($at_most, c: "acc") }
}, завжди більше, ніж попередній, або пасує й вибуває з торгів{ $once ->
    [yes] ; кожен має лише одну спробу
   *[no] { "" }
}. Торги виграє той, хто дав найбільше
betting = робіть ставки: починає { NOM($from) }, по черзі кожен чекає або зрівнює, підвищує на { ACC($raise) } чи, коли є що зрівнювати, пасує й вибуває{ $raises ->
    [none] { "" }
   *[other] ; разом не більше ніж { ACC($raises) }
}. Ставки йдуть { INTO($into) }

## Числа словами

number-counter = { HEAD($case, n: "quantity") } { GEN($of) }
number-on = { HEAD($case, n: "quantity") } { PLURAL($counter, c: "gen") } { LOC($of, p: "на") }
number-count = { $total ->
    [yes] { HEAD($case, a: "загальний", n: "quantity") }
   *[no] { HEAD($case, n: "quantity") }
} { GEN($of) }
number-stat = { $form ->
    [pronoun] { OF($of) } { HEAD($case) }
   *[noun] { HEAD($case) } { OF($of) }
}
number-stat-sum = { $form ->
    [pronoun] { HEAD($case, n: "sum") } { PLURAL($stat, c: "gen") } усіх { GEN($of) }
   *[noun] { HEAD($case, n: "sum") } { PLURAL($stat, c: "gen") } { GEN($of) }
}
number-points = { HEAD($case, n: "worth") } { GEN($of) } (див. { $points })
number-highest = { HEAD($case, a: "найвищий") } { GEN($of, p: "серед") }
number-lowest = { HEAD($case, a: "найнижчий") } { GEN($of, p: "серед") }
number-extreme-by = { HEAD($case, n: "sum") } { $end ->
    [highest] найвищих
   *[lowest] найнижчих
} { PLURAL($stat, c: "gen") } (окремо для різних { PLURAL($by, c: "gen") }) { GEN($of, p: "серед") }
number-distinct = { HEAD($case, n: "quantity") } різних { PLURAL($stat, c: "gen") } { GEN($of, p: "серед") }
number-sum = { HEAD($case, n: "sum") } { FIGS($of, c: "gen") }
number-difference = { HEAD($head) }{ $apart ->
    [yes] ,
   *[no] { "" }
} мінус { FIG($second, c: "nom") }
number-plus = { HEAD($head) }{ $apart ->
    [yes] ,
   *[no] { "" }
} плюс { FIG($second, c: "nom") }
number-negative = мінус { FIG($of, c: "nom") }
number-listed = { HEAD($case, n: "sum") } таких чисел
sum-part = { FIG($of, c: "nom") }
number-product = { HEAD($head) }{ $apart ->
    [yes] ,
   *[no] { "" }
} × { FIG($second, c: "nom") }
number-times = { FIG($times) } × { FIG($of, c: "nom") }
number-quotient = { HEAD($case, n: "quotient") } від ділення { FIG($first, c: "gen") } на { FIG($second, c: "acc") } (із заокругленням униз)
number-remainder = { HEAD($case, n: "remainder") } від ділення { FIG($first, c: "gen") } на { FIG($second, c: "acc") }
number-larger = { $many ->
    [yes] { HEAD($case, n: "number", a: "найвищий") } з-поміж: { FIGS($of, c: "nom") }
   *[no] { HEAD($case, n: "number", a: "більший") } з-поміж: { FIGS($of, c: "nom") }
}
number-smaller = { $many ->
    [yes] { HEAD($case, n: "number", a: "найнижчий") } з-поміж: { FIGS($of, c: "nom") }
   *[no] { HEAD($case, n: "number", a: "менший") } з-поміж: { FIGS($of, c: "nom") }
}
number-most = { NOM($of) } – { $end ->
    [most] найбільше
   *[least] найменше
}
number-players = { HEAD($case, n: "quantity") } { GEN($of) }{ $remaining ->
    [yes] , які лишилися у грі{ "\uE002" }
   *[no] { "" }
}{ $where ->
    [none] { "" }
   *[other] , у яких { REL($where) }
}
number-of-those = { HEAD($case, n: "quantity") } таких гравців: { NOM($who) }
number-table = { HEAD($case, n: "number") } з таблиці { $table } для: { FIGS($at, c: "nom") }
number-sets = { HEAD($case, n: "quantity") } різних { GEN($sets) }
number-largest = { HEAD($case, n: "quantity") } карт у найбільшому { LOC($set) }
number-formula = { $formula }{ $who ->
    [none] { "" }
   *[other] { " " }{ GEN($who) }
}
number-sum-over = { HEAD($case, n: "sum") }, рахуючи окремо { ADJ($stat, a: "кожен", c: "acc") } { ACC($stat) }, з: { FIGS($of, c: "nom") }
number-larger-over = { HEAD($case, n: "number", a: "найвищий") }, рахуючи окремо { ADJ($stat, a: "кожен", c: "acc") } { ACC($stat) }, з-поміж: { FIGS($of, c: "nom") }
number-smaller-over = { HEAD($case, n: "number", a: "найнижчий") }, рахуючи окремо { ADJ($stat, a: "кожен", c: "acc") } { ACC($stat) }, з-поміж: { FIGS($of, c: "nom") }
number-if = { $form ->
    [whole] { FIG($then, c: "nom") }, якщо { $condition }, інакше { FIG($otherwise, c: "nom") }
    [alone] { FIG($then, c: "nom") }, якщо { $condition }
    [line] { FIG($then, c: "nom") }, якщо { $condition }; інакше { FIG($otherwise, c: "nom") }
    [only] { FIG($then, c: "nom") } (якщо { $condition })
   *[part] { FIG($then, c: "nom") } (якщо { $condition }; інакше { FIG($otherwise, c: "nom") })
}
number-unmatched = { $points ->
    [none] { HEAD($case, a: "найнижчий", n: "sum") } { PLURAL($stat, c: "gen") }
   *[other] { HEAD($case, a: "найнижчий", n: "worth") }
} { GEN($of) }, які лишаються, коли з решти складено набори, кожен із яких – { NOM($sets) }{ $points ->
    [none] { "" }
   *[other] { " " }(див. { $points })
}
number-each = { FIG($each) } за { ACC($per) }
number-seat = { HEAD($case, n: "ordinal") } { $own ->
    [yes] вашого місця
    [theirs] його місця
   *[no] місця { GEN($who) }
}
number-turn = { HEAD($case, n: "ordinal") } цього ходу
number-distance = { HEAD($case, n: "distance") } { GEN($first, p: "від") } { GEN($second, p: "до") }
number-row = { HEAD($case, n: "ordinal") } ряду { GEN($of) } { $own ->
    [yes] (рахуючи від вашого боку)
   *[no] (рахуючи від його боку)
}
number-column = { HEAD($case, n: "ordinal") } стовпця { GEN($of) } { $own ->
    [yes] (рахуючи зліва від вас)
   *[no] (рахуючи зліва від нього)
}
equal-to = стільки { UNIT($unit) }, скільки становить { FIG($number, c: "nom") }
so-many = , скільки становить { FIG($number, c: "nom") }
set-of = { HEAD($case, n: "set") } { $size ->
    [any] { "" }
    [exactly] { FIG($count, c: "gen") }{ " " }
   *[at_least] щонайменше { FIG($count, c: "gen") }{ " " }
}{ GEN($of) } { $how ->
    [same] з { ADJ($stat, a: "однаковий", c: "ins") } { INS($stat) }
    [different] з різними { PLURAL($stat, c: "ins") }
    [run] з послідовними { PLURAL($stat, c: "ins") }
    [total] із { ADJ($stat, a: "загальний", c: "ins") } { INS($stat) } { FIG($total, c: "nom") }
    [equal] із { ADJ($stat, a: "загальний", c: "ins") } { INS($stat) }, як { FIG($total, c: "nom") }
   *[points] із загальною цінністю { FIG($total, c: "nom") } (див. { $points })
}{ $within ->
    [none] { "" }
   *[other] { " " }й одного { GEN($within) }
}{ $longest ->
    [yes] { " " }(лише найдовший)
   *[no] { "" }
}{ $last ->
    [yes] , який закінчує остання карта
   *[no] { "" }
}
any-set = { LIST($of, by: "or") }
some-set = { HEAD($set) }{ $able ->
    [none] { "" }
   *[other] { " " }{ $able }
}

## Якими мають бути карти, поля та гравці

test-stat = з { INS($stat) }{ $how ->
    [is] { $worked ->
        [yes] , { ADJ($stat, a: "рівний", c: "ins") } { FIG($limit, c: "dat") }
       *[no] { " " }{ FIG($limit, c: "nom") }
    }
    [not] , { ADJ($stat, a: "інший", c: "ins") }, ніж { FIG($limit, c: "nom") }
    [less] , { ADJ($stat, a: "менший", c: "ins") }, ніж { FIG($limit, c: "nom") }
    [more] , { ADJ($stat, a: "більший", c: "ins") }, ніж { FIG($limit, c: "nom") }
    [at_least] { $worked ->
        [yes] , не { ADJ($stat, a: "менший", c: "ins") }, ніж
       *[no] { " " }щонайменше
    } { FIG($limit, c: "nom") }
   *[at_most] { $worked ->
        [yes] , не { ADJ($stat, a: "більший", c: "ins") }, ніж
       *[no] { " " }щонайбільше
    } { FIG($limit, c: "nom") }
}
test-named = з { INS($limit) }
test-between = з { INS($stat) } від { FIG($at_least, c: "gen") } до { FIG($at_most, c: "gen") }
test-same = з { $how ->
    [is] { ADJ($stat, a: "такий", c: "ins") } { INS($stat) }, як
    [not] { ADJ($stat, a: "інший", c: "ins") } { INS($stat) }, ніж
    [less] { INS($stat) }, { ADJ($stat, a: "менший", c: "ins") }, ніж
    [more] { INS($stat) }, { ADJ($stat, a: "більший", c: "ins") }, ніж
    [at_least] { INS($stat) }, не { ADJ($stat, a: "менший", c: "ins") }, ніж
   *[at_most] { INS($stat) }, не { ADJ($stat, a: "більший", c: "ins") }, ніж
} { FIG($limit, c: "nom") }
test-counter = з кількістю { PLURAL($counter, c: "gen") }{ $how ->
    [is] { " " }
    [not] , іншою, ніж
    [at_least] { " " }щонайменше
   *[at_most] { " " }щонайбільше
} { FIG($limit, c: "nom") }
test-counter-as = з кількістю { PLURAL($counter, c: "gen") }, { $how ->
    [is] рівною
    [not] іншою, ніж
    [less] меншою, ніж
    [more] більшою, ніж
    [at_least] не меншою, ніж
   *[at_most] не більшою, ніж
} { $how ->
    [is] { FIG($limit, c: "dat") }
   *[other] { FIG($limit, c: "nom") }
}
test-kind = ({ NOM($kind) })
test-either = { $mixed ->
    [yes] (або { LIST($of, by: "either", sep: ",") })
   *[no] { $nested ->
        [yes] або { LIST($of, by: "either") }
       *[no] { LIST($of, by: "or") }
    }
}
test-all = { $mixed ->
    [yes] ({ LIST($of, by: "and_also", sep: ",") })
   *[no] { LIST($of) }
}
test-none = { $several ->
    [yes] ані { LIST($of, by: "nor") }
   *[no] не { LIST($of, by: "nor") }
}
test-holds =
    .clause = для { WHICH($it, c: "gen") } { $holds }
test-usable =
    .clause = здібність { WHICH($it, c: "gen") } { NOM($who) } { VERB($who, v: "могти") } використати
test-empty =
    .adjective = { ADJ($it, a: "порожній") }
test-occupied =
    .adjective = { ADJ($it, a: "зайнятий") }
test-param = ({ $param })
test-has =
    .clause = { WHICH($it, c: "loc", p: "на") } стоїть { NOM($has) }
test-region = в області { $region }
test-row = { $how ->
    [chosen] у ряду з цим номером
    [worked-out] у ряду, номер якого – { FIG($limit, c: "nom") }
    [is] у ряду { FIG($limit, c: "nom") }
    [not] поза рядом { FIG($limit, c: "nom") }
    [at_least] у ряду { FIG($limit, c: "nom") } або далі
   *[at_most] у рядах до { FIG($limit, c: "nom") }
} { $own ->
    [yes] (рахуючи від вашого боку)
   *[no] (рахуючи від його боку)
}
test-column = { $how ->
    [chosen] у стовпці з цим номером
    [worked-out] у стовпці, номер якого – { FIG($limit, c: "nom") }
    [is] у стовпці { FIG($limit, c: "nom") }
    [not] поза стовпцем { FIG($limit, c: "nom") }
    [at_least] у стовпці { FIG($limit, c: "nom") } або далі
   *[at_most] у стовпцях до { FIG($limit, c: "nom") }
} { $own ->
    [yes] (рахуючи зліва від вас)
   *[no] (рахуючи зліва від нього)
}
test-way = { LIST($ways, by: "or") }
test-is = (це { NOM($is) })
test-is-any = ({ LIST($of) })
test-is-any-part = { NOM($is) }
test-is-none = { "\uE002" } крім { LIST($of) }{ "\uE002" }
test-is-none-part = { GEN($is) }
test-marked = ({ NOM($marker) }: { NOM($is) })
test-forms = { $set }
if-able = (якщо можливо, { LIST($of, by: "then", sep: ";") })
if-able-part = { ACC($what) }
places = { $all ->
    [yes] { LIST($of) }
   *[no] { LIST($of, by: "or") }
}
on-space = { LOC($on, p: "на") }
from-among = { GEN($of, p: "з-поміж") }
space-on = { LOC($board, p: "board") }
space-from = { $reach ->
    [next] за крок
    [exactly] рівно за { ACC($distance) }
    [at_most] не далі ніж за { ACC($distance) }
   *[any] за будь-яку кількість кроків
}{ $ways ->
    [none] { "" }
   *[other] { " " }{ LIST($ways, by: "or") }
} { GEN($from, p: "від") }{ $clear ->
    [yes] { " " }(на шляху ніщо не стоїть)
   *[no] { "" }
}
space-beyond = { $reach ->
    [next] одразу
    [exactly] рівно за { ACC($distance) }
    [at_most] не далі ніж за { ACC($distance) }
   *[any] за будь-яку кількість кроків
} { INS($beyond, p: "за") }, якщо дивитися { GEN($from, p: "від") }
space-through = уздовж лінії, у якій кожне – це { NOM($through) }{ $until ->
    [none] { "" }
   *[other] , аж до { GEN($until) }
}
way = { $way ->
    [forward] уперед
    [backward] назад
    [left] ліворуч
    [right] праворуч
    [forward_diagonal] навскіс уперед
    [backward_diagonal] навскіс назад
    [orthogonal] по прямій
    [diagonal] навскіс
    [knight] ходом коня
   *[any] у будь-якому напрямку
}
person-next = { HEAD($case, n: "player") } ліворуч від { $own ->
    [yes] вас
    [theirs] нього
   *[no] { GEN($of) }
}
person-previous = { HEAD($case, n: "player") } праворуч від { $own ->
    [yes] вас
    [theirs] нього
   *[no] { GEN($of) }
}
person-owner = { HEAD($case, n: "owner") } { GEN($of) }
person-marker = { HEAD($who) }
person-most = { HEAD($among) } з { $end ->
    [most] найбільшою
   *[least] найменшою
} кількістю { GEN($of) }
person-seat = { HEAD($case, n: "player") } на місці { $worked ->
    [yes] з номером, рівним { FIG($seat, c: "dat") }{ "\uE002" }
   *[no] { FIG($seat, c: "nom") }
}
remains = усе ще у грі
person-remaining = { HEAD($who) } { $where }
person-where = { HEAD($who) }, у якого { REL($where) }
person-who = { HEAD($who) }, { REL($where) }
who = який
turn-player = { HEAD($case, n: "player") } після свого ходу

## Умови перебігу гри

number = { FIG($of, c: "nom") } { $how ->
    [is] становить
    [not] не становить
    [less] становить менше, ніж
    [more] становить більше, ніж
    [at_least] становить щонайменше
   *[at_most] становить щонайбільше
} { $how ->
    [less] { FIG($limit, c: "nom") }
    [more] { FIG($limit, c: "nom") }
   *[other] { FIG($limit, c: "acc") }
}
number-word = { FIG($of, c: "nom") } – це { $how ->
    [is] { "" }
   *[not] не
} { FIG($limit, c: "nom") }
players = { PLURAL($player, c: "gen") } { $remaining ->
    [yes] у грі лишилося{ " " }
   *[no] { "" }
}{ $how ->
    [is] { "" }
    [not] більше або менше, ніж
    [at_least] щонайменше
   *[at_most] щонайбільше
} { $number }
number-between = { FIG($of, c: "nom") } становить від { FIG($at_least, c: "gen") } до { FIG($at_most, c: "gen") }
has-exactly = { NOM($who) } { VERB($who, v: "мати") } рівно { ACC($amount) }
has-other = { NOM($who) } { VERB($who, v: "мати") } менше або більше ніж { ACC($amount) }
owns-least = { NOM($who) } { VERB($who, v: "мати") } { $place } щонайменше { ACC($what) }
owns-most = { NOM($who) } { VERB($who, v: "мати") } { $place } не більше ніж { ACC($what) }
owns-exactly = { NOM($who) } { VERB($who, v: "мати") } { $place } рівно { ACC($what) }
owns-other = { NOM($who) } { VERB($who, v: "мати") } { $place } менше або більше ніж { ACC($what) }
same = { NOM($of) } { VERB($of, v: "мати") } { ADJ($stat, a: "однаковий", c: "acc") } { ACC($stat) }
forms = { NOM($of) } { VERB($of, v: "утворювати") } { ACC($set) }
player = { NAME($is) } – це { NAME($who) }
every = { GEN($who, p: "у") } { $holds }
some = є { NOM($who) }
not-some = немає { GEN($who) }
player-most = { NOM($who) } { VERB($who, v: "мати") } { $end ->
    [most] найбільше
   *[least] найменше
} { GEN($of) }
player-extreme = { FIG($of, c: "nom") } { $end ->
    [most] найбільша
   *[least] найменша
} з усіх
can = { NOM($who) } { VERB($who, v: "могти") } виконати дію { LIST($action, by: "or") }
cannot = { NOM($who) } не { VERB($who, v: "могти") } виконати дії { LIST($action, by: "nor") }
can-none = { NOM($who) } не { VERB($who, v: "могти") } виконати дії { LIST($action, by: "nor") }
unset = { $owned ->
    [yes] { NOM($marker) } ні на що не вказує
   *[no] немає { GEN($marker) }
}
shown = { $owned ->
    [yes] { NOM($marker) } і далі на щось указує
   *[no] досі є { NOM($marker) }
}
such = { HEAD($case, d: "такий") }
exists-such = { $number ->
    [none] немає { FIG($what, c: "gen") }
    [1] є { FIG($what, c: "nom") }
   *[other] є щонайменше { FIG($number) } { FIG($what, c: "gen") }
}
line = { NOM($owner) } { VERB($owner, v: "мати") } { $limit ->
    [none] { ACC($what) }
   *[other] { ACC($what, q: "counted") } у кількості { FIG($limit, c: "gen") }
} в одній лінії{ $through ->
    [none] { "" }
   *[other] { " " }{ ACC($through, p: "через") }
}{ $board ->
    [none] { "" }
   *[other] { " " }{ LOC($board, p: "на") }
}
connects = { NOM($owner) } { VERB($owner, v: "сполучати") } { LIST($regions) } { INS($what) }{ $board ->
    [none] { "" }
   *[other] { " " }{ LOC($board, p: "на") }
}
in-variant = { $played ->
    [yes] діє
   *[no] не діє
} варіант { $variant }
left = { NOM($who) } вже не { VERB($who, v: "грати") }
standing = { NOM($what) } { VERB($what, v: "стояти") } { LOC($on, p: "на") }
there-is = { VERB($what, v: "бути") } { $number ->
    [1] { NOM($what) }
   *[other] щонайменше { NOM($what) }
}
exists-named = { $number ->
    [none] немає { GEN($what) }
    [1] { VERB($what, v: "бути") } { NOM($what) }
   *[other] є щонайменше { FIG($number, c: "nom") } { GEN($what, p: "з-поміж") }
}
all_of = { $mixed ->
    [yes] { LIST($of, by: "and_also", sep: ",") }
   *[no] { LIST($of) }
}
any_of = { $mixed ->
    [yes] { LIST($of, by: "or_else", sep: ",") }
   *[no] { LIST($of, by: "or") }
}
not = неправда, що { $of }

## Правила гри: що істинно, перш ніж хтось щось зробить, і як гра закінчується

rules-players = гра для { $same ->
    [yes] { GEN($most) }
   *[no] { FIG($least) }–{ GEN($most) }
}
rules-teams = команд: { FIG($teams) }; гравці команд сидять по черзі
rules-variant = у грі для { $same ->
    [yes] { GEN($most) }
   *[no] { FIG($least) }–{ GEN($most) }
} { $always ->
    [yes] завжди діє
   *[no] можна вибрати
} варіант { $variant }
rules-concerned = те, що варіант { $variant } змінює на картах, стосується { GEN($who) }, навіть коли карта ні до кого не звертається
rules-result = у варіанті { $variant } наприкінці важить { $result ->
    [score] сам результат
   *[win] перемога
}
rules-parted = у варіанті { $variant } команд: { FIG($teams) }; гравці команд сидять по черзі
rules-gifts = у варіанті { $variant } допомогу, яку дає карта ({ LIST($fields, by: "or") }), замість вас може отримати хтось із вашої команди; допомога – це: { LIST($operations) }
rules-owned = окремо в кожного гравця
rules-seen = { $seen ->
    [owner] лише власник бачить, що там лежить
    [others] усі, крім власника, бачать, що там лежить
    [nobody] ніхто не бачить, що там лежить
   *[all] усі бачать, що там лежить
}
rules-starts = { $shuffled ->
    [yes] { $owned ->
        [yes] кожен гравець тасує { $decks ->
            [none] усі власні карти
           *[other] власний набір { LIST($decks) }
        }; вони утворюють
        [seats] перетасуйте за порядком місць: { LIST($decks) }; вони утворюють
       *[no] перетасуйте { $decks ->
            [none] усі карти
           *[other] набір { LIST($decks) }
        }; вони утворюють
    }
   *[no] { $owned ->
        [yes] кожен гравець бере { $decks ->
            [none] усі власні карти
           *[other] власний набір { LIST($decks) }
        }; вони утворюють
        [seats] візьміть за порядком місць: { LIST($decks) }; вони утворюють
       *[no] викладіть { $decks ->
            [none] усі карти
           *[other] набір { LIST($decks) }
        }; вони утворюють
    }
} { ACC($zone) }
rules-refill = коли звідти треба взяти карту, а жодної немає, перетасуйте { ACC($refill) } і перекладіть { INTO($zone) }
rules-active = те, що там лежить, у грі
rules-ordered = порядок має значення
rules-most = там уміщується { NOM($most) }; що не вміщується, лишається на своєму місці
rules-start = { $shared ->
    [yes] { NOM($counter) } на початку: { FIG($start) }
   *[no] кожен гравець починає, маючи { ACC($amount) }
}
rules-of = кожна карта { LOC($zone, p: "place") } починає, маючи { ACC($amount) }
rules-least = ніколи не менше ніж { FIG($least) }
rules-highest = ніколи не більше ніж { FIG($most) }
rules-secret = це бачить лише власник
rules-grid = { NOM($board) } має розмір { FIG($rows) } × { FIG($columns) } { $shape ->
    [hexes] (шестикутні поля)
   *[squares] (квадратні поля)
}
rules-spaces = з { $space } веде дорога до: { LIST($to) }
rules-holds = на кожному полі вміщується одна річ
rules-region = { $region }: { LIST($spaces) }
rules-name = { NOM($of, q: "noun") }
rules-points = за { INS($stat) }
rules-points-other = усі інші
rules-points-case = { NOM($what, q: "counted") }
rules-points-stat = { NOM($stat) }
action-if = це можна зробити, лише якщо { $if }
action-pay = ціна: { DO($pay) }
end-when = { $after ->
    [at_once] гра закінчується, щойно { $when }
    [turn] коли { $when }, гра закінчується після цього ходу
   *[round] коли { $when }, дограйте раунд, щоб усі мали порівну ходів; потім гра закінчується
}
score-is = ваш результат – це { FIG($score, c: "nom") }
score-wins = { $wins ->
    [most] перемагає гравець із найвищим результатом
   *[least] перемагає гравець із найнижчим результатом
}
score-tie = у разі нічиєї порівняйте { FIG($of, c: "acc") }: перемагає той, у кого { $wins ->
    [most] більше
   *[least] менше
}
score-share = якщо нічия лишається, ці гравці ділять перемогу
score-result = що { $wins ->
    [most] вищий
   *[least] нижчий
} результат, то краще
formula-is = { FIG($number, c: "nom") }
signal-lead = { $event }{ $what ->
    [none] { $who ->
        [none] { "" }
        [nobody] { " " }(ні до кого не звертається)
       *[other] { " " }({ NOM($who) })
    }
   *[other] { " " }({ NOM($what) }{ $who ->
        [none] { "" }
        [nobody] ; ні до кого не звертається
       *[other] ; { NOM($who) }
    })
}; те, що на це чекає, діє аж після цього
use = { NOM($who) } { VERB($who, v: "виконати") } { $form ->
    [pronoun] { OF($what) } здібність
   *[noun] здібність { GEN($what) }
}
put-holder = { $clause } ({ $holder ->
    [none] відтепер без власника
   *[other] відтепер власник – { NOM($holder) }
})
test-says = зі здібністю { $says }
usable = { NOM($who) } { VERB($who, v: "могти") } використати { $form ->
    [pronoun] { OF($what) } здібність
   *[noun] здібність { GEN($what) }
}
said = { $field } – це { LIST($words, by: "or") }
rules-awake = з того, що кажуть карти, які там лежать, діє лише: { LIST($fields) }
rules-asleep = те, що кажуть карти, які там лежать, не діє
rules-in-play = тут лежать карти у грі
rules-emptied = щойно там не лишиться карт, зробіть так, як сказано в частині { $procedure }
rules-marker = біля кожної карти, яка там лежить, позначте: { NOM($marker) }
rules-space-marker = біля кожного поля позначте: { NOM($marker) }
rules-lines = прямі лінії: { LIST($lines) }
rules-line = ({ LIST($spaces) })
rules-columns = стовпці зліва: { LIST($columns) }
rules-around = від { FIG($least, c: "gen") } гравців і більше, якщо дивитися з місця { FIG($seat, c: "nom") }: { LIST($columns) }
rules-column = { FIG($number, c: "nom") } ({ LIST($spaces) })
rules-lone = поля без шляхів до інших: { LIST($spaces) }
heading-setup = Підготовка
heading-course = Перебіг гри
heading-actions = Дії
heading-procedures = Докладніше
heading-end = Кінець гри
heading-score = Хто перемагає
heading-zones = Що де лежить
heading-formulas = Як рахувати
heading-points = Цінність карт
heading-tables = Таблиці
