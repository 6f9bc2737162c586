package plybook.report;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plybook.judge.verdict.Report;
import plybook.report.Graded.Counted;

/**
 * The marks of one submission, as a gradebook needs them.
 *
 * @param name the archive or folder, as the instructor named it
 * @param receipt the hash of the files that counted
 * @param exercises the points by the exercise's folder, in the order of the course; none if it was not graded
 * @param notes what was left out of it, and why
 * @param counted what it counts by the rules of an assignment; none if there is none or it was not graded, otherwise one
 */
public record Marks(
        String name,
        String receipt,
        Graded.Status status,
        Map<String, Points> exercises,
        List<String> notes,
        List<Counted> counted) {
    /**
     * The points of an exercise.
     *
     * @param withheld the points of checks that need a look: not among those earned, and an instructor may still give them
     * @param passed whether every check passed
     */
    public record Points(int earned, int withheld, int possible, boolean passed) {}

    public Marks {
        exercises = Collections.unmodifiableMap(new LinkedHashMap<>(exercises));
        notes = List.copyOf(notes);
        counted = List.copyOf(counted);
    }

    /** Marks without an assignment. */
    public Marks(String name, String receipt, Graded.Status status, Map<String, Points> exercises, List<String> notes) {
        this(name, receipt, status, exercises, notes, List.of());
    }

    /** Returns the marks without the reports. */
    public static Marks of(Graded graded) {
        Map<String, Points> exercises = new LinkedHashMap<>();
        for (Report report : graded.reports()) {
            exercises.put(
                    report.exercise().folder(),
                    new Points(report.earned(), report.withheld(), report.possible(), report.passed()));
        }
        return new Marks(
                graded.name(),
                graded.receipt(),
                graded.status(),
                exercises,
                graded.notes(),
                graded.counted().stream().toList());
    }

    /** Returns the points earned in all exercises. */
    public int earned() {
        return exercises.values().stream().mapToInt(Points::earned).sum();
    }

    /** Returns the points of checks that need a look, in all exercises. */
    public int withheld() {
        return exercises.values().stream().mapToInt(Points::withheld).sum();
    }

    /** Returns the points that all exercises are worth. */
    public int possible() {
        return exercises.values().stream().mapToInt(Points::possible).sum();
    }
}
