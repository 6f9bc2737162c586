package plybook.report;

import java.nio.file.Path;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.diagnosis.Mistake;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Report.JudgedFile;
import plybook.judge.verdict.Verdict;
import plybook.task.Course;
import plybook.task.Exercise;

/** The wording that all kinds of reports share. Text that is not called harmless here has yet to be made so. */
final class Wording {
    /** The sign of a check that an instructor has to decide. */
    static final String LOOK = "?";

    /** The sign of a check that an instructor has decided. */
    static final String DECIDED = "✎";

    private static final int COMMENT_LINES = 30;

    private final Path base;
    private final DateTimeFormatter time;

    /** @param base the folder to which paths inside it are shown relative */
    Wording(Path base, ZoneId zone) {
        this.base = base.toAbsolutePath().normalize();
        this.time =
                DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT).withZone(zone);
    }

    static String title(Exercise exercise) {
        return exercise.number() + " " + exercise.title();
    }

    /** Returns the exercise and its points. */
    static String headline(Report report) {
        return title(report.exercise()) + ": " + points(report.earned(), report.withheld(), report.possible());
    }

    /** Returns what the output is that a report holds: of wrong code only what it printed where it went wrong. */
    static String printed(Report report) {
        boolean wrong = report.results().stream().anyMatch(CheckResult::wentWrong);
        return Texts.of(wrong ? "printed.wrong" : "printed");
    }

    /** @param withheld the points of checks that need a look, which are not among those earned */
    static String points(int earned, int withheld, int possible) {
        return withheld == 0
                ? Texts.of("points", earned, possible)
                : Texts.of("points.withheld", earned, withheld, possible);
    }

    static String earned(CheckResult result) {
        return result.needsLook()
                ? Texts.of("withheld", result.points())
                : Texts.of("earned", result.earned(), result.points());
    }

    /** As {@link #points}, in the space of a table. */
    static String earned(int earned, int withheld, int possible) {
        return withheld == 0
                ? Texts.of("earned", earned, possible)
                : Texts.of("earned.withheld", earned, withheld, possible);
    }

    /** Returns the sign for passed, not passed, not begun or undecided. */
    static String sign(Verdict verdict) {
        if (verdict instanceof Verdict.Passed) {
            return "✓";
        }
        if (verdict instanceof Verdict.NeedsLook) {
            return LOOK;
        }
        return verdict instanceof Verdict.NotAttempted ? "·" : "✗";
    }

    /** Returns the sign of the verdict, or that of an instructor's decision. */
    static String sign(CheckResult result) {
        return result.decision().isPresent() ? DECIDED : sign(result.verdict());
    }

    /** Returns who decided and what they say, with what the judge said; empty if nobody decided. */
    static String decision(CheckResult result) {
        return result.decision()
                .map(each -> Texts.of(
                        each.comment().isEmpty() ? "decided" : "decided.comment",
                        Harmless.line(each.by()),
                        Harmless.lines(each.comment(), COMMENT_LINES),
                        word(result.verdict())))
                .orElse("");
    }

    static String word(Verdict verdict) {
        return Texts.of("verdict." + verdict.kind());
    }

    /** Returns the remark or the kind of failure after a check's title, harmless and in brackets; may be empty. */
    static String aside(Verdict verdict) {
        String aside = verdict instanceof Verdict.Passed passed ? Harmless.line(passed.remark()) : word(verdict);
        return aside.isEmpty() ? "" : " (" + aside + ")";
    }

    /** A piece of evidence with its label. */
    record Labelled(String label, String text) {}

    /**
     * Returns the evidence piece by piece, harmless and without the drawing; empty for a verdict that has none.
     *
     * @param most lines of a piece
     */
    static List<Labelled> evidence(Verdict verdict, int most) {
        return verdict.shown().stream()
                .flatMap(evidence -> labelled(evidence, most))
                .toList();
    }

    private static Stream<Labelled> labelled(Evidence evidence, int most) {
        Stream<Labelled> seen = Stream.of(
                        new Labelled(Texts.of("expected"), evidence.expected()),
                        new Labelled(Texts.of("got"), evidence.got()),
                        new Labelled(Texts.of("line"), evidence.line()),
                        new Labelled(Texts.of("why"), evidence.why()),
                        new Labelled(Texts.of("repair"), evidence.repair()))
                .map(piece -> new Labelled(piece.label(), Harmless.lines(piece.text(), most)));
        // Two mistakes that look the same are told in one long line. The course wrote it, so none of it is cut off.
        Stream<Labelled> known =
                Stream.of(new Labelled(Texts.of("mistake"), Harmless.visible(mistake(evidence.mistakes()))));
        return Stream.concat(seen, known).filter(piece -> !piece.text().isBlank());
    }

    /** Returns the drawing in the evidence, harmless and at most so many lines; empty if there is none. */
    static String drawing(Verdict verdict, int most) {
        return verdict.shown()
                .map(evidence -> Harmless.lines(evidence.drawing().stripTrailing(), most))
                .orElse("");
    }

    /**
     * Returns a hint: for the known mistake if there is one, otherwise for code that gave no answer, otherwise for the check. Empty for a
     * check that passed or may be right, where the file has to compile first, and for a check without a hint of its own: an assignment
     * hides hints.
     */
    static String hint(CheckResult result) {
        if (result.passed()
                || result.needsLook()
                || result.hint().isEmpty()
                || result.verdict() instanceof Verdict.NotCompiled) {
            return "";
        }
        String known = mistakes(result.verdict()).stream()
                .map(Mistake::hint)
                .filter(hint -> !hint.isBlank())
                .collect(Collectors.joining("\n"));
        if (!known.isEmpty()) {
            return known;
        }
        // What the check asks about an answer does not help where there is none.
        return isStillToDo(result.verdict())
                ? result.hint()
                : Texts.find("hint." + result.verdict().kind()).orElse(result.hint());
    }

    /** Returns whether nothing is written there yet, as in a cell with a class for practice. */
    private static boolean isStillToDo(Verdict verdict) {
        return verdict.message().contains("UnsupportedOperationException");
    }

    /** Returns the known mistakes that explain a failure, each with its explanation; empty if none is known. */
    private static String mistake(List<Mistake> mistakes) {
        return mistakes.stream()
                .map(mistake -> mistake.name() + ". " + mistake.explanation())
                .collect(Collectors.joining("\n"));
    }

    private static List<Mistake> mistakes(Verdict verdict) {
        return verdict.shown().map(Evidence::mistakes).orElse(List.of());
    }

    /** Returns what is worth knowing about a check that passed; may be empty. */
    static String remark(Verdict verdict) {
        return verdict instanceof Verdict.Passed passed ? passed.remark() : "";
    }

    /** Returns whether the exercise is passed, not attempted, in progress or undecided. */
    static String standing(Report report) {
        if (report.passed()) {
            return Texts.of("standing.passed");
        }
        if (report.needsLook()) {
            return Texts.of("standing.needsLook");
        }
        return Texts.of(report.notAttempted() ? "standing.notAttempted" : "standing.inProgress");
    }

    String path(Path path) {
        Path full = path.toAbsolutePath().normalize();
        return full.startsWith(base) ? base.relativize(full).toString() : full.toString();
    }

    String file(JudgedFile file) {
        String path = path(file.path());
        return file.saved()
                .map(at -> Texts.of("file.saved", path, time.format(at)))
                .orElseGet(() -> Texts.of("file.missing", path));
    }

    /** Returns the next thing to do, in one or two sentences. */
    String nextStep(Report report) {
        Optional<CheckResult> toDo = report.firstToDo();
        if (toDo.isEmpty()) {
            return report.passed() ? afterPassing(report) : Texts.of("next.nothing");
        }
        Verdict verdict = toDo.get().verdict();
        Optional<JudgedFile> file = report.fileOf(toDo.get());
        if (file.isEmpty()) {
            return Texts.of("next.cell");
        }
        String path = path(file.get().path());
        if (file.get().saved().isEmpty()) {
            return Texts.of("next.starter");
        }
        if (verdict instanceof Verdict.NotAttempted) {
            String message = verdict.message();
            String todo =
                    message.startsWith("TODO") ? Texts.of("next.todo") + message.replaceFirst("^TODO:?", "") : message;
            return Texts.of(report.notAttempted() ? "next.first" : "next.open", path, todo);
        }
        return Texts.of(toDo.get().needsLook() ? "next.look" : "next.change", path);
    }

    private String afterPassing(Report report) {
        return Texts.find("achieved." + report.exercise().number())
                        .map(each -> each + "\n")
                        .orElse("")
                + whatFollows(report);
    }

    private String whatFollows(Report report) {
        Exercise exercise = report.exercise();
        if (report.files().isEmpty()) {
            String file = "exercises/" + exercise.folder() + "/"
                    + exercise.parts().get(0).fileName();
            return Texts.of("next.practice", file);
        }
        List<Exercise> all = Course.exercises();
        int next = all.indexOf(exercise) + 1;
        if (next == 0 || next == all.size()) {
            return Texts.of("next.none");
        }
        Exercise following = all.get(next);
        String file = following.parts().get(0).fileName();
        Path folder = report.files().get(0).path().toAbsolutePath().getParent();
        Path beside = folder == null ? Path.of(following.folder()) : folder.resolveSibling(following.folder());
        return Texts.of("next.exercise", title(following), path(beside.resolve(file)));
    }
}
