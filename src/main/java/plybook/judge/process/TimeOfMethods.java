package plybook.judge.process;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import plybook.guest.Call;
import plybook.guest.Contract;
import plybook.guest.Question;
import plybook.guest.time.Allowance;

/**
 * The time that the answers of one file took, by the method that was asked. Each method has an equal share of what the file has, so that
 * one that is slow leaves the checks alone that never call it. A script calls all methods, and has all of their shares.
 */
final class TimeOfMethods {
    /** To read a process's time takes as long as some leaves. */
    private static final long BETWEEN_READINGS = Duration.ofMillis(250).toNanos();

    /** So much of the waiting must have been for a processor, before other programs are the reason that time is up. */
    private static final double STARVED = 0.2;

    /** The method of a script, which calls several. */
    private static final String SCRIPT = "";

    /** The time of one method, in nanoseconds. */
    private static final class Spent {
        private double work;
        private double delayed;
        private long waited;
        private long waitedSinceReading;
    }

    private final Map<String, Spent> spent = new HashMap<>();
    private final long forAll;
    private final long share;
    private long readAt = System.nanoTime();
    private long workOfProcess;
    private boolean delayIsKnown;

    /** @param forAll the processor time for all answers */
    TimeOfMethods(Class<?> contract, Duration forAll) {
        this.forAll = forAll.toNanos();
        this.share = this.forAll / Math.max(1, Contract.of(contract).size());
    }

    private long share(Question question) {
        return question instanceof Call ? share : forAll;
    }

    private Spent of(Question question) {
        return spent.computeIfAbsent(question instanceof Call call ? call.method() : SCRIPT, method -> new Spent());
    }

    /**
     * Counts one answer.
     *
     * @param most pauses of the whole machine count for no more than this
     * @param work the processor time of the process so far
     * @param delay the time since the last reading in which the process was kept from a processor; empty if unknown
     */
    void count(
            Question question, long nanos, Duration most, Supplier<Duration> work, Supplier<Optional<Duration>> delay) {
        long passed = Math.min(nanos, most.toNanos());
        Spent now = of(question);
        now.waited += passed;
        now.waitedSinceReading += passed;
        if (System.nanoTime() - readAt > BETWEEN_READINGS) {
            readAt = System.nanoTime();
            Optional<Duration> delayed = delay.get();
            delayIsKnown |= delayed.isPresent();
            divide(work.get().toNanos(), delayed.orElse(Duration.ZERO).toNanos());
        }
    }

    /** Divides the work and the delay since the last reading among the methods, by how long each of them took. */
    private void divide(long work, long delay) {
        double worked = Math.max(0, work - workOfProcess);
        double all = Math.max(
                1,
                spent.values().stream()
                        .mapToLong(each -> each.waitedSinceReading)
                        .sum());
        for (Spent each : spent.values()) {
            double part = each.waitedSinceReading / all;
            each.work += worked * part;
            each.delayed += Math.min(delay * part, each.waitedSinceReading);
            each.waitedSinceReading = 0;
        }
        workOfProcess = work;
    }

    /** The next process begins with no work. */
    void processEnds() {
        workOfProcess = 0;
    }

    /** Returns whether the method that the question is to has had its share. */
    boolean isUsedUp(Question question) {
        Spent now = of(question);
        return now.work > share(question) || now.waited > Allowance.WAITING * share(question);
    }

    /**
     * Returns whether other programs took so much of the method's time that it might have kept within its share without them; empty where
     * the system does not say how long a process was kept from a processor.
     */
    Optional<Boolean> hasStarved(Question question) {
        Spent now = of(question);
        return delayIsKnown
                ? Optional.of(wasMostlyWaiting(question) && now.delayed > STARVED * now.waited)
                : Optional.empty();
    }

    /** Returns whether it waited for most of that time: by its own choice, or because other programs worked. */
    boolean wasMostlyWaiting(Question question) {
        return of(question).work <= share(question);
    }
}
