package plybook.guest.time;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The time for one answer: so much work, counted as processor time, and {@value #WAITING} times as much waiting (at least two seconds), for
 * code that sleeps or blocks. Time in which it was ready to run and other programs had the processor is neither; only if that goes on for
 * {@value #BUSIEST} times the waiting is the answer given up, and then it has {@linkplain #hasStarved starved}. One thread begins and ends answers, which costs next to nothing; another, the watch, looks at the clocks.
 *
 * <p>Waiting is counted in small steps, from look to look. Time in which the watch itself did not run is not counted: a machine that
 * was stopped, or gave all its time to others, costs nobody anything.
 */
public final class Allowance {
    /** The factor from the work of an answer to its wall time. On a machine that is overloaded so many times an answer still gets all its work. */
    public static final int WAITING = 5;

    /** The shortest time of waiting: however little work is allowed, a busy machine needs a while to do it. */
    private static final Duration LEAST_WAITING = Duration.ofSeconds(2);

    /** The factor from the waiting to the time after which an answer is given up, whatever kept it. */
    private static final int BUSIEST = 2;

    /** The process itself may say that its time is up, a moment before the judge sees it: so much of a bound is as good as all of it. */
    private static final double NEARLY = 0.8;

    /** The time from one look to the next. */
    public static final Duration LOOK = Duration.ofMillis(20);

    /** More than this between two looks means that the watch did not run. */
    private static final long LONGEST_STEP = 5 * LOOK.toNanos();

    private final Supplier<Duration> busy;
    private final LongSupplier clock;
    private final Supplier<Optional<Duration>> delay;

    private volatile @Nullable Duration work;
    private volatile int answers;

    // Of the watch alone, about the answer that it saw last.
    private int watched;
    private long lookedAt;
    private long passed;
    private long delayed;
    private boolean delayIsKnown;
    private Duration busyBefore = Duration.ZERO;

    /**
     * An allowance of a process.
     *
     * @param busy the processor time that the process has used so far, all threads together
     * @param clock nanoseconds, as {@link System#nanoTime} counts them
     * @param delay what {@link RunDelay} says of the process
     */
    public Allowance(Supplier<Duration> busy, LongSupplier clock, Supplier<Optional<Duration>> delay) {
        this.busy = busy;
        this.clock = clock;
        this.delay = delay;
    }

    /** The allowance of this very process. */
    public static Allowance ofThisProcess() {
        ProcessHandle process = ProcessHandle.current();
        return new Allowance(
                () -> process.info().totalCpuDuration().orElse(Duration.ZERO),
                System::nanoTime,
                new RunDelay(Path.of("/proc/self")));
    }

    /** An answer is owed from now on, and may take so much work. */
    public void begin(Duration allowed) {
        answers++;
        work = allowed;
    }

    /** The answer has come. */
    public void end() {
        work = null;
    }

    /** Returns whether an answer is waited for. */
    public boolean isBegun() {
        return work != null;
    }

    /** Looks at the clocks and returns whether the time for the present answer is up. To be called every {@link #LOOK}. */
    public synchronized boolean isUsedUp() {
        Duration allowed = work;
        int answer = answers;
        if (allowed == null) {
            return false;
        }
        long now = clock.getAsLong();
        if (answer != watched) {
            watched = answer;
            passed = 0;
            delayed = 0;
            delayIsKnown = false;
            busyBefore = busy.get();
            lookedAt = now;
            return false;
        }
        long step = Math.min(now - lookedAt, LONGEST_STEP);
        passed += step;
        lookedAt = now;
        // Several threads work more than time passes, but some time must have passed. To look takes a while, and most
        // answers are quick.
        if (passed < allowed.toNanos() / WAITING) {
            return false;
        }
        countDelay(step);
        return waited() >= waiting(allowed).toNanos()
                || passed >= BUSIEST * waiting(allowed).toNanos()
                || used().compareTo(allowed) >= 0;
    }

    private void countDelay(long step) {
        boolean isFirst = !delayIsKnown;
        Optional<Duration> now = delay.get();
        delayIsKnown |= now.isPresent(); // a process that has just ended tells no more
        // What the first reading says is of the time before.
        delayed += isFirst ? 0 : Math.min(step, now.orElse(Duration.ZERO).toNanos());
    }

    /** The time that has passed without other programs being the reason. */
    private long waited() {
        return passed - delayed;
    }

    /**
     * Returns whether the answer the watch saw last found no processor for so long that it was given up, though it neither worked nor waited
     * as much as it might; empty where the system does not say how long a process was kept from a processor.
     */
    public synchronized Optional<Boolean> hasStarved(Duration allowed) {
        double bound = NEARLY * waiting(allowed).toNanos();
        return delayIsKnown
                ? Optional.of(!hasWorked(allowed) && passed >= BUSIEST * bound && waited() < bound)
                : Optional.empty();
    }

    /** Returns whether the process has worked as long as it might, or nearly, for the answer the watch saw last. */
    public boolean hasWorked(Duration allowed) {
        return used().toNanos() >= NEARLY * allowed.toNanos();
    }

    /** Returns how long an answer may take that may do so much work. */
    public static Duration waiting(Duration work) {
        Duration wide = work.multipliedBy(WAITING);
        return wide.compareTo(LEAST_WAITING) > 0 ? wide : LEAST_WAITING;
    }

    /** Returns the processor time that was used for the answer the watch saw last, from its first look on. */
    public synchronized Duration used() {
        return busy.get().minus(busyBefore);
    }
}
