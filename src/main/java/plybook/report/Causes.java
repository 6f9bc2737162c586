package plybook.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import plybook.diagnosis.Mistake;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;

/** The mistakes behind the failures of a report. One mistake often fails many checks, and is explained once. */
final class Causes {
    private Causes() {}

    /**
     * Returns how many of the failures come from the mistake that explains most of them, in a sentence; empty if none explains more
     * than one.
     */
    static String summary(Report report) {
        List<CheckResult> failures =
                report.results().stream().filter(Causes::isFailure).toList();
        Map<List<Mistake>, Long> counts = failures.stream()
                .map(Causes::of)
                .filter(mistakes -> !mistakes.isEmpty())
                .collect(Collectors.groupingBy(mistakes -> mistakes, LinkedHashMap::new, Collectors.counting()));
        return counts.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .filter(most -> most.getValue() > 1)
                .map(most -> Texts.of(
                        most.getValue() == failures.size() ? "cause.all" : "cause.some",
                        most.getValue(),
                        failures.size(),
                        names(most.getKey())))
                .orElse("");
    }

    /** Returns the report with each mistake explained at the first failure that it explains; the later ones name that check. */
    static Report toldOnce(Report report) {
        Map<List<Mistake>, String> told = new LinkedHashMap<>();
        List<CheckResult> results = new ArrayList<>();
        for (CheckResult result : report.results()) {
            List<Mistake> mistakes = isFailure(result) ? of(result) : List.of();
            Optional<String> before = mistakes.isEmpty()
                    ? Optional.empty()
                    : Optional.ofNullable(told.putIfAbsent(mistakes, result.title()));
            results.add(before.map(title -> pointing(result, Texts.of("cause.told", title, names(mistakes))))
                    .orElse(result));
        }
        return new Report(report.exercise(), results, report.files(), report.printed(), report.pace());
    }

    /** Returns whether a failure after the first one comes from something else, as far as anybody knows. */
    static boolean areSeveral(Report report) {
        List<List<Mistake>> causes = report.results().stream()
                .filter(Causes::isFailure)
                .map(Causes::of)
                .toList();
        return causes.stream().skip(1).anyMatch(cause -> cause.isEmpty() || !cause.equals(causes.get(0)));
    }

    private static boolean isFailure(CheckResult result) {
        return result.verdict() instanceof Verdict.Failed && !result.passed();
    }

    private static List<Mistake> of(CheckResult result) {
        return result.verdict().shown().map(Evidence::mistakes).orElse(List.of());
    }

    private static String names(List<Mistake> mistakes) {
        return mistakes.stream().map(Mistake::name).collect(Collectors.joining("; "));
    }

    private static CheckResult pointing(CheckResult result, String where) {
        Evidence full = result.verdict().shown().orElseThrow();
        Evidence shorter = full.explainedBy(List.of()).adding(where);
        return result.with(new Verdict.Failed(shorter)).hinting("");
    }
}
