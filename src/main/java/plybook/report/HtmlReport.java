package plybook.report;

import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;

/**
 * Reports as HTML that is complete in itself: no script, no style sheet, nothing from the network. A notebook strips what it does
 * not trust, so there are only plain elements with a style of their own, and text keeps the colour of the page it stands on, light
 * or dark.
 */
public final class HtmlReport {
    private static final int DRAWING_LINES = 60;
    private static final int MESSAGE_LINES = 30;
    private static final int PRINTED_LINES = 20;

    private final Wording wording;

    /** @param base the folder to which paths are shown relative, if they lie in it */
    public HtmlReport(Path base) {
        this(base, ZoneId.systemDefault());
    }

    HtmlReport(Path base, ZoneId zone) {
        this.wording = new Wording(base, zone);
    }

    /** A page of its own with reports one below the other. */
    public String page(List<Report> reports) {
        StringBuilder out = new StringBuilder();
        out.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
                .append(
                        "<meta name=\"color-scheme\" content=\"light dark\">\n<title>Plybook: report</title>\n</head>\n")
                .append(
                        "<body style=\"font-family:sans-serif;line-height:1.4;max-width:60em;margin:2em auto;padding:0 1em\">\n");
        reports.forEach(report -> out.append(fragment(report)));
        return out.append("</body>\n</html>\n").toString();
    }

    /** A piece of a page, such as the output of a notebook's cell. */
    public String fragment(Report report) {
        StringBuilder out = new StringBuilder("<div style=\"margin-bottom:1em\">\n");
        out.append("<div><strong>")
                .append(text(Wording.title(report.exercise())))
                .append(": ")
                .append(Wording.points(report.earned(), report.possible()))
                .append("</strong></div>\n");
        report.files()
                .forEach(file ->
                        out.append("<div>").append(text(wording.file(file))).append("</div>\n"));
        out.append("<div style=\"margin:0.5em 0\">\n");
        Optional<CheckResult> first = report.firstToDo();
        for (CheckResult result : report.results()) {
            out.append(check(result, first.isPresent() && first.get().equals(result)));
        }
        out.append("</div>\n");
        if (!report.printed().isEmpty()) {
            out.append("<details><summary>What your code printed</summary>")
                    .append(pre(report.printed(), PRINTED_LINES))
                    .append("</details>\n");
        }
        return out.append("<div>")
                .append(lines(wording.nextStep(report)))
                .append("</div>\n</div>\n")
                .toString();
    }

    private static String check(CheckResult result, boolean open) {
        Verdict verdict = result.verdict();
        String remark = Wording.remark(verdict);
        String word = result.passed()
                ? remark.isEmpty() ? "" : " (" + text(remark) + ")"
                : " (" + Wording.word(verdict) + ")";
        String line = Wording.sign(verdict) + "&nbsp; " + result.earned() + " of " + result.points() + "&nbsp; "
                + text(result.title()) + word;
        String style = "border-left:4px solid " + colour(verdict) + ";padding-left:8px;margin:2px 0";
        if (result.passed()) {
            return "<div style=\"" + style + "\">" + line + "</div>\n";
        }
        return "<details" + (open ? " open" : "") + " style=\"" + style + "\"><summary>" + line + "</summary>\n"
                + body(result) + "</details>\n";
    }

    /** Legible on white and on black; the sign and the word say the same. */
    static String colour(Verdict verdict) {
        return switch (Wording.sign(verdict)) {
            case "✓" -> "#2a8f4a";
            case "✗" -> "#d0453b";
            default -> "#808080";
        };
    }

    private static String body(CheckResult result) {
        StringBuilder out = new StringBuilder("<div style=\"margin:4px 0 8px 0\">\n");
        if (result.verdict() instanceof Verdict.Failed failed) {
            Evidence evidence = failed.evidence();
            out.append(labelled("expected", evidence.expected()))
                    .append(labelled("got", evidence.got()))
                    .append(labelled("line", evidence.line()))
                    .append(labelled("why", evidence.why()))
                    .append(labelled("mistake", Wording.mistake(result.verdict())));
            if (!evidence.drawing().isBlank()) {
                out.append(pre(evidence.drawing().stripTrailing(), DRAWING_LINES));
            }
        } else {
            out.append(pre(result.verdict().message(), MESSAGE_LINES));
        }
        return out.append(labelled("hint", Wording.hint(result)))
                .append("</div>\n")
                .toString();
    }

    static String labelled(String label, String text) {
        return text.isBlank() ? "" : "<div><strong>" + label + "</strong>&nbsp; " + lines(text) + "</div>\n";
    }

    static String pre(String text, int lines) {
        return "<pre style=\"white-space:pre-wrap;line-height:1.25;margin:6px 0\">"
                + escape(Harmless.lines(text, lines)) + "</pre>\n";
    }

    static String lines(String text) {
        return escape(Harmless.lines(text, MESSAGE_LINES)).replace("\n", "<br>");
    }

    static String text(String text) {
        return escape(Harmless.line(text));
    }

    /** For elements and attributes, of HTML and of XML alike. */
    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
