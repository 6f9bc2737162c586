package plybook.judge.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plybook.judge.Judge;
import plybook.judge.suite.Conditions;
import plybook.task.Course;

/** When the judge itself is killed, without a chance to clean up, the code that it was judging ends too. */
class KilledJudgeIT {
    @TempDir
    Path folder;

    /** A judge of its own, with a submission that never ends. */
    public static void main(String[] arguments) {
        Sandbox sandbox = Sandbox.named(arguments[0]);
        new Judge(new Conditions(Duration.ofMinutes(10), 1, false, sandbox))
                .check(Course.find("01"), Path.of(arguments[1]));
    }

    @ParameterizedTest
    @ValueSource(strings = {"bubblewrap", "outer"})
    void nothing_goes_on_when_the_judge_is_killed(String sandbox) throws Exception {
        try {
            assertThat(Sandbox.named(sandbox).name()).isEqualTo(sandbox);
        } catch (SandboxMissing e) {
            assumeTrue("1".equals(System.getenv("PLYBOOK_REQUIRE_ALL")), e.getMessage());
            throw e;
        }
        Path submission = Path.of("src/test/resources/mutants/hostile/01-trees/loop/MyTreeValue.java");
        Files.copy(submission, folder.resolve("MyTreeValue.java"));
        Process judge = new ProcessBuilder(
                        GuestProcess.JAVA,
                        "-Djava.io.tmpdir="
                                + Files.createDirectory(Path.of("/tmp/plybook-killed-"
                                        + ProcessHandle.current().pid())),
                        "-cp",
                        System.getProperty("java.class.path"),
                        KilledJudgeIT.class.getName(),
                        sandbox,
                        folder.toString())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            await(true);
            judge.destroyForcibly().waitFor();
            await(false);
            theNextOneRemovesWhatIsLeft();
        } finally {
            judge.destroyForcibly();
            TemporaryFolder.remove(
                    Path.of("/tmp/plybook-killed-" + ProcessHandle.current().pid()));
        }
    }

    private static void theNextOneRemovesWhatIsLeft() throws IOException {
        Path temporary =
                Path.of("/tmp/plybook-killed-" + ProcessHandle.current().pid());
        List<Path> locks;
        try (Stream<Path> left = Files.walk(temporary, 2)) {
            locks = left.filter(each -> each.endsWith("lock")).toList();
        }
        assertThat(locks).hasSize(1);
        Files.setLastModifiedTime(locks.get(0), FileTime.from(Instant.now().minus(Duration.ofMinutes(5))));
        TemporaryFolder.removeStale(temporary);
        assertThat(temporary).isEmptyDirectory();
    }

    private static void await(boolean running) throws InterruptedException {
        long deadline = System.nanoTime() + Duration.ofSeconds(60).toNanos();
        while (learners().isEmpty() == running) {
            assertThat(System.nanoTime()).as("still: " + learners()).isLessThan(deadline);
            TimeUnit.MILLISECONDS.sleep(20);
        }
    }

    /** Learners' processes of that judge, known by its folder. */
    private static List<String> learners() {
        return ProcessHandle.allProcesses()
                .map(process -> commandLine(process.pid()))
                .filter(line -> line.contains(plybook.guest.Main.class.getName()))
                .filter(line -> line.contains(
                        "plybook-killed-" + ProcessHandle.current().pid()))
                .toList();
    }

    private static String commandLine(long process) {
        try {
            return new String(
                    Files.readAllBytes(Path.of("/proc", String.valueOf(process), "cmdline")), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return ""; // it has just ended
        }
    }
}
