package plybook.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.report.Marks.Points;
import plybook.task.Exercise;

/**
 * Marks as CSV for a gradebook (RFC 4180, UTF-8): a line of titles, then a line for each submission. A submission that was not
 * graded has empty cells, never a 0. Points that wait for an instructor's look are not in {@code points} but in {@code withheld}.
 *
 * <p>With an assignment there are two more columns, {@code counts} and {@code of}: what goes into a gradebook.
 *
 * <p>A spreadsheet reads a cell that begins with {@code =}, {@code +}, {@code -} or {@code @} as a formula, and learners choose the
 * names of their files: such a cell gets an apostrophe in front.
 */
public final class MarksCsv {
    private static final String LINE_END = "\r\n";

    private MarksCsv() {}

    /**
     * Returns the table.
     *
     * @param exercises the columns
     */
    public static String of(List<Exercise> exercises, List<Marks> all) {
        boolean assigned = all.stream().anyMatch(marks -> !marks.counted().isEmpty());
        StringBuilder out = new StringBuilder();
        line(
                out,
                Stream.of(
                        Stream.of("submission", "status"),
                        assigned ? Stream.of("counts", "of") : Stream.of(),
                        Stream.of("points", "possible", "withheld"),
                        exercises.stream().map(Exercise::folder),
                        Stream.of("receipt", "notes")));
        for (Marks marks : all) {
            boolean graded = marks.status() != Graded.Status.NOT_GRADED;
            line(
                    out,
                    Stream.of(
                            Stream.of(marks.name(), marks.status().inData()),
                            assigned ? counted(marks) : Stream.of(),
                            graded
                                    ? Stream.of(marks.earned(), marks.possible(), marks.withheld())
                                            .map(each -> Integer.toString(each))
                                    : Stream.of("", "", ""),
                            exercises.stream().map(exercise -> points(marks, exercise)),
                            Stream.of(marks.receipt(), String.join("; ", marks.notes()))));
        }
        return out.toString();
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

    private static void line(StringBuilder out, Stream<Stream<String>> cells) {
        List<String> all = new ArrayList<>();
        cells.flatMap(each -> each).forEach(all::add);
        out.append(all.stream().map(MarksCsv::cell).collect(Collectors.joining(",")))
                .append(LINE_END);
    }

    static String cell(String text) {
        String harmless = Harmless.line(text);
        String first = harmless.strip();
        String safe = !first.isEmpty() && "=+-@＝＋－＠".indexOf(first.charAt(0)) >= 0 ? "'" + harmless : harmless;
        boolean plain =
                safe.chars().allMatch(c -> c != '"' && c != ',' && c != ';' && c != '\'' && !Character.isWhitespace(c));
        return plain ? safe : "\"" + safe.replace("\"", "\"\"") + "\"";
    }
}
