package plybook.report;

import java.nio.file.Path;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;

/**
 * Reports as text for a terminal: the first check that did not pass in full, since that is where to go on, and every other one on a
 * line of its own. Signs tell the verdicts apart, colours only underline them.
 */
public final class TextReport {
    private static final int DRAWING_LINES = 60;
    private static final int MESSAGE_LINES = 30;
    private static final int PRINTED_LINES = 20;
    private static final String INDENT = "     ";

    private final Terminal terminal;
    private final Wording wording;

    /** @param base the folder to which paths are shown relative, if they lie in it */
    public TextReport(Terminal terminal, Path base) {
        this(terminal, base, ZoneId.systemDefault());
    }

    TextReport(Terminal terminal, Path base, ZoneId zone) {
        this.terminal = terminal;
        this.wording = new Wording(base, zone);
    }

    /** The report, with the first check that did not pass in full. */
    public String of(Report report) {
        return written(report, false);
    }

    /** The report, with every check that did not pass in full. */
    public String unfolded(Report report) {
        return written(report, true);
    }

    /** The exercise and its points, on one line. */
    public String headline(Report report) {
        String text = Wording.title(report.exercise()) + ": " + Wording.points(report.earned(), report.possible());
        return terminal.fit(
                terminal.bold(text) + (report.passed() ? "" : report.notAttempted() ? ", not attempted" : ""));
    }

    /** The points of several exercises, one a line, and their sum. */
    public String table(List<Report> reports) {
        int widest = reports.stream()
                .mapToInt(report -> Wording.title(report.exercise()).length())
                .max()
                .orElse(0);
        String row = " %s  %-" + Math.max(widest, 3) + "s  %3d of %3d  %s";
        List<String> lines = new ArrayList<>();
        for (Report report : reports) {
            String sign = report.passed() ? terminal.green("✓") : report.notAttempted() ? "·" : terminal.red("✗");
            lines.add(row.formatted(
                    sign,
                    Wording.title(report.exercise()),
                    report.earned(),
                    report.possible(),
                    Wording.standing(report)));
        }
        lines.add(row.formatted(
                        " ",
                        "all",
                        reports.stream().mapToInt(Report::earned).sum(),
                        reports.stream().mapToInt(Report::possible).sum(),
                        "")
                .stripTrailing());
        return terminal.fit(String.join("\n", lines));
    }

    private String written(Report report, boolean all) {
        List<String> lines = new ArrayList<>();
        lines.add(terminal.bold(
                Wording.title(report.exercise()) + ": " + Wording.points(report.earned(), report.possible())));
        report.files().forEach(file -> lines.add(Harmless.line(wording.file(file))));
        lines.add("");
        Optional<CheckResult> first = report.firstToDo();
        for (CheckResult result : report.results()) {
            boolean unfold =
                    all ? !result.passed() : first.isPresent() && first.get().equals(result);
            lines.add(line(result));
            if (unfold) {
                lines.addAll(body(result));
            }
        }
        if (!report.printed().isEmpty()) {
            lines.add("");
            lines.add("What your code printed:");
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
        String remark = Wording.remark(verdict);
        String word = result.passed()
                ? remark.isEmpty() ? "" : " (" + Harmless.line(remark) + ")"
                : " (" + Wording.word(verdict) + ")";
        return " " + coloured + " " + result.earned() + " of " + result.points() + "  " + Harmless.line(result.title())
                + word;
    }

    private List<String> body(CheckResult result) {
        List<String> lines = new ArrayList<>();
        if (result.verdict() instanceof Verdict.Failed failed) {
            Evidence evidence = failed.evidence();
            lines.addAll(labelled("expected", evidence.expected()));
            lines.addAll(labelled("got", evidence.got()));
            lines.addAll(labelled("line", evidence.line()));
            lines.addAll(labelled("why", evidence.why()));
            lines.addAll(labelled("mistake", Wording.mistake(result.verdict())));
            if (!evidence.drawing().isBlank()) {
                lines.add("");
                Harmless.lines(evidence.drawing().stripTrailing(), DRAWING_LINES)
                        .lines()
                        .forEach(line -> lines.add((INDENT + "  " + line).stripTrailing()));
                lines.add("");
            }
        } else {
            lines.addAll(wrapped(Harmless.lines(result.verdict().message(), MESSAGE_LINES), INDENT, INDENT));
        }
        lines.addAll(labelled("hint", Wording.hint(result)));
        return lines;
    }

    private List<String> labelled(String label, String text) {
        if (text.isBlank()) {
            return List.of();
        }
        String first = INDENT + terminal.bold(label) + " ".repeat(10 - label.length());
        return wrapped(Harmless.lines(text, MESSAGE_LINES), first, INDENT + " ".repeat(10));
    }

    /** Prose broken at blanks; a line that begins with a blank is code or a drawing and stays whole. */
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
