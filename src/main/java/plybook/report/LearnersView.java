package plybook.report;

import java.util.List;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;

/**
 * A graded submission as its learner may read it.
 *
 * <p>Whatever could reveal the trees and boards of a graded run stays with the instructor: the expected and the actual answer, the
 * drawing, the question, and everything that the learner's code said or printed, because it has seen the questions. The learner reads
 * the check, its verdict, why it matters, the known mistake and the hint.
 */
public final class LearnersView {
    static final String BUSY = Texts.of("learner.busy");
    static final String NO_ANSWER = Texts.of("learner.noAnswer");
    static final String NOT_BEGUN = Texts.of("learner.notBegun");

    private LearnersView() {}

    /** Returns the same marks, with less to read. */
    public static Graded of(Graded graded) {
        List<Report> reports = graded.reports().stream().map(LearnersView::of).toList();
        return graded.with(reports);
    }

    private static Report of(Report report) {
        List<CheckResult> results = report.results().stream()
                .map(result -> result.with(verdict(report, result)))
                .toList();
        return new Report(report.exercise(), results, report.files(), "");
    }

    private static Verdict verdict(Report report, CheckResult result) {
        Verdict verdict = result.verdict();
        if (verdict instanceof Verdict.Failed failed) {
            Evidence evidence = failed.evidence();
            return new Verdict.Failed(new Evidence("", "", evidence.why(), "").explainedBy(evidence.mistakes()));
        }
        if (verdict instanceof Verdict.NeedsLook look) {
            return new Verdict.NeedsLook(
                    look.message(), new Evidence("", "", look.evidence().why(), ""));
        }
        if (verdict instanceof Verdict.Passed passed) {
            return new Verdict.Passed(passed.bare());
        }
        if (verdict instanceof Verdict.TimedOut late) {
            return new Verdict.TimedOut(late.bare().isEmpty() ? BUSY : late.bare());
        }
        if (verdict instanceof Verdict.Crashed crashed) {
            return new Verdict.Crashed(crashed.bare().isEmpty() ? NO_ANSWER : crashed.bare());
        }
        if (verdict instanceof Verdict.NotCompiled unfit) {
            return new Verdict.NotCompiled(unfit.bare());
        }
        boolean missing =
                report.fileOf(result).filter(file -> file.saved().isEmpty()).isPresent();
        return verdict instanceof Verdict.NotAttempted && !missing ? new Verdict.NotAttempted(NOT_BEGUN) : verdict;
    }
}
