package plybook.judge.verdict;

import java.time.Duration;

/**
 * The pace at which leaves were sold.
 *
 * @param leaves the number of leaves that were asked for
 * @param time the time of the questions in which they were sold, including the learner's own work and the judge's log
 * @param pinned whether both sides shared one processor core for most of it, which saves waking the other one each time
 */
public record Pace(long leaves, Duration time, boolean pinned) {
    /** Both together. */
    public Pace plus(Pace other) {
        return new Pace(leaves + other.leaves, time.plus(other.time), leaves > other.leaves ? pinned : other.pinned);
    }

    /** Leaves each second; 0 if there were none. */
    public long perSecond() {
        return time.isZero() ? 0 : leaves * 1_000_000_000L / time.toNanos();
    }

    /** Such as {@code 112,000 leaves a second, on one core}. */
    @Override
    public String toString() {
        return String.format(
                java.util.Locale.ENGLISH,
                "%,d leaves a second, %s",
                perSecond(),
                pinned ? "on one core" : "on any core");
    }
}
