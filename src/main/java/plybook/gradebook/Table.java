package plybook.gradebook;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A table as a file with separators, which keeps every byte that is not changed: its encoding, its line ends, its quotes, and cells that
 * nobody here understands.
 */
final class Table {
    private static final char QUOTE = '"';
    private static final char MARK = '\uFEFF';

    private final String text;
    private final Charset charset;
    private final List<List<Cell>> rows;
    private final List<Change> changes = new ArrayList<>();

    /** A cell, and where it is in the text. */
    record Cell(String value, int start, int end) {
        boolean isQuoted(String text) {
            return end > start && text.charAt(start) == QUOTE;
        }
    }

    private record Change(int start, int end, String raw) {}

    private Table(String text, Charset charset, List<List<Cell>> rows) {
        this.text = text;
        this.charset = charset;
        this.rows = rows;
    }

    /** Returns the table; empty if the file is no text. */
    static Optional<Table> of(byte[] file) {
        for (Charset charset : candidates(file)) {
            Optional<String> text = decoded(file, charset);
            if (text.isPresent() && Arrays.equals(text.get().getBytes(charset), file)) {
                return text.get().indexOf('\0') >= 0
                        ? Optional.empty()
                        : Optional.of(new Table(text.get(), charset, rows(text.get())));
            }
        }
        return Optional.empty();
    }

    private static List<Charset> candidates(byte[] file) {
        if (file.length > 1 && (file[0] & 0xFF) == 0xFF && (file[1] & 0xFF) == 0xFE) {
            return List.of(StandardCharsets.UTF_16LE);
        }
        if (file.length > 1 && (file[0] & 0xFF) == 0xFE && (file[1] & 0xFF) == 0xFF) {
            return List.of(StandardCharsets.UTF_16BE);
        }
        // Latin-1 gives each byte back, whatever it means.
        return List.of(StandardCharsets.UTF_8, StandardCharsets.ISO_8859_1);
    }

    private static Optional<String> decoded(byte[] file, Charset charset) {
        try {
            return Optional.of(charset.newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(file))
                    .toString());
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }

    private static List<List<Cell>> rows(String text) {
        int start = !text.isEmpty() && text.charAt(0) == MARK ? 1 : 0;
        char separator = separator(text, start);
        List<List<Cell>> rows = new ArrayList<>();
        List<Cell> row = new ArrayList<>();
        int at = start;
        while (at < text.length()) {
            Cell cell = cell(text, at, separator);
            row.add(cell);
            at = cell.end();
            if (at < text.length() && text.charAt(at) == separator) {
                at++;
                if (at == text.length()) {
                    row.add(new Cell("", at, at));
                }
                continue;
            }
            at += text.startsWith("\r\n", at) ? 2 : 1;
            rows.add(row);
            row = new ArrayList<>();
        }
        if (!row.isEmpty()) {
            rows.add(row);
        }
        return rows;
    }

    /** Returns the sign that separates most cells in the first line. */
    private static char separator(String text, int start) {
        String line = text.substring(start).lines().findFirst().orElse("");
        return List.of('\t', ',', ';').stream()
                .max(Comparator.comparingLong(
                        sign -> line.chars().filter(c -> c == sign).count()))
                .orElse(',');
    }

    private static Cell cell(String text, int start, char separator) {
        StringBuilder value = new StringBuilder();
        int at = start;
        boolean quoted = text.charAt(at) == QUOTE;
        if (quoted) {
            at++;
            while (at < text.length() && (text.charAt(at) != QUOTE || text.startsWith("\"\"", at))) {
                value.append(text.charAt(at));
                at += text.charAt(at) == QUOTE ? 2 : 1;
            }
            at = Math.min(text.length(), at + 1);
        }
        while (at < text.length() && text.charAt(at) != separator && "\r\n".indexOf(text.charAt(at)) < 0) {
            value.append(text.charAt(at));
            at++;
        }
        return new Cell(value.toString(), start, at);
    }

    /** Returns the rows, the titles first; a row may have fewer cells than others. */
    List<List<Cell>> rows() {
        return rows;
    }

    /** Returns the number of the line in the file, from 1, in which a row begins. */
    int lineOf(int row) {
        int start = rows.get(row).isEmpty() ? 0 : rows.get(row).get(0).start();
        return 1 + (int) text.substring(0, start).chars().filter(c -> c == '\n').count();
    }

    /** Returns the titles, without blanks around them. */
    List<String> titles() {
        return rows.isEmpty()
                ? List.of()
                : rows.get(0).stream().map(cell -> cell.value().strip()).toList();
    }

    /** Returns the cell's value without blanks around it; empty where the row is shorter. */
    static String value(List<Cell> row, int column) {
        return column >= 0 && column < row.size() ? row.get(column).value().strip() : "";
    }

    /** Puts a number into a cell, with quotes if it had them. */
    void change(Cell cell, String number) {
        String raw = cell.isQuoted(text) ? QUOTE + number + QUOTE : number;
        if (!raw.equals(text.substring(cell.start(), cell.end()))) {
            changes.add(new Change(cell.start(), cell.end(), raw));
        }
    }

    /** Returns the file with the changes. */
    byte[] bytes() {
        StringBuilder out = new StringBuilder();
        int at = 0;
        for (Change each :
                changes.stream().sorted(Comparator.comparingInt(Change::start)).toList()) {
            out.append(text, at, each.start()).append(each.raw());
            at = each.end();
        }
        return out.append(text.substring(at)).toString().getBytes(charset);
    }
}
