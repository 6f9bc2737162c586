package plybook.report;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A table as CSV (RFC 4180), in which nothing that a learner chose can do harm.
 *
 * <p>A spreadsheet reads a cell that begins with {@code =}, {@code +}, {@code -} or {@code @} as a formula, and learners choose the
 * names of their files: such a cell gets an apostrophe in front.
 */
public final class Csv {
    private static final String LINE_END = "\r\n";
    private static final String FORMULA = "=+-@＝＋－＠";

    private final StringBuilder out = new StringBuilder();

    /** Begins a table with its titles. */
    public Csv(String... titles) {
        line(titles);
    }

    /** Begins a table with its titles. */
    public Csv(List<String> titles) {
        line(titles);
    }

    /** Adds a line. */
    public void line(String... cells) {
        line(Arrays.asList(cells));
    }

    /** Adds a line. */
    public void line(List<String> cells) {
        out.append(cells.stream().map(Csv::cell).collect(Collectors.joining(",")))
                .append(LINE_END);
    }

    /** Returns a cell on one line that no spreadsheet takes for a formula, with quotes where it needs them. */
    public static String cell(String text) {
        String safe = harmless(text);
        boolean plain =
                safe.chars().allMatch(c -> c != '"' && c != ',' && c != ';' && c != '\'' && !Character.isWhitespace(c));
        return plain ? safe : "\"" + safe.replace("\"", "\"\"") + "\"";
    }

    /** Returns the text on one line, and so that no spreadsheet takes it for a formula. */
    public static String harmless(String text) {
        String line = Harmless.line(text);
        String first = line.strip();
        return !first.isEmpty() && FORMULA.indexOf(first.charAt(0)) >= 0 ? "'" + line : line;
    }

    /** Returns the table so far. */
    @Override
    public String toString() {
        return out.toString();
    }
}
