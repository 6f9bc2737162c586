package plybook.task;

import plybook.game.Game;

/**
 * Exercise 04: alpha-beta for any game.
 *
 * @param <S> a state
 * @param <A> an action
 */
public interface AlphaBetaTask<S, A> {
    /**
     * The value of the state to MAX if it lies strictly between alpha and beta; otherwise a bound on the same side: at most alpha
     * where the value is at most alpha, at least beta where it is at least beta.
     *
     * @param alpha what MAX is already guaranteed elsewhere; {@code -Window.INFINITY} if nothing
     * @param beta what MIN can keep MAX to elsewhere; {@code Window.INFINITY} if nothing
     */
    int value(Game<S, A> game, S state, int alpha, int beta);

    /**
     * An action that is best for the player to move; any of them where several are.
     *
     * @param state a state that is not terminal, and need not be the initial one
     */
    A bestAction(Game<S, A> game, S state);
}
