package plybook.task;

import plybook.game.Evaluation;
import plybook.game.Game;

/**
 * Exercise 05, second part: minimax and alpha-beta that look only so many plies ahead. A state so deep is worth what the evaluation
 * says, to MAX; a state in which the game is over is worth its utility, however deep it is. The evaluation is asked at no other state.
 *
 * @param <S> a state
 * @param <A> an action
 */
public interface DepthSearchTask<S, A> {
    /**
     * The value of the state to MAX when both sides look so many plies ahead.
     *
     * @param depth how many plies are left to look ahead, 0 or more; with 0 the state itself is evaluated
     */
    int minimax(Game<S, A> game, Evaluation<S> evaluation, S state, int depth);

    /**
     * The same value if it lies strictly between alpha and beta; otherwise a bound on the same side, as in exercise 04.
     *
     * @param alpha what MAX is already guaranteed; {@code -Window.INFINITY} if nothing
     * @param beta what MIN can keep MAX to; {@code Window.INFINITY} if nothing
     */
    int alphaBeta(Game<S, A> game, Evaluation<S> evaluation, S state, int depth, int alpha, int beta);

    /**
     * An action that is best for the player to move, as far as so many plies show; any of them where several are. The action itself is
     * the first of these plies.
     *
     * @param state a state that is not terminal
     * @param depth 1 or more
     */
    A bestAction(Game<S, A> game, Evaluation<S> evaluation, S state, int depth);
}
