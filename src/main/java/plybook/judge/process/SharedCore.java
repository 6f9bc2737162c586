package plybook.judge.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One processor core for the thread that asks and the process that answers. They never work at the same time, and to wake the other on
 * another core takes five times as long as all the rest of a question.
 */
final class SharedCore implements AutoCloseable {
    private static final Map<Integer, Integer> PAIRS = new HashMap<>();

    private final Path taskset;
    private final String thread;
    private final String coresBefore;
    private final int core;

    private SharedCore(Path taskset, String thread, String coresBefore, int core) {
        this.taskset = taskset;
        this.thread = thread;
        this.coresBefore = coresBefore;
        this.core = core;
    }

    /** Binds this thread and the process to one core until it is closed; empty where that cannot be done, which harms nothing. */
    static Optional<SharedCore> of(ProcessHandle learner) {
        Optional<Path> taskset = Programs.onLinux() ? Programs.find("taskset") : Optional.empty();
        if (taskset.isEmpty()) {
            return Optional.empty();
        }
        try {
            String thread = Files.readSymbolicLink(Path.of("/proc/thread-self"))
                    .getFileName()
                    .toString();
            String cores = allowed();
            List<Integer> each = numbers(cores);
            if (each.size() < 2) {
                return Optional.empty();
            }
            SharedCore shared = new SharedCore(taskset.get(), thread, cores, take(each, current()));
            if (shared.bind("-p", shared.core + "", thread)
                    && shared.bind("-ap", shared.core + "", String.valueOf(learner.pid()))) {
                return Optional.of(shared);
            }
            shared.close();
        } catch (IOException | NumberFormatException e) {
            System.getLogger(SharedCore.class.getName()).log(System.Logger.Level.DEBUG, "not bound to a core", e);
        }
        return Optional.empty();
    }

    private boolean bind(String which, String cores, String id) {
        return Programs.run(taskset.toString(), which + "c", cores, id).isPresent();
    }

    /** The cores that this thread may use, such as {@code 0-3,6}. */
    private static String allowed() throws IOException {
        return Files.readAllLines(Path.of("/proc/thread-self/status")).stream()
                .filter(line -> line.startsWith("Cpus_allowed_list:"))
                .map(line -> line.substring(line.indexOf(':') + 1).strip())
                .findFirst()
                .orElse("");
    }

    private static List<Integer> numbers(String cores) {
        List<Integer> numbers = new ArrayList<>();
        for (String range : cores.split(",", -1)) {
            String[] ends = range.split("-", 2);
            for (int i = Integer.parseInt(ends[0]); i <= Integer.parseInt(ends[ends.length - 1]); i++) {
                numbers.add(i);
            }
        }
        return numbers;
    }

    /** Returns the core on which this thread runs. The system puts the judges of other programs on other cores. */
    private static int current() throws IOException {
        String stat = Files.readString(Path.of("/proc/thread-self/stat"));
        // The name of the thread may hold anything, so count from behind it: state is the third field, the core the
        // 39th.
        return Integer.parseInt(stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1)[36]);
    }

    /** The present core, unless another pair of this program has it and there is one with fewer. */
    private static int take(List<Integer> cores, int present) {
        synchronized (PAIRS) {
            int best = cores.contains(present) ? present : cores.get(0);
            for (int core : cores) {
                if (PAIRS.getOrDefault(core, 0) < PAIRS.getOrDefault(best, 0)) {
                    best = core;
                }
            }
            PAIRS.merge(best, 1, Integer::sum);
            return best;
        }
    }

    /** Lets the thread go where it might go before. */
    @Override
    public void close() {
        bind("-p", coresBefore, thread);
        synchronized (PAIRS) {
            PAIRS.merge(core, -1, Integer::sum);
        }
    }
}
