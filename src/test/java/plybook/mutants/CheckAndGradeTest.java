package plybook.mutants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.judge.Judge;
import plybook.judge.process.Sandbox;
import plybook.judge.suite.Conditions;
import plybook.judge.verdict.CheckResult;

/**
 * A grade is no surprise: what fails in {@code check} fails in {@code grade} for the same reason, and {@code check} finds nearly all of what a grade
 * finds. Tried on the submissions that prune too little, where the two differ most easily.
 */
@Tag("corpus")
class CheckAndGradeTest {
    private static final String PRUNES_TOO_LITTLE = "had already closed this";
    private static final long SEED = Long.getLong("plybook.seed", 20261122);

    @TempDir
    private Path temporary;

    private static Judge judge(boolean thorough) {
        return new Judge(new Conditions(Duration.ofMinutes(2), SEED, thorough, Sandbox.none()));
    }

    @Test
    void what_fails_in_a_check_fails_in_a_grade_for_the_same_reason() throws IOException {
        List<String> missed = new ArrayList<>();
        List<Submission> all = Submission.chosen("wrong").stream()
                .filter(each -> each.exercise().equals("04-alpha-beta"))
                .filter(each ->
                        each.maySay("Says").filter(PRUNES_TOO_LITTLE::equals).isPresent())
                .toList();
        for (Submission submission : all) {
            Path classes = Files.createDirectory(
                    temporary.resolve(submission.toString().replace('/', '.')));
            var objects = submission.objects(classes);
            Optional<CheckResult> graded = judge(true).firstToDo(objects);
            Optional<CheckResult> checked = judge(false).firstToDo(objects);
            assertThat(graded).as("%s in a grade", submission).isPresent();
            if (checked.isPresent()) {
                assertThat(checked.get().id())
                        .as("%s", submission)
                        .isEqualTo(graded.get().id());
                assertThat(checked.get().verdict().kind())
                        .as("%s", submission)
                        .isEqualTo(graded.get().verdict().kind());
            } else {
                missed.add(submission.toString());
            }
        }
        assertThat(missed).hasSizeLessThanOrEqualTo(all.size() / 10);
    }
}
