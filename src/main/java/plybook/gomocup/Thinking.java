package plybook.gomocup;

import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import plybook.engine.Limits;

/** The thread that thinks while commands are read, with at most one search at a time. It is used under the brain's lock. */
final class Thinking {
    /** The stack size. Searches are recursive, and a game may be long. */
    private static final long STACK = 16L << 20;

    private final Consumer<Runnable> after;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(work -> {
        Thread made = new Thread(null, work, "thinking", STACK);
        made.setDaemon(true);
        return made;
    });
    private @Nullable Search current;
    private @Nullable Search warmingUp;
    private volatile boolean hurry;

    /** A search. It ends at its deadline, or when nobody waits for it any more. */
    private static final class Search {
        private final long start = System.nanoTime();
        private volatile long end;
        private volatile boolean abandoned;

        Search(Duration time) {
            end = start + time.toNanos();
        }
    }

    /** @param after gets the answer of each search, in the thread that thinks, and runs it under the brain's lock */
    Thinking(Consumer<Runnable> after) {
        this.after = after;
    }

    boolean isBusy() {
        return current != null;
    }

    /**
     * Starts a search.
     *
     * @param time the time in which it must answer, from now on
     * @param work returns a result within the limits that it asks for
     * @param answer takes the result and the time it took, unless the search was abandoned
     */
    <T> void start(Duration time, Function<Supplier<Limits>, T> work, BiConsumer<T, Duration> answer) {
        if (warmingUp != null) {
            warmingUp.abandoned = true;
        }
        Search search = new Search(time);
        current = search;
        thread.execute(() -> {
            if (search.abandoned) {
                return;
            }
            T found = work.apply(() -> limits(search));
            after.accept(() -> {
                if (current == search) {
                    current = null;
                    answer.accept(found, Duration.ofNanos(System.nanoTime() - search.start));
                }
            });
        });
    }

    /** Runs a search without an answer until a real one starts, so that Java has loaded and compiled most of the code by then. */
    void warmUp(Duration atMost, Consumer<Limits> work) {
        Search search = new Search(atMost);
        warmingUp = search;
        thread.execute(() -> work.accept(limits(search)));
    }

    private Limits limits(Search search) {
        return Limits.time(Duration.ofNanos(Math.max(1, search.end - System.nanoTime())))
                .cancelledBy(() -> hurry || search.abandoned || System.nanoTime() - search.end >= 0);
    }

    /** Changes the time limit of a running search, which may have less time now. */
    void within(Duration time) {
        if (current != null) {
            current.end = Math.min(current.end, current.start + time.toNanos());
        }
    }

    /** Ends this search and all later ones soon. They answer with the best move so far. */
    void hurry() {
        hurry = true;
    }

    /** Ends the search, if there is one, and drops its result. */
    void abandon() {
        if (current != null) {
            current.abandoned = true;
            current = null;
        }
    }
}
