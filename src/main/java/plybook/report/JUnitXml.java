package plybook.report;

import java.util.List;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;

/**
 * A graded submission as JUnit XML, which every build server reads: an exercise is a suite, a check is a test case.
 *
 * <p>A check that was not attempted is a failure and not a skipped test, for build servers take skipped tests for good.
 */
public final class JUnitXml {
    private static final String INDENT = "  ";

    private JUnitXml() {}

    /** The document, with a line end. */
    public static String of(Graded graded) {
        List<CheckResult> all = graded.reports().stream()
                .flatMap(report -> report.results().stream())
                .toList();
        StringBuilder out = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        out.append("<testsuites name=\"").append(attribute(graded.name())).append('"');
        out.append(counts(all)).append(">\n");
        graded.reports().forEach(report -> write(report, out));
        return out.append("</testsuites>\n").toString();
    }

    private static void write(Report report, StringBuilder out) {
        out.append(INDENT)
                .append("<testsuite name=\"")
                .append(attribute(Wording.title(report.exercise())))
                .append('"')
                .append(counts(report.results()))
                .append(">\n");
        for (CheckResult result : report.results()) {
            out.append(INDENT.repeat(2))
                    .append("<testcase classname=\"")
                    .append(attribute(report.exercise().folder() + "." + result.id()))
                    .append("\" name=\"")
                    .append(attribute(result.title()))
                    .append("\" time=\"0\"");
            if (result.passed()) {
                out.append("/>\n");
            } else {
                out.append(">\n")
                        .append(problem(result))
                        .append(INDENT.repeat(2))
                        .append("</testcase>\n");
            }
        }
        if (!report.printed().isEmpty()) {
            out.append(INDENT.repeat(2))
                    .append("<system-out>")
                    .append(HtmlReport.escape(Harmless.lines(report.printed(), 100)))
                    .append("</system-out>\n");
        }
        out.append(INDENT).append("</testsuite>\n");
    }

    private static String problem(CheckResult result) {
        String element = isFailure(result) ? "failure" : "error";
        return INDENT.repeat(3) + "<" + element + " type=\"" + JsonReport.kind(result.verdict()) + "\" message=\""
                + attribute(Wording.word(result.verdict()) + ", 0 of " + result.points()) + "\">"
                + HtmlReport.escape(CheckText.of(result)) + "</" + element + ">\n";
    }

    /** Answers that are wrong or missing are failures; code that could not be run to its end is an error. */
    private static boolean isFailure(CheckResult result) {
        return result.verdict() instanceof Verdict.Failed || result.verdict() instanceof Verdict.NotAttempted;
    }

    private static String counts(List<CheckResult> results) {
        long open = results.stream().filter(result -> !result.passed()).count();
        long failures = results.stream()
                .filter(result -> !result.passed() && isFailure(result))
                .count();
        return " tests=\"%d\" failures=\"%d\" errors=\"%d\" skipped=\"0\" time=\"0\""
                .formatted(results.size(), failures, open - failures);
    }

    private static String attribute(String text) {
        return HtmlReport.escape(Harmless.line(text));
    }
}
