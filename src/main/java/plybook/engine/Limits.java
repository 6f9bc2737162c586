package plybook.engine;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * When to stop thinking about a move: as soon as any of these is reached.
 *
 * @param nodes how many positions may be looked at
 * @param time how long it may take, by the clock on the wall
 * @param cancelled asked now and then; once it says true the player answers at once
 */
public record Limits(long nodes, Duration time, BooleanSupplier cancelled) {
    /** Longer than anybody waits, and yet a number of nanoseconds that can be added to the clock. */
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

    /** No limit at all: only for players that end by themselves. */
    public static Limits none() {
        return new Limits(Long.MAX_VALUE, ENDLESS, () -> false);
    }

    /** So many positions: the same move on every machine. */
    public static Limits nodes(long nodes) {
        return new Limits(nodes, ENDLESS, () -> false);
    }

    /** So long. */
    public static Limits time(Duration time) {
        return new Limits(Long.MAX_VALUE, time, () -> false);
    }

    /** These limits, with another number of nodes. */
    public Limits withNodes(long nodes) {
        return new Limits(nodes, time, cancelled);
    }

    /** These limits, with another time. */
    public Limits withTime(Duration time) {
        return new Limits(nodes, time, cancelled);
    }

    /** These limits, and an end when told. */
    public Limits cancelledBy(BooleanSupplier cancelled) {
        return new Limits(nodes, time, cancelled);
    }
}
