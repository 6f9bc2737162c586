package plybook.overview;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.Stream;
import plybook.report.Harmless;
import plybook.report.HtmlTemplate;
import plybook.report.InlineScript;

/** Several assignments of one class beside each other: everybody's share of the points, and who still makes which mistake. */
public final class Trend {
    private static final HtmlTemplate TEMPLATE = HtmlTemplate.of(Trend.class, "trend.html");
    private static final InlineScript SORTING = InlineScript.of(Trend.class, "table.js");
    private static final int PERCENT = 100;

    /** An assignment: its name, and its submissions. */
    public record Assignment(String name, List<Line> lines) {
        public Assignment {
            lines = List.copyOf(lines);
        }
    }

    private record Page(
            String title,
            String scripts,
            String script,
            List<String> columns,
            List<Row> rows,
            List<Cell> means,
            List<Row> mistakes) {}

    private record Row(String name, List<Cell> cells) {}

    private Trend() {}

    /**
     * Returns the page.
     *
     * @param assignments in the order in which they were set
     */
    public static String of(List<Assignment> assignments) {
        int count = assignments.size();
        Map<String, List<OptionalDouble>> learners = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        Map<String, List<Integer>> mistakes = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            for (Line line : assignments.get(i).lines()) {
                learners.computeIfAbsent(
                                line.marks().name(),
                                name -> new ArrayList<>(Collections.nCopies(count, OptionalDouble.empty())))
                        .set(i, line.share());
            }
            for (ClassStudy.Made made :
                    ClassStudy.of(assignments.get(i).lines()).mistakes()) {
                mistakes.computeIfAbsent(made.name(), name -> new ArrayList<>(Collections.nCopies(count, 0)))
                        .set(i, made.learners().size());
            }
        }
        List<String> names =
                assignments.stream().map(each -> Harmless.line(each.name())).toList();
        return TEMPLATE.fill(new Page(
                Texts.of("trend.title", count),
                SORTING.policy(),
                SORTING.text(),
                Stream.concat(names.stream(), Stream.of(Texts.of("trend.change")))
                        .toList(),
                rows(learners),
                means(assignments),
                mistakeRows(mistakes)));
    }

    private static List<Row> rows(Map<String, List<OptionalDouble>> learners) {
        List<Row> rows = new ArrayList<>();
        learners.forEach((name, shares) -> rows.add(new Row(Harmless.line(name), cells(shares))));
        return rows;
    }

    private static List<Cell> means(List<Assignment> assignments) {
        return cells(assignments.stream()
                .map(each -> each.lines().stream()
                        .flatMapToDouble(line -> line.share().stream())
                        .average())
                .toList());
    }

    private static List<Row> mistakeRows(Map<String, List<Integer>> mistakes) {
        List<Row> rows = new ArrayList<>();
        mistakes.forEach((name, counts) -> {
            List<Cell> cells = new ArrayList<>();
            counts.forEach(made -> cells.add(Cell.of(made, Integer.toString(made))));
            int change = counts.get(counts.size() - 1) - counts.get(0);
            cells.add(Cell.of(change, Texts.of("trend.points", change)));
            rows.add(new Row(Harmless.line(name), cells));
        });
        return rows;
    }

    /** Returns the shares as percentages, and the change from the first that is there to the last. */
    private static List<Cell> cells(List<OptionalDouble> shares) {
        List<Cell> cells = new ArrayList<>();
        List<Double> there = new ArrayList<>();
        for (OptionalDouble share : shares) {
            share.ifPresent(there::add);
            cells.add(
                    share.isPresent()
                            ? Cell.of(share.getAsDouble(), Texts.of("trend.percent", share.getAsDouble() * PERCENT))
                            : Cell.NONE);
        }
        if (there.size() > 1) {
            long change = Math.round((there.get(there.size() - 1) - there.get(0)) * PERCENT);
            cells.add(Cell.of(change, Texts.of("trend.points", change)));
        } else {
            cells.add(Cell.NONE);
        }
        return cells;
    }
}
