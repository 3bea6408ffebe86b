### Mephisto po polsku: nazwy, teksty fabularne oraz proza kart pomocniczych i arkusza zasad.
### Liczby są zmiennymi: $topic-name to values.name z rules/topic.json. Teksty zasad powstają z efektów.

## Potwory

rat_swarm = Szczurza gromada
    .flavor = Najpierw zjadły zapasy. Potem spiżarnika.
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
hellhound = Ogar piekielny
    .flavor = Aportuje wszystko, co nie zdąży uciec.
werewolf = Wilkołak
    .flavor = Srebra nie nosi. Mówi, że z oszczędności.
banshee = Płaczka
    .flavor = Płacze z wyprzedzeniem, żeby zdążyć na pogrzeb.
minotaur = Minotaur
    .flavor = Zna każdy zakręt, bo w każdym kogoś dogonił.
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
    .flavor = Słucha poleceń. Ostatnie brzmiało: „Aaa!”.
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
    .flavor = Dzieli wszystko sprawiedliwie, na pół.
spear = Włócznia
    .flavor = Dobre wychowanie wymaga dystansu.
spiked_chain = Kolczasty łańcuch
    .flavor = Przyciąga uwagę. I całą resztę.
flail = Kiścień
    .flavor = Nawet w kawałkach jeszcze komuś przyłoży.
scythe = Kosa
    .flavor = Im gęstszy łan, tym lżejsza robota.
short_bow = Krótki łuk
    .flavor = Odwaga, byle z daleka.
siege_crossbow = Kusza wałowa
    .flavor = Naciąga się ją długo, a żałuje krótko.
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
    .flavor = Na odbiciu jest przyszłość. Ciebie na nim brak.
grappling_hook = Hak na linie
    .flavor = Nie przyszła góra do złodzieja? To przyjedzie.
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
    .flavor = Wysłuchana. Nie wiadomo tylko, przez kogo.
dark_pact = Cyrograf
    .flavor = Uczciwa wymiana: coś za ciebie.
burnt_offering = Całopalenie
    .flavor = Dym doleci i tam, gdzie skargi nie docierają.
flaming_edge = Ognista klinga
    .flavor = Pochwa spłonęła pierwsza.
swan_song = Łabędzi śpiew
    .flavor = Stal pęka głośno, żeby ją ktoś zapamiętał.
curse_of_rust = Klątwa rdzy
    .flavor = Czas zrobiłby to samo, tylko bez satysfakcji.
tithe_of_steel = Danina ze stali
    .flavor = W piekle ważą uczciwie, co do iskry.
reforging = Przekucie
    .flavor = Kuj stal, póki zła.
seance = Seans
    .flavor = Stukanie w stół to dopiero ich grzeczna wersja.
    .text = Nazwij rodzaj kart. Odsłoń { $cards } { $cards ->
        [one] wierzchnią kartę
        [few] wierzchnie karty
       *[many] wierzchnich kart
    } talii. Weź na rękę te, które są tego rodzaju, a resztę odłóż na spód talii w dowolnej kolejności.
war_cry = Zew żelaza
    .flavor = Żelazo odpowiada, bo ktoś wreszcie zapytał.

## Karty pomocnicze

reminder_silver = Ściągawka
reminder = Ściągawka
favor_tracker = Tor łaski
quick_rules = Zasady w skrócie

## Rodzaje i liczby

ui-game = Mephisto
ui-subtitle = Gra karciana w lochach: zasady w skrócie i wszystkie karty
ui-kind-monster = Potwór
ui-kind-weapon = Broń
ui-kind-spell = Czar
ui-kind-item = Przedmiot
ui-kinds-monster = Potwory
ui-kinds-weapon = Broń
ui-kinds-spell = Czary
ui-kinds-item = Przedmioty
ui-kinds-helper = Karty pomocnicze
ui-stat-attack = Atak
ui-stat-souls = Punkty Dusz
ui-stat-cost = Koszt
ui-stat-durability = Trwałość
ui-stat-range = Zasięg
ui-stat-favor = Łaska
ui-field-immediate = Wejście
ui-field-ability = Zdolność duszy

## Tura

ui-turn = Twoja tura
ui-turn-draw = Dobierz
ui-turn-draw-text = Weź na rękę { $turn-draw ->
        [one] wierzchnią kartę
        [few] { $turn-draw } wierzchnie karty
       *[many] { $turn-draw } wierzchnich kart
    } talii.
ui-turn-play = Zagrywaj i uruchamiaj
ui-turn-play-text = Tyle, na ile cię stać, w dowolnej kolejności, zanim zaczniesz akcję.
ui-turn-play-long = Zagrywasz tylko karty z ręki. Koszt [cost] mówi, ile innych kart musisz przy tym odrzucić z ręki. Każdy przedmiot i każdą broń w grze możesz uruchomić [activate] { $turn-activations ->
        [one] raz
        [few] { $turn-activations } razy
       *[many] { $turn-activations } razy
    } w swojej turze, także w tej, w której je zagrywasz: odejmij { $equipment-activation-wear } { $equipment-activation-wear ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } trwałości [durability], a potem zrób, co mówi karta. Zagrywanie i uruchamianie możesz dowolnie przeplatać, byle przed akcją.
ui-turn-action = Wykonaj akcję
ui-turn-action-text = { $turn-actions ->
        [one] Jedną
        [few] { $turn-actions } różne
       *[many] { $turn-actions } różnych
    }: Grabież, Walkę albo Przyzwanie.
ui-turn-refill = Uzupełnij loch
ui-turn-refill-text = Na puste miejsca w lochu wyłóż odkryte karty z talii; potwory do niego wchodzą.
ui-actions = Twoja akcja
ui-action-loot = Grabież
ui-action-loot-text = Weź z lochu przedmiot, broń albo czar. Możesz zamiast tego dobrać wierzchnią kartę talii.
ui-action-loot-long = Weź z lochu na rękę { $actions-loot ->
        [one] kartę, która nie jest potworem
        [few] { $actions-loot } karty, które nie są potworami
       *[many] { $actions-loot } kart, które nie są potworami
    }, albo dobierz wierzchnią kartę talii. Puste miejsce zapełnisz, gdy przyjdzie pora na uzupełnienie lochu.
ui-action-fight = Walka
ui-action-fight-text = Zaatakuj potwory w jednym korytarzu bronią, którą tam masz. Braki wyrówna łaska [favor].
ui-action-fight-long = Wybierz korytarz i co najmniej jednego potwora, który w nim leży. Użyj dowolnych swoich broni z tego korytarza; każda traci { $actions-fight-wear } { $actions-fight-wear ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } trwałości [durability]. Potem wydaj, ile chcesz, łaski [favor]: każdy punkt to { $favor-attack } { $favor-attack ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } ataku [attack]. Jeśli dorównasz łącznemu atakowi potworów, są twoje: odkryte, obok toru łaski, tworzą twój stos dusz. Dają Punkty Dusz [souls] i zdolności dusz [soul_ability].
ui-action-summon = Przyzwanie
ui-action-summon-text = Wymień potwora z ręki na dowolną kartę z lochu i zyskaj { $actions-summon-favor } { $actions-summon-favor ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } łaski [favor].
ui-action-summon-long = Weź na rękę dowolną kartę z lochu, choćby potwora, a na jej miejsce wyłóż potwora z ręki. Zyskaj { $actions-summon-favor } { $actions-summon-favor ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } łaski [favor]. Wyłożony potwór wszedł do lochu, więc jego efekt [enters] działa od razu i zwraca się do ciebie.
ui-fight = Przebieg Walki
ui-fight-lane = Wybierz korytarz i potwory, z którymi w nim walczysz.
ui-fight-weapons = Użyj tamtejszej broni: każda traci { $actions-fight-wear } { $actions-fight-wear ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } trwałości [durability].
ui-fight-favor = Wydaj łaskę [favor]: każdy punkt to { $favor-attack } { $favor-attack ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } ataku [attack].
ui-fight-compare = Wygrywasz, gdy masz co najmniej tyle ataku, co potwory razem.
ui-fight-souls = Pokonane potwory połóż obok toru: to Punkty Dusz [souls].

## Zagrywanie kart

ui-play-cost-text = Zagrywając kartę, odrzuć z ręki tyle innych kart, ile wynosi jej koszt [cost].
ui-play-weapon-text = Broń leży po twojej stronie korytarza o numerze równym jej zasięgowi [range], aż się rozpadnie.
ui-play-spell-text = Czar działa w chwili zagrania, potem go odrzucasz, chyba że trafia pod broń.
ui-play-item-text = Przedmiot leży obok korytarzy. Nie ma zasięgu i nie walczy.
ui-activate-text = Raz w każdej swojej turze: obróć kartę o jedno użycie i zrób, co mówi.
ui-durability-text = Każde użycie to ćwierć obrotu w prawo. Prawy górny róg pokazuje, ile użyć zostało.

## Początek i koniec

ui-setup = Przygotowanie
ui-setup-text = Potasujcie { $components-dungeon } { $components-dungeon ->
        [one] kartę
        [few] karty
       *[many] kart
    } lochu. Rozdajcie każdemu po { $setup-hand }, a do każdego z { $setup-lanes } korytarzy wyłóżcie po { $setup-rows } { $setup-rows ->
        [one] odkrytej
        [few] odkryte
       *[many] odkrytych
    }; reszta to talia. Potwory wyłożone teraz jeszcze nic nie robią. Każdy bierze tor łaski i zaczyna z { $favor-start } { $favor-start ->
        [one] punktem
        [few] punktami
       *[many] punktami
    } łaski [favor]. Potasujcie srebrną Ściągawkę ze zwykłymi, po jednej dla każdego z pozostałych graczy, i rozdajcie zakryte: zaczyna ten, kto dostał srebrną.
ui-end = Koniec gry
ui-end-text = Gdy talia się skończy, gracz, którego tura trwa, tasuje odrzucone karty w nową talię. W { $end-two-players } { $end-two-players ->
        [one] osobę
        [few] osoby
       *[many] osób
    } gracie, aż turę skończy gracz po lewej stronie rozpoczynającego; obaj mają wtedy za sobą tyle samo tur. W { $end-more-players } { $end-more-players ->
        [one] osobę
        [few] osoby
       *[many] osób
    } lub więcej gracie do wyczerpania także tej drugiej talii.
ui-ties = Kto wygrywa
ui-ties-text = Gracz z największą liczbą Punktów Dusz [souls]. Przy remisie liczy się łaska [favor], potem liczba broni i przedmiotów w grze, razem wziętych. Jeśli i to nie pomoże, jest remis.

## Warianty

ui-variants = Warianty
ui-variant-free-for-all = Każdy na każdego
ui-variant-free-for-all-text = Dla { $end-more-players } lub { $players-most } graczy. Ułóżcie kwadrat { $grid-width } na { $grid-height }: w środku talia, w { $grid-corners } przeciwległych rogach karty zakryte, na pozostałych miejscach odkryte. Talii i zakrytych kart nic nie dosięga. Każdy siada przy jednym boku i widzi { $setup-lanes } { $setup-lanes ->
        [one] korytarz
        [few] korytarze
       *[many] korytarzy
    }, a w każdym po { $grid-lane-cards } { $grid-lane-cards ->
        [one] odkrytej karcie
        [few] odkryte karty
       *[many] odkrytych kart
    }. Gra kończy się, gdy wyczerpie się talia ułożona z kart odrzuconych.
ui-variant-teams = Drużyny
ui-variant-teams-text = { $teams-teams } { $teams-teams ->
        [one] drużyna
        [few] drużyny
       *[many] drużyn
    } po { $teams-members } { $teams-members ->
        [one] osobie
        [few] osoby
       *[many] osób
    }; układ i koniec jak w wariancie „Każdy na każdego”. Partnerzy rozgrywają turę równocześnie i sami rozstrzygają, co dzieje się najpierw; loch uzupełnijcie po akcjach obojga. Efekty dotyczą graczy, nie drużyn. Kart się nie przekazuje, ale to, co miało pomóc tobie, może pomóc partnerowi. Wygrywa drużyna, która ma razem więcej Punktów Dusz [souls].
ui-variant-solitaire = Samotnik
ui-variant-solitaire-text = Po akcji odrzuć wierzchnią kartę talii. Pociąga ona za sobą kartę tego samego rodzaju z lochu: potwora lub broń o najwyższym ataku (z broni o równym ataku tę droższą) albo najdroższy czar lub przedmiot. Jeśli takiej nie ma, odrzuć jeszcze { $solitaire-discard-more ->
        [one] jedną kartę
        [few] { $solitaire-discard-more } karty
       *[many] { $solitaire-discard-more } kart
    }. Potem uzupełnij loch. Łaskę, którą straciłby przeciwnik, zyskujesz; zamiast zużywać jego karty, naprawiasz swoje. Gdy talia się skończy, masz jeszcze { $solitaire-last-turns } { $solitaire-last-turns ->
        [one] turę
        [few] tury
       *[many] tur
    }.
ui-variant-solitaire-bands = Punkty Dusz [souls]: { $solitaire-easy-from }–{ $solitaire-easy-to } łatwy loch, { $solitaire-medium-from }–{ $solitaire-medium-to } średni, { $solitaire-hard-from }–{ $solitaire-hard-to } trudny, od { $solitaire-expert-from } mistrzowski.
ui-variant-care-bear = Zgoda w lochu
ui-variant-care-bear-text = Dla tych, którzy wolą nie psuć sobie zabawek. Zawsze gdy twój efekt odebrałby trwałość [durability] broni lub przedmiotowi przeciwnika, napraw zamiast tego coś swojego. Poza tym nic się nie zmienia.

## Symbole i pojęcia

ui-icons = Symbole
ui-symbol-favor = Łaska
ui-symbol-favor-text = Od { $favor-min } do { $favor-max }; w Walce zamieniasz ją na atak.
ui-symbol-attack = Atak
ui-symbol-attack-text = Tyle daje broń, tyle trzeba na potwora.
ui-symbol-durability = Trwałość
ui-symbol-durability-text = Ile użyć zostało karcie.
ui-symbol-souls = Punkty Dusz
ui-symbol-souls-text = Tyle wart jest pokonany potwór.
ui-symbol-cost = Koszt
ui-symbol-cost-text = Ile innych kart odrzucasz z ręki.
ui-symbol-range = Zasięg
ui-symbol-range-text = W tym korytarzu walczy broń.
ui-symbol-enters = Wejście
ui-symbol-enters-text = Gdy potwór wchodzi do lochu.
ui-symbol-activate = Uruchomienie
ui-symbol-activate-text = Raz w turze, za trwałość ({ $equipment-activation-wear }).
ui-symbol-played = Zagranie
ui-symbol-played-text = Raz, zaraz po zagraniu karty.
ui-symbol-soul_ability = Zdolność duszy
ui-symbol-soul_ability-text = Twoja, gdy pokonasz potwora.
ui-symbol-monster = Potwór
ui-symbol-monster-text = Do pokonania dla dusz albo do przyzwania dla łaski.
ui-symbol-weapon = Broń
ui-symbol-weapon-text = Walczy w korytarzu swojego zasięgu.
ui-symbol-spell = Czar
ui-symbol-spell-text = Działa raz albo leży pod bronią.
ui-symbol-item = Przedmiot
ui-symbol-item-text = Leży obok korytarzy i czeka na uruchomienie.
ui-symbol-lane = Korytarz
ui-symbol-lane-text = Kolumna lochu; korytarzy jest { $setup-lanes }.
ui-symbol-draw = Dobieranie
ui-symbol-draw-text = Z talii na rękę.
ui-symbol-refill = Uzupełnianie
ui-symbol-refill-text = Z talii na puste miejsca w lochu.
ui-symbol-loot = Grabież
ui-symbol-loot-text = Akcja, którą bierzesz kartę.
ui-symbol-fight = Walka
ui-symbol-fight-text = Akcja, którą pokonujesz potwory.
ui-symbol-summon = Przyzwanie
ui-symbol-summon-text = Akcja, którą wprowadzasz potwora do lochu.
ui-keywords = Pojęcia
ui-keyword-lane = Korytarz
ui-keyword-lane-text = Ponumerowana kolumna lochu; u jej wylotu leży twoja broń. „Ten sam korytarz” to ten, w którym jest karta.
ui-keyword-opponent = Przeciwnik
ui-keyword-opponent-text = Inny gracz. Jeśli przeciwników jest kilku, wybierasz jednego z nich.
ui-keyword-break = Rozpaść się
ui-keyword-break-text = Broń lub przedmiot bez trwałości albo zniszczone przez efekt odrzuć od razu, razem z tym, co leży pod spodem.
ui-keyword-repair = Naprawić
ui-keyword-repair-text = Przywrócić trwałość: ćwierć obrotu w lewo za każdy punkt, nigdy ponad liczbę z nadruku.
ui-keyword-discard = Odrzucić
ui-keyword-discard-text = Położyć odkrytą na stos kart odrzuconych. Kartami w grze nie płaci się kosztów.
ui-keyword-attach = Dołączyć
ui-keyword-attach-text = Położyć czar pod bronią. Działa, aż broń się rozpadnie, i przepada razem z nią.
ui-keyword-activate = Uruchomić
ui-keyword-activate-text = Odjąć karcie trwałość ({ $equipment-activation-wear }) i zrobić, co mówi. Użycie broni w Walce to nie uruchomienie.

## Tor łaski, Ściągawka, Zasady w skrócie

ui-tracker = Łaska
ui-tracker-how = Zsuwaj Ściągawkę: ostatnia widoczna liczba, tuż nad jej krawędzią, to twoja łaska.
ui-tracker-start = Start
ui-tracker-fight = W Walce każdy punkt to { $favor-attack } ataku [attack].
ui-tracker-summon = Przyzwanie: +{ $actions-summon-favor } do łaski.
ui-tracker-limits = Nigdy ponad { $favor-max } ani poniżej { $favor-min }: reszta przepada.
ui-reminder = Ściągawka
ui-reminder-pointer = łaska tuż powyżej
ui-reminder-silver = Srebrna ramka: kto ją ma, ten zaczyna.
ui-quick = Zasady w skrócie
ui-anatomy = Jak czytać karty
ui-anatomy-text = Kształt ramki i symbole mówią, z czym masz do czynienia.

## Arkusz zasad

ui-ref-title = Mephisto: arkusz zasad
ui-table-deck = talia
ui-table-discard = odrzucone
ui-table-weapons = twoja broń
ui-table-items = przedmioty
ui-table-tracker = tor łaski ze Ściągawką
ui-anatomy-uses = Pozostałe użycia
ui-cards = Wszystkie karty
ui-cards-text = Karty lochu: { $components-dungeon }, Ściągawki: { $components-reminders }, tory łaski: { $components-trackers }, Zasady w skrócie: { $components-quick-rules }. Razem: { $components-total }.
ui-col-copies = Szt.
ui-col-name = Karta
ui-col-rules = Działanie
ui-credits = Podziękowania
ui-licences = Wykorzystano
ui-rights-reserved = wszelkie prawa zastrzeżone
ui-icon-authors = Autorzy ikon
ui-icon-authors-text = Ikony ze zbioru game-icons na licencji podanej wyżej; barwione i ułożone na naszych tłach.
ui-colophon = Od wydawcy
ui-colophon-text = Nieoficjalna rekonstrukcja na podstawie opublikowanych zasad, do użytku osobistego, nie na sprzedaż. Nazwa gry i nazwy w niej użyte należą do właścicieli, którzy nie brali udziału w tym wydaniu. Tam, gdzie wartości kart nie są znane, podajemy własne i oznaczamy to na liście kart.
ui-provenance = Skąd pochodzą karty
