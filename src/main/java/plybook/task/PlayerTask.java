package plybook.task;

/**
 * Exercise 08: a player with a clock.
 *
 * @param <A> an action; which game it is, the player cannot know
 */
public interface PlayerTask<A> {
    /**
     * The action to play: that of the deepest iteration that was finished before the clock was up, never that of one which was cut off
     * half-way; if not even the first was finished, any action.
     *
     * @param position not terminal, and the player's alone: it may be left anywhere
     * @param clock to be asked often; when it is up, the move is due at once
     */
    A move(GivenPosition<A> position, Clock clock);
}
