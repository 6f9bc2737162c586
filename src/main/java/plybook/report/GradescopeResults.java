package plybook.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Report;

/**
 * A graded submission as Gradescope's {@code results.json}. Each check is a test that the learner sees. One more test, worth nothing
 * and with the visibility {@code hidden}, contains what only the instructor may know.
 */
public final class GradescopeResults {
    private static final int COMMENT_LINES = 30;

    private GradescopeResults() {}

    /**
     * Returns the document, in ASCII, without a line end.
     *
     * @param shown what the learner may read
     * @param full what the instructor reads
     */
    public static String of(Graded shown, Graded full) {
        ObjectNode root = JsonReport.object();
        shown.counted()
                .map(Graded.Counted::points)
                .ifPresentOrElse(points -> root.put("score", points), () -> root.put("score", shown.earned()));
        root.put("output", summary(shown));
        root.put("output_format", "text");
        root.put("test_output_format", "text");
        root.put("test_name_format", "text");
        root.put("visibility", "visible");
        root.put("stdout_visibility", "hidden");
        shown.provenance().ifPresent(from -> {
            root.put("execution_time", from.seconds());
            JsonReport.write(from, root.putObject("extra_data"));
        });
        ArrayNode tests = root.putArray("tests");
        for (Report report : shown.reports()) {
            int number = 0;
            for (CheckResult result : report.results()) {
                number++;
                test(
                        tests.addObject(),
                        report.exercise().number() + "." + number,
                        name(report, result),
                        result.earned(),
                        result.points(),
                        result.passed(),
                        CheckText.of(result),
                        "visible");
            }
        }
        if (!full.equals(shown)) {
            test(tests.addObject(), "", Texts.of("gradescope.instructors"), 0, 0, true, hidden(full), "hidden");
        }
        return JsonReport.text(root);
    }

    /** Gradescope knows no score that is not decided, so the name says it. */
    private static String name(Report report, CheckResult result) {
        String name = Wording.title(report.exercise()) + ": " + result.title();
        return result.needsLook() ? Texts.of("graded.each", name, Texts.of("verdict.needsLook")) : name;
    }

    private static void test(
            ObjectNode to,
            String number,
            String name,
            int score,
            int most,
            boolean passed,
            String output,
            String visibility) {
        to.put("score", score);
        to.put("max_score", most);
        to.put("status", passed ? "passed" : "failed");
        to.put("name", Harmless.line(name));
        to.put("name_format", "text");
        to.put("number", number);
        to.put("output", output);
        to.put("output_format", "text");
        to.put("visibility", visibility);
    }

    private static String summary(Graded graded) {
        List<String> lines = new ArrayList<>();
        lines.add(Texts.of(
                "graded.receipt",
                Wording.points(graded.earned(), graded.withheld(), graded.possible()),
                graded.receipt()));
        graded.reports().stream()
                .flatMap(report -> report.results().stream()
                        .filter(CheckResult::needsLook)
                        .map(result -> Texts.of(
                                "gradescope.look",
                                Wording.title(report.exercise()),
                                Harmless.line(result.title()),
                                result.points())))
                .forEach(lines::add);
        graded.comments().forEach(comment -> lines.add(Harmless.lines(comment, COMMENT_LINES)));
        graded.notes().forEach(note -> lines.add(Harmless.line(note)));
        graded.provenance().map(Provenance::line).map(Harmless::line).ifPresent(lines::add);
        return String.join("\n", lines);
    }

    private static String hidden(Graded full) {
        StringBuilder out = new StringBuilder();
        for (Report report : full.reports()) {
            for (CheckResult result : report.results()) {
                if (!result.passed()) {
                    out.append(Wording.title(report.exercise()))
                            .append(": ")
                            .append(Harmless.line(result.title()))
                            .append('\n')
                            .append(CheckText.of(result))
                            .append("\n\n");
                }
            }
            if (!report.printed().isEmpty()) {
                out.append(Texts.of("gradescope.printed"))
                        .append('\n')
                        .append(Harmless.lines(report.printed(), 100))
                        .append("\n\n");
            }
        }
        return out.toString().strip();
    }
}
