package plybook.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.judge.process.GuestClasses;

/**
 * A new exercise is a contract, a suite, a line in {@code Course}, and what the learner sees: in a copy of the program they are written,
 * and the exercise is judged there, in a process and in this one's way. No other file is touched.
 */
class NewExerciseTest {
    private static final String CONTRACT = """
            package plybook.task;

            import java.util.List;
            import java.util.Optional;

            /** Exercise 09: Nim, in which the last match wins. */
            public interface NimSumTask {
                /** The heaps' exclusive or: 0 if the side to move has lost. */
                int sum(List<Integer> heaps);

                /** A heap from which a winning move takes, if there is one. */
                Optional<Integer> heap(List<Integer> heaps);
            }
            """;

    private static final String SUITE = """
            package plybook.judge.rules;

            import java.util.List;
            import org.junit.jupiter.api.Order;
            import plybook.judge.process.Learner;
            import plybook.judge.suite.Check;
            import plybook.judge.suite.Suite;
            import plybook.task.NimSumTask;

            final class NimSumSuite extends Suite<NimSumTask> {
                private static final List<List<Integer>> HEAPS =
                        List.of(List.of(), List.of(1), List.of(3, 3), List.of(1, 2, 3), List.of(3, 4, 5), List.of(7, 9));

                NimSumSuite(Learner learner) {
                    super(learner);
                }

                private static int sum(List<Integer> heaps) {
                    return heaps.stream().reduce(0, (a, b) -> a ^ b);
                }

                @Check(value = "sum: the exclusive or of the heaps", points = 2, hint = "What is 3 ^ 3?")
                @Order(1)
                void sum() {
                    answers(HEAPS, NimSumTask::sum, (heaps, sum) -> {
                        if (sum != sum(heaps)) {
                            throw wrong("" + sum(heaps), "" + sum, "each bit counts how many heaps have it", "heaps " + heaps);
                        }
                    });
                }

                @Check(value = "heap: none where the game is lost", points = 1)
                @Order(2)
                void heap() {
                    if (learner().heap(List.of(5, 5)).isPresent()) {
                        throw wrong("no heap", "one", "whatever is taken, the opponent takes as much from the other", "");
                    }
                }
            }
            """;

    private static final String LINE = """
                        exercise("09", "nim", "Nim", part("MyNimSum", NimSumTask.class)),
                        exercise("01",\
            """;

    /** Prints a line for each check, first of the file and then of an object. */
    private static final String DRIVER = """
            import java.nio.file.Path;
            import plybook.judge.Judge;
            import plybook.judge.verdict.Report;
            import plybook.task.Course;

            public class Driver {
                public static void main(String[] args) throws Exception {
                    print("process", new Judge().check(Course.find("nim"), Path.of(args[0])));
                    Class<?> own = Class.forName(args[1]);
                    print("object", new Judge().practice(() -> {
                        try {
                            return own.getDeclaredConstructor().newInstance();
                        } catch (ReflectiveOperationException e) {
                            throw new IllegalStateException(e);
                        }
                    }));
                }

                private static void print(String where, Report report) {
                    report.results().forEach(result -> System.out.println(where + ": " + result.id() + " " + result.verdict()));
                }
            }
            """;

    private static final String RIGHT = """
            import java.util.List;
            import java.util.Optional;

            public class MyNimSum implements plybook.task.NimSumTask {
                public int sum(List<Integer> heaps) {
                    return heaps.stream().reduce(0, (a, b) -> a ^ b);
                }

                public Optional<Integer> heap(List<Integer> heaps) {
                    int sum = sum(heaps);
                    return heaps.stream().filter(heap -> (heap ^ sum) < heap).findFirst();
                }
            }
            """;

    private static final String WRONG = RIGHT.replace("a ^ b", "a + b")
            .replace("return heaps.stream().filter", "return heaps.stream().peek(heap -> List.of().get(0)).filter");

    @TempDir
    static Path temp;

    private static Path classes;

    @BeforeAll
    static void writeTheExercise() throws IOException {
        classes = temp.resolve("classes");
        copy(GuestClasses.origin(), classes);
        Path sources = temp.resolve("sources");
        write(sources.resolve("plybook/task/NimSumTask.java"), CONTRACT);
        write(sources.resolve("plybook/judge/rules/NimSumSuite.java"), SUITE);
        String course = Files.readString(Path.of("src/main/java/plybook/task/Course.java"));
        assertThat(course).contains("exercise(\"01\",");
        write(sources.resolve("plybook/task/Course.java"), course.replaceFirst(" *exercise\\(\"01\",", LINE));
        write(sources.resolve("Driver.java"), DRIVER);
        compile(sources, classes);
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path each : (Iterable<Path>) files::iterator) {
                Path target = to.resolve(from.relativize(each).toString());
                if (Files.isDirectory(each)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(each, target);
                }
            }
        }
    }

    private static String classPath() {
        return classes + File.pathSeparator + System.getProperty("java.class.path");
    }

    private static void compile(Path sources, Path into) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        Files.createDirectories(into);
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8);
                Stream<Path> all = Files.walk(sources)) {
            List<Path> java =
                    all.filter(file -> file.toString().endsWith(".java")).toList();
            ByteArrayOutputStream said = new ByteArrayOutputStream();
            boolean done = compiler.getTask(
                            new java.io.OutputStreamWriter(said, StandardCharsets.UTF_8),
                            files,
                            null,
                            List.of("-parameters", "-proc:none", "-d", into.toString(), "-cp", classPath()),
                            null,
                            files.getJavaFileObjectsFromPaths(java))
                    .call();
            assertThat(done).as(said.toString(StandardCharsets.UTF_8)).isTrue();
        }
    }

    /** Returns the verdict of that copy's judge, line by line. */
    private static List<String> judged(String name, String submission) throws Exception {
        Path folder = temp.resolve(name);
        write(folder.resolve("MyNimSum.java"), submission);
        Path own = temp.resolve(name + "-classes");
        compile(folder, own);
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                classPath() + File.pathSeparator + own,
                "Driver",
                folder.toString(),
                "MyNimSum"));
        Path printed = temp.resolve(name + ".txt");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start();
        try {
            assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        assertThat(process.exitValue()).as(Files.readString(printed)).isZero();
        return Files.readAllLines(printed);
    }

    @Test
    void a_right_solution_passes_in_a_process_and_as_an_object() throws Exception {
        assertThat(judged("right", RIGHT))
                .hasSize(4)
                .allSatisfy(line -> assertThat(line).contains(" Passed["))
                .satisfiesExactlyInAnyOrder(
                        line -> assertThat(line).startsWith("process: NimSumSuite.sum"),
                        line -> assertThat(line).startsWith("process: NimSumSuite.heap"),
                        line -> assertThat(line).startsWith("object: NimSumSuite.sum"),
                        line -> assertThat(line).startsWith("object: NimSumSuite.heap"));
    }

    @Test
    void a_wrong_one_fails_with_the_call_and_the_evidence() throws Exception {
        assertThat(String.join("\n", judged("wrong", WRONG)))
                .doesNotContain("Passed[")
                .contains(
                        "process: NimSumSuite.sum Failed[evidence=Evidence[expected=0, got=6,",
                        "drawing=heaps [3, 3]",
                        "object: NimSumSuite.sum Failed[",
                        "process: NimSumSuite.heap Crashed[",
                        "asked for: heap([5 5])");
    }
}
