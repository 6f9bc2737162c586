package plybook.judge.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Counts threads of users, because the system's limit on threads counts all processes of a user. */
final class Threads {
    private Threads() {}

    /** Returns whether the system counts a user namespace's threads apart, as Linux does since 5.14. */
    static boolean countedApart() {
        Matcher version = Pattern.compile("(\\d+)\\.(\\d+).*").matcher(System.getProperty("os.version"));
        return version.matches()
                && 1_000 * Integer.parseInt(version.group(1)) + Integer.parseInt(version.group(2)) >= 5_014;
    }

    /** The threads of all processes of the user who runs this one; 0 if they cannot be counted. */
    static int ofThisUser() {
        Optional<Integer> own = user(Path.of("/proc/self"));
        return own.isEmpty()
                ? 0
                : MarkedCell.running()
                        .filter(process -> user(process).equals(own))
                        .mapToInt(Threads::count)
                        .sum();
    }

    private static int count(ProcessHandle process) {
        try (Stream<Path> tasks = Files.list(folder(process).resolve("task"))) {
            return (int) tasks.count();
        } catch (IOException e) {
            return 0; // it has ended meanwhile
        }
    }

    /** The number of the user whose the process is; empty once it has ended. */
    static Optional<Integer> user(ProcessHandle process) {
        return user(folder(process));
    }

    /** Read from what the process's folder tells; the folder itself may be root's, if the process has kept others from looking into it. */
    static Optional<Integer> user(Path process) {
        try {
            return Files.readAllLines(process.resolve("status")).stream()
                    .filter(line -> line.startsWith("Uid:"))
                    .map(line -> Integer.valueOf(line.split("\\s+", -1)[2]))
                    .findFirst();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static Path folder(ProcessHandle process) {
        return Path.of("/proc", String.valueOf(process.pid()));
    }
}
