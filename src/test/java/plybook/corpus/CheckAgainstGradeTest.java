package plybook.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Verdict;
import plybook.task.Course;

class CheckAgainstGradeTest {
    private static final CheckResult PASSED = result("passed", new Verdict.Passed());

    private static CheckResult result(String id, Verdict verdict) {
        return new CheckResult(id, "the check " + id, 2, "", verdict);
    }

    private static CheckResult failed(String id) {
        return result(id, new Verdict.Failed(new Evidence("1", "2", "", "")));
    }

    private static CheckAgainstGrade.Twice twice(String name, List<String> checked, List<String> graded) {
        return new CheckAgainstGrade.Twice(
                name,
                Course.find("04"),
                Stream.concat(checked.stream().map(CheckAgainstGradeTest::failed), Stream.of(PASSED))
                        .toList(),
                Stream.concat(graded.stream().map(CheckAgainstGradeTest::failed), Stream.of(PASSED))
                        .toList());
    }

    @Test
    void checks_that_fail_in_one_of_both_only_are_counted_and_listed() {
        String table = CheckAgainstGrade.table(List.of(
                twice("04/late", List.of("a"), List.of("a", "b")),
                twice("04/seldom", List.of(), List.of("c")),
                twice("04/odd", List.of("d"), List.of()),
                twice("04/right", List.of(), List.of())));
        assertThat(table)
                .contains("| 04-alpha-beta | 1 of 3 | 33.3 %")
                .contains("| 1 of 2 |")
                .contains("| all | 1 of 3 |")
                .contains("04/late fails only in a grade: the check b")
                .contains("04/seldom fails only in a grade: the check c")
                .contains("04/odd fails only in a check: the check d")
                .doesNotContain("passed", "04/right");
    }

    @Test
    void a_folder_without_such_a_program_is_refused() {
        int code = new CommandLine(new CheckAgainstGrade())
                .execute("src/test/resources/corpus", "--only", "no such program");
        assertThat(code).isEqualTo(CommandLine.ExitCode.USAGE);
    }
}
