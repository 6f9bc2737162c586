package plybook.engine;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * The limits of thinking about a move. A player stops as soon as one of them is reached.
 *
 * @param nodes the number of positions that may be searched
 * @param time the time that the move may take, measured by the wall clock
 * @param cancelled asked now and then; once it returns true, the player answers at once
 */
public record Limits(long nodes, Duration time, BooleanSupplier cancelled) {
    /** A time longer than anybody waits. Its nanoseconds can still be added to the clock without overflow. */
    private static final Duration ENDLESS = Duration.ofDays(10_000);

    /** @throws IllegalArgumentException if the number of nodes is less than 1, or the time is negative */
    public Limits {
        if (nodes < 1) {
            throw new IllegalArgumentException("a player must look at one position at least, not at " + nodes);
        }
        if (time.isNegative()) {
            throw new IllegalArgumentException("a time limit cannot be negative: " + time);
        }
        if (time.compareTo(ENDLESS) > 0) {
            time = ENDLESS;
        }
    }

    /** Returns limits that never stop a player. Use them only for players that end by themselves. */
    public static Limits none() {
        return new Limits(Long.MAX_VALUE, ENDLESS, () -> false);
    }

    /** Returns a limit of so many positions. It gives the same move on every machine. */
    public static Limits nodes(long nodes) {
        return new Limits(nodes, ENDLESS, () -> false);
    }

    /** Returns a limit of so much time. */
    public static Limits time(Duration time) {
        return new Limits(Long.MAX_VALUE, time, () -> false);
    }

    /** Returns these limits with another time. */
    public Limits withTime(Duration time) {
        return new Limits(nodes, time, cancelled);
    }

    /** Returns these limits with a condition that cancels the search. */
    public Limits cancelledBy(BooleanSupplier cancelled) {
        return new Limits(nodes, time, cancelled);
    }
}
