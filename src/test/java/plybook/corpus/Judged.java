package plybook.corpus;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.diagnosis.Mistake;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Evidence;

/**
 * The judge's verdict on a program of a corpus, as far as the table needs it.
 *
 * @param points the points it got
 * @param possible the points of all checks of its file
 * @param failed the first check that failed, as its title; empty if none did
 * @param looks whether a check needs a look
 * @param names the mistakes that are named, those of the first failure first
 * @param told all that is named, so that a second name that is wrong counts; without a name the places at which one change makes all pass, or else the first
 *     sentence of the first failure, with the cause of a crash; empty if nothing failed or needs a look
 */
record Judged(
        KnownProgram program,
        int points,
        int possible,
        Optional<String> failed,
        boolean looks,
        List<String> names,
        String told) {

    private static final String WOULD_PASS = "every check of this file would pass";

    Judged {
        names = List.copyOf(names);
    }

    /** Returns what the results of a program's own file come to. */
    static Judged of(KnownProgram program, List<CheckResult> results) {
        List<CheckResult> failures = results.stream()
                .filter(result -> !result.passed() && !result.needsLook())
                .toList();
        Optional<CheckResult> first = failures.stream()
                .findFirst()
                .or(() -> results.stream().filter(CheckResult::needsLook).findFirst());
        Set<Mistake> mistakes = new LinkedHashSet<>();
        failures.forEach(failure -> mistakes.addAll(mistakes(failure)));
        String names = mistakes.stream().map(Mistake::name).collect(Collectors.joining(" + "));
        return new Judged(
                program,
                results.stream().mapToInt(CheckResult::earned).sum(),
                results.stream().mapToInt(CheckResult::points).sum(),
                failures.stream().findFirst().map(CheckResult::title),
                results.stream().anyMatch(CheckResult::needsLook),
                mistakes.stream().map(Mistake::id).toList(),
                names.isEmpty() ? first.map(Judged::sentence).orElse("") : names);
    }

    private static List<Mistake> mistakes(CheckResult result) {
        return result.verdict().shown().map(Evidence::mistakes).orElse(List.of());
    }

    private static String sentence(CheckResult result) {
        String places = Stream.concat(
                        result.verdict().shown().map(Evidence::repair).stream(),
                        result.verdict().message().lines())
                .filter(line -> line.contains(WOULD_PASS))
                .collect(Collectors.joining(" "));
        return places.isEmpty()
                ? whatWentWrong(result)
                : places + causeOfCrash(result.verdict().message());
    }

    private static String whatWentWrong(CheckResult result) {
        return firstSentence(result.verdict()
                        .shown()
                        .map(evidence -> evidence.why().isBlank() ? evidence.got() : evidence.why())
                        .orElseGet(() -> result.verdict().message()))
                + causeOfCrash(result.verdict().message());
    }

    /** The cause of a crash that is told further down in its message; empty if none is. */
    private static String causeOfCrash(String message) {
        return message.lines()
                .filter(line -> line.startsWith("It looks like this: "))
                .findFirst()
                .map(line -> " " + firstSentence(line))
                .orElse("");
    }

    /** Returns a text up to its first full stop that is followed by a blank, in one line. */
    static String firstSentence(String text) {
        String line = text.strip().replaceAll("\\s+", " ");
        int end = line.indexOf(". ");
        return end < 0 ? line : line.substring(0, end + 1);
    }

    /** Returns whether a check failed. */
    boolean accused() {
        return failed.isPresent();
    }

    /** Returns whether it got all points, and nobody has to look at it. */
    boolean full() {
        return !accused() && !looks;
    }
}
