package plybook.gradebook;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** A gradebook that a course system exported. One column is filled; every other byte of the file stays as it is. */
public final class Gradebook {
    /** The digits after the point that every system takes. */
    private static final int DIGITS = 2;

    private final Table table;
    private final Kind kind;
    private final int column;

    private Gradebook(Table table, Kind kind, int column) {
        this.table = table;
        this.kind = kind;
        this.column = column;
    }

    /**
     * The filled file.
     *
     * @param filled the number of cells with points
     * @param missing the names in the gradebook without a submission; their cells are untouched
     * @param unknown the names of submissions that are not in the gradebook, or several times
     * @param remarks what else the instructor should know, a sentence each
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    public record Filled(
            byte[] file,
            String system,
            String column,
            int filled,
            List<String> missing,
            List<String> unknown,
            List<String> remarks) {
        public Filled {
            missing = List.copyOf(missing);
            unknown = List.copyOf(unknown);
            remarks = List.copyOf(remarks);
        }
    }

    /**
     * Reads a gradebook.
     *
     * @param column a part of the title of the column for the points; empty if there is only one for points
     * @throws Refused if it is none of those that are understood, or the column is not clear
     */
    public static Gradebook of(byte[] file, Optional<String> column) throws Refused {
        Table table = Table.of(file).orElseThrow(() -> new Refused(Texts.of("no.table")));
        Kind kind = Kind.of(table).orElseThrow(() -> new Refused(Texts.of("no.gradebook")));
        return new Gradebook(table, kind, kind.column(table, column));
    }

    /** Returns the file with the points of all. Call it once. */
    public Filled fill(List<Scored> all) {
        return fill(all, new Learners(table));
    }

    /**
     * Returns the file with the points of learners who are known by aliases only. Call it once.
     *
     * @param alias an id, or a name as {@link #name} returns it, to the alias
     */
    public Filled fill(List<Scored> all, UnaryOperator<String> alias) {
        return fill(all, new Learners(table, alias));
    }

    /** Returns a name in the form in which gradebooks compare names, however they order its words. */
    public static String name(String text) {
        return Learners.name(text);
    }

    private Filled fill(List<Scored> all, Learners learners) {
        List<String> unknown = new ArrayList<>();
        Set<String> remarks = new TreeSet<>();
        Set<Integer> seen = new TreeSet<>();
        int filled = 0;
        for (Scored each : all) {
            Set<Integer> rows = learners.rowsOf(each.person());
            if (rows.size() != 1 || !seen.add(rows.iterator().next())) {
                unknown.add(each.person().name());
                continue;
            }
            List<Table.Cell> row = table.rows().get(rows.iterator().next());
            if (each.points().isPresent() && column < row.size()) {
                table.change(row.get(column), points(each, row, remarks));
                filled++;
            }
        }
        List<String> missing = IntStream.range(1, table.rows().size())
                .filter(row -> kind.isLearner(table.rows().get(row)) && !seen.contains(row))
                .mapToObj(learners::nameOf)
                .toList();
        return new Filled(
                table.bytes(),
                kind.system(),
                table.titles().get(column),
                filled,
                missing,
                unknown,
                List.copyOf(remarks));
    }

    /** Returns the points as the column takes them: out of its own maximum. */
    private String points(Scored scored, List<Table.Cell> row, Set<String> remarks) {
        BigDecimal points = scored.points().orElse(BigDecimal.ZERO);
        Optional<BigDecimal> maximum = kind.maximum(table, row, column)
                .filter(most ->
                        most.signum() > 0 && scored.possible().signum() > 0 && most.compareTo(scored.possible()) != 0);
        if (maximum.isPresent()) {
            remarks.add(Texts.of(
                    "scaled", scored.possible().toPlainString(), maximum.get().toPlainString()));
            points = points.multiply(maximum.get()).divide(scored.possible(), MathContext.DECIMAL64);
        }
        BigDecimal rounded = points.setScale(DIGITS, RoundingMode.HALF_UP).stripTrailingZeros();
        return (rounded.scale() < 0 ? rounded.setScale(0) : rounded).toPlainString();
    }
}
