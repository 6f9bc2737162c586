package plybook.guest;

import java.time.Duration;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The time for one answer: so much work, counted as processor time, and {@value #WAITING} times as much waiting (at least two seconds), for
 * code that sleeps or blocks. One thread begins and ends answers, which costs next to nothing; another, the watch, looks at the clocks.
 *
 * <p>Waiting is counted in small steps, from look to look. Time in which the watch itself did not run is not counted: a machine that
 * was stopped, or gave all its time to others, costs nobody anything.
 */
public final class Allowance {
    /** The factor from the work of an answer to its wall time. On a machine that is overloaded so many times an answer still gets all its work. */
    public static final int WAITING = 5;

    /** The shortest time of waiting: however little work is allowed, a busy machine needs a while to do it. */
    private static final Duration LEAST_WAITING = Duration.ofSeconds(2);

    /** The time from one look to the next. */
    public static final Duration LOOK = Duration.ofMillis(20);

    /** More than this between two looks means that the watch did not run. */
    private static final long LONGEST_STEP = 5 * LOOK.toNanos();

    private final Supplier<Duration> busy;
    private final LongSupplier clock;

    private volatile @Nullable Duration work;
    private volatile int answers;

    // Of the watch alone, about the answer that it saw last.
    private int watched;
    private long lookedAt;
    private long waited;
    private Duration busyBefore = Duration.ZERO;

    /**
     * An allowance of a process.
     *
     * @param busy the processor time that the process has used so far, all threads together
     * @param clock nanoseconds, as {@link System#nanoTime} counts them
     */
    public Allowance(Supplier<Duration> busy, LongSupplier clock) {
        this.busy = busy;
        this.clock = clock;
    }

    /** The allowance of this very process. */
    static Allowance ofThisProcess() {
        ProcessHandle process = ProcessHandle.current();
        return new Allowance(() -> process.info().totalCpuDuration().orElse(Duration.ZERO), System::nanoTime);
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
            waited = 0;
            busyBefore = busy.get();
        } else {
            waited += Math.min(now - lookedAt, LONGEST_STEP);
        }
        lookedAt = now;
        // Several threads work more than time passes, but some time must have passed.
        boolean worthALook = waited >= allowed.toNanos() / WAITING;
        return waited >= waiting(allowed).toNanos() || (worthALook && used().compareTo(allowed) >= 0);
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
