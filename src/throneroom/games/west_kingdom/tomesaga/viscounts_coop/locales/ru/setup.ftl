### Виконты западного королевства, вместе против Владыки

## До начала

setting-players = Игроки
    .help = От двух до четырёх. Кто играет в одиночку, может занять несколько мест.
setting-difficulty = Сложность
    .help = Сколько рабочих Владыки стоит на поле в начале. Названия уровней наши.
setting-difficulty-normal = Обычная
    .text = Один рабочий.
setting-difficulty-hard = Высокая
    .text = Трое рабочих.
setting-difficulty-nightmare = Кошмарная
    .text = Пятеро рабочих.

## Кто эти боты за столом

bot-castellan = Кастелян
bot-scribe = Писец
bot-mason = Каменщик
