package plybook.report;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;
import plybook.task.Exercise;
import plybook.task.MinimaxTask;
import plybook.trace.Recording;
import plybook.trace.Trace;
import plybook.tree.Tree;
import plybook.tree.TreeState;
import plybook.view.Explorer;
import plybook.view.TreeSvg;

/**
 * A graded submission as a page that is complete in itself: it opens without a network, runs no script but the explorer's, prints as it
 * stands, follows the reader's light or dark setting and is read top to bottom with the keyboard alone. Nothing is folded away, for what
 * is folded away is missing on paper.
 */
public final class GradedPage {
    private static final int DRAWING_LINES = 200;

    /** Larger trees are no help as a picture. */
    private static final int MOST_DRAWN = 40;

    /** Larger trees would make the page heavy. */
    private static final int MOST_EXPLORED = 400;

    private static final int MESSAGE_LINES = 60;
    private static final int PRINTED_LINES = 100;

    /** Each text colour has a contrast of at least 4.5 to 1 on its background, light and dark (WCAG 2.2, level AA). */
    static final String STYLE = """
            :root { color-scheme: light dark; --ground: #ffffff; --ink: #1a1a1a; --faint: #595959; --line: #c8c8c8;
              --good: #1a6e35; --bad: #b3261e; --box: #f5f5f5; --link: #0b57b0; }
            @media (prefers-color-scheme: dark) { :root { --ground: #16181b; --ink: #e8e8e8; --faint: #a8adb3; --line: #4a4f55;
              --good: #6fd08c; --bad: #ff9189; --box: #22262a; --link: #8ab8ff; } }
            body { background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem;
              margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
            figure { margin: .25rem 0; overflow-x: auto; } figure svg { max-width: 100%; height: auto; }
            h1, h2, h3 { line-height: 1.25; }
            h3 { font-size: 1rem; margin: 0; }
            a { color: var(--link); }
            a:focus-visible, pre:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
            table { border-collapse: collapse; } caption { text-align: left; }
            th, td { border-bottom: 1px solid var(--line); padding: .25rem 1rem .25rem 0; text-align: left; vertical-align: top; }
            td.points { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
            .faint { color: var(--faint); }
            .check { border-left: .35rem solid var(--line); padding: .25rem 0 .25rem .75rem; margin: .75rem 0; }
            .check.good { border-color: var(--good); } .good .sign { color: var(--good); }
            .check.bad { border-color: var(--bad); } .bad .sign { color: var(--bad); }
            dl { margin: .25rem 0; } dt { font-weight: 600; } dd { margin: 0 0 .5rem 1rem; }
            pre { background: var(--box); padding: .5rem; overflow-x: auto; line-height: 1.25; margin: .25rem 0; }
            @media print { body { max-width: none; padding: 0; font-size: 10pt; } nav { display: none; }
              .check { break-inside: avoid-page; } pre { white-space: pre-wrap; overflow: visible; overflow-wrap: anywhere; } h2 { break-after: avoid; } }
            """;

    private GradedPage() {}

    /** The learner's page. {@link LearnersView} decides what is in it. */
    public static String forLearner(Graded shown) {
        return page(shown, "Report", OptionalLong.empty());
    }

    /**
     * The instructor's page.
     *
     * @param seed what the run's trees and boards were drawn from
     */
    public static String forInstructor(Graded full, long seed) {
        return page(full, "Instructor’s report", OptionalLong.of(seed));
    }

    private static String page(Graded graded, String kind, OptionalLong seed) {
        StringBuilder out = new StringBuilder();
        start(kind + ": " + graded.name(), out);
        if (seed.isPresent()) {
            out.append("<p><strong>Not for learners:</strong> this page shows what the run asked about. Seed: <code>")
                    .append(seed.getAsLong())
                    .append("</code></p>\n");
        }
        head(graded, out);
        graded.reports().forEach(report -> write(report, seed.isPresent(), out));
        return out.append("</main>\n</body>\n</html>\n").toString();
    }

    /** A page up to its title. */
    static void start(String text, StringBuilder out) {
        String title = HtmlReport.text(text);
        out.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
                // Should anything ever get through unescaped, a browser fetches nothing and runs but the explorer.
                .append(
                        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src ")
                .append(Explorer.SCRIPT)
                .append("\">\n")
                .append("<meta name=\"referrer\" content=\"no-referrer\">\n<title>")
                .append(title)
                .append("</title>\n<style>\n")
                .append(STYLE)
                .append("</style>\n</head>\n<body>\n<main>\n<h1>")
                .append(title)
                .append("</h1>\n");
    }

    private static void head(Graded graded, StringBuilder out) {
        out.append("<p><strong>")
                .append(
                        graded.status() == Graded.Status.NOT_GRADED
                                ? "Not graded"
                                : Wording.points(graded.earned(), graded.possible()))
                .append("</strong>");
        if (!graded.receipt().isEmpty()) {
            out.append(" <span class=\"faint\">Receipt: <code>")
                    .append(HtmlReport.text(graded.receipt()))
                    .append("</code></span>");
        }
        out.append("</p>\n");
        if (!graded.notes().isEmpty()) {
            out.append("<h2>About this run</h2>\n<ul>\n");
            graded.notes()
                    .forEach(note ->
                            out.append("<li>").append(HtmlReport.text(note)).append("</li>\n"));
            out.append("</ul>\n");
        }
        if (!graded.reports().isEmpty()) {
            out.append("<table>\n<caption class=\"faint\">Points</caption>\n")
                    .append(
                            "<thead><tr><th scope=\"col\">Exercise</th><th scope=\"col\">Points</th></tr></thead>\n<tbody>\n");
            for (Report report : graded.reports()) {
                out.append("<tr><td><a href=\"#")
                        .append(anchor(report.exercise()))
                        .append("\">")
                        .append(HtmlReport.text(Wording.title(report.exercise())))
                        .append("</a></td><td class=\"points\">")
                        .append(report.earned())
                        .append(" of ")
                        .append(report.possible())
                        .append("</td></tr>\n");
            }
            out.append("</tbody>\n</table>\n");
        }
    }

    private static String anchor(Exercise exercise) {
        return HtmlReport.escape("exercise-" + exercise.folder());
    }

    private static void write(Report report, boolean printed, StringBuilder out) {
        out.append("<section aria-labelledby=\"")
                .append(anchor(report.exercise()))
                .append("\">\n<h2 id=\"")
                .append(anchor(report.exercise()))
                .append("\">")
                .append(HtmlReport.text(Wording.title(report.exercise())))
                .append(": ")
                .append(Wording.points(report.earned(), report.possible()))
                .append("</h2>\n");
        for (List<CheckResult> ofFile : byFile(report)) {
            if (areAlike(ofFile)) {
                writeOnce(ofFile, out);
            } else {
                ofFile.forEach(result -> write(report.exercise(), result, out));
            }
        }
        if (printed && !report.printed().isEmpty()) {
            out.append("<h3>What the code printed</h3>\n").append(pre(report.printed(), PRINTED_LINES));
        }
        out.append("</section>\n");
    }

    private static Collection<List<CheckResult>> byFile(Report report) {
        Map<String, List<CheckResult>> byFile = new LinkedHashMap<>();
        for (CheckResult result : report.results()) {
            String file =
                    report.fileOf(result).map(each -> each.path().toString()).orElse(result.id());
            byFile.computeIfAbsent(file, each -> new ArrayList<>()).add(result);
        }
        return byFile.values();
    }

    /** Whether the same stands in the way of all of them: a file that is missing, untouched, or no Java. */
    private static boolean areAlike(List<CheckResult> results) {
        Verdict first = results.get(0).verdict();
        return results.size() > 1
                && (first instanceof Verdict.NotAttempted || first instanceof Verdict.NotCompiled)
                && results.stream().allMatch(result -> result.verdict().equals(first));
    }

    private static void writeOnce(List<CheckResult> results, StringBuilder out) {
        Verdict verdict = results.get(0).verdict();
        out.append("<div class=\"check")
                .append(tone(verdict))
                .append("\">\n<h3><span class=\"sign\">")
                .append(Wording.sign(verdict))
                .append("</span> ")
                .append(results.size())
                .append(" checks: ")
                .append(Wording.word(verdict))
                .append("</h3>\n")
                .append(pre(verdict.message(), MESSAGE_LINES))
                .append("<ul class=\"faint\">\n");
        for (CheckResult result : results) {
            out.append("<li>")
                    .append(HtmlReport.text(result.title()))
                    .append(", 0 of ")
                    .append(result.points())
                    .append("</li>\n");
        }
        out.append("</ul>\n</div>\n");
    }

    private static String tone(Verdict verdict) {
        return switch (Wording.sign(verdict)) {
            case "✓" -> " good";
            case "✗" -> " bad";
            default -> "";
        };
    }

    private static void write(Exercise exercise, CheckResult result, StringBuilder out) {
        Verdict verdict = result.verdict();
        out.append("<div class=\"check")
                .append(tone(verdict))
                .append("\">\n<h3><span class=\"sign\">")
                .append(Wording.sign(verdict))
                .append("</span> ")
                .append(HtmlReport.text(result.title()))
                .append("</h3>\n<div class=\"faint\">")
                .append(result.earned())
                .append(" of ")
                .append(result.points())
                .append(", ")
                .append(Wording.word(verdict));
        String remark = Wording.remark(verdict);
        out.append(remark.isEmpty() ? "" : ": " + HtmlReport.text(remark)).append("</div>\n");
        if (!result.passed()) {
            body(exercise, result, out);
        }
        out.append("</div>\n");
    }

    private static void body(Exercise exercise, CheckResult result, StringBuilder out) {
        Verdict verdict = result.verdict();
        if (!verdict.message().isBlank()) {
            out.append(pre(verdict.message(), MESSAGE_LINES));
        }
        out.append("<dl>\n");
        if (verdict instanceof Verdict.Failed failed) {
            Evidence evidence = failed.evidence();
            out.append(term("Expected", evidence.expected()))
                    .append(term("Got", evidence.got()))
                    .append(term("Line", evidence.line()))
                    .append(term("Why", evidence.why()))
                    .append(term("Mistake", Wording.mistake(verdict)));
            if (!evidence.drawing().isBlank()) {
                out.append("<dt>Where</dt><dd>")
                        .append(pre(evidence.drawing().stripTrailing(), DRAWING_LINES))
                        .append("</dd>\n");
            }
            evidence.search()
                    .filter(search -> search.tree().orElseThrow().nodes() <= MOST_EXPLORED)
                    .ifPresent(search -> out.append("<dt>Step by step, beside a right search</dt><dd>")
                            .append(explorer(search, search.tree().orElseThrow(), exercise))
                            .append("</dd>\n"));
        }
        out.append(term("Hint", Wording.hint(result))).append("</dl>\n");
    }

    /** Where scripts do not run, and on paper, a picture of the right search if it is not too large. */
    private static String explorer(Recording search, Tree tree, Exercise exercise) {
        boolean minimax = exercise.parts().get(0).contract() == MinimaxTask.class;
        Trace<TreeState, Integer> right = minimax ? Trace.minimax(tree) : Trace.alphaBeta(tree, search.window());
        String instead = tree.nodes() <= MOST_DRAWN
                ? "<figure>" + TreeSvg.of(tree, right).svg() + "</figure>"
                : "<p>The tree is too large for a picture.</p>";
        return Explorer.frame(
                "The search on this tree",
                List.of(search, Recording.of(minimax ? "minimax" : "a right alpha-beta", right)),
                instead);
    }

    private static String term(String label, String text) {
        return text.isBlank() ? "" : "<dt>" + label + "</dt><dd>" + HtmlReport.lines(text) + "</dd>\n";
    }

    /** Can be scrolled with the keyboard, for it can have the focus. */
    private static String pre(String text, int lines) {
        return "<pre tabindex=\"0\">" + HtmlReport.escape(Harmless.lines(text, lines)) + "</pre>\n";
    }
}
