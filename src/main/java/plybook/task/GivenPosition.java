package plybook.task;

import java.util.List;
import plybook.game.Position;

/**
 * A position as a player of exercise 08 is given it: played in place, with the moves that are worth a look and an
 * estimate of what it is worth.
 *
 * @param <A> an action
 */
public interface GivenPosition<A> extends Position<A> {
    /** The moves worth a look, in no order that means anything, but always the same in the same position. None when the game is over. */
    @Override
    List<A> actions();

    /**
     * Returns an estimate of the value to MAX, whether MAX or MIN is to move, while the game goes on. It lies within ±100,000, and what {@link #utility} says
     * of a game that somebody has won is 1,000,000 or −1,000,000.
     */
    int evaluation();
}
