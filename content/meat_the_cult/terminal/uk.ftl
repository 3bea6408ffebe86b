### Що M.E.A.T.: The Cult каже людині за терміналом. $you має значення "yes", коли діє саме ця людина.
### Поняття як на аркуші правил. Назви карт і гравців завжди стоять у називному відмінку.

## Гравці, місця, ключові слова, кількості карт

player-you = Ви
player-opponent = Суперник
player-ally = Союзник { $number }
player-facing = Суперник { $number }
player-enemy = Ворог { $number }
player-number = Гравець { $number }
position-left = лівий фланг
position-front = фронт
position-right = правий фланг
slot = { $position }, { $who }
trait-challenge = Виклик
trait-cleave = Розсікання
trait-reflex = Рефлекс
trait-toxin = Токсин
faction-sect = Секта MBS XII
faction-nature = Природа
faction-united = Об’єднані
faction-mutants = Мутанти
paid = За унції, раз за раунд.
fusion = Злиття. { $text }
fusion-brief = Злита істота отримує числа з цієї карти.
instant = Миттєва. { $text }
stats-creature = { $faction }, вартість { $cost }, атака { $attack }, захист { $defense }
stats-spell = закляття, вартість { $cost }
stats-equipment = спорядження, вартість { $cost }
stats-fusion = спорядження, вартість { $cost }
stats-bonus-attack = атака { $signed }
stats-bonus-defense = захист { $signed }
stats-leader = лідер
unit = атака { $attack }, захист { $defense }
unit-fused = злито: { $cards }
unit-wounded = поранена
unit-used = здібність використано
standing = { $card } ({ $slot }; { $stats })
card-without-text = Без тексту правил.
none = немає
hidden = долілиць

## Стіл

table-title = Раунд { $round } · { $phase }
phase-start = Підготовка
phase-opening = Початок
phase-tactics = Тактика
phase-activation = Активація
phase-battle = Битва
phase-summary = Підсумок
table-vitality = Живучість ({ $who }): { $vitality }
table-piles = Колоди: істоти { $creatures }, Доля { $destiny } · істоти на Цвинтарі: { $dead }
table-display = На столі на вибір
table-player = унції: { $ounces } · у руці: істоти { $creatures }, Доля { $destiny }
table-passed = пас
table-leader = Лідер: { $card }
table-standing = Чинне:
table-revealed = Відкриті:
table-placed = Викладені:
placed = { $position }: { $card }
placed-destiny = Доля ({ $count }): { $cards }
table-hand = Ваша рука
table-hand-empty = У вас немає карт у руці.
table-ally-hand = Рука, { $who }: { $cards }

## Запитання

ask-leader = Якого лідера вибираєте?
ask-draft = Вибір істот: яку берете? Маєте { $ounces ->
        [one] { $ounces } унцію
        [few] { $ounces } унції
       *[many] { $ounces } унцій
    }.
ask-draft-again = Знак ? каже, що робить істота.
ask-drop = У вас забагато карт у руці. Яку кладете на Цвинтар?
ask-left = Тактика: яку істоту кладете на лівому фланзі?
ask-front = Тактика: яку істоту кладете на фронті?
ask-right = Тактика: яку істоту кладете на правому фланзі?
ask-lay = Тактика: яку карту Долі кладете долілиць? Платитимете за неї після відкриття. Маєте унцій: { $ounces }, а лежить уже за: { $cost }.
ask-pay = Вам бракує унцій (маєте: { $ounces }). За яку карту платите?
ask-move = Ваш хід. Що робите?
ask-reply = Розігруєте зараз Миттєву карту?
ask-target = На яку істоту вказуєте?
ask-protector = Дві істоти мають Виклик. Яка приймає ушкодження ({ $amount })?
ask-graveyard = Яку істоту з Цвинтаря вибираєте?
ask-cancel = Яку карту скасовуєте?
ask-choose = Що вибираєте?

## Можливості

choice-pass = Пас: до кінця цієї фази ви вже не граєте
choice-no = Ні
choice-laid = Більше жодної
choice-leave-empty = Лишити порожнім
choice-hand-over = Нехай спершу ходить союзник
choice-card = { $card } ({ $stats })
choice-play = Розіграти: { $card } ({ $stats })
choice-use = Використати: { $card }, { $slot }
choice-mode = Можливість { $number } з цієї карти
mode-or = { " або " }
pending = { $who } – { $card }: { $text }
pending-cancelled = { $who }: скасовано
about-move = Один хід: Відкриття, здібність за унції, відкрита карта або Миттєва карта з руки. Хто спасує, до кінця цієї фази вже не грає.
about-reply = Миттєві карти діють від розіграної останньою до першої. Хто зараз відмовиться, може ще зіграти пізніше.
about-round = Раунд: дохід і вибір істот; істоти й карти Долі долілиць; відкриття, оплата, ходи по черзі; битва; сторона, у якої більше істот, кидає по кубику за кожну.
about-keywords =
    Виклик: приймає ушкодження, які мали б отримати ваші істоти поруч із нею.
    Розсікання: у битві ранить і сусідів істоти навпроти.
    Рефлекс: б’є раніше за інших.
    Токсин: кого поранить, той гине.
    Відкриття: раз, після відкриття карти, як хід в Активації.
    Злиття: після оплати карта йде під будь-яку істоту, вашу чи чужу.
    Миттєва: з руки, у Тактиці, Активації чи Битві, також у відповідь.

## Чому чогось не можна вибрати

lacks-owner = Вона належить не вам.
lacks-ounces = Вартість в унціях: { $cost }. Маєте: { $ounces }.
lacks-paid = За неї вже заплачено.
lacks-creature = Спершу викладають істот, а вже потім карти Долі.
lacks-tactics = Істот викладають лише в Тактиці.
lacks-instant = З руки розігрують лише Миттєві карти; інші викладають долілиць у Тактиці.
lacks-target = Зараз немає нічого, на що це могло б подіяти.
lacks-move = Її використовують у свій хід, а не у відповідь на чужий.
lacks-used = У цьому раунді її здібність уже використано.
lacks-ability = Зараз у ній немає чого використати: вона б’є в битві.

## Що сталося

happened-round = Раунд { $amount }
happened-battle = Битва
happened-income = Кожен отримує { $amount ->
        [one] { $amount } унцію
        [few] { $amount } унції
       *[many] { $amount } унцій
    }
happened-leader = { $you ->
        [yes] Ви вибираєте лідера
       *[no] { $who } вибирає лідера
    }: { $cards }
happened-reveal = На вибір: { $cards }
happened-draft = { $you ->
        [yes] Ви берете істоту
       *[no] { $who } бере істоту
    }: { $cards }
happened-pay = { $you ->
        [yes] Ви платите
       *[no] { $who } платить
    } { $amount ->
        [one] { $amount } унцію
        [few] { $amount } унції
       *[many] { $amount } унцій
    }
happened-paid = { $you ->
        [yes] Ви платите за карту
       *[no] { $who } платить за карту
    }: { $cards } ({ $amount ->
        [one] { $amount } унція
        [few] { $amount } унції
       *[many] { $amount } унцій
    })
happened-gain = { $you ->
        [yes] Ви отримуєте
       *[no] { $who } отримує
    } { $amount ->
        [one] { $amount } унцію
        [few] { $amount } унції
       *[many] { $amount } унцій
    }
happened-draw = { $you ->
        [yes] Ви добираєте
       *[no] { $who } добирає
    }: { $cards }
happened-draw-hidden = { $who } добирає { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    } Долі
happened-drop = { $you ->
        [yes] Ви кладете на Цвинтар
       *[no] { $who } кладе на Цвинтар
    }: { $cards }
happened-revealed = { $you ->
        [yes] Ви відкриваєте
       *[no] { $who } відкриває
    }: { $cards }
happened-unplayed = Без наслідків на Цвинтар ({ $who }): { $cards }
happened-pass = { $you ->
        [yes] Ви пасуєте
       *[no] { $who } пасує
    }
happened-play = { $you ->
        [yes] Ви розігруєте
       *[no] { $who } розігрує
    }: { $cards }
happened-resolve = { $you ->
        [yes] Ви розігруєте
       *[no] { $who } розігрує
    }: { $cards }
happened-use = { $you ->
        [yes] Ви використовуєте здібність
       *[no] { $who } використовує здібність
    }: { $cards }
happened-discover = { $you ->
        [yes] Ви використовуєте Відкриття
       *[no] { $who } використовує Відкриття
    }: { $cards }
happened-roll = { $you ->
        [yes] Ви кидаєте кубик
       *[no] { $who } кидає кубик
    }: { $amount }
happened-harm = { $cards } ({ $slot }) отримує { $amount ->
        [one] { $amount } ушкодження
        [few] { $amount } ушкодження
       *[many] { $amount } ушкоджень
    }{ $protects ->
        [yes] , бо має Виклик
       *[no] { "" }
    }
happened-harm-by = { $by } ({ $from }) завдає { $amount ->
        [one] { $amount } ушкодження
       *[other] { $amount } ушкоджень
    }: { $cards } ({ $slot }){ $protects ->
        [yes] , бо має Виклик
       *[no] { "" }
    }
happened-dies = { $cards } ({ $slot }) гине
happened-boost_attack = { $cards } ({ $slot }): атака { $signed }
happened-boost_defense = { $cards } ({ $slot }): захист { $signed }
happened-grant = { $cards } ({ $slot }) має: { $traits }
happened-fuse = Злито з істотою ({ $slot }): { $cards }
happened-revive = З Цвинтаря: { $cards } ({ $slot })
happened-swap = { $cards } ({ $slot }) і { $other } ({ $place }) міняються місцями
happened-trigger = Діє: { $cards } ({ $who })
happened-take = { $you ->
        [yes] Ви берете
       *[no] { $who } бере
    } з Цвинтаря: { $cards }
happened-cancel = Скасовано: { $cards }
happened-reshuffle = Колода скінчилася: її Цвинтар тасують
happened-vitality = Живучість ({ $who }): { $signed }
happened-drawn = Раунду не виграв ніхто
happened-won = { $you ->
        [yes] Ваша сторона виграє раунд
       *[no] Раунд виграє { $who }
    }, кидають кубиків: { $amount }

## Кінець

end-title = Кінець гри.
end-side = Живучість ({ $who }): { $vitality }
end-won = Ви перемогли.
end-lost = Ви не перемогли. Гору взяв { $who }.
end-draw = Гра закінчується нічиєю.

## Що лежить на столі

zone-resolving = Виконується
zone-display = На вибір
zone-creature_deck = Істоти
zone-destiny_deck = Доля
zone-creature_graveyard = Цвинтар: істоти
zone-destiny_graveyard = Цвинтар: Доля
zone-leaders_left = Лідери на вибір
zone-leaders = Лідер
zone-standing = Чинне
zone-laid = Викладені долілиць
zone-revealed = Відкриті
zone-creature_hands = Істоти в руці
zone-destiny_hands = Доля в руці
zone-vitality = Живучість
zone-ounces = Унції
zone-rounds = Раунд
zone-units = зміна
zone-placed = Викладені
zone-field = Поле

## Звіти з тестових ігор

report-component = карта
report-components = карти
report-kind-creature = істоти
report-kind-spell = закляття
report-kind-equipment = спорядження
report-kind-leader = лідери
report-column-drafted = вибрані
report-column-abilities = використані здібності
report-column-used = використані
report-role-leader = лідер
report-setup-vitality = живучість { $value }
