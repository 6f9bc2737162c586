package plybook.judge.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.InputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plybook.judge.Judge;
import plybook.judge.suite.Conditions;
import plybook.judge.verdict.Report;
import plybook.task.Course;
import plybook.task.Exercise;

/** What a right solution sees of a sandbox: nothing. Those who try to leave it are in {@code HostileSubmissionsIT}. */
class SandboxTest {
    @ParameterizedTest
    @ValueSource(strings = {"none", "outer", "bubblewrap", "auto"})
    void a_right_solution_gets_full_points_in_every_sandbox(String name) {
        Judge judge = new Judge(new Conditions(Duration.ofMinutes(1), 5, false, here(name)));
        Exercise exercise = Course.find("01");
        assertThat(judge.check(exercise, Path.of("solutions", exercise.folder()))
                        .passed())
                .isTrue();
    }

    /** As root each process has a user of its own; what they share must be there for all of them at the same time. */
    @ParameterizedTest
    @ValueSource(strings = {"outer", "auto"})
    void several_at_a_time_do_not_get_into_each_other_s_way(String name) {
        Judge judge = new Judge(Conditions.grading(5, here(name)).within(Duration.ofSeconds(20)));
        Exercise exercise = Course.find("01");
        List<CompletableFuture<Report>> reports = Stream.generate(() -> CompletableFuture.supplyAsync(
                        () -> judge.check(exercise, Path.of("solutions", exercise.folder()))))
                .limit(4)
                .toList();
        assertThat(reports).allSatisfy(report -> assertThat(report.join().results())
                .allSatisfy(result -> assertThat(result.verdict().message())
                        .as(result.title())
                        .isEmpty()));
    }

    /** A reader that had no processor meanwhile still gets it: {@link Process#destroyForcibly()} would close the stream before it is read. */
    @ParameterizedTest
    @Timeout(60)
    @ValueSource(strings = {"none", "outer", "auto"})
    void what_was_printed_before_the_end_can_be_read_after_it(String name) throws Exception {
        try (Sandbox.Cell cell = here(name).open()) {
            // Anything will do, be it that there is too little memory.
            Process process = cell.start(List.of(GuestProcess.JAVA, "-version"));
            InputStream out = process.getInputStream();
            while (out.available() == 0) {
                TimeUnit.MILLISECONDS.sleep(5);
            }
            int printed = out.available();
            cell.kill();
            assertThat(out.readAllBytes()).hasSizeGreaterThanOrEqualTo(printed);
        }
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
    void only_bubblewrap_claims_to_hold_and_auto_is_no_less() {
        assertThat(Sandbox.none().gap()).isPresent();
        assertThat(here("outer").gap())
                .hasValueSatisfying(gap -> assertThat(gap).contains("network"));
        assertThat(here("auto").gap()).isEmpty();
    }

    @Test
    void an_unknown_name_lists_those_that_there_are() {
        assertThatThrownBy(() -> Sandbox.named("jail")).hasMessageContaining("auto, bubblewrap, outer, none");
    }

    @Test
    void a_missing_sandbox_is_reported_with_the_remedy_and_the_risk() {
        assertThat(new SandboxMissing("There is no bubblewrap"))
                .hasMessageStartingWith("There is no bubblewrap.\n")
                .hasMessageContainingAll(
                        "apt install bubblewrap",
                        "dnf install bubblewrap",
                        "docker run",
                        "--sandbox outer",
                        "--sandbox none",
                        "your files");
    }
}
