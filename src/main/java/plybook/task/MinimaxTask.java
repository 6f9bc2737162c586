package plybook.task;

import plybook.game.Game;

/**
 * Exercise 03: minimax for any game. The same code serves explicit trees and Tic-Tac-Toe; it must ask the game for everything.
 *
 * @param <S> a state
 * @param <A> an action
 */
public interface MinimaxTask<S, A> {
    /** The value of the state to MAX when both sides play their best to the end of the game. */
    int value(Game<S, A> game, S state);

    /**
     * An action that is best for the player to move; any of them where several are.
     *
     * @param state a state that is not terminal, and need not be the initial one
     */
    A bestAction(Game<S, A> game, S state);
}
