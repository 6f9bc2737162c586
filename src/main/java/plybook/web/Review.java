package plybook.web;

import java.util.Optional;

/**
 * The worth of a state of a game, as it is judged afterwards.
 *
 * @param value the value in MAX's view
 * @param chance the chance, from 0 to 1, that X wins; half of it stands for a tie
 * @param best the best action of the player to move
 */
record Review<A>(int value, double chance, Optional<A> best) {
    /** The value at which the better side wins ten games in eleven, about that of an open three. */
    private static final double CLEARLY_BETTER = 400;

    /** Returns the review of a state whose value is exact: the sign of the value says who wins. */
    static <A> Review<A> exact(int value, A best) {
        return new Review<>(value, (Integer.signum(value) + 1) / 2.0, Optional.of(best));
    }

    /** Returns the review of a state whose value is an estimate of the engine. */
    static <A> Review<A> estimated(int value, A best) {
        return new Review<>(value, 1 / (1 + Math.pow(10, -value / CLEARLY_BETTER)), Optional.of(best));
    }
}
