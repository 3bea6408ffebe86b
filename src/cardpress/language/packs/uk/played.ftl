### Що каже в терміналі гра, перебіг якої записано в даних. $you має значення "yes", коли діє саме ця людина.
### Назви зон, лічильників, дій і карт походять із гри й завжди стоять у називному відмінку. Інші слова гра каже в terminal/<lang>.ftl.

## Гравці, карти, місця

player-you = Ви
player-opponent = Суперник
player-ally = Партнер (гравець { $number })
player-number = Гравець { $number }
player-in-turn = { $who }
player-left = поза грою
stat = { $stat } { $value }
nothing = –
piece-of = { $card } ({ $who })
place-of = { $place } ({ $who })
place-count = { $place }: { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
place-cards = { $place }: { $cards }
hand-none = Перед вами нічого немає.

## Стіл

table-title = Стіл
table-turn = Хід { $turn }: { $you ->
        [yes] ваш
       *[no] { $who }
    }
counter = { $counter }: { $amount }
marker = { $marker }: { $shown }

## Запитання

ask-act = Ваш хід. Що робите?
ask-card = { $chosen ->
        [0] Що вибираєте?
       *[other] Що ще вибираєте?
    }
ask-discard = { $chosen ->
        [0] Що скидаєте?
       *[other] Що ще скидаєте?
    }
ask-take = { $chosen ->
        [0] Що берете?
       *[other] Що ще берете?
    }
ask-put = { $chosen ->
        [0] Що туди кладете?
       *[other] Що ще туди кладете?
    }
ask-reveal = { $chosen ->
        [0] Що відкриваєте?
       *[other] Що ще відкриваєте?
    }
ask-look = { $chosen ->
        [0] Що переглядаєте?
       *[other] Що ще переглядаєте?
    }
ask-resolve = { $chosen ->
        [0] Чий ефект виконуєте?
       *[other] Чий ефект виконуєте тепер?
    }
ask-destroy = { $chosen ->
        [0] Що знищуєте?
       *[other] Що ще знищуєте?
    }
ask-swap = { $chosen ->
        [0] Що міняєте місцями? Укажіть перше з двох.
       *[other] З чим міняєте це місцями?
    }
ask-put_top = { $chosen ->
        [0] Яка карта має лежати зверху?
       *[other] Яка карта має лежати наступною під нею?
    }
ask-put_bottom = { $chosen ->
        [0] Яку карту кладете вниз спочатку?
       *[other] Яку карту кладете вниз тепер?
    }
ask-space = { $chosen ->
        [0] Яке поле вибираєте?
       *[other] Яке поле вибираєте наступним?
    }
ask-player = Якого гравця вибираєте?
ask-number = Яке число вибираєте?
ask-word = Що вибираєте ({ $stat })?
ask-set = Який із цих наборів вибираєте?
ask-mode = Що вибираєте?
ask-may = Хочете це зробити?
ask-trick = Яку карту кладете у взятку?
ask-bid = Скільки пропонуєте?
ask-bet = Що робите?
lacks-target = { $action }: немає чого вибрати.
lacks-condition = { $action }: умову не виконано.
lacks-cost = { $action }: ви не можете сплатити ціну.

## Вибір

choice-action = { $action }: { $thing }
choice-card-at = { $card }, { $place }
choice-fold = Пасую
choice-check = Чекаю
choice-call = Зрівнюю
choice-raise = Підвищую
choice-yes = Так
choice-none = Нічого
choice-no-more = Більше нічого
choice-none-act = На цьому все
choice-none-bid = Пасую
choice-none-may = Ні
choice-mode = Варіант { $number }
mode-or = { " або " }

## Що сталося

happened-turn = Хід { $amount }: { $you ->
        [yes] ваш
       *[no] { $who }
    }
happened-last_round = Наближається кінець: це останній раунд
happened-act = { $you ->
        [yes] Ви вибираєте
       *[no] { $who } вибирає
    }: { $action }
happened-draw = { $you ->
        [yes] Ви добираєте
       *[no] { $who } добирає
    }: { $cards }
happened-draw-hidden = { $you ->
        [yes] Ви добираєте
       *[no] { $who } добирає
    } { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }
happened-put = { $you ->
        [yes] Ви кладете
       *[no] { $who } кладе
    }: { $cards } → { $to }
happened-put-hidden = { $you ->
        [yes] Ви кладете
       *[no] { $who } кладе
    } { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    } → { $to }
happened-discard = { $you ->
        [yes] Ви скидаєте
       *[no] { $who } скидає
    }: { $cards }
happened-discard-hidden = { $you ->
        [yes] Ви скидаєте
       *[no] { $who } скидає
    } { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }
happened-take = { $you ->
        [yes] Ви берете
       *[no] { $who } бере
    }: { $cards }
happened-take-hidden = { $you ->
        [yes] Ви берете
       *[no] { $who } бере
    } { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }
happened-take-from = { $you ->
        [yes] Ви берете
       *[no] { $who } бере
    } { $yours ->
        [yes] у вас
       *[no] у: { $whose }
    }: { $cards }
happened-take-from-hidden = { $you ->
        [yes] Ви берете
       *[no] { $who } бере
    } { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    } { $yours ->
        [yes] у вас
       *[no] у: { $whose }
    }
happened-destroy = { $you ->
        [yes] Ви знищуєте
       *[no] { $who } знищує
    }: { $cards }
happened-destroy-hidden = { $you ->
        [yes] Ви знищуєте
       *[no] { $who } знищує
    } { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }
happened-play = { $you ->
        [yes] Ви розігруєте
       *[no] { $who } розігрує
    }: { $cards }
happened-play-hidden = { $you ->
        [yes] Ви розігруєте
       *[no] { $who } розігрує
    } { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    } долілиць
happened-throw_face = { $you ->
        [yes] Ви кидаєте
       *[no] { $who } кидає
    }: { $cards }
happened-throw_face-hidden = { $you ->
        [yes] Ви кидаєте
       *[no] { $who } кидає
    } потай { $count ->
        [1] кубик
        [one] { $count } кубик
        [few] { $count } кубики
       *[many] { $count } кубиків
    }
happened-place = { $you ->
        [yes] Ви кладете
       *[no] { $who } кладе
    }: { $cards } → { $to }
happened-move = { $you ->
        [yes] Ви пересуваєте
       *[no] { $who } пересуває
    }: { $cards }, { $from } → { $to }
happened-changes-hands = Переходить в інші руки: { $cards }, { $to }
happened-reshuffle = Перетасовано новий стос: { $amount ->
        [one] { $amount } карта
        [few] { $amount } карти
       *[many] { $amount } карт
    }
happened-reveal = { $you ->
        [yes] Ви відкриваєте
       *[no] { $who } відкриває
    }: { $cards }
happened-look = { $you ->
        [yes] Ви переглядаєте
       *[no] { $who } переглядає
    }: { $cards }
happened-look-hidden = { $who } переглядає { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }
happened-swap = Обмін місцями: { $cards }
happened-exchange = Усі карти міняються місцями: { $first }, { $second }
happened-throw = { $you ->
        [yes] Ви кидаєте
       *[no] { $who } кидає
    }: { $shown }
happened-trigger = Діє: { $cards }
happened-resolve = Діє ефект: { $cards }
happened-modify = До кінця ходу { $signed }: { $cards }
happened-gain = { $you ->
        [yes] Ви отримуєте
       *[no] { $who } отримує
    }: { $counter } +{ $amount }
happened-lose = { $you ->
        [yes] Ви втрачаєте
       *[no] { $who } втрачає
    }: { $counter } −{ $amount }
happened-set = { $you ->
        [yes] Ви маєте
       *[no] { $who } має
    } тепер: { $counter } { $amount }
happened-pay = { $you ->
        [yes] Ви платите
       *[no] { $who } платить
    }: { $counter } −{ $amount }
happened-gain-shared = { $counter }: +{ $amount }
happened-lose-shared = { $counter }: −{ $amount }
happened-set-shared = { $counter }: тепер { $amount }
happened-gain-card = { $card }: { $counter } +{ $amount }
happened-lose-card = { $card }: { $counter } −{ $amount }
happened-set-card = { $card }: { $counter } тепер { $amount }
happened-give = { $who } → { $to }: { $counter } { $amount }
happened-give-shared = { $you ->
        [yes] Ви вносите
       *[no] { $who } вносить
    }: { $counter } { $amount } → { $to }
happened-paid = { $to_you ->
        [yes] Ви отримуєте
       *[no] { $to } отримує
    }: { $counter } { $amount }
happened-moved = { $counter } { $amount } → { $to }
happened-mark = { $marker }: { $shown }
happened-bid = { $you ->
        [yes] Ви пропонуєте
       *[no] { $who } пропонує
    }: { $amount }
happened-pass = { $you ->
        [yes] Ви пасуєте
       *[no] { $who } пасує
    }
happened-fold = { $you ->
        [yes] Ви пасуєте й вибуваєте
       *[no] { $who } пасує й вибуває
    }
happened-call = { $amount ->
        [0] { $you ->
            [yes] Ви чекаєте
           *[no] { $who } чекає
        }
       *[other] { $you ->
            [yes] Ви зрівнюєте
           *[no] { $who } зрівнює
        }: { $amount }
    }
happened-raise = { $you ->
        [yes] Ви підвищуєте
       *[no] { $who } підвищує
    }: { $amount }
happened-number = { $you ->
        [yes] Ви вибираєте
       *[no] { $who } вибирає
    }: { $shown }
happened-leave = { $you ->
        [yes] Ви вибуваєте
       *[no] { $who } вибуває
    }
happened-rejoin = { $you ->
        [yes] Ви повертаєтеся
       *[no] { $who } повертається
    } у гру
happened-lost = { $you ->
        [yes] Ви програєте
       *[no] { $who } програє
    }

## Кінець

end-title = Кінець гри.
end-player = { $who }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
end-won = { $count ->
        [1] Ви перемогли.
       *[other] Ви перемогли разом: { $players }.
    }
end-lost = { $count ->
        [1] Перемагає: { $players }.
       *[other] Перемагають: { $players }.
    }
end-nobody = Ніхто не перемагає.
end-draw = Ніхто не попереду: нічия.

## Звіт

report-column-used = використано
