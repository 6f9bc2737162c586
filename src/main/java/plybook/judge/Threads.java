package plybook.judge;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** How many threads there are: the system's limit on them counts all that a user runs. */
final class Threads {
    private Threads() {}

    /** Whether the system counts a user namespace's threads apart, as Linux does from 5.14 on. */
    static boolean countedApart() {
        Matcher version = Pattern.compile("(\\d+)\\.(\\d+).*").matcher(System.getProperty("os.version"));
        return version.matches()
                && 1_000 * Integer.parseInt(version.group(1)) + Integer.parseInt(version.group(2)) >= 5_014;
    }

    /** The threads of all processes of the user who runs this one; 0 if they cannot be counted. */
    static int ofThisUser() {
        try {
            Object own = Files.getAttribute(Path.of("/proc/self"), "unix:uid");
            return MarkedCell.running()
                    .map(process -> Path.of("/proc", String.valueOf(process.pid())))
                    .mapToInt(folder -> threads(folder, own))
                    .sum();
        } catch (IOException | UnsupportedOperationException e) {
            return 0;
        }
    }

    private static int threads(Path process, Object owner) {
        try {
            if (!Files.getAttribute(process, "unix:uid").equals(owner)) {
                return 0;
            }
            try (Stream<Path> tasks = Files.list(process.resolve("task"))) {
                return (int) tasks.count();
            }
        } catch (IOException e) {
            return 0; // it has ended meanwhile
        }
    }
}
