package plybook.mutants;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import plybook.judge.Judge;
import plybook.judge.process.Sandbox;
import plybook.judge.suite.Conditions;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;

/**
 * Tests that every mistake is found and explained, and that no correct submission is accused.
 *
 * <p>A corpus: {@code verify} and {@code .ci/run} run a sample, which pom.xml says; whoever names this test gets all of it.
 * {@code -Dplybook.case=NAME} chooses submissions.
 */
@Tag("corpus")
class SubmissionsTest {
    @TempDir
    static Path temporary;

    /** The seed is fixed, so that results do not change from day to day. {@code -Dplybook.seed=} generates other trees and boards. */
    private static final long SEED = Long.getLong("plybook.seed", 20261122);

    /** The time for a submission: none may run out of time, even on a busy machine. */
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private static final Judge JUDGE = new Judge(conditions(SEED));

    private static Conditions conditions(long seed) {
        return new Conditions(PATIENCE, seed, false, Sandbox.none());
    }

    private static Supplier<Object> objects(Submission submission) {
        Path classes = temporary.resolve(submission.toString().replace('/', '.') + "." + submission.className());
        assertThat(classes.toFile().mkdir()).isTrue();
        return submission.objects(classes);
    }

    @TestFactory
    Stream<DynamicTest> a_wrong_submission_fails_the_expected_check_with_the_expected_text() {
        return Submission.sampled("wrong").stream()
                .map(submission -> DynamicTest.dynamicTest(submission.toString(), () -> {
                    Supplier<Object> code = objects(submission);
                    CheckResult first = JUDGE.firstToDo(code).orElseThrow(() -> new AssertionError("got full points"));
                    assertThat(first.title()).isEqualTo(submission.says("Fails first"));
                    assertThat(Told.everything(first)).contains(submission.says("Says"));
                    submission.maySay("Diagnosis").ifPresent(name -> assertThat(Told.diagnosis(first))
                            .isEqualTo(name));
                    submission.maySay("Later").ifPresent(name -> assertThat(later(code, first))
                            .containsOnly(name));
                }));
    }

    /** Returns what {@link Told#diagnosis} says of each failure after the first. */
    private static List<String> later(Supplier<Object> code, CheckResult first) {
        return JUDGE.practice(code).results().stream()
                .dropWhile(result -> !result.title().equals(first.title()))
                .skip(1)
                .filter(result -> !result.passed())
                .map(Told::diagnosis)
                .toList();
    }

    @TestFactory
    Stream<DynamicTest> a_sound_submission_gets_full_points_in_any_style() {
        return Submission.sampled("sound").stream()
                .map(submission -> DynamicTest.dynamicTest(submission.toString(), () -> {
                    assertThat(submission.says("Sound")).isNotEmpty();
                    Report report = JUDGE.practice(objects(submission));
                    assertThat(report.results().stream()
                                    .filter(result -> !result.passed())
                                    .filter(result -> !(result.verdict() instanceof Verdict.NeedsLook
                                            && submission.maySay("Threads").isPresent()))
                                    .map(result -> result.title() + ": " + Told.everything(result)))
                            .isEmpty();
                }));
    }

    /** The questions depend on the random trees. Once a sound search was accused on trees of a new seed. */
    @TestFactory
    Stream<DynamicTest> a_sound_search_that_looks_again_is_accused_on_no_seed() {
        Map<String, Integer> seeds = Map.of("mtd-f", 4, "one-wider-at-the-root", 2, "scout", 1, "value-then-action", 2);
        return Submission.chosen("sound").stream()
                .filter(submission -> submission.exercise().equals("04-alpha-beta"))
                .filter(submission -> seeds.containsKey(name(submission)))
                .flatMap(submission -> LongStream.rangeClosed(1, seeds.getOrDefault(name(submission), 0))
                        .mapToObj(seed -> DynamicTest.dynamicTest(submission + ", seed " + seed, () -> {
                            Path classes = temporary.resolve(name(submission) + seed);
                            assertThat(classes.toFile().mkdir()).isTrue();
                            assertThat(new Judge(conditions(seed))
                                            .practice(submission.objects(classes))
                                            .results())
                                    .allMatch(CheckResult::passed);
                        })));
    }

    private static String name(Submission submission) {
        return submission.toString().split("/", 2)[1];
    }
}
