package plybook.cli;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plybook lessons}: runs the lessons on the kernel, and compares or updates what is shipped of them. */
@Command(
        name = "lessons",
        description = {
            "Runs every lesson on the Java kernel and compares what it prints with the notebook and the transcript"
                    + " that are shipped.",
            "For authors: a lesson is src/lessons/NN-title.md; its notebook is never edited by hand."
        },
        mixinStandardHelpOptions = true)
final class LessonsCommand implements Callable<Integer> {
    private static final String DAY = "lessons-";

    @Option(names = "--update", description = "Write notebooks and transcripts anew instead of comparing them.")
    private boolean update;

    @Parameters(paramLabel = "NN", description = "Only these lessons, such as 04 or 3b.")
    private List<String> numbers = new ArrayList<>();

    @Override
    public Integer call() {
        return run(Project.here(), update, numbers, ProcessBuilder.Redirect.INHERIT);
    }

    /** Runs the lessons of a project; 0, 1 or 2 as the exit codes of {@link Main}. */
    static int run(Project project, boolean update, List<String> numbers, ProcessBuilder.Redirect output) {
        return run(Project.here(), project, update, numbers, output);
    }

    /**
     * Runs the lessons that lie in one project with the kernel and the Python environment of another.
     *
     * @param installed where Plybook is built
     * @param course whose lessons to run
     */
    static int run(
            Project installed, Project course, boolean update, List<String> numbers, ProcessBuilder.Redirect output) {
        Machine.requireJdk();
        PythonEnvironment python = new PythonEnvironment(installed, Machine.here(), System.err::println);
        python.ensure();
        JavaKernel.describe(installed, python);
        try {
            // A learner's day in a folder of its own: lessons print the same whatever is in anybody's my/.
            Files.createDirectories(installed.plybook());
            clearOldDays(installed);
            Path day = Files.createTempDirectory(installed.plybook(), DAY);
            try {
                new MyFolder(course, day).fill();
                Path notebooks = Files.createDirectories(day.resolve("notebooks"));
                List<String> command = new ArrayList<>(List.of(
                        python.python().toString(),
                        "-I",
                        "-X",
                        "utf8",
                        installed.resource("plybook/cli/lessons.py").toString(),
                        "--root",
                        course.root().toString(),
                        "--folder",
                        notebooks.toString()));
                if (update) {
                    command.add("--update");
                }
                command.add("--");
                command.addAll(numbers);
                Map<String, String> environment = new HashMap<>(python.environment());
                environment.put("PLYBOOK_MY", day.toString());
                try (Child child =
                        Child.start(installed, python.python(), command, installed.root(), environment, output)) {
                    return child.exitCode();
                }
            } finally {
                Trash.delete(day, installed.plybook());
            }
        } catch (IOException e) {
            throw new CommandFailed("could not write in " + installed.plybook() + ": " + e.getMessage(), e);
        }
    }

    /** Removes what interrupted runs have left, but nothing that one in another window may still use. */
    private static void clearOldDays(Project installed) throws IOException {
        Instant yesterday = Instant.now().minus(Duration.ofDays(1));
        List<Path> left = new ArrayList<>();
        try (DirectoryStream<Path> days = Files.newDirectoryStream(installed.plybook(), DAY + "*")) {
            days.forEach(left::add);
        }
        for (Path day : left) {
            if (Files.getLastModifiedTime(day).toInstant().isBefore(yesterday)) {
                Trash.delete(day, installed.plybook());
            }
        }
    }
}
