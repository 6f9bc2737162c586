package plybook.report;

import java.util.ArrayList;
import java.util.List;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Verdict;

/** All there is to say about one check, as plain text that can do no harm: for formats that have one text for each test. */
final class CheckText {
    private static final int DRAWING_LINES = 60;
    private static final int MESSAGE_LINES = 30;

    private CheckText() {}

    /** Over several lines; empty if it passed and there is no remark. */
    static String of(CheckResult result) {
        Verdict verdict = result.verdict();
        List<String> parts = new ArrayList<>();
        add(parts, "", Wording.remark(verdict), MESSAGE_LINES);
        add(parts, "", verdict.message(), MESSAGE_LINES);
        if (verdict instanceof Verdict.Failed failed) {
            Evidence evidence = failed.evidence();
            add(parts, "Expected: ", evidence.expected(), MESSAGE_LINES);
            add(parts, "Got: ", evidence.got(), MESSAGE_LINES);
            add(parts, "Line: ", evidence.line(), MESSAGE_LINES);
            add(parts, "Why: ", evidence.why(), MESSAGE_LINES);
            add(parts, "Mistake: ", Wording.mistake(verdict), MESSAGE_LINES);
            add(parts, "", evidence.drawing().stripTrailing(), DRAWING_LINES);
        }
        if (!result.passed()) {
            add(parts, "Hint: ", Wording.hint(result), MESSAGE_LINES);
        }
        return String.join("\n", parts);
    }

    private static void add(List<String> parts, String label, String text, int lines) {
        if (!text.isBlank()) {
            parts.add(label + Harmless.lines(text, lines));
        }
    }
}
