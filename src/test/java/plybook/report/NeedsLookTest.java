package plybook.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import plybook.judge.verdict.Report;
import plybook.overview.ClassPage;
import plybook.overview.Line;
import plybook.task.Course;

/** A check that is neither proved right nor proved wrong, in every format: never a pass, never a failure, and the points are withheld. */
class NeedsLookTest {
    private static final Report REPORT = Samples.inTheMiddle(Samples.NEEDS_LOOK, "");
    private static final Graded GRADED =
            new Graded("ada.zip", "0".repeat(64), Graded.Status.GRADED, List.of(REPORT), List.of());
    private static final Graded SHOWN = LearnersView.of(GRADED);

    private static String text(Report report) {
        Terminal terminal = new Terminal(false, false, StandardCharsets.UTF_8, 200);
        return new TextReport(terminal, Samples.BASE, ZoneOffset.UTC).of(report);
    }

    @Test
    void the_points_are_neither_earned_nor_lost() {
        assertThat(REPORT.earned()).isEqualTo(4);
        assertThat(REPORT.withheld()).isEqualTo(6);
        assertThat(REPORT.possible()).isEqualTo(10);
        assertThat(REPORT.passed()).isFalse();
        assertThat(REPORT.needsLook()).isTrue();
    }

    @Test
    void a_check_that_failed_is_the_first_to_do_even_after_one_that_needs_a_look() {
        Report mixed = new Report(
                REPORT.exercise(),
                List.of(
                        REPORT.results().get(1),
                        Samples.inTheMiddle(Samples.FAILED, "").results().get(3)),
                List.of(),
                "");
        assertThat(mixed.needsLook()).isFalse();
        assertThat(mixed.firstToDo()).contains(mixed.results().get(1));
    }

    @Test
    void the_terminal_shows_a_question_mark_the_evidence_and_no_hint() {
        String text = text(REPORT);
        assertThat(text)
                .contains("4 of 10 points, 6 withheld until somebody has looked")
                .contains(" ? ? of 2  MIN takes the smallest (needs a look)")
                .contains(Samples.UNDECIDED)
                .contains("you evaluated the leaf 9")
                .contains("Nothing is proved wrong")
                .doesNotContain(Samples.HINT)
                .doesNotContain("✗");
        assertThat(text.lines().filter(line -> line.contains("MIN takes the smallest")))
                .noneMatch(line -> line.contains("✓"));
    }

    @Test
    void a_notebook_shows_the_sign_and_the_message() {
        assertThat(new HtmlReport(Samples.BASE).fragment(REPORT))
                .contains("?&nbsp; ? of 2&nbsp; MIN takes the smallest (needs a look)")
                .contains(Samples.UNDECIDED);
    }

    @Test
    void the_learner_reads_the_message_and_not_the_tree() {
        assertThat(GradedPage.forLearner(SHOWN))
                .contains(Samples.UNDECIDED)
                .contains("needs a look")
                .doesNotContain("the leaf 9");
        assertThat(GradedPage.forInstructor(GRADED, 17)).contains("the leaf 9");
    }

    @Test
    void junit_xml_has_a_skipped_test_with_a_message() {
        assertThat(JUnitXml.of(SHOWN))
                .contains("tests=\"4\" failures=\"0\" errors=\"0\" skipped=\"2\"")
                .contains("<skipped message=\"needs a look, ? of 2\">" + Samples.UNDECIDED);
    }

    @Test
    void gradescope_gets_no_points_and_is_told_why() {
        assertThat(GradescopeResults.of(SHOWN, GRADED))
                .contains("\"score\" : 4")
                .contains("MIN takes the smallest, needs a look")
                .contains("Needs a look: 01 The value of a tree: MIN takes the smallest (2 points withheld)");
    }

    @Test
    void the_table_has_a_column_for_what_is_withheld() {
        Marks marks = Marks.of(GRADED);
        assertThat(MarksCsv.of(List.of(Course.find("01")), List.of(new MarksCsv.Row("ada", marks, Optional.empty()))))
                .contains("submission,status,points,possible,withheld,01-trees")
                .contains("ada.zip,graded,4,10,6,4,");
        assertThat(ClassPage.of(List.of(Course.find("01")), List.of(new Line(marks, Optional.of("ada/report.html")))))
                .contains("4 + 6? of 10");
    }

    @Test
    void json_for_the_learner_has_null_points_too() {
        assertThat(new JsonReport(Path.of("")).of(SHOWN))
                .contains("\"earned\" : null")
                .contains("\"withheld\" : 6");
    }
}
