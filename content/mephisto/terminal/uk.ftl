### Що Mephisto каже людині за терміналом. $you має значення "yes", коли діє саме ця людина.
### Поняття як на аркуші правил. Назви карт і гравців завжди стоять у називному відмінку.

## Гравці, типи, кількості карт

player-you = Ви
player-opponent = Суперник
player-partner = Партнер
player-number = Гравець { $number }
kind-monster = монстр
kind-weapon = зброя
kind-spell = закляття
kind-item = предмет
stats-monster = атака { $attack }, очки душ { $souls }
stats-weapon = вартість { $cost }, атака { $attack }, міцність { $durability }, дальність { $range }
stats-spell = вартість { $cost }
stats-item = вартість { $cost }, міцність { $durability }
piece-weapon = атака { $attack }, міцність { $durability }
piece-item = міцність { $durability }
piece-lane = коридор { $lane }
piece-lane-theirs = коридор { $lane } зі свого боку
piece-activated = уже після активації
piece-attached = під зброєю: { $cards }
card-without-text = Без тексту правил.

## Стіл

table-title = Хід { $turn } · колода: { $deck } · скид: { $discards }
table-lane = Коридор { $lane }
table-gap = (порожнє місце)
table-player = ласка: { $favor } · очки душ: { $points } · карти в руці: { $hand }
table-empowered = атака до кінця ходу: +{ $attack }
table-souls = стос душ: { $cards }
table-hand = Ваша рука
table-hand-empty = У вас немає карт у руці.

## Запитання

ask-turn = Ваш хід. Що робите?
ask-pay = Ви платите за карту: { $card } (лишилося сплатити: { $left }). Яку карту скидаєте?
ask-loot = Мародерство: що берете?
ask-summon = Прикликання: якого монстра з руки викладаєте в підземелля?
ask-place = Прикликання: { $card } потрапляє в підземелля. Яку карту берете натомість?
ask-lane = Бій: у якому коридорі?
ask-monsters = Бій, коридор { $lane }: { $chosen ->
        [0] з яким монстром б’єтеся?
       *[other] чи б’єтеся ще з якимось?
    }
ask-weapons = Бій, коридор { $lane }: яку зброю використовуєте? Ваша атака: { $attack }, потрібно: { $needed }.
ask-favor = Бій, коридор { $lane }: скільки ласки витрачаєте? Ваша атака: { $attack }, потрібно: { $needed }.
ask-may = Хочете це зробити?
ask-choose = Що вибираєте?
ask-player = Якого гравця вибираєте?
ask-receiver = Кому це має допомогти?
ask-solitaire = Кілька карт підземелля рівні між собою. Яку скидаєте?
ask-discard = Яку карту скидаєте?
ask-take = Яку карту берете в руку?
ask-swap = Які карти міняєте місцями? { $chosen ->
        [0] Укажіть першу з двох.
       *[other] Укажіть другу.
    }
ask-wear = Яка карта втрачає міцність?
ask-repair = Яку карту лагодите?
ask-break = Яку карту знищуєте?
ask-attach = Під яку зброю кладете закляття?
ask-move = Яку зброю пересуваєте?
ask-move-lane = У який коридор?
ask-modify = Про яку зброю йдеться?
ask-put_top = Яка карта має лежати { $chosen ->
        [0] на верху колоди?
       *[other] наступною?
    }
ask-put_bottom = Яку карту кладете зараз під низ колоди?
ask-kind = Який тип карт вибираєте?

## Вибір

group-before = Перед дією
group-action = Дія
choice-play = Розіграти: { $card } ({ $stats })
choice-activate = Активувати: { $card } ({ $stats })
choice-use = Використати здібність душі: { $card }
choice-loot = Мародерство: взяти з підземелля карту, яка не є монстром, або добрати з колоди
choice-fight = Бій: перемогти монстрів в одному коридорі
choice-summon = Прикликання: обміняти монстра з руки на карту з підземелля, ласка +{ $favor }
choice-pass = Пас: жодна дія не можлива
choice-hand-over = Нехай діє партнер
choice-deck = Верхня карта з колоди
choice-card = { $card } ({ $stats })
choice-space = { $card } ({ $stats }), коридор { $lane }
choice-lane = Коридор { $lane }: { $cards }
choice-lane-plain = Коридор { $lane }
choice-favor = { $favor ->
        [0] без ласки
        [one] { $favor } очко ласки
        [few] { $favor } очки ласки
       *[many] { $favor } очок ласки
    }: атака { $attack }
group-favor-short = Замало ласки
group-favor-enough = Досить
lane-reach = зброя і вся ласка: атака { $attack }{ $enough ->
        [yes] { "" }
       *[no] , замало
    }
fight-hopeless = зараз замало атаки на будь-якого монстра
choice-yes = Так
choice-no = Ні
choice-done = Більше ні
choice-none = Нічого не вибираю
choice-mode = Можливість { $number } з карти
mode-or = { " або " }
about-loot = Мародерство: візьміть у руку зброю, закляття або предмет із підземелля чи доберіть верхню карту з колоди. Порожнє місце чекає, доки підземелля поповниться.
about-fight = Бій: виберіть коридор і щонайменше одного монстра, потім скільки завгодно своєї зброї з цього коридору (можна й жодної): кожна втрачає міцність: { $wear }. Потім витратьте ласку: кожне її очко збільшує атаку на { $attack }. Якщо маєте щонайменше стільки атаки, скільки всі ці монстри разом, ви їх перемагаєте й отримуєте їхні очки душ і здібності душ. Якщо менше, міцність і ласка пропадають.
about-summon = Прикликання: обміняйте монстра з руки на будь-яку карту з підземелля, хоч би й на іншого монстра. Ласка +{ $favor }. Потім діє Поява викладеного монстра.
about-turn = Ваш хід: доберіть карту; розігруйте карти й активуйте зброю та предмети в будь-якому порядку; виконайте одну дію; поповніть підземелля. Розігруючи карту, скиньте з руки стільки інших карт, скільки становить її вартість. Зброя б’ється лише в коридорі, номер якого дорівнює її дальності.

## Чому чогось не можна вибрати

lacks-owner = Це карта когось іншого.
lacks-cards = Вона коштує стільки інших карт із руки: { $cost }. У вас їх: { $others }.
lacks-summon = Монстра не розігрують із руки: { $possible ->
        [yes] у підземелля його викладає дія Прикликання.
       *[no] у підземелля його викладає Прикликання, але там зараз немає карти на обмін.
    }
lacks-monster = Прикликання викладає в підземелля лише монстрів.
lacks-before-turn = Спершу виберіть дію: { $monster ->
        [yes] монстра перемагають у Бою або обмінюють Прикликанням.
       *[no] карту з підземелля бере Мародерство або Прикликання.
    }
lacks-before-lane = Спершу виберіть коридор{ $monster ->
        [yes] , потім монстрів, які в ньому лежать.
       *[no] ; б’ються лише з монстрами.
    }
lacks-loot = Мародерство ніколи не бере монстра.
lacks-fight = Б’ються лише з монстрами.
lacks-lane = Вона не лежить у коридорі { $lane }, де ви б’єтеся.
lacks-again = Цю карту вже вибрано.
lacks-activation = У ній немає чого активувати: вона діє сама.
lacks-activated = За цей хід її вже активовано.
lacks-weapon = У Бою використовують лише зброю.
lacks-range = Вона сягає коридору { $own }, а Бій триває в коридорі { $lane }.
lacks-soul = У неї немає здібності душі, яку використовують за бажанням.
lacks-spent = Її здібність душі вже використано { $per ->
        [turn] за цей хід
       *[game] за цю гру
    }.
lacks-target = Зараз немає нічого, на що це могло б подіяти.

## Що сталося

happened-turn = Хід { $turn }: { $you ->
        [yes] ваш
       *[no] { $who }
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
    }
happened-play = { $you ->
        [yes] Ви розігруєте
       *[no] { $who } розігрує
    }: { $card }
happened-use = { $you ->
        [yes] Ви використовуєте здібність душі
       *[no] { $who } використовує здібність душі
    }: { $card }
happened-activate = { $you ->
        [yes] Ви активуєте
       *[no] { $who } активує
    }: { $card }
happened-act-loot = { $you ->
        [yes] Ви виконуєте дію
       *[no] { $who } виконує дію
    }: Мародерство
happened-act-fight = { $you ->
        [yes] Ви виконуєте дію
       *[no] { $who } виконує дію
    }: Бій
happened-act-summon = { $you ->
        [yes] Ви виконуєте дію
       *[no] { $who } виконує дію
    }: Прикликання
happened-take = { $you ->
        [yes] Ви берете в руку
       *[no] { $who } бере в руку
    }: { $card }
happened-enter = Нова карта в підземеллі: { $card } (коридор { $lane })
happened-gain = { $you ->
        [yes] Ви отримуєте
       *[no] { $who } отримує
    } { $amount ->
        [one] { $amount } очко ласки
        [few] { $amount } очки ласки
       *[many] { $amount } очок ласки
    }
happened-lose = { $you ->
        [yes] Ви втрачаєте
       *[no] { $who } втрачає
    } { $amount ->
        [one] { $amount } очко ласки
        [few] { $amount } очки ласки
       *[many] { $amount } очок ласки
    }
happened-spend = { $you ->
        [yes] Ви витрачаєте
       *[no] { $who } витрачає
    } { $amount ->
        [one] { $amount } очко ласки
        [few] { $amount } очки ласки
       *[many] { $amount } очок ласки
    }
happened-empower = { $you ->
        [yes] Ви маєте
       *[no] { $who } має
    } +{ $amount } до атаки до кінця ходу
happened-discard = { $you ->
        [yes] Ви скидаєте з руки
       *[no] { $who } скидає з руки
    }: { $cards }
happened-discard-open = { $count ->
        [1] Скинуто карту
       *[other] Скинуто карти
    }: { $cards }
happened-wear = { $card } ({ $you ->
        [yes] у вас
       *[no] { $who }
    }): міцність −{ $amount }
happened-repair = { $card } ({ $you ->
        [yes] у вас
       *[no] { $who }
    }): міцність +{ $amount }
happened-break = { $card } ({ $you ->
        [yes] у вас
       *[no] { $who }
    }): ламається
happened-attach = Закляття лежить під зброєю: { $card }
happened-move = { $card }: пересунуто в коридор { $lane }
happened-modify = { $card } ({ $you ->
        [yes] у вас
       *[no] { $who }
    }): атака { $amount } до кінця ходу
happened-swap = Обмін місцями: { $card }, { $other }
happened-look = { $you ->
        [yes] Ви бачите
       *[no] { $who } бачить
    } на верху колоди: { $cards }
happened-look-hidden = { $who } переглядає верх колоди
happened-reveal = Відкрито з верху колоди: { $cards }
happened-kind = { $you ->
        [yes] Ви вибираєте
       *[no] { $who } вибирає
    } тип: { $kind }
happened-fight = { $you ->
        [yes] Ви атакуєте
       *[no] { $who } атакує
    }: { $cards }
happened-fight_with = { $you ->
        [yes] Ви використовуєте в Бою
       *[no] { $who } використовує в Бою
    }: { $cards }
happened-trigger = Діє: { $cards }
happened-fail = Бій програно: атаки { $amount } замало
happened-defeat = { $you ->
        [yes] Ви перемагаєте
       *[no] { $who } перемагає
    } { $count ->
        [1] монстра
       *[other] монстрів
    } (атака { $amount }): { $cards }
happened-run_out-again = Колода скінчилася: скинуті карти утворюють нову
happened-run_out-duel = Колода скінчилася: гра триває, доки в усіх буде порівну ходів
happened-run_out-more = Колода знову скінчилася: гра закінчується з цим ходом
happened-run_out-alone = Колода скінчилася. Лишилося ходів: { $turns }

## Кінець

end-title = Кінець гри.
end-player = { $who }: очки душ { $points }, ласка { $favor }, зброя і предмети у грі { $gear }
end-team = Команда ({ $players }): очки душ { $points }, ласка { $favor }, зброя і предмети у грі { $gear }
end-won = Ви перемогли.
end-team-won = Перемогла ваша команда.
end-lost = { $count ->
        [1] Перемагає
       *[other] Перемагають
    }: { $players }.
end-draw = Нічия: { $players }.
end-alone = Очки душ: { $points }. { $rank ->
        [expert] Рівень: майстерний.
        [hard] Рівень: важкий.
        [medium] Рівень: середній.
        [easy] Рівень: легкий.
       *[none] Цього разу без рівня.
    }

## Що лежить на столі

zone-dungeon = Підземелля
zone-deck = Колода
zone-discards = Скид
zone-resolving = Щойно розігране
zone-gear = У грі
zone-souls = Стос душ
zone-hands = Рука
zone-favor = Ласка
zone-durability = міцність
zone-lane = коридор
zone-bonus = зміна атаки
zone-activated = активовано
zone-corners = Кути
zone-empowered = Атака до кінця ходу

## Звіти з тестових ігор

report-component = карта
report-components = карти
report-kind-monster = монстри
report-kind-weapon = зброя
report-kind-spell = закляття
report-kind-item = предмети
report-column-used = використано
report-column-summoned = прикликано
report-column-activated = активовано
report-rank-none = без рівня
report-rank-easy = легкий
report-rank-medium = середній
report-rank-hard = важкий
report-rank-expert = майстерний
report-setup-teams = дві команди
report-setup-care_bear = Мир у підземеллі
