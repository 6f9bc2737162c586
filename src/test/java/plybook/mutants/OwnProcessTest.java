package plybook.mutants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import plybook.judge.Judge;
import plybook.judge.process.Sandbox;
import plybook.judge.suite.Conditions;
import plybook.judge.verdict.Report;
import plybook.task.Course;

/**
 * Tests that a submission is told the same of its own process, as a command asks it, as of this one, as the other tests ask it: what is lost
 * between two processes shows nowhere else.
 */
@Tag("corpus")
class OwnProcessTest {
    private static final long SEED = Long.getLong("plybook.seed", 20261122);

    @TempDir
    static Path temporary;

    private final Judge judge = new Judge(new Conditions(Duration.ofMinutes(2), SEED, false, Sandbox.none()));

    @TestFactory
    Stream<DynamicTest> a_submission_is_told_the_same_of_a_process_of_its_own() {
        return Stream.of("wrong", "sound")
                .flatMap(kind -> Submission.sampled(kind, "plybook.processes").stream())
                .map(submission -> DynamicTest.dynamicTest(submission.toString(), () -> {
                    List<String> here = ofThisProcess(submission);
                    assertThat(ofItsOwn(submission)).containsSubsequence(here);
                }));
    }

    private List<String> ofThisProcess(Submission submission) throws IOException {
        Path classes = Files.createDirectory(
                temporary.resolve(submission.toString().replace('/', '.') + submission.className()));
        return told(judge.practice(submission.objects(classes)));
    }

    /** Of an exercise with two classes the checks of the other one are told too. */
    private List<String> ofItsOwn(Submission submission) {
        return told(judge.check(
                Course.find(submission.exercise()), submission.file().getParent()));
    }

    private static List<String> told(Report report) {
        return report.results().stream()
                .map(result -> result.title() + ": " + result.verdict().kind() + ", " + Told.diagnosis(result))
                .toList();
    }
}
