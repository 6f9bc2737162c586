package plybook.report;

import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;
import plybook.report.Wording.Labelled;

/**
 * Reports as HTML for a page around them, such as the output of a notebook's cell: no script, no style sheet, nothing from the network.
 * A notebook strips what it does not trust, so there are only plain elements with a style of their own, and text keeps the colour of
 * the page around it, light or dark. Only the frame in which a learner follows their own code has a script; without it all else is there.
 */
public final class HtmlReport {
    private static final HtmlTemplate TEMPLATE = HtmlTemplate.of(HtmlReport.class, "fragment.html");
    private static final int DRAWING_LINES = 60;
    private static final int MESSAGE_LINES = 30;
    private static final int PRINTED_LINES = 20;

    private final Wording wording;

    /** @param base the folder to which paths inside it are shown relative */
    public HtmlReport(Path base) {
        this(base, ZoneId.systemDefault());
    }

    HtmlReport(Path base, ZoneId zone) {
        this.wording = new Wording(base, zone);
    }

    private record Fragment(
            String title,
            List<String> files,
            String cause,
            List<Check> checks,
            String printedAt,
            String printed,
            String next) {}

    private record Check(
            boolean passed,
            boolean open,
            String colour,
            String sign,
            String earned,
            String title,
            String aside,
            String message,
            List<Labelled> evidence,
            String drawing,
            String explorer,
            String untold,
            String hint,
            List<Rung> more) {}

    /** Returns the report as one element, with the first check that did not pass unfolded. */
    public String fragment(Report report) {
        Report told = Causes.toldOnce(report);
        Optional<CheckResult> first = told.firstToDo();
        return TEMPLATE.fill(new Fragment(
                Wording.headline(report),
                report.files().stream()
                        .map(file -> Harmless.line(wording.file(file)))
                        .toList(),
                Harmless.line(Causes.summary(report)),
                told.results().stream()
                        .map(result ->
                                check(result, first.isPresent() && first.get().equals(result)))
                        .toList(),
                Wording.printed(report),
                Harmless.lines(report.printed(), PRINTED_LINES),
                Harmless.lines(wording.nextStep(report), MESSAGE_LINES)));
    }

    private static Check check(CheckResult result, boolean open) {
        Verdict verdict = result.verdict();
        return new Check(
                result.passed(),
                open,
                colour(verdict),
                Wording.sign(verdict),
                Wording.earned(result),
                Harmless.line(result.title()),
                Wording.aside(verdict),
                Harmless.lines(verdict.message(), MESSAGE_LINES),
                Wording.evidence(verdict, MESSAGE_LINES),
                Wording.drawing(verdict, DRAWING_LINES),
                OwnCode.frame(result),
                OwnCode.untold(result),
                Harmless.lines(Wording.hint(result), MESSAGE_LINES),
                Rung.more(result));
    }

    /** Legible on white and on black; the sign and the word say the same. */
    private static String colour(Verdict verdict) {
        return switch (Wording.sign(verdict)) {
            case "✓" -> "#2a8f4a";
            case "✗" -> "#d0453b";
            case Wording.LOOK -> "#b07800";
            default -> "#808080";
        };
    }
}
