package plybook.guest;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;
import plybook.task.Clock;

/** The clock of one move: moves that are made on the position count, and so does the time. */
final class Budget implements Clock {
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private int nodes = Given.ANY_NUMBER;
    private long millis;
    private long start;
    private long running;
    private long made;
    private boolean up;

    /** Sets the limits, as {@link Given#clock} writes them. */
    Budget set(String limits) {
        int blank = limits.indexOf(' ');
        nodes = Integer.parseInt(limits.substring(0, blank));
        millis = Long.parseLong(limits.substring(blank + 1));
        return this;
    }

    /** The player begins to think. */
    void start() {
        running = threads.getCurrentThreadCpuTime();
        start = System.nanoTime();
    }

    /** A move was made. */
    void count() {
        made++;
    }

    @Override
    public boolean isUp() {
        up = up || made >= nodes || (millis != 0 && System.nanoTime() - start >= TimeUnit.MILLISECONDS.toNanos(millis));
        return up;
    }

    /** Returns the moves and the time used so far, on this thread. */
    Used used() {
        long ran = threads.getCurrentThreadCpuTime() - running;
        long took = System.nanoTime() - start;
        return new Used(made, TimeUnit.NANOSECONDS.toMillis(took), TimeUnit.NANOSECONDS.toMillis(ran));
    }
}
