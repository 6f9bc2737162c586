package plybook.grading;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;
import plybook.task.Course;

class OverridesTest {
    private static final String TITLES = "id,check,points,comment,by\n";
    private static final Map<String, Integer> WORTH = Map.of("A.one", 3, "A.two", 2);
    private static final List<Set<String>> LEARNERS = List.of(Set.of("ada", "ada@x.org"), Set.of("bob"));

    private static Overrides of(String lines) {
        return Overrides.of("overrides.csv", (TITLES + lines).getBytes(UTF_8));
    }

    private static Report report() {
        return new Report(
                Course.find("01"),
                List.of(
                        new CheckResult(
                                "A.one", "One", 3, "", new Verdict.NeedsLook("odd", new Evidence("", "", "", ""))),
                        new CheckResult("A.two", "Two", 2, "", new Verdict.Passed())),
                List.of(),
                "");
    }

    @Test
    void points_of_a_check_that_needs_a_look_are_released() {
        assertThat(report().withheld()).isEqualTo(3);
        Report decided = of("ADA@x.org,A.one,3,fine,Dr X\n").on(report(), LEARNERS.get(0));
        assertThat(decided.earned()).isEqualTo(5);
        assertThat(decided.withheld()).isZero();
        assertThat(decided.passed()).isTrue();
        assertThat(of("ada,A.one,3,fine,Dr X\n").on(report(), LEARNERS.get(1))).isEqualTo(report());
    }

    @Test
    void a_part_of_the_points_may_be_given() {
        Report decided = of("ada,A.one,1,\"half, really\",Dr X\n").on(report(), LEARNERS.get(0));
        assertThat(decided.earned()).isEqualTo(3);
        assertThat(decided.passed()).isFalse();
        assertThat(decided.needsLook()).isFalse();
    }

    @Test
    void a_comment_on_a_check_leaves_its_points() {
        Report decided = of("ada,A.two,,neat,Dr X\n").on(report(), LEARNERS.get(0));
        assertThat(decided.earned()).isEqualTo(2);
        assertThat(decided.withheld()).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ada,A.one,x,c,Dr | line 2: expected a whole number of points, found \"x\"",
                "ada,A.one,-1,c,Dr | line 2: expected a whole number",
                "ada,A.one,1.5,c,Dr | line 2: expected a whole number",
                "ada,A.one,1,c, | line 2: the column \"by\" is empty",
                ",A.one,1,c,Dr | line 2: the column \"id\" is empty",
                "ada,A.one,,,Dr | line 2: expected points, a comment, or both",
                "ada,,1,c,Dr | line 2: points need a check",
                "eve,A.one,1,c,Dr | line 2: there is no learner \"eve\"; there are",
                "ada,A.three,1,c,Dr | line 2: there is no check \"A.three\"; there are A.one, A.two",
                "ada,A.one,4,c,Dr | line 2: 4 points, but A.one is worth 3",
            })
    void a_line_that_cannot_be_meant_is_refused_with_its_number(String line, String said) {
        assertThatThrownBy(() -> of(line + "\n").check(LEARNERS, WORTH))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("overrides.csv cannot be used:")
                .hasMessageContaining(said);
    }

    @Test
    void all_that_is_wrong_is_named_at_once() {
        assertThatThrownBy(() -> of("ada,A.one,x,c,Dr\nbob,A.one,1,c,Dr\nADA,A.one,2,,Dr\nbob,A.two,,,\n"))
                .hasMessageContaining("line 2: expected a whole")
                .hasMessageContaining("line 4: the same learner and check as in line 2")
                .hasMessageContaining("line 5: the column \"by\"")
                .hasMessageContaining("line 5: expected points");
        assertThatThrownBy(() -> Overrides.of("o.csv", "id,points\nada,1\n".getBytes(UTF_8)))
                .hasMessageContaining("line 1: there is no column \"check, comment, by\"");
    }

    @Test
    void blank_lines_and_another_separator_are_read() {
        Overrides overrides = Overrides.of(
                "o.csv", "\uFEFFID;Check;Points;Comment;By;Date\r\n\r\nada;A.one;2;ok;Dr X;today\r\n".getBytes(UTF_8));
        overrides.check(LEARNERS, WORTH);
        assertThat(overrides.on(report(), LEARNERS.get(0)).earned()).isEqualTo(4);
    }
}
