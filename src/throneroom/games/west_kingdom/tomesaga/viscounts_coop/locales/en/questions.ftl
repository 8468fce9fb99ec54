### Viscounts of the West Kingdom, together against the Overlord

## Questions

prompt-reminder = Which reminder card do you take?
prompt-upper = Which of your reminder cards lies on top?
prompt-send_home =
    { $reason ->
        [stop] The Overlord stops here. Whose worker goes home? You decide for all.
        [instead] The Overlord would place a worker here. Whose worker goes home instead? You decide for all.
       *[advance] A worker of the Overlord comes here. Whose worker goes home? You decide for all.
    }

## Answers

option-outpost = { PLAYER($seat) }: space { $number }
option-intruder = The Overlord, tier { $tier }: { NAME($section, of: "section") }

## Why something is not possible

why-protected = The Overlord protects his workers where he stands and straight from there to the castle.
why-no_overlord_worker = No worker of the Overlord stands there.
why-not_crowded = A worker of the Overlord leaves the castle only where more than three workers stand.
why-by_reminder = Only the lower part of a reminder card drives off a worker of the Overlord, after its action, where your viscount stands.
why-outposts_stay = It stays until the Overlord comes.
why-reminder_taken = { PLAYER($seat) } { DOES($seat, you: "have", other: "has") } it.
why-reminder_in_box = It is out of this game.

## What follows from an answer, as a second line under the question

follows-reminder = Its ribbon pays you whoever transcribes; its lower part follows two of your actions.
follows-upper = Both ribbons pay you. Of the lower parts only this one counts, for the whole game.
follows-send_home = It goes back to its owner’s supply. The others stay.
follows-bump = Its owner gains 2 silver from the first tier, 1 virtue and a resource from the second. For a worker of the Overlord nobody gains anything.
follows-action = One action a turn. What answers to it comes afterwards, your reminder card last.
