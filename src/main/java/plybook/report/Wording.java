package plybook.report;

import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import plybook.diagnosis.Mistake;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Report.JudgedFile;
import plybook.judge.verdict.Verdict;
import plybook.task.Course;
import plybook.task.Exercise;

/** What is said in every kind of report. Nothing here is made harmless yet. */
final class Wording {
    private final Path base;
    private final DateTimeFormatter time;

    /** @param base the folder to which paths are shown relative, if they lie in it */
    Wording(Path base, ZoneId zone) {
        this.base = base.toAbsolutePath().normalize();
        this.time =
                DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT).withZone(zone);
    }

    static String title(Exercise exercise) {
        return exercise.number() + " " + exercise.title();
    }

    static String points(int earned, int possible) {
        return earned + " of " + possible + (possible == 1 ? " point" : " points");
    }

    /** Passed, not passed, or not begun. */
    static String sign(Verdict verdict) {
        if (verdict instanceof Verdict.Passed) {
            return "✓";
        }
        return verdict instanceof Verdict.NotAttempted ? "·" : "✗";
    }

    static String word(Verdict verdict) {
        if (verdict instanceof Verdict.Passed) {
            return "passed";
        }
        if (verdict instanceof Verdict.Failed) {
            return "wrong";
        }
        if (verdict instanceof Verdict.NotCompiled) {
            return "cannot be run";
        }
        if (verdict instanceof Verdict.TimedOut) {
            return "too slow";
        }
        return verdict instanceof Verdict.Crashed ? "crashed" : "not attempted";
    }

    /** A step further: for a known mistake, else for the check, unless something else must be mended first. */
    static String hint(CheckResult result) {
        if (result.verdict() instanceof Verdict.NotCompiled) {
            return "";
        }
        String known = mistakes(result.verdict()).stream()
                .map(Mistake::hint)
                .filter(hint -> !hint.isBlank())
                .collect(Collectors.joining("\n"));
        return known.isEmpty() ? result.hint() : known;
    }

    /** The known mistakes that explain a failure, each with its explanation; empty if none is known. */
    static String mistake(Verdict verdict) {
        return mistakes(verdict).stream()
                .map(mistake -> mistake.name() + ". " + mistake.explanation())
                .collect(Collectors.joining("\n"));
    }

    private static List<Mistake> mistakes(Verdict verdict) {
        return verdict instanceof Verdict.Failed failed ? failed.evidence().mistakes() : List.of();
    }

    /** What is worth knowing about a check that passed; may be empty. */
    static String remark(Verdict verdict) {
        return verdict instanceof Verdict.Passed passed ? passed.remark() : "";
    }

    /** Where the exercise stands, in a word. */
    static String standing(Report report) {
        if (report.passed()) {
            return "passed";
        }
        return report.notAttempted() ? "not attempted" : "in work";
    }

    String path(Path path) {
        Path full = path.toAbsolutePath().normalize();
        return full.startsWith(base) ? base.relativize(full).toString() : full.toString();
    }

    String time(Instant instant) {
        return time.format(instant);
    }

    String file(JudgedFile file) {
        return path(file.path()) + file.saved().map(at -> ", saved " + time(at)).orElse(": there is no such file");
    }

    /** What to do now, in one or two sentences. */
    String nextStep(Report report) {
        Optional<CheckResult> toDo = report.firstToDo();
        if (toDo.isEmpty()) {
            return report.passed() ? afterPassing(report) : "Nothing was checked.";
        }
        Verdict verdict = toDo.get().verdict();
        Optional<JudgedFile> file = report.fileOf(toDo.get());
        if (file.isEmpty()) {
            return "Next: change the class in its cell, run that cell, and check again.";
        }
        String path = path(file.get().path());
        if (file.get().saved().isEmpty()) {
            return "Next: ./plybook lab puts the starter back where it is missing.";
        }
        if (verdict instanceof Verdict.NotAttempted) {
            return (report.notAttempted() ? "Start here: open " : "Next: open ") + path + ". "
                    + verdict.message().replaceFirst("^TODO:?", "Its first TODO:");
        }
        return "Next: change " + path + ", save it, and check again.";
    }

    private String afterPassing(Report report) {
        Exercise exercise = report.exercise();
        if (report.files().isEmpty()) {
            return "This was practice. What counts is the file: write it into exercises/" + exercise.folder() + "/"
                    + exercise.parts().get(0).fileName() + " and check that.";
        }
        List<Exercise> all = Course.exercises();
        int next = all.indexOf(exercise) + 1;
        if (next == 0 || next == all.size()) {
            return "That was the last exercise. Play against your own work: ./plybook play --from my";
        }
        Exercise following = all.get(next);
        String file = following.parts().get(0).fileName();
        Path folder = report.files().get(0).path().toAbsolutePath().getParent();
        Path beside = folder == null ? Path.of(following.folder()) : folder.resolveSibling(following.folder());
        return "Next: exercise " + title(following) + ". Open " + path(beside.resolve(file));
    }
}
