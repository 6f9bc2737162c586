package plybook.cli;

import com.fasterxml.jackson.databind.ObjectMapper;
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
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import plybook.grading.AtomicFile;
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
import plybook.trace.Recording;
import plybook.trace.Trace;
import plybook.tree.Tree;
import plybook.view.Explorer;
import plybook.view.Practice;

/** {@code plybook lessons}: runs the lessons on the kernel, and compares or updates their notebooks and transcripts, or makes a site of them. */
@Command(name = "lessons", mixinStandardHelpOptions = true)
final class LessonsCommand implements Callable<Integer> {
    private static final String DAY = "lessons-";

    /** The tree of the site's explorer. */
    private static final String EXPLORED = "((7 3) (15 (2 9)) (1 12 20 22))";

    /** The words of the site itself, by their keys. */
    private static final List<String> WORDS = List.of(
            "title", "contents", "lessons", "exercises", "exercise", "trees", "explorer", "practice", "footer", "none");

    @Option(names = "--update")
    private boolean update;

    @Option(names = "--site", paramLabel = "DIR")
    private Optional<Path> site = Optional.empty();

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
        if (site.isPresent() && (update || ijava.isPresent())) {
            throw new ParameterException(spec.commandLine(), Texts.of("lessons.site.alone"));
        }
        if (site.isPresent()) {
            int code = site(Project.here(), Project.here(), site.get(), numbers, ProcessBuilder.Redirect.INHERIT);
            if (code == Main.PASSED) {
                spec.commandLine()
                        .getOut()
                        .println(Texts.of("explore.wrote", site.get().resolve("index.html")));
            }
            return code;
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
        List<String> options = new ArrayList<>();
        if (update) {
            options.add("--update");
        }
        if (ijava.isPresent()) {
            options.add("--other-kernel");
        }
        return run(installed, course, options, ijava, numbers, output);
    }

    /**
     * Runs the lessons and writes them, with all their outputs and the exercises, as pages that need neither a server nor a network.
     *
     * @param to the folder of the site, which is made if necessary
     */
    static int site(Project installed, Project course, Path to, List<String> numbers, ProcessBuilder.Redirect output) {
        try {
            Files.createDirectories(installed.plybook());
            Path whole = Files.createTempDirectory(installed.plybook(), DAY);
            try {
                int code =
                        run(installed, course, List.of("--whole", whole.toString()), Optional.empty(), numbers, output);
                return code == Main.PASSED
                        ? pages(installed, course, whole, Files.createDirectories(to), output)
                        : code;
            } finally {
                Trash.delete(whole, installed.plybook());
            }
        } catch (IOException e) {
            throw new CommandFailed(Texts.of("cannot.write", to, e.getMessage()), e);
        }
    }

    private static int pages(Project installed, Project course, Path whole, Path to, ProcessBuilder.Redirect output)
            throws IOException {
        Tree tree = Tree.parse(EXPLORED);
        AtomicFile.write(
                to.resolve("explore.html"),
                Explorer.page(
                        Texts.of("explore.title"),
                        List.of(
                                Recording.of("minimax", Trace.minimax(tree)),
                                Recording.of("alpha-beta", Trace.alphaBeta(tree)))));
        AtomicFile.write(to.resolve("practise.html"), Practice.page(Optional.empty()));
        Map<String, String> words = new TreeMap<>();
        for (String word : WORDS) {
            words.put(word, Texts.of("site." + word));
        }
        PythonEnvironment python = new PythonEnvironment(installed, Machine.here(), System.err::println);
        List<String> command = List.of(
                python.python().toString(),
                "-I",
                "-X",
                "utf8",
                installed.resource("plybook/cli/site.py").toString(),
                "--root",
                course.root().toString(),
                "--notebooks",
                whole.toString(),
                "--out",
                to.toAbsolutePath().toString(),
                "--words",
                new ObjectMapper().writeValueAsString(words));
        try (Child child =
                Child.start(installed, python.python(), command, installed.root(), python.environment(), output)) {
            return child.exitCode();
        }
    }

    private static int run(
            Project installed,
            Project course,
            List<String> options,
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
                command.addAll(options);
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
