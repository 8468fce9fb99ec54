### Кампания «Хроники западного королевства»

## Компоненты

crest-lion = Герб льва
    .text = Одинаковые гербы на хрониках и жетонах приносят гербовую хронику: «Хроника льва».
    .short = Лев
    .chronicle = Хроника льва
    .token = Жетон льва
    .take = Взять жетон льва
crest-eagle = Герб орла
    .text = Одинаковые гербы на хрониках и жетонах приносят гербовую хронику: «Хроника орла».
    .short = Орёл
    .chronicle = Хроника орла
    .token = Жетон орла
    .take = Взять жетон орла
crest-boar = Герб вепря
    .text = Одинаковые гербы на хрониках и жетонах приносят гербовую хронику: «Хроника вепря».
    .short = Вепрь
    .chronicle = Хроника вепря
    .token = Жетон вепря
    .take = Взять жетон вепря

chronicle-chr_arch_marble = Мраморные запасы
    .text = Первым собрать 8 мрамора одновременно.
    .goal = 8 мрамора сразу
    .advantage = В «Паладинах» вы начинаете с 2 дополнительными припасами.
    .bonus = +2 припаса
chronicle-chr_arch_buildings = Мастер-строитель
    .text = Первым построить 4 сооружения.
    .goal = 4 сооружения
    .advantage = В «Паладинах» вы начинаете с 3 дополнительными серебра.
    .bonus = +3 серебра
chronicle-chr_arch_debts = По уши в долгах
    .text = Первым набрать 5 непогашенных долгов одновременно.
    .goal = 5 непогашенных долгов
    .advantage = В «Паладинах» вместо каждого долга вы можете заплатить 2 серебра.
    .bonus = 2 серебра за долг
chronicle-chr_arch_apprentices = Полная мастерская
    .text = Первым нанять 5 помощников.
    .goal = 5 помощников
    .advantage = В «Паладинах» наём стоит вам на 1 серебро меньше.
    .bonus = наём −1 серебро
chronicle-chr_arch_cathedral = Башни собора
    .text = Первым подняться на 4-й уровень собора.
    .goal = уровень 4 собора
    .advantage = В «Паладинах» вы начинаете с 1 верой.
    .bonus = +1 вера
chronicle-chr_arch_captives = Полные подвалы
    .text = Первым удержать на своём планшете 8 захваченных чужих рабочих.
    .goal = 8 чужих рабочих
    .advantage = В «Паладинах» вы начинаете с 1 силой.
    .bonus = +1 сила
chronicle-chr_pal_walls = Несокрушимая стена
    .text = Первым построить 4 стены.
    .goal = 4 стены
    .advantage = В «Виконтах» вы начинаете с 1 дополнительным камнем.
    .bonus = +1 камень
chronicle-chr_pal_monks = Странствующая братия
    .text = Первым назначить 4 монахов.
    .goal = 4 монаха
    .advantage = В «Виконтах» вы начинаете с 1 дополнительной чернильницей.
    .bonus = +1 чернила
chronicle-chr_pal_attack = Урок оружия
    .text = Первым атаковать 4 иноземцев.
    .goal = атаковать 4 иноземцев
    .advantage = В «Виконтах» вы начинаете с 1 дополнительным золотом.
    .bonus = +1 золото
chronicle-chr_pal_convert = Открытые врата
    .text = Первым обратить 3 иноземцев.
    .goal = обратить 3 иноземцев
    .advantage = В начале «Виконтов» вы получаете 1 добродетель.
    .bonus = +1 добродетель
chronicle-chr_pal_townsfolk = Оживлённый город
    .text = Первым нанять 5 горожан, стартовый считается.
    .goal = 5 горожан
    .advantage = В «Виконтах» вы начинаете с 2 дополнительными серебра.
    .bonus = +2 серебра
chronicle-chr_pal_attribute = Первая доблесть
    .text = Первым довести веру, силу или влияние до 8 без учёта паладина.
    .goal = любой параметр до 8
    .advantage = В «Виконтах» вы начинаете с 1 грамотой.
    .bonus = +1 грамота
chronicle-chr_visc_buildings = Новый квартал
    .text = Первым построить 4 здания на игровом поле.
    .goal = 4 здания
chronicle-chr_visc_manuscripts = Тихий скрипторий
    .text = Первым собрать 5 манускриптов.
    .goal = 5 манускриптов
chronicle-chr_visc_castle = У подножия трона
    .text = Первым провести 2 рабочих на третий уровень замка.
    .goal = 2 рабочих на 3-м уровне
chronicle-chr_visc_deeds = Земля и печать
    .text = Первым перевернуть 4 грамоты.
    .goal = 4 перевёрнутые грамоты
chronicle-chr_visc_debts = Чистые счета
    .text = Первым перевернуть 4 долга.
    .goal = 4 перевёрнутых долга
chronicle-chr_visc_townsfolk = Полный двор
    .text = Первым собрать 14 карт горожан.
    .goal = 14 горожан

## Что произошло

event-marker_passed = Маркер первого игрока переходит от победителя прошлой игры ({ PLAYER($seat) }) дальше: { PLAYER($to) } { DOES($to, you: "начинаете", other: "начинает") }.
event-goals_turned_up = Цели этой игры: { NAMES($chronicles, of: "chronicle") }.
event-caught_up = { PLAYER($seat) } { DOES($seat, you: "отстаёте", other: "отстаёт") } по хроникам и { DOES($seat, you: "начинаете", other: "начинает") } с дополнительным серебром: { $silver }.
event-advantage_used = Преимущество в этой игре: { NAME($chronicle, of: "chronicle") } ({ PLAYER($seat) }).
event-chronicle_taken = { PLAYER($seat) } раньше всех { DOES($seat, you: "достигаете", other: "достигает") } цели и { DOES($seat, you: "забираете", other: "забирает") } хронику «{ NAME($chronicle, of: "chronicle") }».
event-crest_chronicle_taken = { PLAYER($seat) } { DOES($seat, you: "собираете", other: "собирает") } нужное число одинаковых гербов и { DOES($seat, you: "забираете", other: "забирает") } гербовую хронику: { NAME($crest, of: "crest", case: "chronicle") }.
event-victory_handed =
    { $place ->
        [1] { $major ->
            [true] Крупная победа
           *[false] Незначительная победа
        }: { PLAYER($seat) } { DOES($seat, you: "получаете", other: "получает") } { $count ->
            [one] { $count } победную хронику
            [few] { $count } победные хроники
           *[many] { $count } победных хроник
        }.
       *[other] { PLAYER($seat) } { DOES($seat, you: "занимаете", other: "занимает") } второе место и { DOES($seat, you: "получаете", other: "получает") } { $count ->
            [one] { $count } победную хронику
            [few] { $count } победные хроники
           *[many] { $count } победных хроник
        }.
    }
event-token_taken = { PLAYER($seat) } { DOES($seat, you: "берёте", other: "берёт") } жетон герба: { NAME($crest, of: "crest", case: "short") }.

tie-turn_order = Ничью больше ничто не решает: выше тот, кто ходил позже.

## Вопросы

prompt-crest_token = Какой жетон герба вы возьмёте?
follows-crest_token = В скобках — сколько таких гербов у вас станет. Нужное число одинаковых гербов сразу приносит гербовую хронику.
option-crest_token = { NAME($crest, of: "crest", case: "take") } { $count ->
    [0] (хроника уже взята)
   *[other] ({ $count } из { $n })
  }
why-goal = Хронику сразу забирает тот, кто первым достигнет цели; у вас { $count } из { $n }.
why-goal_taken = Хроника уже взята: { PLAYER($seat) }.
