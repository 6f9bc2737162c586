package plybook.game;

/**
 * The open interval (alpha, beta) of values that still matter at a node: MAX is already guaranteed alpha,
 * MIN can keep MAX to beta.
 *
 * <p>Knuth and Moore, "An analysis of alpha-beta pruning", 1975.
 */
public record Window(int alpha, int beta) {
    /** A bound beyond every value. Unlike {@code Integer.MIN_VALUE}, it can be negated. */
    public static final int INFINITY = Integer.MAX_VALUE;

    /** The largest value that a game may give to a state; its negative is the smallest. */
    public static final int MAX_VALUE = 1_000_000;

    /** The window (−∞, +∞), in which every value matters. */
    public static final Window FULL = new Window(-INFINITY, INFINITY);

    /** @throws IllegalArgumentException if a bound is {@code Integer.MIN_VALUE}, which cannot be negated */
    public Window {
        if (alpha == Integer.MIN_VALUE || beta == Integer.MIN_VALUE) {
            throw new IllegalArgumentException(
                    "Integer.MIN_VALUE is no bound, because it cannot be negated; use -Window.INFINITY");
        }
    }

    /** Returns whether no value is left between the bounds, so that nothing below the node can matter. */
    public boolean closed() {
        return alpha >= beta;
    }

    /** Returns whether the value lies strictly between the bounds. */
    public boolean contains(int value) {
        return alpha < value && value < beta;
    }

    /** Returns this window with the bound of the player at the node moved to the value, if that narrows the window. */
    public Window narrowedBy(Player player, int value) {
        return player == Player.MAX
                ? (value > alpha ? new Window(value, beta) : this)
                : (value < beta ? new Window(alpha, value) : this);
    }

    /** Returns the bound as people write it: −∞, +∞ or the number, with a true minus sign. */
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
