### What a hint says

hint-answer = Король выбрал бы: { $answer }
hint-tie = Почти равны: «{ $first }» или «{ $second }»
hint-nothing = ничего
hint-only = Тут Король не раздумывает.
# Where games are not played to their end, King judges how they stand after a while.
hint-chance = { $ended ->
    [false] Король сыграл отсюда по нескольку ходов в { $tries } { $tries ->
        [one] партии
       *[other] партиях
      } и оценивает ваши шансы в { $wins } %, плюс-минус { $doubt }
   *[true] { $wins ->
        [0] вы проигрываете все партии, которые Король доиграл отсюда ({ $tries })
        [100] вы выигрываете все партии, которые Король доиграл отсюда ({ $tries })
       *[other] вы выигрываете { $wins } % партий, которые Король доиграл отсюда ({ $tries }), плюс-минус { $doubt }
      }
  }{ $lead ->
    [0] {""}
   *[other] {""}, и в среднем вы { $ahead ->
        [true] впереди
       *[false] позади
      } на { $lead } { $lead ->
        [one] очко
        [few] очка
       *[many] очков
      }
  }
# Of the two answers that are too close to call
hint-one = Первое: { $reason }{ $chance }
hint-other = Второе: { $ended ->
    [false] { $wins } % в { $tries } { $tries ->
        [one] партии
       *[other] партиях
      }, плюс-минус { $doubt }
   *[true] { $wins ->
        [0] ни одной победы из { $tries }
        [100] { $tries } из { $tries }
       *[other] { $wins } % из { $tries }, плюс-минус { $doubt }
      }
  }
hint-second = Следующее по силе: { $answer } — { $difference ->
    [0] побед столько же, но перевес меньше
   *[other] из ста партий побед на { $difference } меньше
  }
