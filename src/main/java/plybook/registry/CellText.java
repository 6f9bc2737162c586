package plybook.registry;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plybook.game.Cell;

/** The reading of a cell that was typed as row and column. */
final class CellText {
    private static final Pattern TWO_NUMBERS = Pattern.compile("\\(?\\s*(\\d{1,3})\\s*[, ]\\s*(\\d{1,3})\\s*\\)?");

    private CellText() {}

    /** Returns whether the text is two numbers, on the board or not. */
    static boolean isPair(String typed) {
        return TWO_NUMBERS.matcher(typed).matches();
    }

    /** Returns the cell of two numbers if there is one on a board of this size. */
    static Optional<Cell> parse(String typed, int size) {
        Matcher two = TWO_NUMBERS.matcher(typed);
        return two.matches()
                ? within(Integer.parseInt(two.group(1)), Integer.parseInt(two.group(2)), size)
                : Optional.empty();
    }

    private static Optional<Cell> within(int row, int column, int size) {
        return row < size && column < size ? Optional.of(new Cell(row, column)) : Optional.empty();
    }
}
