package plybook.ide;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Verdict;
import plybook.task.Course;

/** What an IDE shows as passed or failed, and what it skips. */
class CheckTestTest {
    @TempDir
    private Path folder;

    private CheckTest test(Verdict verdict) {
        CheckResult result = new CheckResult("Suite.check", "MAX takes the largest", 1, "", verdict);
        return new CheckTest(
                result.title(),
                result,
                new LearnersFile(Course.find("01").parts().get(0), folder));
    }

    @Test
    void what_needs_a_look_is_skipped_with_its_reason() {
        CheckTest look = test(new Verdict.NeedsLook("nothing is proved", new Evidence("", "a needless leaf", "", "")));
        assertThat(look.isDecided()).isFalse();
        assertThat(look.text()).contains("nothing is proved", "a needless leaf");
    }

    @Test
    void what_passed_or_failed_is_decided_and_what_was_never_begun_is_not() {
        assertThat(test(new Verdict.Passed()).isDecided()).isTrue();
        assertThat(test(new Verdict.Crashed("crashed")).isDecided()).isTrue();
        assertThat(test(new Verdict.NotAttempted("TODO")).isDecided()).isFalse();
    }
}
