### Кампания «Хроники западного королевства»

## Планшет хроник

campaign-board = Планшет хроник
campaign-title = Кампания, игра { $n } из 3
page-goals = Цели
campaign-goals = Цели этой игры
campaign-goals-later = Цели откроются, когда игра будет подготовлена.
campaign-goal-said =
    { $taken ->
        [none] { $name }: { $goal }. У вас { $count } из { $n }.
       *[other] { $name }: { $goal }. Хроника взята: { $taken }.
    }
campaign-taken-by = Хроника взята: { $name }
campaign-crest-chronicles = Гербовые хроники
campaign-needed =
    { $n ->
        [3] три одинаковых герба
       *[other] четыре одинаковых герба
    }
campaign-none-left = Все уже взяты.
campaign-held = Что у кого есть
campaign-margin = Отрыв больше чем на { $margin ->
    [one] { $margin } очко
    [few] { $margin } очка
   *[other] { $margin } очков
  } — в этой игре крупная победа.
campaign-player = Игрок
campaign-chronicles = Хроники
campaign-crests = Гербы
campaign-total = Всего
campaign-victory = Победная
campaign-token = жетон
sort-chronicle = Хроника
sort-crest = Герб
campaign-nothing = пока ничего
campaign-crest-count = { $crest }: { $count } из { $needed }
campaign-ours = Наше: { $what }.
campaign-ours-goal = цель
campaign-ours-crests = гербы
campaign-ours-advantage = преимущество

## Страница кампании

campaign-in-architects = Архитекторы
campaign-in-paladins = Паладины
campaign-in-viscounts = Виконты
campaign-for-paladins = В «Паладинах»
campaign-for-viscounts = В «Виконтах»
campaign-what-architects = Что будет в «Архитекторах»
campaign-what-paladins = Что будет в «Паладинах»
campaign-what-viscounts = Что будет в «Виконтах»
campaign-now = сейчас
campaign-playing = идёт
campaign-later = потом
campaign-nobody = пока ни у кого
campaign-major = Крупная победа: { $name }
campaign-minor = Незначительная победа: { $name }
campaign-major-why = Отрыв { $lead }, это больше { $margin }. Первому три победные хроники, второму жетон герба на выбор.
campaign-minor-why =
    { $players ->
        [2] Отрыв { $lead }, для крупной победы нужно больше { $margin }. Первому две победные хроники, второму одна.
       *[other] Отрыв { $lead }, для крупной победы нужно больше { $margin }. Первому две победные хроники, второму одна, третьему жетон герба на выбор.
    }
campaign-place =
    { $place ->
        [1] 1-е место, очки: { $points }
        [2] 2-е место, очки: { $points }
        [3] 3-е место, очки: { $points }
       *[other] 4-е место, очки: { $points }
    }
campaign-won = Получено за эту игру
campaign-won-nothing = ничего
campaign-victories =
    { $count ->
        [one] { $count } победная хроника
        [few] { $count } победные хроники
       *[many] { $count } победных хроник
    }
campaign-catch-up = +{ $silver ->
    [one] { $silver } серебро
   *[other] { $silver } серебра
  } вдогонку
campaign-last = выбирает и ходит после всех
campaign-first = делает первый ход
campaign-after =
    { $n ->
        [1] После первой игры
       *[other] После второй игры
    }
campaign-over = Кампанию выигрывает { $name }
campaign-tie-victory = Хроник поровну; решает, у кого больше победных.
campaign-tie-viscounts = Хроник поровну, и победных тоже; решает место в «Виконтах».
campaign-place-in = { $game }: { $place }
campaign-will-goals = Три новые цели лягут лицом вверх, три победные хроники — в стопку.
campaign-will-silver = Отставшие получат серебро: { $who }.
campaign-will-marker = Маркер на время подготовки: { $holder }. Затем первый ход делает { $first }.
campaign-story = Что уже было
campaign-replay = Посмотреть игру
campaign-new = Три игры подряд
campaign-about = «Архитекторы», «Паладины» и «Виконты» одним составом. Побеждает тот, у кого в конце больше хроник.
campaign-about-goals = В каждой игре три цели: кто достигает одной первым, сразу забирает её хронику и получает преимущество в следующей игре.
campaign-about-victory = После каждой игры первые места получают победные хроники.
campaign-about-crests = Одинаковые гербы на хрониках и жетонах приносят ещё одну хронику.
