package plybook.judge.suite;

import java.time.Duration;
import plybook.guest.Used;

/**
 * The time of one move.
 *
 * @param passed the wall time, as the learner's process says
 * @param work the processor time of all its threads, as the system counts it from outside; where nobody did, that of the thread that moved
 * @param delay the time in which the process was ready to work and other programs had the processor
 */
public record TimeOfMove(Duration passed, Duration work, Duration delay) {
    /** The system counts processor time in steps of ten milliseconds, and the compiler of the virtual machine works beside the player. */
    private static final Duration UNSURE = Duration.ofMillis(30);

    /** The number of threads that may work beside each other while the wall time is right: more work than theirs has not been done in it. */
    private static final int CORES = Runtime.getRuntime().availableProcessors();

    public static TimeOfMove of(Suite.TimedAnswer answer) {
        Used used = Used.of(answer.answer());
        Duration passed = Duration.ofMillis(used.millis());
        Duration own = Duration.ofMillis(used.processorMillis());
        // Where the system counts no delays, all that was no work may have been one.
        return new TimeOfMove(passed, answer.work().orElse(own), answer.delay().orElse(passed.minus(own)));
    }

    /**
     * Returns whether the move came in time. What other programs took does not count, and a process that says little time has passed is not
     * believed if it worked longer than that.
     */
    public boolean isWithin(Duration limit) {
        Duration wide = limit.plus(UNSURE);
        return passed.compareTo(limit) <= 0
                ? work.compareTo(wide.multipliedBy(CORES)) <= 0
                : work.compareTo(wide) <= 0 && passed.minus(delay).compareTo(wide) <= 0;
    }
}
