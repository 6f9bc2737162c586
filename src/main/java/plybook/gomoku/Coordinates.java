package plybook.gomoku;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Cell;

/**
 * The names of cells that players use: a letter for the column, from A at the left, and a number for the row, from 1 at the top. H8 is
 * the middle of 15 rows.
 */
public final class Coordinates {
    private static final Pattern LETTER_FIRST = Pattern.compile("([A-T])\\s*([1-9]\\d?)");

    private Coordinates() {}

    /** Returns the cell's name, such as H8. */
    public static String of(Cell cell) {
        return letter(cell.column()) + (cell.row() + 1);
    }

    /** Returns the cell that a text such as h8 names, or empty if it names no cell of a board of this size. */
    public static Optional<Cell> parse(String text, int size) {
        Matcher matcher = LETTER_FIRST.matcher(text.strip().toUpperCase(Locale.ROOT));
        if (!matcher.matches()) {
            return Optional.empty();
        }
        Cell cell = new Cell(
                Integer.parseInt(matcher.group(2)) - 1, matcher.group(1).charAt(0) - 'A');
        return cell.row() < size && cell.column() < size ? Optional.of(cell) : Optional.empty();
    }

    /** Returns the board as text, with letters above it and numbers beside it. */
    public static String drawn(Board board) {
        int size = board.size();
        String letters =
                "   " + IntStream.range(0, size).mapToObj(Coordinates::letter).collect(Collectors.joining(" ")) + "\n";
        return letters
                + IntStream.range(0, size)
                        .mapToObj(row -> "%2d %s\n".formatted(row + 1, row(board, row)))
                        .collect(Collectors.joining());
    }

    private static String row(Board board, int row) {
        return IntStream.range(0, board.size())
                .mapToObj(column -> board.at(row, column)
                        .map(player -> String.valueOf(player.symbol()))
                        .orElse("."))
                .collect(Collectors.joining(" "));
    }

    private static String letter(int column) {
        return String.valueOf((char) ('A' + column));
    }
}
