package plybook.guest.time;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The time in which a process was ready to run and other programs had the processor, as Linux counts it for each thread
 * ({@code /proc/PID/task/TID/schedstat}, its second number). Code that sleeps or blocks is not ready, so it has none.
 *
 * <p>The longest of any thread counts, and not their sum: a hundred threads that wait for each other's time show no more than they have
 * worked. The {@linkplain #WATCH watch} does not count: it wakes often and waits a little each time, whatever the code does.
 */
public final class RunDelay implements Supplier<Optional<Duration>> {
    /** The name of the thread that looks at the clocks. Code that takes this name for a thread of its own excuses less of its time. */
    public static final String WATCH = "deadline";

    private static final int DELAY = 1;

    private final Path tasks;
    private final Map<Path, Boolean> isWatch = new HashMap<>();
    private Map<Path, Long> before = Map.of();

    /** @param process the process's folder, such as {@code /proc/4711} */
    public RunDelay(Path process) {
        this.tasks = process.resolve("task");
    }

    /** Returns the delay since the last call; empty where the system does not count it. */
    @Override
    public synchronized Optional<Duration> get() {
        Map<Path, Long> now = byThread();
        if (now.isEmpty()) {
            return Optional.empty();
        }
        long most = now.entrySet().stream()
                .mapToLong(each -> each.getValue() - before.getOrDefault(each.getKey(), 0L))
                .max()
                .orElse(0);
        before = now;
        return Optional.of(Duration.ofNanos(Math.max(0, most)));
    }

    private Map<Path, Long> byThread() {
        Map<Path, Long> delays = new HashMap<>();
        try (Stream<Path> files = Files.list(tasks)) {
            Set<Path> threads = files.collect(Collectors.toSet());
            isWatch.keySet().retainAll(threads);
            for (Path thread : threads) {
                if (!isWatch.computeIfAbsent(thread, RunDelay::isWatch)) {
                    delayOf(thread).ifPresent(delay -> delays.put(thread, delay));
                }
            }
        } catch (IOException | RuntimeException e) {
            return Map.of(); // the process has ended, or this is no Linux
        }
        return delays;
    }

    private static boolean isWatch(Path thread) {
        try {
            return Files.readString(thread.resolve("comm")).strip().equals(WATCH);
        } catch (IOException e) {
            return false;
        }
    }

    /** Empty for a thread that has ended meanwhile. */
    private static Optional<Long> delayOf(Path thread) {
        try {
            String[] numbers =
                    Files.readString(thread.resolve("schedstat")).strip().split(" ", -1);
            return Optional.of(Long.parseLong(numbers[DELAY]));
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
