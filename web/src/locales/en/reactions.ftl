# Reactions that the server answers for a player.
reaction-answered = One moment: this is answered for you
