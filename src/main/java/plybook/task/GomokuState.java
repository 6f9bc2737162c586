package plybook.task;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Cell;

/**
 * A position of Gomoku: the stones on the board, and where the last of them was put.
 *
 * <p>With the last move you need not look at the whole board for a winner: five in a row that were not there a move ago go
 * through that cell.
 *
 * <p>Text form: the board's, then the last cell if there is one, such as {@code ...../..X../...../...../..... (1,2)}.
 *
 * @param last the cell of the last move; empty before the first one
 */
public record GomokuState(Board board, Optional<Cell> last) {
    private static final Pattern CELL_TEXT = Pattern.compile("\\((\\d{1,2}),(\\d{1,2})\\)");

    /**
     * The state that a text shows.
     *
     * @throws IllegalArgumentException if the text is no board, or what follows it is no cell of it
     */
    public static GomokuState parse(String text) {
        int end = text.indexOf('(');
        if (end < 0) {
            return new GomokuState(Board.parse(text), Optional.empty());
        }
        String cell = text.substring(end).strip();
        Matcher numbers = CELL_TEXT.matcher(cell);
        if (!numbers.matches()) {
            throw new IllegalArgumentException(
                    "expected the cell of the last move, such as (1,2), found \"" + cell + "\"");
        }
        Cell last = new Cell(Integer.parseInt(numbers.group(1)), Integer.parseInt(numbers.group(2)));
        return new GomokuState(Board.parse(text.substring(0, end)), Optional.of(last));
    }

    @Override
    public String toString() {
        return board + last.map(cell -> " " + cell).orElse("");
    }
}
