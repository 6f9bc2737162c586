package plybook.task;

import plybook.game.Position;

/**
 * Exercise 07, last part: alpha-beta on one position that is played in place.
 *
 * @param <A> an action
 */
public interface InPlaceTask<A> {
    /**
     * The value of the position to MAX if it lies strictly between alpha and beta; otherwise a bound on the same side, as in exercise
     * 04. When the method returns, the position is as it was.
     *
     * @param alpha what MAX is already guaranteed; {@code -Window.INFINITY} if nothing
     * @param beta what MIN can keep MAX to; {@code Window.INFINITY} if nothing
     */
    int value(Position<A> position, int alpha, int beta);
}
