package plybook.report;

import java.nio.file.Path;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;

/**
 * Reports as text for a terminal: the first check that did not pass in full, because it is the one to work on, and every other check on
 * one line. Signs tell the verdicts apart; colours only emphasise them.
 */
public final class TextReport {
    private static final int DRAWING_LINES = 60;
    private static final int MESSAGE_LINES = 30;
    private static final int PRINTED_LINES = 20;
    private static final int LABEL_WIDTH = 10;
    private static final String INDENT = "     ";

    private final Terminal terminal;
    private final Wording wording;

    /** @param base the folder to which paths inside it are shown relative */
    public TextReport(Terminal terminal, Path base) {
        this(terminal, base, ZoneId.systemDefault());
    }

    TextReport(Terminal terminal, Path base, ZoneId zone) {
        this.terminal = terminal;
        this.wording = new Wording(base, zone);
    }

    /** Returns the report, with the first check that did not pass in full. */
    public String of(Report report) {
        return written(report, false);
    }

    /** Returns the report, with every check that did not pass in full. */
    public String unfolded(Report report) {
        return written(report, true);
    }

    /** Returns whether {@link #unfolded} tells about failures that {@link #of} only names, and that have another cause. */
    public static boolean leavesOut(Report report) {
        return Causes.areSeveral(report);
    }

    /** Returns the exercise and its points, on one line. */
    public String headline(Report report) {
        boolean missing = report.notAttempted() && !report.passed();
        return terminal.fit(terminal.bold(Wording.headline(report)) + (missing ? ", " + Wording.standing(report) : ""));
    }

    /** Returns the points of several exercises, one on each line, and their sum. */
    public String table(List<Report> reports) {
        int widest = reports.stream()
                .mapToInt(report -> Wording.title(report.exercise()).length())
                .max()
                .orElse(0);
        String row = " %s  %-" + Math.max(widest, 3) + "s  %3d of %3d  %s";
        List<String> lines = new ArrayList<>();
        for (Report report : reports) {
            lines.add(row.formatted(
                    sign(report),
                    Wording.title(report.exercise()),
                    report.earned(),
                    report.possible(),
                    Wording.standing(report)));
        }
        lines.add(row.formatted(
                        " ",
                        Texts.of("all"),
                        reports.stream().mapToInt(Report::earned).sum(),
                        reports.stream().mapToInt(Report::possible).sum(),
                        "")
                .stripTrailing());
        return terminal.fit(String.join("\n", lines));
    }

    private String sign(Report report) {
        if (report.passed()) {
            return terminal.green("✓");
        }
        return report.needsLook() ? Wording.LOOK : report.notAttempted() ? "·" : terminal.red("✗");
    }

    private String written(Report report, boolean all) {
        List<String> lines = new ArrayList<>();
        lines.add(terminal.bold(Wording.headline(report)));
        report.files().forEach(file -> lines.add(Harmless.line(wording.file(file))));
        String cause = Harmless.line(Causes.summary(report));
        if (!cause.isEmpty()) {
            lines.addAll(wrapped(cause, "", ""));
        }
        lines.add("");
        Report told = Causes.toldOnce(report);
        Optional<CheckResult> first = told.firstToDo();
        for (CheckResult result : told.results()) {
            boolean unfold =
                    all ? !result.passed() : first.isPresent() && first.get().equals(result);
            lines.add(line(result));
            if (unfold) {
                lines.addAll(body(result));
            }
        }
        if (!report.printed().isEmpty()) {
            lines.add("");
            lines.add(Texts.of("printed.below", Wording.printed(report)));
            Harmless.lines(report.printed(), PRINTED_LINES).lines().forEach(line -> lines.add("  | " + line));
        }
        lines.add("");
        lines.addAll(wrapped(Harmless.lines(wording.nextStep(report), MESSAGE_LINES), "", ""));
        return terminal.fit(String.join("\n", lines));
    }

    private String line(CheckResult result) {
        Verdict verdict = result.verdict();
        String sign = Wording.sign(verdict);
        String coloured =
                switch (sign) {
                    case "✓" -> terminal.green(sign);
                    case "✗" -> terminal.red(sign);
                    default -> sign;
                };
        return " " + coloured + " " + Wording.earned(result) + "  " + Harmless.line(result.title())
                + Wording.aside(verdict);
    }

    private List<String> body(CheckResult result) {
        Verdict verdict = result.verdict();
        List<String> lines = new ArrayList<>();
        Wording.evidence(verdict, MESSAGE_LINES).forEach(piece -> lines.addAll(labelled(piece.label(), piece.text())));
        String drawing = Wording.drawing(verdict, DRAWING_LINES);
        if (!drawing.isBlank()) {
            lines.add("");
            drawing.lines().forEach(line -> lines.add((INDENT + "  " + line).stripTrailing()));
            lines.add("");
        }
        lines.addAll(wrapped(Harmless.lines(verdict.message(), MESSAGE_LINES), INDENT, INDENT));
        String hint = Harmless.lines(Wording.hint(result), MESSAGE_LINES);
        if (!hint.isBlank()) {
            lines.addAll(labelled(Texts.of("hint"), hint));
        }
        return lines;
    }

    private List<String> labelled(String label, String text) {
        String first = INDENT + terminal.bold(label) + " ".repeat(Math.max(1, LABEL_WIDTH - label.length()));
        return wrapped(text, first, INDENT + " ".repeat(LABEL_WIDTH));
    }

    /** Breaks prose at blanks. A line that begins with a blank is code or a drawing, and stays whole. */
    private List<String> wrapped(String text, String first, String next) {
        int width = Math.max(20, terminal.width() - next.length());
        List<String> lines = new ArrayList<>();
        for (String line : text.lines().toList()) {
            String rest = line;
            while (rest.length() > width && !line.startsWith(" ") && rest.lastIndexOf(' ', width) > 0) {
                int at = rest.lastIndexOf(' ', width);
                lines.add(rest.substring(0, at));
                rest = rest.substring(at + 1);
            }
            lines.add(rest);
        }
        for (int i = 0; i < lines.size(); i++) {
            lines.set(i, (i == 0 ? first : next) + lines.get(i));
        }
        return lines;
    }
}
