### Что скрепляется печатью, как быстро ходят другие, что не нарисовалось

settings-seal = Подтверждать печатью
settings-seal-all = Всё, чего не отменить
settings-seal-turn = Конец хода
settings-seal-never = Ничего
settings-pace = Ходы соперников
settings-pace-calm = Спокойно
settings-pace-brisk = Быстро
settings-pace-at_once = Сразу

settings-notes = Учить меня новым играм
    .help = Короткие пояснения прямо на столе, в первые ходы первой партии.

note-of = { $at } из { $count }
note-stop = Больше не подсказывать
note-back = Назад
note-next = Дальше: { $what }
note-next-short = Дальше
note-done = Понятно

table-follows = К чему ведут ответы
settings-follows = Пояснять ответы
    .help = Вторая строка под вопросом говорит, к чему ведёт каждый ответ.

seal-turn = { $what } и закончить ход
seal-game = { $what } и закончить игру
seal-final = Отменить это будет нельзя
seal-passed = Отменить можно до ответа других

pace-skip = Промотать вперёд
pace-go-on = Дальше
pace-struck = Это было против вас.

drawn-again = Часть стола не нарисовалась, и её нарисовали заново по текущей позиции. Ничего не потеряно.
drawn-not = Эта часть стола сейчас не рисуется. Партия идёт дальше; после следующего хода она нарисуется снова.
drawn-again-do = Нарисовать снова
drawn-copy = Скопировать отчёт
