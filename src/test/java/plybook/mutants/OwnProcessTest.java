package plybook.mutants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import plybook.diagnosis.Mistake;
import plybook.judge.Judge;
import plybook.judge.process.Sandbox;
import plybook.judge.repair.Repairs;
import plybook.judge.suite.Conditions;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Report;
import plybook.task.Course;

/**
 * Tests that a submission is told the same of a process of its own, as a command asks it, as of this one, as the other tests ask it: what is lost
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
                .flatMap(kind -> Submission.chosen(kind).stream())
                .map(submission -> DynamicTest.dynamicTest(submission.toString(), () -> {
                    Map<String, CheckResult> ofItsOwn = byId(judge.check(
                            Course.find(submission.exercise()),
                            submission.file().resolveSibling("")));
                    byId(ofThisProcess(submission)).forEach((id, here) -> {
                        CheckResult there = Objects.requireNonNull(ofItsOwn.get(id), id);
                        assertThat(there.verdict().kind())
                                .as(here.title())
                                .isEqualTo(here.verdict().kind());
                        assertThat(Told.diagnosis(there)).as(here.title()).isIn(names(here));
                    });
                }));
    }

    private Report ofThisProcess(Submission submission) throws IOException {
        Path classes = Files.createDirectory(
                temporary.resolve(submission.toString().replace('/', '.') + submission.className()));
        return judge.practice(submission.objects(classes));
    }

    private static Map<String, CheckResult> byId(Report report) {
        return report.results().stream().collect(Collectors.toMap(CheckResult::id, result -> result));
    }

    /** The name that is given here. A change of the class file may prove another one where there is none, and that is tried in a process of its own only. */
    private static List<String> names(CheckResult here) {
        String name = Told.diagnosis(here);
        return Stream.concat(
                        Stream.of(name),
                        Repairs.provable().stream().map(Mistake::id).filter(id -> name.equals("none")))
                .toList();
    }
}
