prompt-take = Сколько камешков вы берёте?
option-take = { $count }
event-took = { PLAYER($seat) } берёт { $count }.
