package plybook.judge.process;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Locale;

/** Thrown where this machine gave a learner's process no time to answer: nothing is known of the learner's code then. */
public final class MachineBusy extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** The processor time of the probe. */
    private static final long PROBE_NANOS = 30_000_000;

    /** A machine on which work takes so many times its processor time is busy with other things. */
    private static final double STARVED = 2;

    private final String reason;

    private MachineBusy(String reason) {
        super(reason);
        this.reason = reason;
    }

    /** Returns the reason, in a sentence for people. */
    public String reason() {
        return reason;
    }

    static MachineBusy after(int attempts) {
        return new MachineBusy("This computer is too busy to judge by" + load() + ": one question was asked " + attempts
                + " times, and each time other programs left no processor time to answer it. Nothing was counted against the"
                + " code; try again when less is running.");
    }

    static MachineBusy forAll() {
        return new MachineBusy("This computer is too busy to judge by" + load()
                + ": other programs left so little processor time that the time for all answers was over. Nothing was counted against"
                + " the code; try again when less is running.");
    }

    private static String load() {
        double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        return load < 0 ? "" : String.format(Locale.ENGLISH, " (load %.0f)", load);
    }

    /**
     * Returns whether other programs keep this one from its work, found out by some work of the judge's own: what the learner's process
     * says or does is no evidence.
     */
    static boolean isSeen() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        if (!threads.isCurrentThreadCpuTimeSupported()) {
            return false;
        }
        long start = System.nanoTime();
        long before = threads.getCurrentThreadCpuTime();
        long worked = 0;
        while (worked < PROBE_NANOS) {
            worked = threads.getCurrentThreadCpuTime() - before;
        }
        return System.nanoTime() - start >= STARVED * worked;
    }
}
