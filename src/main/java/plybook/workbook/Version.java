package plybook.workbook;

import plybook.game.Game;

/**
 * A way to find the value of a state within a window, as a cell may write it: alpha-beta, or something that means to be it.
 *
 * <p>A generic method of a cell becomes one as {@code (game, state, a, b) -> method(game, state, a, b)}.
 */
@FunctionalInterface
public interface Version<S, A> {
    /** What the version takes for the value of the state to MAX, given what MAX has elsewhere and what MIN has. */
    int value(Game<S, A> game, S state, int alpha, int beta);
}
