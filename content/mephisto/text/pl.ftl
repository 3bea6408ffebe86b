### Mephisto po polsku: nazwy, teksty fabularne oraz proza kart pomocniczych i arkusza zasad.
### Liczby są zmiennymi: $topic-name to values.name z rules/topic.json. Teksty zasad powstają z efektów.
### ACC($liczba, of: "favor") liczy w pojęciach gry: punkt łaski, punkty łaski, punktów łaski, z symbolem.

## Potwory

rat_swarm = Szczurza gromada
    .flavor = Jeden szczur to kłopot. Stu szczurów to gospodarz.
imp = Chochlik
    .flavor = Mały, rogaty i zawsze o grosz bogatszy od ciebie.
skeleton = Szkielet
    .flavor = Zostało z niego to, co najtwardsze: charakter.
bat_colony = Chmara nietoperzy
    .flavor = Wiszą głową w dół, bo wtedy świat ma sens.
cultist = Kultysta
    .flavor = Modli się żarliwie, ale cicho, bo sąsiedzi śpią.
ghoul = Ghul
    .flavor = Nie marnuje jedzenia. Ani znajomości.
giant_spider = Wielki pająk
    .flavor = Gość w sieć, obiad z głowy.
acid_ooze = Żrący śluz
    .flavor = Dawniej była tu zbrojownia. I zbrojmistrz.
poltergeist = Poltergeist
    .flavor = Nie zazna spokoju, póki nie przestawi wszystkich szaf.
mimic = Mimik
    .flavor = Bogate wnętrze, pełne poprzednich właścicieli.
hellhound = Piekielny ogar
    .flavor = Aportuje wszystko, co nie zdąży uciec.
werewolf = Wilkołak
    .flavor = Srebra nie nosi. Mówi, że z oszczędności.
banshee = Płaczka
    .flavor = Płacze z wyprzedzeniem, żeby zdążyć na pogrzeb.
minotaur = Minotaur
    .flavor = Zna każdy zakręt, bo za każdym kogoś dogonił.
night_hag = Zmora
    .flavor = Siada na piersi i pyta, ile ci jeszcze zostało.
vampire = Wampir
    .flavor = Błękitna krew, obojętnie czyja.
troll = Troll
    .flavor = Rany goją się na nim szybciej niż urazy.
witch = Wiedźma
    .flavor = Zaprasza na kolację. Nie mówi tylko, w jakiej roli.
lich = Licz
    .flavor = Umarł dawno, a planów ma więcej niż ty.
iron_golem = Żelazny golem
    .flavor = Spełnia każdy rozkaz. Ostatni brzmiał „aaa”.
dragon = Smok
    .flavor = Sypia na złocie, więc zawsze wstaje lewą łapą.
mephisto = Mefisto
    .flavor = Podpisz tu. I tu. Krwią, ale czytelnie.

## Broń

dagger = Sztylet
    .flavor = Krótki argument, za to ostry.
templars_sword = Miecz templariusza
    .flavor = Poświęcony. Właściciel też, tyle że dla sprawy.
bloodthirsty_sword = Krwiożerczy miecz
    .flavor = Nie chowaj go o suchej klindze.
cursed_blade = Przeklęte ostrze
    .flavor = Lekkie w dłoni, ciężkie na sumieniu.
mallet = Pobijak
    .flavor = Narzędzie pracy. Praca bywa różna.
greataxe = Wielki topór
    .flavor = Wszystko dzieli sprawiedliwie: na pół.
spear = Włócznia
    .flavor = Przechodzi z rąk do rąk. Czasem na wylot.
spiked_chain = Kolczasty łańcuch
    .flavor = Przyciąga uwagę. I całą resztę.
flail = Kiścień
    .flavor = Nawet w kawałkach jeszcze komuś przyłoży.
scythe = Kosa
    .flavor = Im gęstszy łan, tym lżejsza robota.
short_bow = Krótki łuk
    .flavor = Odwaga, byle z daleka.
siege_crossbow = Kusza wałowa
    .flavor = Naciąganie trwa długo, żal trafionych krótko.
gnarled_staff = Sękaty kostur
    .flavor = Podpora starości, postrach młodości.
chakram = Czakram
    .flavor = Zawsze wraca. Lepiej wtedy nie klaskać.

## Przedmioty

blessed_candle = Gromnica
    .flavor = Świeci konającym, więc tutaj nie gaśnie nigdy.
grindstone = Toczak
    .flavor = Kilka obrotów i rozmowa znów nabiera ostrości.
black_mirror = Czarne zwierciadło
    .flavor = Widać w nim przyszłość. Ciebie jakoś nie.
grappling_hook = Hak na linie
    .flavor = Góra nie przyszła do złodzieja? To przyjedzie.
firepot = Garniec ognia
    .flavor = Zapalić, zmówić pacierz, rzucić. Najlepiej przed „amen”.
acid_vial = Fiolka kwasu
    .flavor = Kropla drąży stal.
voodoo_doll = Laleczka voodoo
    .flavor = Igły w komplecie, o włosy trzeba się postarać.
soul_jar = Słój dusz
    .flavor = Nie wstrząsać, bo zaczynają śpiewać.
grimoire = Grymuar
    .flavor = Czyta się jednym tchem. Zwykle ostatnim.

## Czary

last_prayer = Ostatnia modlitwa
    .flavor = Na dole zawsze ktoś słucha.
dark_pact = Cyrograf
    .flavor = Uczciwa wymiana: coś za ciebie.
burnt_offering = Całopalenie
    .flavor = Dym doleci i tam, gdzie skargi nie docierają.
flaming_edge = Ognista klinga
    .flavor = Studzić wyłącznie w potworach.
swan_song = Łabędzi śpiew
    .flavor = Stal pęka głośno, żeby ją ktoś zapamiętał.
curse_of_rust = Klątwa rdzy
    .flavor = Czas zrobiłby to samo, tylko bez satysfakcji.
tithe_of_steel = Danina ze stali
    .flavor = W piekle ważą uczciwie, co do iskry.
reforging = Przekucie
    .flavor = Kuj stal, póki zła.
seance = Seans
    .flavor = Stukanie to jeszcze uprzejmość.
    .text = Wybierz rodzaj kart. Odsłoń { $cards } { $cards ->
        [one] wierzchnią kartę
        [few] wierzchnie karty
       *[many] wierzchnich kart
    } z talii. Karty wybranego rodzaju weź na rękę, a resztę odłóż na spód talii w dowolnej kolejności.
war_cry = Zew żelaza
    .flavor = Żelazo odpowiada, bo ktoś wreszcie zapytał.

## Karty pomocnicze

reminder_silver = Ściągawka
reminder = Ściągawka
favor_tracker = Tor łaski
quick_rules = Zasady w skrócie

## Rodzaje i liczby

ui-game = Mephisto
ui-subtitle = Gra karciana dla { $players-least }–{ $players-most } osób: zasady w skrócie i wszystkie karty
ui-kind-monster = Potwór
ui-kind-weapon = Broń
ui-kind-spell = Czar
ui-kind-item = Przedmiot
ui-kinds-monster = Potwory
ui-kinds-weapon = Bronie
ui-kinds-spell = Czary
ui-kinds-item = Przedmioty
ui-kinds-helper = Karty pomocnicze
ui-stat-attack = Atak
ui-stat-souls = Punkty dusz
ui-stat-cost = Koszt
ui-stat-durability = Trwałość
ui-stat-range = Zasięg

## Tura

ui-turn = Twoja tura
ui-turn-draw = Dobierz
ui-turn-draw-text = Weź na rękę { $turn-draw ->
        [one] wierzchnią kartę
        [few] { $turn-draw } wierzchnie karty
       *[many] { $turn-draw } wierzchnich kart
    } z talii.
ui-turn-play = Zagrywaj i uruchamiaj
ui-turn-play-text = Ile chcesz i na ile cię stać, w dowolnej kolejności, byle przed akcją.
ui-turn-play-long = Możesz zagrać z ręki dowolnie wiele kart. Za każdą odrzuć z ręki tyle innych kart, ile wynosi jej koszt [cost]. Każdą swoją broń i każdy swój przedmiot możesz uruchomić [activate] { $turn-activations ->
        [one] raz
        [few] { $turn-activations } razy
       *[many] { $turn-activations } razy
    } w swojej turze, nawet zaraz po zagraniu: usuń z karty { ACC($equipment-activation-wear, of: "durability") } i zrób, co mówi. Wtedy też używasz zdolności „raz w swojej turze” i „raz na grę”. Kolejność jest dowolna, ale gdy zaczniesz akcję, będzie już za późno. W grze możesz mieć dowolnie wiele broni i przedmiotów.
ui-turn-action = Wykonaj akcję
ui-turn-action-text = { $turn-actions ->
        [one] Jedną
        [few] { $turn-actions } różne
       *[many] { $turn-actions } różnych
    }: Grabież, Walkę albo Przyzwanie.
ui-turn-refill = Uzupełnij loch
ui-turn-refill-text = Na puste miejsca wyłóż po kolei odkryte karty z talii. Wejście [enters] potwora działa od razu.
ui-actions = Twoja akcja
ui-action-loot = Grabież
ui-action-loot-text = Weź na rękę broń, czar lub przedmiot z lochu albo dobierz wierzchnią kartę z talii.
ui-action-loot-long = Weź na rękę z lochu { $actions-loot ->
        [one] kartę, która nie jest potworem
        [few] { $actions-loot } karty, które nie są potworami
       *[many] { $actions-loot } kart, które nie są potworami
    }, albo dobierz wierzchnią kartę z talii. Puste miejsce poczeka na uzupełnienie lochu.
ui-action-fight = Walka
ui-action-fight-text = Pokonaj potwory w jednym korytarzu bronią, którą w nim masz. Brakujący atak dopłać łaską [favor].
ui-action-fight-long = Wybierz korytarz i co najmniej jednego potwora, który w nim leży. Użyj dowolnie wielu swoich broni z tego korytarza albo żadnej. Każda traci { ACC($actions-fight-wear, of: "durability") }, a jej atak liczysz, nawet jeśli się przy tym rozpadnie. Potem wydaj dowolnie wiele łaski [favor] (wydać to nie stracić): każdy punkt to { NOM($favor-attack, of: "attack") }. Jeśli masz co najmniej tyle ataku, ile potwory łącznie, pokonujesz je. Kładziesz je odkryte obok toru łaski: to twój stos dusz, który daje punkty dusz [souls] i zdolności dusz [soul_ability]. Jeśli masz mniej, potwory zostają, a trwałość i łaska przepadają.
ui-action-summon = Przyzwanie
ui-action-summon-text = Wymień potwora z ręki na dowolną kartę z lochu i zyskaj { ACC($actions-summon-favor, of: "favor") }.
ui-action-summon-long = Wymień potwora z ręki na dowolną kartę z lochu, choćby na innego potwora, i zyskaj { ACC($actions-summon-favor, of: "favor") }. Potem działa Wejście [enters] wyłożonego potwora. Bez potwora na ręce nie wykonasz tej akcji.
ui-fight = Przebieg Walki
ui-fight-lane = Wybierz korytarz i potwory, z którymi w nim walczysz.
ui-fight-weapons = Użyj dowolnych swoich broni z tego korytarza: każda traci { ACC($actions-fight-wear, of: "durability") }.
ui-fight-favor = Wydaj łaskę [favor]: każdy punkt to { NOM($favor-attack, of: "attack") }.
ui-fight-compare = Wygrywasz, jeśli masz co najmniej tyle ataku, ile potwory łącznie.
ui-fight-souls = Pokonane potwory połóż obok toru łaski: to twój stos dusz.

## Zagrywanie kart

ui-play-cost-text = Zagrywając kartę, odrzuć z ręki tyle innych kart, ile wynosi jej koszt [cost].
ui-activate-text = Broń i przedmiot uruchamiasz najwyżej raz w swojej turze: obróć kartę i zrób, co mówi.
ui-durability-text = Każde użycie to ćwierć obrotu w prawo. Ile ich zostało, pokazuje prawy górny róg. Po ostatnim karta się rozpada.

## Początek i koniec

ui-setup = Przygotowanie
ui-setup-text = Potasujcie { ACC($components-dungeon, of: "card") } lochu i rozdajcie każdemu po { $setup-hand }. Do każdego z { $setup-lanes } korytarzy wyłóżcie po { $setup-rows } { $setup-rows ->
        [one] odkrytej karcie
        [few] odkryte karty
       *[many] odkrytych kart
    } (Wejście [enters] potworów jeszcze nie działa), a z reszty zróbcie talię. Przy { $end-more-players } lub { $players-most } graczach układ opisuje wariant „Każdy na każdego”. Każdy bierze tor łaski i zaczyna z { INS($favor-start, of: "favor") }. Weźcie srebrną Ściągawkę i po jednej zwykłej dla każdego z pozostałych graczy, potasujcie je i rozdajcie zakryte: zaczyna ten, kto dostał srebrną. Dalej gracie zgodnie z ruchem wskazówek zegara.
ui-end = Koniec gry
ui-end-text = Gdy talia się skończy, gracz, którego tura trwa, tasuje karty odrzucone w nową talię. Gdy graczy jest { $end-two-players }, gra trwa jeszcze do końca tury tego, kto siedzi po lewej stronie rozpoczynającego, tak by każdy miał tyle samo tur. Gdy graczy jest { $end-more-players } lub więcej, gracie do wyczerpania także tej drugiej talii.
ui-ties = Kto wygrywa
ui-ties-text = Gracz, który ma najwięcej punktów dusz [souls]. Przy remisie decyduje większa łaska [favor], potem większa łączna liczba broni i przedmiotów w grze. Jeśli i ona jest równa, gra kończy się remisem.

## Warianty

ui-variants = Warianty
ui-variant-free-for-all = Każdy na każdego
ui-variant-free-for-all-text = Dla { $end-more-players } lub { $players-most } graczy. Ułóżcie kwadrat { $grid-width } na { $grid-height }: w środku talia, w { $grid-corners } przeciwległych rogach karty zakryte, na pozostałych miejscach odkryte. Środek i zakryte rogi nie należą do lochu i nic na nie nie działa. Każdy siada przy innym boku i widzi { ACC($setup-lanes, of: "lane") }, liczone od lewej, a w każdym po { $grid-lane-cards } { $grid-lane-cards ->
        [one] odkrytej karcie
        [few] odkryte karty
       *[many] odkrytych kart
    }. Gra kończy się wraz z turą, w której wyczerpie się talia ułożona z kart odrzuconych.
ui-variant-teams = Drużyny
ui-variant-teams-text = { $teams-teams } { $teams-teams ->
        [one] drużyna
        [few] drużyny
       *[many] drużyn
    } po { $teams-members } { $teams-members ->
        [one] osobie
        [few] osoby
       *[many] osób
    }; układ i koniec jak w wariancie „Każdy na każdego”. Partnerzy nie są dla siebie przeciwnikami, rozgrywają turę równocześnie i sami rozstrzygają, co dzieje się najpierw; loch uzupełnijcie po akcjach obu. Efekty dotyczą graczy, nie drużyn: Wejście [enters] potwora dotyczy tego, kto zwolnił mu miejsce. Kart się nie przekazuje, ale czar lub zdolność, która miała pomóc tobie, może pomóc partnerowi. Wygrywa drużyna, która ma razem więcej punktów dusz [souls].
ui-variant-solitaire = Samotnik
ui-variant-solitaire-text = Po akcji odrzuć wierzchnią kartę z talii, a potem kartę tego samego rodzaju z lochu: potwora lub broń o najwyższym ataku (z broni o równym ataku tę droższą), czar lub przedmiot o najwyższym koszcie. Przy remisie wybierasz. Jeśli takiej karty w lochu nie ma, odrzuć zamiast niej jeszcze { ACC($solitaire-discard-more, of: "card") } z talii, już bez skutków. Potem uzupełnij loch, ale potwory wchodzą tak, jakby trwała tura kogoś innego: „ty” na ich kartach to ten ktoś, a ty jesteś jego przeciwnikiem. Gdy karta każe przeciwnikowi stracić łaskę, czytaj, że tyle jej zyskujesz; gdy każe usunąć trwałość z jego broni lub przedmiotu, czytaj, że naprawiasz coś swojego. Gdy talia się skończy, masz jeszcze { $solitaire-last-turns } { $solitaire-last-turns ->
        [one] turę
        [few] tury
       *[many] tur
    }.
ui-variant-solitaire-bands = Wynik w punktach dusz [souls]: { $solitaire-easy-from }–{ $solitaire-easy-to } łatwy, { $solitaire-medium-from }–{ $solitaire-medium-to } średni, { $solitaire-hard-from }–{ $solitaire-hard-to } trudny, od { $solitaire-expert-from } mistrzowski.
ui-variant-care-bear = Zgoda w lochu
ui-variant-care-bear-text = Dla tych, którzy nie lubią psuć innym zabawek. Gdy twój efekt miałby usunąć trwałość [durability] z broni lub przedmiotu przeciwnika, napraw zamiast tego swoją broń lub przedmiot o tyle samo. Poza tym nic się nie zmienia.

## Symbole i pojęcia

ui-icons = Symbole
ui-symbol-favor = Łaska
ui-symbol-favor-text = Od { $favor-min } do { $favor-max }; w Walce wydajesz ją na atak.
ui-symbol-attack = Atak
ui-symbol-attack-text = Tyle daje broń, tyle trzeba na potwora.
ui-symbol-durability = Trwałość
ui-symbol-durability-text = Ile użyć zostało karcie.
ui-symbol-souls = Punkty dusz
ui-symbol-souls-text = Tyle wart jest pokonany potwór.
ui-symbol-cost = Koszt
ui-symbol-cost-text = Ile innych kart odrzucasz z ręki.
ui-symbol-range = Zasięg
ui-symbol-range-text = Korytarz, w którym walczy broń.
ui-symbol-enters = Wejście
ui-symbol-enters-text = Gdy potwór wchodzi do lochu z ręki lub talii.
ui-symbol-activate = Uruchomienie
ui-symbol-activate-text = Raz w turze, za jedno użycie.
ui-symbol-played = Zagranie
ui-symbol-played-text = Raz, zaraz po zagraniu karty.
ui-symbol-soul_ability = Zdolność duszy
ui-symbol-soul_ability-text = Twoja, odkąd pokonasz potwora.
ui-symbol-monster = Potwór
ui-symbol-monster-text = Pokonany daje punkty dusz, przyzwany łaskę.
ui-symbol-weapon = Broń
ui-symbol-weapon-text = Kładziesz ją po swojej stronie korytarza o numerze równym jej zasięgowi [range]. Leży tam, aż się rozpadnie.
ui-symbol-spell = Czar
ui-symbol-spell-text = Działa, gdy go zagrasz, i zostaje odrzucony, chyba że kładziesz go pod bronią.
ui-symbol-item = Przedmiot
ui-symbol-item-text = Leży obok korytarzy, aż się rozpadnie. Nie walczy.
ui-symbol-lane = Korytarz
ui-symbol-lane-text = Jedna z { $setup-lanes } kolumn lochu.
ui-symbol-draw = Dobieranie
ui-symbol-draw-text = Z talii na rękę.
ui-symbol-refill = Uzupełnianie
ui-symbol-refill-text = Z talii na puste miejsca w lochu.
ui-symbol-loot = Grabież
ui-symbol-loot-text = Akcja: bierzesz kartę z lochu lub talii.
ui-symbol-fight = Walka
ui-symbol-fight-text = Akcja: pokonujesz potwory.
ui-symbol-summon = Przyzwanie
ui-symbol-summon-text = Akcja: wprowadzasz potwora do lochu.
ui-keywords = Pojęcia
ui-keyword-activate = Uruchomienie
ui-keyword-activate-text = Efekt działa, nawet jeśli karta się przy tym rozpadnie. Użycie broni w Walce to nie uruchomienie: w jednej turze możesz zrobić jedno i drugie.
ui-keyword-attach = Pod bronią
ui-keyword-attach-text = Czar pod bronią działa, aż ta się rozpadnie, i zostaje odrzucony razem z nią.
ui-keyword-break = Rozpada się, zniszcz
ui-keyword-break-text = Zniszczona broń lub przedmiot rozpada się tak samo jak karta, która straciła całą trwałość: od razu ją odrzuć.
ui-keyword-choose = Wybierz jedno
ui-keyword-choose-text = Tylko z tego, co da się wykonać. Wszystko inne rób, na ile się da.
ui-keyword-discard = Odrzuć
ui-keyword-discard-text = Odłóż odkrytą kartę na wspólny stos kart odrzuconych. Kartami w grze nie płaci się kosztów.
ui-keyword-lane = Ten korytarz
ui-keyword-lane-text = Korytarz, w którym leży karta: potwór w lochu, broń po twojej stronie.
ui-keyword-opponent = Przeciwnik
ui-keyword-opponent-text = Każdy oprócz ciebie; jeśli jest ich kilku, wybierasz jednego. „Ty” to właściciel karty, a przy Wejściu [enters] gracz, którego tura trwa.
ui-keyword-repair = Napraw
ui-keyword-repair-text = Za każdy punkt obróć kartę o ćwierć obrotu w lewo, ale nigdy ponad nadrukowaną trwałość.
ui-keyword-reveal = Odsłoń
ui-keyword-reveal-text = Pokaż wszystkim. Karta zostaje, gdzie była, chyba że efekt mówi inaczej.

## Tor łaski, Ściągawka, Zasady w skrócie

ui-tracker = Łaska
ui-tracker-start = Start
ui-reminder-pointer = powyżej: twoja łaska
ui-reminder-silver = Srebrna ramka: kto ją ma, ten zaczyna.
ui-anatomy = Jak czytać karty

## Arkusz zasad

ui-ref-title = Arkusz zasad
ui-anatomy-picture = Ilustracja
ui-anatomy-kind = Rodzaj karty
ui-anatomy-text = Działanie
ui-cards = Wszystkie karty
ui-cards-text = Karty lochu: { $components-dungeon }, Ściągawki: { $components-reminders }, tory łaski: { $components-trackers }, Zasady w skrócie: { $components-quick-rules }. Razem: { $components-total }.
ui-licences = Wykorzystane materiały
ui-rights-reserved = wszelkie prawa zastrzeżone
ui-icon-authors = Autorzy ikon
ui-icon-authors-text = Ikony ze zbioru game-icons na licencji podanej wyżej; pokolorowane na nowo i ułożone na naszych tłach.
ui-colophon = Od wydawcy
ui-colophon-text = Nieoficjalna rekonstrukcja na podstawie opublikowanych zasad, do użytku osobistego, nie na sprzedaż. Nazwa gry i nazwy w niej użyte należą do ich właścicieli, którzy nie brali udziału w tym wydaniu. Tam, gdzie wartości kart nie są znane, podajemy własne i oznaczamy to na liście kart.
ui-provenance = Skąd pochodzą karty

## Stosy na wirtualnym stole

ui-pile-dungeon = Talia lochu
ui-deck-dungeon = Karty lochu

## Instrukcja

ui-book-line = Gra karciana dla { $players-least }–{ $players-most } osób
ui-book-box-quick = Zasady w skrócie
ui-book-box-reminder = Ściągawki
ui-book-box-tracker = Tory łaski
ui-book-goal = O co chodzi
ui-book-goal-text = Schodzicie do lochu, w którym Mefisto trzyma swoje potwory. Każdy z was zbiera broń, czary i przedmioty, a gdy starczy mu ataku, pokonuje potwory i zabiera ich dusze.
ui-book-goal-win = Na koniec gry wygrywa ten, kto ma na swoim stosie dusz najwięcej punktów dusz [souls].
ui-book-read-cards = Jak czytać karty
ui-book-read-cards-text = Loch tworzą karty czterech rodzajów. Koszt podaje mała karta obok nazwy, a symbole znaczą wszędzie to samo.
ui-book-weapon = Broń
ui-book-monster = Potwór
ui-book-setup-line = Tak przygotujecie grę dla dwóch osób; układ dla trzech i czterech opisuje rozdział „Warianty”.
ui-book-setup-1 = Potasujcie { ACC($components-dungeon, of: "card") } lochu i rozdajcie każdemu po { $setup-hand }. Swoich kart nikomu nie pokazujcie.
ui-book-setup-2 = Pośrodku stołu wyłóżcie loch: { ACC($setup-lanes, of: "lane") }, a w każdym { ACC($setup-rows, of: "card") }, odkryte. Ponumerujcie korytarze od jednego brzegu, tak samo dla obu graczy. Wejścia [enters] leżących tam potworów jeszcze nie działają.
ui-book-setup-3 = Resztę kart połóżcie zakrytą obok lochu: to talia. Miejsce obok niej czeka na karty odrzucone.
ui-book-setup-4 = Każdy bierze kartę z zasadami w skrócie i tor łaski, a na torze kładzie swoją Ściągawkę tak, by tuż nad jej krawędzią była liczba { $favor-start }: tyle łaski macie na początek.
ui-book-setup-5 = Kto zaczyna? Weźcie srebrną Ściągawkę i po jednej zwykłej dla każdego z pozostałych, potasujcie je zakryte i rozdajcie. Zaczyna ten, kto dostał srebrną.
ui-book-setup-for-two = Grając samotnie, pomijasz stronę drugiej osoby.
ui-book-setup-for-more = Talia leży w środku, a karty w dwóch rogach są zakryte. Drużyny przygotowują grę tak samo.
ui-book-turn-text = Gracie po kolei, zgodnie z ruchem wskazówek zegara. Tura ma zawsze te same kroki, w tej kolejności.
ui-book-turn-note = Gdy zaczniesz akcję, nie zagrasz już żadnej karty i niczego nie uruchomisz aż do swojej następnej tury.
ui-book-before-you = Zanim zaczniesz akcję
ui-book-play = Zagrywanie kart
ui-book-play-cost = Zagrywając kartę, odrzuć z ręki tyle innych kart, ile wynosi jej koszt [cost]. Nie ma znaczenia, jakie to karty. Kartami, które już leżą w grze, nie zapłacisz.
ui-book-play-where = Broń kładziesz po swojej stronie korytarza, którego numer jest równy jej zasięgowi [range]. Zostaje tam, aż się rozpadnie. Przedmiot kładziesz obok korytarzy. Czar działa od razu i trafia na stos kart odrzuconych, chyba że każe się położyć pod bronią.
ui-book-play-monsters = Potworów się nie zagrywa: z ręki do lochu wprowadza je tylko akcja Przyzwania.
ui-book-durability = Trwałość
ui-book-durability-text = Liczba w prawym górnym rogu mówi, ile użyć [durability] zostało broni lub przedmiotowi. Przy każdym użyciu obróć kartę o ćwierć obrotu w prawo. Karta, której nie zostało już żadne użycie, rozpada się: odrzuć ją.
ui-book-activate = Uruchamianie
ui-book-activate-text = Kartę z symbolem [activate] możesz raz w swojej turze uruchomić. Kosztuje to jedno użycie, a potem dzieje się to, co mówi karta. Wolno to zrobić nawet w turze, w której ją zagrano.
ui-book-activate-fight = Użycie broni w Walce to nie uruchomienie. W jednej turze wolno jedno i drugie, za dwa użycia.
ui-book-action-text = W każdej turze wykonaj jedną z trzech akcji. Nie można jej pominąć.
ui-book-fight-text = Tak przebiega Walka:
ui-book-fight-note = Walkę wolno zacząć, nawet jeśli nie da się jej wygrać. Potwory wtedy zostają, a trwałość broni i wydana łaska przepadają.
ui-book-monsters = Potwory w lochu i na stosie dusz
ui-book-enters = Wejście [enters] działa za każdym razem, gdy potwór wchodzi do lochu: z ręki przy Przyzwaniu albo z talii przy uzupełnianiu. „Ty” to wtedy gracz, którego tura trwa.
ui-book-soul = Zdolność duszy [soul_ability] należy do gracza, który pokonał potwora. Odtąd działa zawsze, gdy spełniony jest jej warunek. Dopóki potwór leży w lochu, jego zdolności nie ma nikt.
ui-book-under = Czary pod bronią
ui-book-under-text = Niektóre czary kładziesz pod wybraną bronią. Działają, dopóki ta broń jest w grze. Gdy broń się rozpadnie, odrzuć czar razem z nią.
ui-book-favor = Łaska
ui-book-favor-text = Łaska [favor] to twój zapas na czarną godzinę. W Walce każdy wydany punkt to { NOM($favor-attack, of: "attack") }. Łaski nigdy nie masz więcej niż { $favor-max } ani mniej niż { $favor-min }: nadmiar przepada, a czego nie masz, tego nie stracisz.
ui-book-repair = Naprawianie
ui-book-repair-text = Naprawiając kartę, za każdy punkt obróć ją o ćwierć obrotu w lewo. Nigdy nie będzie miała więcej użyć, niż na niej nadrukowano.
ui-book-faq = Pytania i odpowiedzi
ui-book-faq-hopeless = Czy mogę użyć w Walce broni, której zostało jedno użycie?
ui-book-faq-hopeless-text = Tak. Broń się przy tym rozpada, ale jej atak się liczy.
ui-book-faq-own = Czy karta może zapłacić sama za siebie?
ui-book-faq-own-text = Nie. Odrzucasz inne karty z ręki, więc karta droższa niż reszta twojej ręki zostaje na ręce.
ui-book-faq-take = Czy przy Przyzwaniu mogę odłożyć do lochu kartę, którą właśnie z niego wziąłem?
ui-book-faq-take-text = Nie. Najpierw wskazujesz potwora z ręki, potem bierzesz kartę z lochu.
ui-book-faq-dealt = Czy działają Wejścia potworów wyłożonych na początku gry?
ui-book-faq-dealt-text = Nie. Nikt ich nie wprowadził i nie trwa jeszcze niczyja tura.
ui-book-faq-lose = Czy łaska wydana w Walce to łaska stracona?
ui-book-faq-lose-text = Nie. Zdolności, które czekają, aż ktoś straci łaskę, nie działają, gdy ktoś ją wydaje.
ui-book-faq-gaps = Co, jeśli trzeba uzupełnić kilka miejsc?
ui-book-faq-gaps-text = Uzupełniasz je po kolei. Wejście [enters] potwora działa, zanim wyłożysz następną kartę.
ui-book-faq-pass = Czy mogę nie wykonać akcji?
ui-book-faq-pass-text = Tylko wtedy, gdy żadnej nie da się wykonać, bo nie ma już kart ani w talii, ani w lochu.
ui-book-last = Na podorędziu
ui-example-setup-for-two = Stół przed pierwszą turą
ui-example-paying-a-cost = Ile kosztuje topór
ui-example-paying-a-cost-text = Gracz { "1" } zagrywa broń i, jak każe jej koszt [cost], odrzuca z ręki jedną inną kartę. Wybiera potwora, bo płacić można wszystkim.
ui-example-loot-from-the-dungeon = Broń z lochu
ui-example-loot-from-the-dungeon-text = Gracz { "1" } wybiera Grabież i bierze kartę, która nie jest potworem. Puste miejsce zapełnia się dopiero po akcji.
ui-example-fight-with-favor = Dwie bronie i trochę łaski
ui-example-fight-with-favor-text = Ataki broni z tego samego korytarza sumują się. Resztę gracz { "1" } dopłaca łaską i wygrywa, bo ma dokładnie tyle, ile trzeba.
ui-example-two-monsters-in-one-fight = Dwa potwory naraz
ui-example-two-monsters-in-one-fight-text = Gracz { "1" } walczy z oboma potworami w korytarzu, więc ich ataki się sumują. Bierze obie dusze w jednej turze.
ui-example-one-attack-short = O jeden punkt za mało
ui-example-one-attack-short-text = Gracz { "1" } nie chce wydać ostatniego punktu łaski. Potwór zostaje, a obie bronie i tak tracą po jednym użyciu.
ui-example-the-last-use = Ostatnie użycie
ui-example-the-last-use-text = Broń rozpada się przy swoim ostatnim użyciu, ale jej atak jeszcze się liczy.
ui-example-activated-and-used = Uruchomić i jeszcze zawalczyć
ui-example-activated-and-used-text = Gracz { "1" } uruchamia broń, a potem używa jej w Walce. W jednej turze kosztuje to dwa użycia.
ui-example-repair-has-a-limit = Więcej się nie da
ui-example-repair-has-a-limit-text = Przedmiot naprawia broń. Teraz ma ona znów tyle użyć, ile nadrukowano, i następna naprawa nic by nie dała.
ui-example-summon-a-monster = Przyzwanie
ui-example-summon-a-monster-text = Gracz { "1" } wymienia potwora z ręki na kartę z lochu, zyskuje łaskę, a Wejście [enters] potwora działa od razu.
ui-example-favor-has-a-ceiling = Najwyżej dziesięć
ui-example-favor-has-a-ceiling-text = Najpierw przychodzi łaska z Przyzwania, ale tylko do { $favor-max }. Dopiero potem część zabiera Wejście [enters].
ui-example-a-monster-enters = Kto zrobił miejsce, ten ma kłopot
ui-example-a-monster-enters-text = Na miejsce zabranej karty wchodzi z talii potwór. Jego Wejście [enters] dotyczy gracza, którego tura trwa.
ui-example-a-spell-under-a-weapon = Razem do końca
ui-example-a-spell-under-a-weapon-text = Czar pod bronią dodaje jej ataku. Broń rozpada się w tej Walce, więc czar zostaje odrzucony razem z nią.
ui-example-a-soul-ability = Dusza pracuje dla ciebie
ui-example-a-soul-ability-text = Zdolność pokonanego potwora działa przy każdym czarze, zawsze zanim zadziała sam czar.
ui-example-a-tie = Remis w duszach
ui-example-a-tie-text = Punktów dusz jest po równo, więc decyduje łaska: gracz { "2" } ma jej więcej i wygrywa. Reszta się już nie liczy.
ui-example-alone-after-the-action = Samotnik po akcji
ui-example-alone-after-the-action-text = Z talii odrzucono potwora, więc z lochu znika potwór o najwyższym ataku. Potem loch się uzupełnia.

## Przebieg gry jako dane: nazwy jego części

ui-action-play = Zagranie karty
ui-action-use = Użycie zdolności duszy
ui-action-activate = Uruchomienie
ui-action-loot-deck = Dobranie wierzchniej karty
ui-action-loot-card = Wzięcie z lochu
ui-action-pass = Pas
ui-procedure-refill = Uzupełnienie lochu
ui-procedure-run-out = Wyczerpanie talii
ui-procedure-discard-broken = Karty, które się rozpadły
ui-procedure-partners-turn = Kolej partnera
ui-action-hand-over = Przekazanie tury
ui-event-turn-start = Początek tury
ui-operation-gain = zyskanie
ui-operation-draw = dobranie kart
ui-operation-take = wzięcie karty
ui-operation-repair = naprawa
ui-operation-empower = dodatkowy atak
ui-operation-attach = wsunięcie pod broń
ui-operation-steal = odebranie
ui-operation-custom = wybór rodzaju kart
ui-procedure-solitaire = Samotnik: po akcji
ui-event-plays = Zagranie karty
ui-event-played = Zagranie
ui-event-activation = Uruchomienie
ui-event-activates = Uruchomienie karty
ui-event-acts-loot = Akcja Grabież
ui-event-acts-fight = Akcja Walka
ui-event-acts-summon = Akcja Przyzwanie
ui-event-fights-with = Użycie broni w Walce
ui-event-breaks = Karta się rozpada
ui-event-enters = Wejście
ui-event-defeats = Wygrana Walka
ui-field-effect = efekt
ui-field-immediate = Wejście
ui-field-ability = zdolność duszy
ui-operation-activate = Uruchomienie
ui-kind-reminder = Ściąga
ui-kind-tracker = Licznik
ui-kind-quick_rules = Skrót zasad
ui-field-lane = Korytarz
ui-field-silver_border = Srebrna ramka
