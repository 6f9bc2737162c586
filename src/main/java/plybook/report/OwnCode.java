package plybook.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Report;
import plybook.trace.CodeWalk;
import plybook.trace.CodeWalk.CodeStep;
import plybook.view.Explorer;

/** The page on which learners follow their own code, step by step, beside the tree on which a check failed. */
public final class OwnCode {
    private static final String TAB = "    ";

    private OwnCode() {}

    /** Returns the page of the first check that failed; empty if its code was not followed. */
    public static Optional<String> page(Report report) {
        return report.results().stream()
                .flatMap(result -> result.walk().stream()
                        .map(walk -> Explorer.page(
                                Texts.of(
                                        "ownCode.title",
                                        Wording.title(report.exercise()),
                                        Harmless.line(result.title())),
                                harmless(walk))))
                .findFirst();
    }

    /** Returns that page as a frame inside another one; empty if the code was not followed. */
    static String frame(CheckResult result) {
        return result.walk()
                .map(walk -> Explorer.frame(Texts.of("ownCode"), harmless(walk)))
                .orElse("");
    }

    /** Returns the same for a report about somebody else's program. */
    static String frameOfReport(CheckResult result) {
        return result.walk()
                .map(walk -> Explorer.frameOfReport(Texts.of("ownCode"), harmless(walk)))
                .orElse("");
    }

    /** Returns the reason why the code was not followed, in a sentence; empty if it was, or nobody tried. */
    static String untold(CheckResult result) {
        return result.untold().map(why -> Texts.of("ownCode.untold", why)).orElse("");
    }

    /** Returns that reason for the first check that failed; empty if its code was followed, or nobody tried. */
    public static Optional<String> untold(Report report) {
        return report.results().stream()
                .map(OwnCode::untold)
                .filter(why -> !why.isEmpty())
                .findFirst();
    }

    private static CodeWalk harmless(CodeWalk walk) {
        List<String> lines = walk.source().stream()
                .map(line -> Harmless.line(line.replace("\t", TAB)))
                .toList();
        return new CodeWalk(
                walk.file(),
                lines,
                walk.steps().stream().map(OwnCode::harmless).toList(),
                walk.wrong(),
                Harmless.line(walk.caption()),
                walk.search());
    }

    private static CodeStep harmless(CodeStep step) {
        Map<String, String> variables = step.variables().entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        each -> Harmless.line(each.getValue()),
                        (one, same) -> one,
                        LinkedHashMap::new));
        return new CodeStep(
                step.kind(),
                step.method(),
                step.line(),
                step.depth(),
                variables,
                Harmless.line(step.value()),
                step.node(),
                step.moment());
    }
}
