package plybook.report;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plybook.report.Marks.Points;
import plybook.task.Exercise;

/**
 * Marks as CSV for a gradebook (UTF-8): a line of titles, then a line for each submission. A submission that was not graded has empty
 * cells, never a 0. Points that wait for an instructor's look are not in {@code points} but in {@code withheld}.
 *
 * <p>With an assignment there are two more columns, {@code counts} and {@code of}: what goes into a gradebook.
 */
public final class MarksCsv {
    /**
     * A line.
     *
     * @param id the learner's
     * @param from where the verdicts come from; empty if there are none
     */
    public record Row(String id, Marks marks, Optional<Provenance> from) {}

    private MarksCsv() {}

    /**
     * Returns the table.
     *
     * @param exercises the columns
     */
    public static String of(List<Exercise> exercises, List<Row> all) {
        boolean assigned = all.stream().anyMatch(row -> !row.marks().counted().isEmpty());
        Csv csv = new Csv(joined(
                Stream.of("submission", "status"),
                assigned ? Stream.of("counts", "of") : Stream.of(),
                Stream.of("points", "possible", "withheld"),
                exercises.stream().map(Exercise::folder),
                Stream.of("receipt", "notes", "id", "version", "program", "java", "sandbox", "judged", "seconds")));
        for (Row row : all) {
            Marks marks = row.marks();
            boolean graded = marks.status() != Graded.Status.NOT_GRADED;
            csv.line(joined(
                    Stream.of(marks.name(), marks.status().inData()),
                    assigned ? counted(marks) : Stream.of(),
                    graded
                            ? Stream.of(marks.earned(), marks.possible(), marks.withheld())
                                    .map(each -> Integer.toString(each))
                            : Stream.of("", "", ""),
                    exercises.stream().map(exercise -> points(marks, exercise)),
                    Stream.of(marks.receipt(), String.join("; ", marks.notes()), row.id()),
                    provenance(row.from())));
        }
        return csv.toString();
    }

    private static Stream<String> provenance(Optional<Provenance> from) {
        return from.map(each -> Stream.of(
                        each.version(),
                        each.shortProgram(),
                        each.java(),
                        each.sandbox(),
                        each.time(),
                        Double.toString(each.seconds())))
                .orElseGet(() -> Stream.of("", "", "", "", "", ""));
    }

    private static Stream<String> counted(Marks marks) {
        return marks.counted().isEmpty()
                ? Stream.of("", "")
                : marks.counted().stream()
                        .flatMap(each -> Stream.of(
                                each.points().toPlainString(), each.possible().toPlainString()));
    }

    private static String points(Marks marks, Exercise exercise) {
        Points points = marks.exercises().get(exercise.folder());
        return points == null ? "" : Integer.toString(points.earned());
    }

    @SafeVarargs
    private static List<String> joined(Stream<String>... cells) {
        return Stream.of(cells).flatMap(each -> each).toList();
    }
}
