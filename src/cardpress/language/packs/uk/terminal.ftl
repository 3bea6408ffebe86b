### Що каже сама програма, хоч би яка гра.

welcome = Уведіть номер або назву того, що вибираєте, або ?, щоб побачити довідку.
prompt = >
help =
    Номер або назва зі списку вибирає; зі знаком ? наприкінці (наприклад, 3?) пояснює вибір.
    ? і частина назви пояснює все, що у цій грі так називається.
    t показує стіл, r показує його з усіма текстами правил.
    u скасовує ваше останнє рішення.
    s зберігає гру, s і назва зберігає її під цією назвою.
    q завершує.
not-a-choice = Немає вибору «{ $word }». Уведіть щось зі списку вище або ?, щоб побачити довідку.
not-a-choice-but-a-name = «{ $word }» зараз вибрати не можна. Уведіть ? { $word }, щоб дізнатися, що воно робить.
only-choice = { $question } Єдина відповідь: { $choice }
nothing-to-undo = Це ваше перше рішення.
undone = Ви повертаєтеся до попереднього рішення.
unknown-name = У цій грі ніщо не має в назві «{ $word }».
save-where = Під якою назвою? Уведіть s і назву файлу.
saved = Збережено: { $file }
file-is-there = Не збережено: файл { $file } уже є. Виберіть іншу назву.
not-saved = Не збережено: { $file }: { $reason }
save-question = Зберегти гру у файлі { $file }? (т/н)
save-yes = т так
not-over = Гра ще триває.

### Що каже сторінка столу.

seat-player = Гравець { $number }
page-you = Ви
page-your-turn = Ваш хід
page-waits = Чекаємо на:
page-thinks = думає
page-plays = грає
page-random = грає навмання
page-greedy = програма
page-search = програма, що планує
page-person = людина
page-away = не за столом
page-watching = Ви спостерігаєте за грою.
page-log = Що сталося
page-table = Стіл
page-on-table = Натисніть те, що підсвічено на столі, або виберіть тут:
page-all-choices = Усі можливості списком
page-hint = Підказка
page-undo = Скасувати
page-what = Що це означає?
page-in-words = Стіл, описаний словами
page-close = Закрити
page-other-language = Другою мовою
page-language = Мова
page-light = Світла або темна
page-quick = Без анімації
page-over = Кінець гри
page-keep = Зберегти або поділитися
page-save = Дотеперішня гра як файл
page-scenario = Ця позиція як сценарій
page-link = Посилання на цю мить гри
page-copy = Скопіювати посилання
page-copied = Посилання скопійовано.
page-invite = Тут приєднуються інші
page-which-game = Яка гра?
page-set-up = Підготовка
page-seats = Хто грає?
page-begin = Почати
page-preparing = Готуємо гру …
page-not-asked = Це не відповідь на поточне запитання.
page-others = Решта гравців
page-lost = Зв’язок утрачено. Пробуємо знову …
page-refused = Зараз цього зробити не можна.
page-no-table = Це посилання не веде до жодного столу.
page-hidden = закрита
page-empty = порожнє місце
page-can = можна натиснути
page-clock = Залишилося часу
page-flag = час вийшов, далі грає програма
page-clocks = Годинник
page-no-clock = без годинника
page-clock-form = Хвилини на всю гру + секунди за кожне рішення. Коли в когось скінчиться час, далі за нього грає програма.
page-moment = Мить гри
page-now = Назад до гри
page-past = Ви бачите попередню мить гри.
page-loading = Завантажуємо гру …
page-new-game = Нова гра
page-given-up = Цю гру буде перервано.
page-again = Зіграти ще раз
page-against = Суперник:

## Звіти з тестових ігор. Слова на те, з чого складається гра, – у її теці terminal/.

report-title = Звіт із тестових ігор
report-skip = Перейти до результатів
report-rules = правила
report-code = код гравців
report-seeds = зерна від { $seed }
report-whiskers = Вуса – це довірчі інтервали 95%.
report-setups = Варіанти гри
report-setup-players = { $value ->
        [one] { $value } гравець
        [few] { $value } гравці
       *[many] { $value } гравців
    }
report-setup-usual = звичайна гра
report-policy-random = випадковий гравець
report-policy-greedy = жадібний гравець
report-policy-search = завбачливий гравець
report-games = { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[many] { $count } партій
    }
report-games-of = { $count ->
        [one] { $policy }: { $count } партія
        [few] { $policy }: { $count } партії
       *[many] { $policy }: { $count } партій
    }
report-about = Далі рішення ухвалює { $policy }:
report-chance = Ці результати стосуються партій, у яких рішення ухвалює { $policy }. Один інтервал із двадцяти не охоплює справжнього значення, тож із { $count } кілька відхиляються випадково.
report-interval = { $value } (від { $low } до { $high })
report-share = { $value } (від { $low } до { $high }) з { $count }
report-none = немає
report-and-more = { $names } і ще { $count }

# Що рахується, коли гра не має на це власного слова.
report-component = елемент
report-components = елементи

# Заголовки й підписи
report-wins = Хто перемагає
report-wins-by-order = Перемоги за порядком гри, % вирішених партій
report-wins-by-role = Перемоги ({ $role }), % серед тих, хто так грав
report-outcomes = Як закінчили гравці, %
report-ranks = Досягнуті рівні, % партій
report-seat = { $place }-й за чергою
report-lengths = Скільки триває партія
report-lengths-unit = % партій за кількістю ходів
report-length = { $policy }: медіана { $median ->
        [one] { $median } хід
        [few] { $median } ходи
       *[many] { $median } ходів
    }, дев’ять партій із десяти від { $low } до { $high }
report-length-bar = { $turns }: { $count } з { $games }
report-notable = Партії, які варто переглянути
report-notable-longest = Найдовша: ходів { $turns }
report-notable-closest = Найрівніша: перевага { $lead }
report-notable-strangest = Найдивніша: { $component } ({ $use }). Скільки гравців зробили це у { $games ->
        [one] { $games } партії
        [few] { $games } партіях
        [many] { $games } партіях
       *[other] { $games } партії
    }: { $players }
report-notable-note = Кожна є файлом поруч із цією сторінкою. Так її видно в браузері хід за ходом:
report-pairs = У парах: з використанням і без
report-pairs-caption = Скільки перемог на 100 партій дає використання
report-pairs-note = те саме зерно двічі; у другій партії один із гравців, які використали, від цього відмовляється
report-pairs-intro = Найпідозріліші { $components }: { $policy } зіграв ті самі зерна двічі, з використанням і без.
report-pairs-player = гравець
report-pairs-number = пари
report-pairs-only-with = перемоги лише з використанням
report-pairs-only-without = перемоги лише без
report-pairs-no-way-around = використання не уникнути
report-pairs-gain = скільки перемог дає на 100
report-unlike = Чим відрізняються гравці
report-unlike-caption = { $one } і { $other }: який % тих, хто міг, вибирав
report-used = Після використання
report-used-note = на скільки перемог на 100 більше, ніж зазвичай, мали ті, хто використав
report-held = Після добирання
report-held-note = те саме для тих, хто добрав; { $policy }
report-figures = Числа
report-drawn = добрано
report-chose = вибирає { $policy }
report-kind = тип
report-effect-of-use = вплив використання
report-effect-of-holding = вплив добирання

# Речення
report-median = Медіана довжини партії – { $median ->
        [one] { $median } хід
        [few] { $median } ходи
       *[many] { $median } ходів
    }; дев’ять партій із десяти мають від { $low } до { $high }.
report-alone = Хто грає сам, перемагає { $share }.
report-begins = Хто починає, перемагає { $share }: { $compared ->
        [more] більше за середнього гравця ({ $usual }).
        [less] менше за середнього гравця ({ $usual }).
       *[alike] це помітно не відрізняється від результату середнього гравця ({ $usual }).
    }
report-beside = Коли рішення ухвалює { $policy }, медіана довжини партії – { $median ->
        [one] { $median } хід
        [few] { $median } ходи
       *[many] { $median } ходів
    }.
report-beside-begins = Коли рішення ухвалює { $policy }, медіана довжини партії – { $median ->
        [one] { $median } хід
        [few] { $median } ходи
       *[many] { $median } ходів
    }, а хто починає, перемагає { $share }.
report-roles-differ = Відмінності, більші за випадкові ({ $role }): { $names }.
report-roles-alike = Жоден вибір ({ $role }) не перемагає помітно частіше чи рідше за інші.
report-ends = Як закінчили гравці: { $names }.
report-rank-shares = Рівні: { $names }.
report-dead = Мертві { $components }, яких не добирають або майже не вибирають: { $names }.
report-dominant = Використання йде в парі з перемогою частіше, ніж пояснює випадок: { $names }.
report-burdens = Використання йде в парі з поразкою частіше, ніж пояснює випадок: { $names }.
report-cleared = Пари партій показують, що це не їхня заслуга й не вина: { $names }.
report-chooses = Що { $one } вибирає інакше, ніж { $other }: { $names }.
report-choice = { $name } { $share } проти { $other }

# Що змінилося від іншого звіту
report-changes = Що змінилося
report-since-rules = Від звіту для правил { $hash }. Подано лише відмінності, більші за їхні інтервали.
report-since-players = Від звіту для тих самих правил, { $hash }: змінилися гравці. Подано лише відмінності, більші за їхні інтервали.
report-new = Додалося: { $names }.
report-gone = Зникло: { $names }.
report-nothing = Нічого.
report-figure = число
report-figure-of = чого
report-player = гравець
report-change = зміна
report-from = від
report-to = до
report-figure-seat = перемоги
report-figure-outcome = закінчення
report-figure-chosen = вибори
report-figure-effect = вплив

# Як це читати
report-how = Як це читати
report-how-chosen = використання, вибір
report-how-chosen-text = Скільки з гравців, які могли в партії використати елемент за призначенням, це зробили.
report-how-effect = вплив
report-how-effect-text = На скільки партій зі 100 більше, ніж у середньому їхня сторона, виграли ті, хто використав елемент або його мав. Показує те, що йде в парі, а не те, що є причиною; інтервал припускає, що гравці однієї партії не залежать один від одного.
report-how-pairs = у парах
report-how-pairs-text = Хто використав елемент, грає те саме зерно ще раз і від нього відмовляється, вибираючи наступний найкращий хід. Це вже причина, для такого гравця.
report-how-intervals = інтервали
report-how-intervals-text = 95%: частки за Вілсоном, різниці часток за Аґресті й Каффо, пари за Аґресті й Міном.

# На сторінках документації
report-docs-plays = хто грає
report-docs-games = партії
report-docs-turns = ходи: медіана; дев’ять із десяти
report-docs-turns-cell = { $median }; від { $low } до { $high }
report-docs-wins = перемоги у % (інтервал 95%)
report-docs-setup = гра
report-docs-begins = хто починає: { $share }
report-docs-player = гравець: { $share }
report-docs-chose = вибирає { $policy }, %
