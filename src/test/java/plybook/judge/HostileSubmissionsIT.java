package plybook.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import plybook.judge.process.Sandbox;
import plybook.judge.process.SandboxMissing;
import plybook.judge.process.WatchedSandbox;
import plybook.judge.suite.Conditions;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;
import plybook.mutants.Submission;
import plybook.task.Course;
import plybook.task.Exercise;

/**
 * Submissions that mean harm. Each gets no point and a plain sentence; the judge goes on with the next, no file outside is touched, and
 * nothing goes on running.
 */
public class HostileSubmissionsIT {
    /** Enough where something else than time is to run out, however busy the machine is. */
    private static final Duration LONG = Duration.ofSeconds(15);

    private static final Duration SHORT = Duration.ofSeconds(1);

    /** Somebody on this machine whom a learner's code must not reach. */
    private static ServerSocket listener;

    /** Most of the time is spent waiting: for a deadline, a full heap, a process that ends. */
    private static final int AT_A_TIME = 3;

    private static final ExecutorService TRIALS = Executors.newFixedThreadPool(AT_A_TIME);

    /** Each trial has a folder of its own in it. */
    @TempDir
    static Path folder;

    @BeforeAll
    static void listen() throws IOException {
        listener = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    }

    @AfterAll
    static void hangUp() throws IOException {
        TRIALS.shutdownNow();
        listener.close();
    }

    @Tag("corpus")
    @TestFactory
    Stream<DynamicTest> a_hostile_submission_gets_nothing_and_harms_nothing_in_bubblewrap() {
        Sandbox sandbox = here("bubblewrap");
        return trials(Submission.sampled("hostile", "plybook.hostile").stream(), sandbox);
    }

    /** What needs no wall to be kept out: limits, another user and the judge's own care do it. */
    @Tag("corpus-only")
    @TestFactory
    Stream<DynamicTest> nothing_is_left_running_in_the_outer_sandbox() {
        Sandbox sandbox = here("outer");
        return trials(some("child", "threads", "memory-caught", "static-loop", "pipe-closed"), sandbox);
    }

    /** Without a sandbox at least what is left running is found and ended, also what has lost its parent. */
    @Tag("corpus-only")
    @TestFactory
    Stream<DynamicTest> nothing_is_left_running_without_a_sandbox() {
        return trials(some("child", "static-loop", "exit-hook-loops", "pipe-closed"), Sandbox.none());
    }

    private static Stream<Submission> some(String... names) {
        return Submission.chosen("hostile").stream().filter(submission -> List.of(names)
                .contains(submission.toString().split("/", 2)[1]));
    }

    /** All are begun at once, some at a time, by the same judge; each test waits for its own, and the last for a sound submission. */
    private static Stream<DynamicTest> trials(Stream<Submission> submissions, Sandbox sandbox) {
        List<DynamicTest> tests = new ArrayList<>();
        submissions.forEach(submission -> {
            Future<?> trial = TRIALS.submit(() -> {
                trial(submission, new WatchedSandbox(sandbox));
                return true;
            });
            tests.add(DynamicTest.dynamicTest(submission.toString(), () -> awaited(trial)));
        });
        tests.add(DynamicTest.dynamicTest("a sound one after them is judged", () -> {
            Exercise first = Course.find("01");
            Report report = new Judge(new Conditions(LONG, 12, false, sandbox))
                    .check(first, Path.of("solutions", first.folder()));
            assertThat(report.passed()).as(told(report)).isTrue();
        }));
        return tests.stream();
    }

    private static void awaited(Future<?> trial) throws Throwable {
        try {
            trial.get();
        } catch (ExecutionException e) {
            throw e.getCause();
        }
    }

    private static void trial(Submission submission, WatchedSandbox sandbox) throws IOException {
        Path folder = Files.createTempDirectory(HostileSubmissionsIT.folder, "trial");
        Path handedIn = Files.createDirectories(folder.resolve("handed-in"));
        String source = Files.readString(submission.file()).replace("47831", String.valueOf(listener.getLocalPort()));
        Files.writeString(handedIn.resolve(submission.className() + ".java"), source);
        Files.writeString(folder.resolve("results.json"), "{}");
        Map<String, String> before = files(folder);
        Duration deadline = submission.says("Says").contains("still busy") ? SHORT : LONG;
        Judge judge = new Judge(new Conditions(deadline, 11, false, sandbox));

        Report report = judge.check(Course.find(submission.exercise().substring(0, 2)), handedIn);

        assertThat(sandbox.running()).as("left running").isEmpty();
        String told = told(report);
        assertThat(report.earned()).as(told).isZero();
        assertThat(told).doesNotContain("BREACH").hasSizeLessThan(100_000);
        assertThat(submission.says("Says").split(" [|] ", -1)).as(told).anyMatch(told::contains);
        assertThat(files(folder)).isEqualTo(before);
        assertThat(Path.of("results.json")).doesNotExist();
    }

    private static Map<String, String> files(Path folder) throws IOException {
        Map<String, String> found = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path each : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                found.put(each.toString(), Files.readString(each));
            }
        }
        return found;
    }

    private static String told(Report report) {
        StringBuilder told = new StringBuilder();
        for (CheckResult result : report.results()) {
            told.append(result.title()).append(": ");
            if (result.verdict() instanceof Verdict.Failed failed) {
                told.append("expected ")
                        .append(failed.evidence().expected())
                        .append(", got ")
                        .append(failed.evidence().got())
                        .append(' ')
                        .append(failed.evidence().why());
            } else {
                told.append(result.verdict().message());
            }
            told.append('\n');
        }
        return told.toString();
    }

    /** The sandbox; where it is missing the test stands aside, but not where all must run. */
    private static Sandbox here(String name) {
        try {
            return Sandbox.named(name);
        } catch (SandboxMissing e) {
            assumeTrue("1".equals(System.getenv("PLYBOOK_REQUIRE_ALL")), e.getMessage());
            throw e;
        }
    }

    @Test
    void a_link_is_not_followed_to_files_of_the_machine(@TempDir Path folder) throws IOException {
        Files.createSymbolicLink(folder.resolve("MyTreeValue.java"), Path.of("/etc/passwd"));
        Report report = new Judge(new Conditions(LONG, 11, false, here("bubblewrap"))).check(Course.find("01"), folder);
        assertThat(told(report)).contains("is a link").doesNotContain("root");
    }

    @Test
    void other_files_in_the_folder_are_ignored(@TempDir Path folder) throws IOException {
        Files.copy(Path.of("solutions/01-trees/MyTreeValue.java"), folder.resolve("MyTreeValue.java"));
        for (String name : List.of(
                "module-info.java",
                "plybook/tree/Tree.java",
                "plybook/guest/Main.class",
                "java/lang/String.java",
                "META-INF/services/javax.annotation.processing.Processor",
                "META-INF/MANIFEST.MF")) {
            Files.createDirectories(folder.resolve(name).getParent());
            Files.writeString(folder.resolve(name), "no Java at all, and no class either");
        }
        Report report = new Judge(new Conditions(LONG, 11, false, here("bubblewrap"))).check(Course.find("01"), folder);
        assertThat(report.passed()).as(told(report)).isTrue();
    }
}
