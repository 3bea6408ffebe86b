### Що Mephisto каже людині біля екрана власними словами; усе інше кажуть усі ігри. $you має значення "yes",
### коли діє саме ця людина. Поняття як на довідковому аркуші.

## Гравці й місця

player-in-turn = { "" }
player-ally = Партнер
space-dungeon = коридор { $column }
stat-attack = атака { $value }
stat-souls = очки душ { $value }
stat-cost = вартість { $value }
stat-durability = міцність { $value }
stat-range = дальність { $value }
stat-lane = коридор { $value }
stat-activated = уже після активації
marker-host = під зброєю: { $shown }

## Стіл

counter-favor = ласка: { $amount }
counter-extra_attack = { $amount ->
        [0] { "" }
       *[other] атака до кінця ходу: +{ $amount }
    }
counter-acted = { "" }
counter-handed_over = { "" }
counter-emptied_decks = { "" }
counter-last_turns = { "" }
marker-acting = { "" }
marker-fighting = { "" }
marker-starting_player = { "" }
player-points = очки душ: { $points }
place-deck = колода: { $count }
place-discard_pile = скид: { $count }
place-corner_pile = { "" }
place-resolving = { "" }
place-hand = карти в руці: { $count }
space-dungeon-empty = (порожнє місце)

## Запитання

ask-play-put = Ви платите за карту: { $it }. Яку карту скидаєте?
ask-discard-put = Яку карту скидаєте?
ask-take-taken = Яку карту берете в руку?
ask-wear-worn = Яка карта втрачає міцність?
ask-repair-repaired = Яку карту лагодите?
ask-break-broken = Яку карту знищуєте?
ask-attach-target = Під яку зброю кладете закляття?
ask-move-moved = Яку зброю пересуваєте?
ask-move-to_lane = У який коридор?
ask-name_a_type-type = Який тип карт вибираєте?
choice-move-to_lane = Коридор { $number }
ask-loot-act = Мародерство: що берете?
ask-summon-summoned = Прикликання: якого монстра з руки викладаєте в підземелля?
ask-summon-taken = Прикликання: { $summoned } потрапляє в підземелля. Яку карту берете натомість?
ask-fight-in_lane = Бій: у якому коридорі?
ask-fight-one = Бій, коридор { $in_lane }: з яким монстром б’єтеся?
ask-fight-others = Бій, коридор { $in_lane }: чи б’єтеся ще з якимось?
ask-fight-weapons = Бій, коридор { $in_lane }: яку зброю використовуєте? Ваша атака: { $attack }, потрібно: { $needed }.
ask-fight-spent = Бій, коридор { $in_lane }: скільки ласки витрачаєте? Ваша атака: { $so_far }, потрібно: { $needed }.
ask-solitaire-lost = Кілька карт підземелля рівні між собою. Яку скидаєте?

## Вибір

group-act-play = Перед дією
group-act-use = Перед дією
group-act-activate = Перед дією
group-act-loot = Дія
group-act-fight = Дія
group-act-summon = Дія
group-act-pass = Дія
group-act-hand_over = Перед дією
choice-act-play = Розіграти: { $thing }
choice-act-activate = Активувати: { $thing }
choice-act-use = Використати здібність душі: { $thing }
choice-act-loot = Мародерство: взяти з підземелля карту, яка не є монстром, або добрати з колоди
choice-act-loot_card = { $thing }
choice-act-loot_deck = Верхня карта з колоди
choice-act-fight = Бій: перемогти монстрів в одному коридорі
choice-act-summon = Прикликання: обміняти монстра з руки на карту з підземелля й отримати ласку
choice-act-pass = Пас: жодна дія не можлива
choice-act-hand_over = Нехай діє партнер
choice-fight-in_lane = Коридор { $number }: { $monsters } · зброя і вся ласка: атака { $reach }{ $missing ->
        [0] { "" }
       *[other] , замало
    }
choice-fight-spent = { $number ->
        [0] без ласки
        [one] { $number } очко ласки
        [few] { $number } очки ласки
       *[many] { $number } очок ласки
    }: атака { $total }{ $missing ->
        [0] { "" }
       *[other] , замало
    }
about-loot = Мародерство: візьміть у руку зброю, закляття або предмет із підземелля чи доберіть верхню карту з колоди. Порожнє місце чекає, доки підземелля поповниться.
about-fight = Бій: виберіть коридор і щонайменше одного монстра, потім скільки завгодно своєї зброї з цього коридору (можна й жодної): кожна втрачає міцність. Потім витратьте ласку: вона збільшує атаку. Якщо маєте щонайменше стільки атаки, скільки всі ці монстри разом, ви їх перемагаєте й отримуєте їхні очки душ і здібності душ. Якщо менше, міцність і ласка пропадають.
about-summon = Прикликання: обміняйте монстра з руки на будь-яку карту з підземелля, хоч би й на іншого монстра, й отримайте ласку. Потім діє Поява викладеного монстра.
about-turn = Ваш хід: доберіть карту; розігруйте карти й активуйте зброю та предмети в будь-якому порядку; виконайте одну дію; поповніть підземелля. Розігруючи карту, скиньте з руки стільки інших карт, скільки становить її вартість. Зброя б’ється лише в коридорі, номер якого дорівнює її дальності.

## Чому чогось не можна вибрати

lacks-play-owner = Це карта когось іншого.
lacks-play-kind = Монстра не розігрують із руки: у підземелля його викладає дія Прикликання.
lacks-play-where = Вона коштує більше інших карт із руки, ніж у вас є: { $cost }.
lacks-activate-owner = Це карта когось іншого.
lacks-activate-where-1 = У ній немає чого активувати: вона діє сама.
lacks-activate-where-2 = За цей хід її вже активовано.
lacks-use-owner = Це карта когось іншого.
lacks-use-where = Зараз у неї немає здібності душі, яку можна використати: або її немає, або її вже використано, або немає на що діяти.
lacks-act-in-dungeon = Спочатку виберіть дію: карту з підземелля бере Мародерство або Прикликання, монстра перемагають у Бою.
lacks-loot_card-kind = Мародерство ніколи не бере монстра.
lacks-summon-summoned-kind = Прикликання викладає в підземелля лише монстрів.
lacks-fight-in_lane-in-dungeon = Спочатку виберіть коридор, потім монстрів у ньому.
lacks-fight-one-kind = Б’ються лише з монстрами.
lacks-fight-one-where = Вона лежить не в тому коридорі, де ви б’єтеся.
lacks-fight-others-kind = Б’ються лише з монстрами.
lacks-fight-others-where = Її вже вибрано, або вона лежить в іншому коридорі.
lacks-fight-weapons-owner = Це карта когось іншого.
lacks-fight-weapons-kind = У Бою використовують лише зброю.
lacks-fight-weapons-where = Вона не сягає коридору, де ви б’єтеся, або її вже вибрано.

## Що сталося

happened-act-play = { "" }
happened-act-use = { $you ->
        [yes] Ви використовуєте здібність душі
       *[no] { $who } використовує здібність душі
    }: { $thing }
happened-act-activate = { $you ->
        [yes] Ви активуєте
       *[no] { $who } активує
    }: { $thing }
happened-act-loot = { $you ->
        [yes] Ви виконуєте дію
       *[no] { $who } виконує дію
    }: Мародерство
happened-act-loot_card = { "" }
happened-act-loot_deck = { "" }
happened-act-fight = { $you ->
        [yes] Ви виконуєте дію
       *[no] { $who } виконує дію
    }: Бій
happened-act-summon = { $you ->
        [yes] Ви виконуєте дію
       *[no] { $who } виконує дію
    }: Прикликання
happened-act-pass = { $you ->
        [yes] Ви пасуєте
       *[no] { $who } пасує
    }
happened-act-hand_over = { $you ->
        [yes] Ви передаєте хід партнеру
       *[no] { $who } передає хід партнеру
    }
happened-put-from-hand-to-resolving = { $you ->
        [yes] Ви розігруєте
       *[no] { $who } розігрує
    }: { $cards }
happened-put-from-deck-to-resolving = Скинуто з колоди: { $cards }
happened-put-from-resolving-to-discard_pile = { "" }
happened-put-from-resolving-to-gear = { "" }
happened-put-to-row_of_spells = { "" }
happened-put-from-gear-to-discard_pile = { "" }
happened-put-from-hand-to-discard_pile = { $you ->
        [yes] Ви скидаєте з руки
       *[no] { $who } скидає з руки
    }: { $cards }
happened-put-to-discard_pile = { $count ->
        [1] Скинуто карту
       *[other] Скинуто карти
    }: { $cards }
happened-discard-from-hand-to-discard_pile = { $you ->
        [yes] Ви скидаєте з руки
       *[no] { $who } скидає з руки
    }: { $cards }
happened-discard = { $count ->
        [1] Скинуто карту
       *[other] Скинуто карти
    }: { $cards }
happened-put-from-discard_pile-to-deck = { "" }
happened-put-from-dungeon-to-souls = { "" }
happened-place-to-dungeon = Нова карта в підземеллі: { $cards } ({ $to })
happened-put-to-hand = { $you ->
        [yes] Ви берете в руку
       *[no] { $who } бере в руку
    }: { $cards }
happened-put-to-hand-hidden = { $you ->
        [yes] Ви берете в руку
       *[no] { $who } бере в руку
    } { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }
happened-take = { $you ->
        [yes] Ви берете в руку
       *[no] { $who } бере в руку
    }: { $cards }
happened-put-to-deck_top = { $you ->
        [yes] Ви кладете на верх колоди
       *[no] { $who } кладе на верх колоди
    }: { $cards }
happened-put-to-deck_top-hidden = { $you ->
        [yes] Ви кладете на верх колоди
       *[no] { $who } кладе на верх колоди
    }: { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }
happened-put-to-deck_bottom = { $you ->
        [yes] Ви кладете під колоду
       *[no] { $who } кладе під колоду
    }: { $cards }
happened-put-to-deck_bottom-hidden = { $you ->
        [yes] Ви кладете під колоду
       *[no] { $who } кладе під колоду
    }: { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }
happened-give = { $you ->
        [yes] Ви втрачаєте
       *[no] { $who } втрачає
    } { $amount ->
        [one] { $amount } очко ласки
        [few] { $amount } очки ласки
       *[many] { $amount } очок ласки
    }, { $to_you ->
        [yes] ви отримуєте
       *[no] { $to } отримує
    } стільки ж
happened-gain-favor = { $you ->
        [yes] Ви отримуєте
       *[no] { $who } отримує
    } { $amount ->
        [one] { $amount } очко ласки
        [few] { $amount } очки ласки
       *[many] { $amount } очок ласки
    }
happened-lose-favor = { $you ->
        [yes] Ви втрачаєте
       *[no] { $who } втрачає
    } { $amount ->
        [one] { $amount } очко ласки
        [few] { $amount } очки ласки
       *[many] { $amount } очок ласки
    }
happened-pay-favor = { $you ->
        [yes] Ви витрачаєте
       *[no] { $who } витрачає
    } { $amount ->
        [one] { $amount } очко ласки
        [few] { $amount } очки ласки
       *[many] { $amount } очок ласки
    }
happened-gain-extra_attack = { $you ->
        [yes] Ви маєте
       *[no] { $who } має
    } +{ $amount } до атаки до кінця ходу
happened-modify-attack = { $cards } ({ $yours ->
        [yes] у вас
       *[no] { $whose }
    }): атака { $signed } до кінця ходу
happened-resolve = { "" }
happened-swap = Обмін місцями: { $cards }
happened-look = { $you ->
        [yes] Ви бачите
       *[no] { $who } бачить
    } на верху колоди: { $cards }
happened-look-hidden = { $who } переглядає верх колоди
happened-reveal = Відкрито з верху колоди: { $cards }
told-fights = { $you ->
        [yes] Ви атакуєте
       *[no] { $who } атакує
    }: { $cards }
told-fights_with = { $you ->
        [yes] Ви використовуєте в Бою
       *[no] { $who } використовує в Бою
    }: { $cards }
told-defeats = { $you ->
        [yes] Ви перемагаєте
       *[no] { $who } перемагає
    } { $count ->
        [1] монстра
       *[other] монстрів
    } (атака { $amount }): { $cards }
told-fails = Бій програно: атаки { $amount } замало
told-wears = { $cards } ({ $yours ->
        [yes] у вас
       *[no] { $whose }
    }): міцність −{ $amount }
told-repairs = { $cards } ({ $yours ->
        [yes] у вас
       *[no] { $whose }
    }): міцність +{ $amount }
told-breaks = { $cards } ({ $yours ->
        [yes] у вас
       *[no] { $whose }
    }): ламається
told-attaches = Закляття лежить під зброєю: { $cards }
told-moves = { $cards }: пересунуто в коридор { $amount }
told-names_type = { $you ->
        [yes] Ви вибираєте
       *[no] { $who } вибирає
    } тип: { $word }
told-runs_out = Колода скінчилася: скинуті карти утворюють нову
told-runs_out_for_two = Колода скінчилася: гра триває, доки в усіх буде порівну ходів
told-runs_out_for_more = Колода знову скінчилася: гра закінчується з цим ходом
told-runs_out_alone = Колода скінчилася. Лишилося ходів: { $amount }

## Про що не кажуть

happened-draw-in-setup = { "" }
happened-draw-in-setup-hidden = { "" }
happened-place-in-setup = { "" }
happened-throw-in-setup = { "" }
happened-mark = { "" }
happened-set-acted = { "" }
happened-set-activated = { "" }
happened-set-durability = { "" }
happened-set-extra_attack = { "" }
happened-set-handed_over = { "" }
happened-set-lane = { "" }
happened-lose-durability = { "" }
happened-gain-emptied_decks = { "" }
happened-gain-last_turns = { "" }
stat-cost-in-gear = { "" }
stat-range-in-gear = { "" }
choice-none = Нічого не вибираю
choice-no-more = Більше ні

## Кінець

end-player = { $who }: очки душ { $points }, ласка { $second }, зброя і предмети у грі { $third }
end-side = Команда ({ $players }): очки душ { $points }, ласка { $second }, зброя і предмети у грі { $third }
end-won = { $count ->
        [1] Ви перемогли.
       *[other] Перемогла ваша команда.
    }
end-draw = Нічия.
told-ranks_expert = Рівень: майстерний.
told-ranks_hard = Рівень: важкий.
told-ranks_medium = Рівень: середній.
told-ranks_easy = Рівень: легкий.
told-ranks_none = Цього разу без рівня.

## Що лежить на столі

zone-dungeon = Підземелля
zone-deck = Колода
zone-discard_pile = Скид
zone-resolving = Щойно розігране
zone-gear = У грі
zone-souls = Стос душ
zone-hand = Рука
zone-row_of_spells = закляття під зброєю
zone-favor = Ласка
zone-durability = міцність
zone-lane = коридор
zone-activated = активовано
zone-extra_attack = Атака до кінця ходу

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
