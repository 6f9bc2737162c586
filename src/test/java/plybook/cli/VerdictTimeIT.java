package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plybook.judge.Judge;
import plybook.task.Course;
import plybook.task.Exercise;

/**
 * The time that a learner waits for a verdict, and an instructor for a diagnosis. The promise is 2 s warm, 5 s cold, and 10 s for a
 * diagnosis, on a machine with nothing else to do. The figures are printed, and only three times as much fails, because other things
 * may run beside a test.
 */
@Tag("alone")
class VerdictTimeIT {
    private static final Path SOLUTIONS = Path.of("solutions");

    @Test
    void a_warm_verdict_comes_in_time() {
        Judge judge = new Judge();
        Exercise first = Course.exercises().get(0);
        judge.check(first, SOLUTIONS.resolve(first.folder()));
        for (Exercise exercise : Course.exercises()) {
            long start = System.nanoTime();
            assertThat(judge.check(exercise, SOLUTIONS.resolve(exercise.folder()))
                            .passed())
                    .isTrue();
            Duration warm = Duration.ofNanos(System.nanoTime() - start);
            System.out.println("warm verdict on " + exercise.folder() + ": " + warm.toMillis() + " ms");
            // A player's verdict is a few matches: the promise is 5 s.
            assertThat(warm).isLessThan(Duration.ofSeconds(exercise.name().equals("player") ? 15 : 6));
        }
    }

    @Test
    void a_cold_verdict_comes_in_time() throws Exception {
        plybook("--version"); // the launcher builds once more after a build by Maven
        long start = System.nanoTime();
        plybook("check", "03", "--from", "solutions");
        Duration cold = Duration.ofNanos(System.nanoTime() - start);
        System.out.println("cold verdict on 03-minimax: " + cold.toMillis() + " ms");
        assertThat(cold).isLessThan(Duration.ofSeconds(15));
    }

    /** The options for a run without a sandbox, which takes part of a second and which not every machine has. */
    @Test
    void a_diagnosis_of_alpha_beta_comes_in_time() throws Exception {
        plybook("--version");
        long start = System.nanoTime();
        plybook("diagnose", "solutions/04-alpha-beta", "--sandbox", "none");
        Duration thorough = Duration.ofNanos(System.nanoTime() - start);
        System.out.println("diagnosis of 04-alpha-beta: " + thorough.toMillis() + " ms");
        assertThat(thorough).isLessThan(Duration.ofSeconds(30));
    }

    /** Runs the command as a learner types it. */
    private static void plybook(String... words) throws Exception {
        List<String> command = new ArrayList<>(
                List.of(CourseCopy.checkout().root().resolve("plybook").toString()));
        command.addAll(List.of(words));
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertThat(process.waitFor()).isZero();
    }
}
