package plybook.report;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Stream;
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
 * A graded submission as a page that needs no other file: it opens without a network, runs no script but the explorer's, prints as it
 * is, follows the reader's light or dark setting and is read top to bottom with the keyboard alone. Nothing is folded away, because
 * folded text is missing on paper.
 */
public final class GradedPage {
    private static final HtmlTemplate TEMPLATE = HtmlTemplate.of(GradedPage.class, "graded.html");
    private static final HtmlTemplate PICTURE = HtmlTemplate.of(GradedPage.class, "picture.html");
    private static final int DRAWING_LINES = 200;

    /** Larger trees are no help as a picture. */
    private static final int MOST_DRAWN = 40;

    /** Larger trees would make the page heavy. */
    private static final int MOST_EXPLORED = 400;

    private static final int MESSAGE_LINES = 60;
    private static final int TERM_LINES = 30;
    private static final int PRINTED_LINES = 100;

    private record Page(
            String title,
            String scripts,
            String seed,
            String points,
            String counts,
            String receipt,
            List<String> comments,
            List<String> notes,
            String provenance,
            List<Section> exercises) {}

    private record Section(
            String anchor,
            String title,
            String headline,
            String earned,
            String cause,
            List<Check> checks,
            String printed) {}

    /**
     * A check, or all checks of a file that the same thing stops.
     *
     * @param alike the checks, if there are several
     */
    private record Check(
            String tone,
            String sign,
            String title,
            String standing,
            String message,
            List<String> alike,
            List<Term> terms) {}

    /** A piece of evidence: one of text, drawing and explorer, which is finished HTML. */
    private record Term(String label, String text, String drawing, String explorer) {}

    private GradedPage() {}

    /** Returns the learner's page. {@link LearnersView} decides what is in it. */
    public static String forLearner(Graded shown) {
        return page(shown, Texts.of("graded.learner", shown.name()), OptionalLong.empty());
    }

    /**
     * Returns the instructor's page.
     *
     * @param seed the seed of the run's trees and boards
     */
    public static String forInstructor(Graded full, long seed) {
        return page(full, Texts.of("graded.instructor", full.name()), OptionalLong.of(seed));
    }

    private static String page(Graded graded, String title, OptionalLong seed) {
        return TEMPLATE.fill(new Page(
                Harmless.line(title),
                Explorer.SCRIPT,
                seed.isPresent() ? Long.toString(seed.getAsLong()) : "",
                graded.status() == Graded.Status.NOT_GRADED
                        ? Texts.of("graded.none")
                        : Wording.points(graded.earned(), graded.withheld(), graded.possible()),
                graded.counted()
                        .map(mark -> Texts.of(
                                "graded.counts",
                                mark.points().stripTrailingZeros().toPlainString(),
                                mark.possible().stripTrailingZeros().toPlainString()))
                        .orElse(""),
                Harmless.line(graded.receipt()),
                graded.comments().stream()
                        .map(comment -> Harmless.lines(comment, MESSAGE_LINES))
                        .toList(),
                graded.notes().stream().map(Harmless::line).toList(),
                graded.provenance().map(Provenance::line).map(Harmless::line).orElse(""),
                graded.reports().stream()
                        .map(report -> section(report, seed.isPresent()))
                        .toList()));
    }

    private static Section section(Report report, boolean printed) {
        return new Section(
                "exercise-" + report.exercise().folder(),
                Wording.title(report.exercise()),
                Wording.headline(report),
                Wording.earned(report.earned(), report.withheld(), report.possible()),
                Harmless.line(Causes.summary(report)),
                byFile(Causes.toldOnce(report)).stream()
                        .flatMap(results -> areAlike(results)
                                ? List.of(alike(results)).stream()
                                : results.stream().map(result -> check(report.exercise(), result)))
                        .toList(),
                printed ? Harmless.lines(report.printed(), PRINTED_LINES) : "");
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

    /** Returns whether the same thing stops all of them: a file that is missing, untouched, or no Java. */
    private static boolean areAlike(List<CheckResult> results) {
        Verdict first = results.get(0).verdict();
        return results.size() > 1
                && (first instanceof Verdict.NotAttempted || first instanceof Verdict.NotCompiled)
                && results.stream()
                        .allMatch(result -> result.verdict().equals(first)
                                && result.decision().isEmpty());
    }

    private static Check alike(List<CheckResult> results) {
        Verdict verdict = results.get(0).verdict();
        return new Check(
                tone(verdict),
                Wording.sign(verdict),
                Texts.of("graded.alike", results.size(), Wording.word(verdict)),
                "",
                Harmless.lines(verdict.message(), MESSAGE_LINES),
                results.stream()
                        .map(result -> Texts.of("graded.each", Harmless.line(result.title()), Wording.earned(result)))
                        .toList(),
                List.of());
    }

    private static Check check(Exercise exercise, CheckResult result) {
        Verdict verdict = result.verdict();
        String standing = Texts.of("graded.each", Wording.earned(result), Wording.word(verdict));
        String remark = Wording.remark(verdict);
        return new Check(
                result.decision().isEmpty() ? tone(verdict) : decidedTone(result),
                Wording.sign(result),
                Harmless.line(result.title()),
                remark.isEmpty() ? standing : Texts.of("graded.remark", standing, Harmless.line(remark)),
                Harmless.lines(verdict.message(), MESSAGE_LINES),
                List.of(),
                terms(exercise, result));
    }

    private static List<Term> terms(Exercise exercise, CheckResult result) {
        Verdict verdict = result.verdict();
        Term decided = new Term(Texts.of("decision"), Wording.decision(result), "", "");
        Stream<Term> evidence = Wording.evidence(verdict, TERM_LINES).stream()
                .map(piece -> new Term(piece.label(), piece.text(), "", ""));
        String hint = Harmless.lines(Wording.hint(result), TERM_LINES);
        Stream<Term> others = Stream.of(
                new Term(Texts.of("where"), "", Wording.drawing(verdict, DRAWING_LINES), ""),
                new Term(Texts.of("ownCode"), OwnCode.untold(result), "", OwnCode.frameOfReport(result)),
                new Term(Texts.of("stepByStep"), "", "", explorer(exercise, verdict)),
                new Term(Texts.of("hint"), hint, "", ""));
        return Stream.concat(Stream.of(decided), Stream.concat(evidence, others))
                .filter(term -> !(term.text() + term.drawing() + term.explorer()).isBlank())
                .toList();
    }

    private static String decidedTone(CheckResult result) {
        return result.passed() ? " good" : result.earned() == 0 ? " bad" : " look";
    }

    private static String tone(Verdict verdict) {
        return switch (Wording.sign(verdict)) {
            case "✓" -> " good";
            case "✗" -> " bad";
            case Wording.LOOK -> " look";
            default -> "";
        };
    }

    private static String explorer(Exercise exercise, Verdict verdict) {
        return verdict.shown()
                .flatMap(Evidence::search)
                .filter(search -> search.tree().orElseThrow().nodes() <= MOST_EXPLORED)
                .map(search -> explorer(search, search.tree().orElseThrow(), exercise))
                .orElse("");
    }

    /** A search as a picture, with its name. */
    private record Drawn(String title, String svg) {}

    /** Returns the explorer, and for paper and where scripts do not run, pictures of both searches, unless they are too large. */
    private static String explorer(Recording search, Tree tree, Exercise exercise) {
        boolean minimax = exercise.parts().get(0).contract() == MinimaxTask.class;
        Trace<TreeState, Integer> right = minimax ? Trace.minimax(tree) : Trace.alphaBeta(tree, search.window());
        String name = minimax ? Texts.of("graded.minimax") : Texts.of("graded.alphaBeta");
        List<Drawn> drawn = new ArrayList<>();
        if (tree.nodes() <= MOST_DRAWN && search.visited() <= MOST_DRAWN) {
            Trace.of(search)
                    .map(trace -> TreeSvg.of(tree, trace).svg())
                    .ifPresent(svg -> drawn.add(new Drawn(
                            Texts.of("graded.drawn", search.title(), search.value(), search.visited()), svg)));
            drawn.add(new Drawn(
                    Texts.of(
                            "graded.drawn",
                            name,
                            right.result().value(),
                            right.visits().size()),
                    TreeSvg.of(tree, right).svg()));
        }
        return Explorer.frameOfReport(
                Texts.of("graded.search"),
                List.of(search, Recording.of(name, right)),
                PICTURE.fill(Map.of("drawn", drawn)));
    }
}
