package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plybook.judge.Judge;
import plybook.judge.process.GuestProcess;
import plybook.task.Course;
import plybook.task.Exercise;

/**
 * The time that a learner waits for a verdict, and an instructor for a diagnosis. The promise is 2 s warm (5 s for a player, who plays some
 * matches), 5 s cold, and 10 s for a diagnosis, on a machine with nothing else to do. The figures are printed, and only three times as much
 * fails. A busy or slower machine gets up to five times as long: as many times as a bare Java takes longer to start, just before and just after.
 */
@Tag("alone")
class VerdictTimeIT {
    private static final Path SOLUTIONS = Path.of("solutions");

    /** A bare Java starts within this where nothing else is to do: 42 ms were measured, and 160 beside six busy loops. */
    private static final Duration QUIET_START = Duration.ofMillis(60);

    private static final int STARTS = 5;

    /** A machine that is still slower says nothing about Plybook. */
    private static final double SLOWEST = 5;

    @Test
    void a_warm_verdict_comes_in_time() throws Exception {
        Judge judge = new Judge();
        Exercise first = Course.exercises().get(0);
        judge.check(first, SOLUTIONS.resolve(first.folder()));
        for (Exercise exercise : Course.exercises()) {
            comesWithin(
                    Duration.ofSeconds(exercise.name().equals("player") ? 5 : 2),
                    "warm verdict on " + exercise.folder(),
                    () -> assertThat(judge.check(exercise, SOLUTIONS.resolve(exercise.folder()))
                                    .passed())
                            .isTrue());
        }
    }

    @Test
    void a_cold_verdict_comes_in_time() throws Exception {
        plybook("--version"); // the launcher builds once more after a build by Maven
        comesWithin(
                Duration.ofSeconds(5),
                "cold verdict on 03-minimax",
                () -> plybook("check", "03", "--from", "solutions"));
    }

    /** The options for a run without a sandbox, which takes part of a second and which not every machine has. */
    @Test
    void a_diagnosis_of_alpha_beta_comes_in_time() throws Exception {
        plybook("--version");
        comesWithin(
                Duration.ofSeconds(10),
                "diagnosis of 04-alpha-beta",
                () -> plybook("diagnose", "solutions/04-alpha-beta", "--sandbox", "none"));
    }

    private interface Work {
        void run() throws Exception;
    }

    private static void comesWithin(Duration promise, String name, Work work) throws Exception {
        double before = slowness();
        Duration took = timeOf(work);
        double slowness = Math.min(SLOWEST, Math.max(1, (before + slowness()) / 2));
        System.out.printf(
                "%s: %d ms, on a machine %.1f times as slow as a quiet one%n", name, took.toMillis(), slowness);
        assertThat(took.toMillis() / slowness)
                .as(
                        "%s: milliseconds as on a quiet machine, of %d on one %.1f times as slow",
                        name, took.toMillis(), slowness)
                .isLessThan(3.0 * promise.toMillis());
    }

    private static Duration timeOf(Work work) throws Exception {
        long start = System.nanoTime();
        work.run();
        return Duration.ofNanos(System.nanoTime() - start);
    }

    /** Returns how many times as long Java takes to start just now as on a quiet machine. */
    private static double slowness() throws Exception {
        Duration starts = timeOf(() -> {
            for (int i = 0; i < STARTS; i++) {
                run(List.of(GuestProcess.JAVA, "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-version"));
            }
        });
        return (double) starts.toMillis() / STARTS / QUIET_START.toMillis();
    }

    /** Runs the command as a learner types it. */
    private static void plybook(String... words) throws Exception {
        List<String> command = new ArrayList<>(
                List.of(CourseCopy.checkout().root().resolve("plybook").toString()));
        command.addAll(List.of(words));
        run(command);
    }

    private static void run(List<String> command) throws Exception {
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertThat(process.waitFor()).isZero();
    }
}
