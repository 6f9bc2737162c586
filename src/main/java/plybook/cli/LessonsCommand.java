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
import plybook.report.Terminal;
import plybook.setup.Child;
import plybook.setup.CommandFailed;
import plybook.setup.JavaKernel;
import plybook.setup.Machine;
import plybook.setup.MyFolder;
import plybook.setup.Project;
import plybook.setup.PythonEnvironment;
import plybook.setup.Trash;

/** {@code plybook lessons}: runs the lessons on the kernel, and compares or updates their notebooks and transcripts. */
@Command(name = "lessons", mixinStandardHelpOptions = true)
final class LessonsCommand implements Callable<Integer> {
    private static final String DAY = "lessons-";

    @Option(names = "--update")
    private boolean update;

    @Parameters(paramLabel = "NN", descriptionKey = "NN")
    private List<String> numbers = new ArrayList<>();

    @Override
    public Integer call() {
        return run(Project.here(), update, numbers, ProcessBuilder.Redirect.INHERIT);
    }

    /** Runs the lessons of a project, and returns 0, 1 or 2 like the exit codes of {@link Main}. */
    static int run(Project project, boolean update, List<String> numbers, ProcessBuilder.Redirect output) {
        return run(Project.here(), project, update, numbers, output);
    }

    /**
     * Runs the lessons of one project with the kernel and the Python environment of another.
     *
     * @param installed the project in which Plybook is built
     * @param course the project with the lessons
     */
    static int run(
            Project installed, Project course, boolean update, List<String> numbers, ProcessBuilder.Redirect output) {
        course.requireCheckout();
        Machine.requireJdk();
        PythonEnvironment python = new PythonEnvironment(installed, Machine.here(), System.err::println);
        python.ensure();
        JavaKernel.describe(installed, python);
        try {
            // The lessons run in a fresh learner's folder, so that they print the same whatever is in my/.
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
                // Its output goes to our terminal, so it has to be in the terminal's encoding.
                environment.put("PYTHONIOENCODING", Terminal.here().charset().name() + ":backslashreplace");
                try (Child child =
                        Child.start(installed, python.python(), command, installed.root(), environment, output)) {
                    return child.exitCode();
                }
            } finally {
                Trash.delete(day, installed.plybook());
            }
        } catch (IOException e) {
            throw new CommandFailed(Texts.of("cannot.write", installed.plybook(), e.getMessage()), e);
        }
    }

    /** Removes what interrupted runs have left, but nothing that a run in another window may still use. */
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
