package plybook.report;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Verdict;

/** Everything that a report says about one check, as harmless plain text: for formats that have one text for each test. */
public final class CheckText {
    private static final int DRAWING_LINES = 60;
    private static final int MESSAGE_LINES = 30;

    private CheckText() {}

    /** Returns several lines; empty if the check passed and there is no remark. */
    public static String of(CheckResult result) {
        Verdict verdict = result.verdict();
        Stream<String> evidence =
                Wording.evidence(verdict, MESSAGE_LINES).stream().map(piece -> labelled(piece.label(), piece.text()));
        String hint = Harmless.lines(Wording.hint(result), MESSAGE_LINES);
        return Stream.of(
                        Stream.of(
                                Wording.decision(result),
                                Harmless.lines(Wording.remark(verdict), MESSAGE_LINES),
                                Harmless.lines(verdict.message(), MESSAGE_LINES)),
                        evidence,
                        Stream.of(
                                Wording.drawing(verdict, DRAWING_LINES),
                                hint.isBlank() ? "" : labelled(Texts.of("hint"), hint)))
                .flatMap(part -> part)
                .filter(part -> !part.isBlank())
                .collect(Collectors.joining("\n"));
    }

    private static String labelled(String label, String text) {
        return label.substring(0, 1).toUpperCase(Locale.ROOT) + label.substring(1) + ": " + text;
    }
}
