package plybook.grading;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import plybook.report.Graded;
import plybook.report.Marks;
import plybook.task.Exercise;

/** The end of a run in a few lines: those without marks, each with the reason, and how the others did in each exercise. */
public final class ClassSummary {
    private final List<Marks> all;
    private final List<Exercise> exercises;

    /** Creates a summary. */
    public ClassSummary(List<Marks> all, List<Exercise> exercises) {
        this.all = List.copyOf(all);
        this.exercises = List.copyOf(exercises);
    }

    /** Returns the lines. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        those(Graded.Status.UNREADABLE, Texts.of("summary.unreadable"), lines);
        those(Graded.Status.NOT_GRADED, Texts.of("summary.not.graded"), lines);
        List<Marks> graded = all.stream()
                .filter(each -> each.status() == Graded.Status.GRADED)
                .toList();
        toLookAt(graded, lines);
        if (!graded.isEmpty()) {
            lines.add(Texts.of("summary.average.title"));
            exercises.forEach(exercise -> lines.add(average(exercise, graded)));
        }
        return lines;
    }

    private void those(Graded.Status status, String title, List<String> lines) {
        List<Marks> these = all.stream().filter(each -> each.status() == status).toList();
        if (!these.isEmpty()) {
            lines.add(title);
            these.forEach(each -> lines.add(Texts.of(
                    "summary.reason",
                    oneLine(each.name()),
                    oneLine(each.notes().stream().findFirst().orElse("")))));
        }
    }

    /** Lists whose points wait for the instructor. */
    private static void toLookAt(List<Marks> graded, List<String> lines) {
        List<Marks> these = graded.stream().filter(each -> each.withheld() > 0).toList();
        if (!these.isEmpty()) {
            lines.add(Texts.of("summary.look.title"));
            these.forEach(each -> lines.add(Texts.of(
                    "summary.look",
                    oneLine(each.name()),
                    each.withheld(),
                    each.exercises().entrySet().stream()
                            .filter(exercise -> exercise.getValue().withheld() > 0)
                            .map(Map.Entry::getKey)
                            .collect(Collectors.joining(", ")))));
        }
    }

    private static String average(Exercise exercise, List<Marks> graded) {
        List<Marks.Points> points = graded.stream()
                .flatMap(each -> Optional.ofNullable(each.exercises().get(exercise.folder())).stream())
                .toList();
        long all = points.stream().filter(Marks.Points::passed).count();
        long none = points.stream().filter(each -> each.earned() == 0).count();
        return Texts.of(
                "summary.average",
                "%-15s".formatted(exercise.folder()),
                "%10d".formatted(all),
                "%6d".formatted(points.size() - all - none),
                "%6d".formatted(none),
                points.stream().mapToInt(Marks.Points::earned).average().orElse(0),
                points.stream().mapToInt(Marks.Points::possible).max().orElse(0));
    }

    private static String oneLine(String text) {
        return text.replace('\n', ' ').replace('\r', ' ');
    }
}
