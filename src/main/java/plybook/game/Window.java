package plybook.game;

/**
 * The open interval (alpha, beta) of values that still matter at a node: MAX has alpha elsewhere, MIN has beta elsewhere.
 *
 * <p>Knuth and Moore, "An analysis of alpha-beta pruning", 1975.
 */
public record Window(int alpha, int beta) {
    /** Farther than any value; unlike {@code Integer.MIN_VALUE}, its negative is an {@code int} too. */
    public static final int INFINITY = Integer.MAX_VALUE;

    /** The largest value, and by its negative the smallest, that a game may give to a state. */
    public static final int MAX_VALUE = 1_000_000;

    /** (−∞, +∞): every value matters. */
    public static final Window FULL = new Window(-INFINITY, INFINITY);

    /** @throws IllegalArgumentException if a bound is {@code Integer.MIN_VALUE}, whose negative is no {@code int} */
    public Window {
        if (alpha == Integer.MIN_VALUE || beta == Integer.MIN_VALUE) {
            throw new IllegalArgumentException(
                    "Integer.MIN_VALUE is no bound, for it cannot be negated; use -Window.INFINITY");
        }
    }

    /** Whether no value is left between the bounds, so that nothing below can matter. */
    public boolean closed() {
        return alpha >= beta;
    }

    /** Whether the value lies strictly between the bounds. */
    public boolean contains(int value) {
        return alpha < value && value < beta;
    }

    /** This window with its own bound of the player at the node moved to the value, if that narrows it. */
    public Window narrowedBy(Player player, int value) {
        return player == Player.MAX
                ? (value > alpha ? new Window(value, beta) : this)
                : (value < beta ? new Window(alpha, value) : this);
    }

    /** The bound as people write it: −∞, +∞ or the number, with a true minus sign. */
    public static String text(int bound) {
        if (bound == INFINITY) {
            return "+∞";
        }
        if (bound == -INFINITY) {
            return "−∞";
        }
        return bound < 0 ? "−" + -(long) bound : Integer.toString(bound);
    }

    @Override
    public String toString() {
        return "(" + text(alpha) + ", " + text(beta) + ")";
    }
}
