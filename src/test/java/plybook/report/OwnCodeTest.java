package plybook.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Following;
import plybook.judge.verdict.Report;
import plybook.trace.CodeWalk;
import plybook.trace.CodeWalk.CodeStep;
import plybook.trace.Recording;
import plybook.trace.Trace;
import plybook.tree.Tree;

/** Tests how reports show a learner's own code step by step, and that they say so where it could not be followed. */
class OwnCodeTest {
    private static final CodeWalk WALK = new CodeWalk(
            "MyAlphaBeta.java",
            List.of("return 1;"),
            List.of(new CodeStep(CodeWalk.Kind.LINE, "value", 1, 0, Map.of(), "", Optional.of(List.of()), 0)),
            OptionalInt.of(0),
            "here",
            Recording.of("alpha-beta", Trace.alphaBeta(Tree.parse("(1 2)"))));

    private static Report followedBy(Following following) {
        Report plain = Samples.all("04", Samples.CRASHED);
        List<CheckResult> results = plain.results().stream()
                .map(result -> result.followedBy(following))
                .toList();
        return new Report(plain.exercise(), results, plain.files(), "");
    }

    private static String ofInstructor(Report report) {
        return GradedPage.forInstructor(new Graded("Ada", "", Graded.Status.GRADED, List.of(report), List.of()), 17);
    }

    private static long found(String what, String page) {
        return Pattern.compile(what).matcher(page).results().count();
    }

    @Test
    void in_a_report_about_somebody_else_the_frame_is_shut_off_from_the_page() {
        Report report = followedBy(new Following.Steps(WALK));
        String page = ofInstructor(report);
        assertThat(found("<iframe ", page)).isEqualTo(report.results().size());
        assertThat(found("<iframe sandbox=\"allow-scripts allow-downloads\" ", page))
                .isEqualTo(report.results().size());
        assertThat(found("<iframe ", new HtmlReport(Path.of("my")).fragment(report)))
                .isEqualTo(report.results().size());
        assertThat(OwnCode.untold(report)).isEmpty();
    }

    @Test
    void where_no_steps_can_be_told_a_sentence_says_why() {
        Report report = followedBy(new Following.Untold("The <tree> is large."));
        String said = "t be followed step by step here. The &lt;tree&gt; is large.";
        assertThat(ofInstructor(report)).contains(said).doesNotContain("<iframe ");
        assertThat(new HtmlReport(Path.of("my")).fragment(report))
                .contains(said)
                .doesNotContain("<iframe ");
        assertThat(OwnCode.untold(report))
                .contains("Your code can't be followed step by step here. The <tree> is large.");
        assertThat(OwnCode.page(report)).isEmpty();
    }

    @Test
    void nothing_is_said_where_nobody_asked_for_steps() {
        Report report = followedBy(new Following.Nothing());
        assertThat(ofInstructor(report)).doesNotContain("step by step");
        assertThat(OwnCode.untold(report)).isEmpty();
    }
}
