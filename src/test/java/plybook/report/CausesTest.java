package plybook.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import plybook.judge.verdict.Report;

/** One mistake that fails several checks is announced at the top and explained once, in every kind of report. */
class CausesTest {
    private static final String ALL = "All 4 failures come from the same mistake: every player is taken for MAX.";
    private static final String EXPLANATION = "Every node takes the largest value";
    private static final String TOLD =
            "This comes from the mistake explained at “A leaf is worth what it says”: every player is taken for MAX.";

    private static final Report ONE_CAUSE = Samples.all("01", Samples.KNOWN_MISTAKE);

    private static String plain(String text) {
        return text.replaceAll("\\s+", " ");
    }

    @Test
    void a_mistake_behind_all_failures_is_explained_once_in_the_terminal() {
        TextReport reports = new TextReport(Terminal.none(), Samples.BASE, ZoneOffset.UTC);
        assertThat(plain(reports.of(ONE_CAUSE))).containsOnlyOnce(ALL).containsOnlyOnce(EXPLANATION);
        assertThat(plain(reports.unfolded(ONE_CAUSE)))
                .containsSubsequence(ALL, EXPLANATION, TOLD, TOLD, TOLD)
                .containsOnlyOnce(EXPLANATION)
                .containsOnlyOnce("hint");
    }

    @Test
    void a_mistake_behind_all_failures_is_explained_once_in_a_notebook() {
        assertThat(plain(new HtmlReport(Samples.BASE, ZoneOffset.UTC).fragment(ONE_CAUSE)))
                .containsSubsequence(ALL, EXPLANATION, TOLD, TOLD, TOLD)
                .containsOnlyOnce(EXPLANATION);
    }

    @Test
    void a_mistake_behind_all_failures_is_explained_once_in_graded_reports() {
        Graded graded = new Graded("Ada", "0".repeat(64), Graded.Status.GRADED, List.of(ONE_CAUSE), List.of());
        assertThat(plain(JUnitXml.of(graded)))
                .containsSubsequence("name=\"cause\" value=\"" + ALL, EXPLANATION, TOLD, TOLD, TOLD)
                .containsOnlyOnce(EXPLANATION);
        assertThat(plain(GradedPage.forInstructor(graded, 17)))
                .containsSubsequence(ALL, EXPLANATION, TOLD, TOLD, TOLD)
                .containsOnlyOnce(EXPLANATION);
    }

    @Test
    void some_of_the_failures_are_counted_among_all() {
        Report mixed = new Report(
                ONE_CAUSE.exercise(),
                Stream.concat(
                                ONE_CAUSE.results().stream().limit(2),
                                Samples.all("01", Samples.FAILED).results().stream()
                                        .skip(2))
                        .toList(),
                ONE_CAUSE.files(),
                "");
        assertThat(Causes.summary(mixed))
                .isEqualTo("2 of the 4 failures come from the same mistake: every player is taken for MAX.");
        assertThat(Causes.toldOnce(mixed).results().get(3))
                .isEqualTo(mixed.results().get(3));
    }

    @Test
    void a_single_failure_and_failures_without_a_name_have_no_common_cause() {
        assertThat(Causes.summary(Samples.all("01", Samples.FAILED))).isEmpty();
        Report one = new Report(
                ONE_CAUSE.exercise(), ONE_CAUSE.results().subList(0, 1), ONE_CAUSE.files(), ONE_CAUSE.printed());
        assertThat(Causes.summary(one)).isEmpty();
        assertThat(Causes.toldOnce(one)).isEqualTo(one);
    }
}
