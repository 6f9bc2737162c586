package plybook.workbook;

import plybook.game.Game;

/**
 * A search for the value of a state within a window, as a cell may write it: alpha-beta, or an attempt at it.
 *
 * <p>A generic method of a cell becomes one as {@code (game, state, a, b) -> method(game, state, a, b)}.
 */
@FunctionalInterface
public interface Version<S, A> {
    /** Returns the value of the state to MAX as this version sees it, given what MAX and MIN already have elsewhere. */
    int value(Game<S, A> game, S state, int alpha, int beta);
}
