package plybook.game;

import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A square of a board, rows and columns counted from 0 at the top left.
 *
 * <p>Text form: {@code (row,column)}.
 */
public record Cell(int row, int column) implements Comparable<Cell> {
    /** The text forms of the cells of the largest board: a judge writes and reads millions of them. */
    private static final String[][] TEXTS = IntStream.range(0, Board.MAX_SIZE)
            .mapToObj(row -> IntStream.range(0, Board.MAX_SIZE)
                    .mapToObj(column -> text(row, column))
                    .toArray(String[]::new))
            .toArray(String[][]::new);

    /** @throws IllegalArgumentException if a coordinate is negative */
    public Cell {
        if (row < 0 || column < 0) {
            throw new IllegalArgumentException("no such cell: (" + row + "," + column + ")");
        }
    }

    /** Returns the cell with row and column exchanged. */
    public Cell transposed() {
        return new Cell(/* row= */ column, /* column= */ row);
    }

    /** Orders cells row by row, each row from left to right. */
    @Override
    public int compareTo(Cell other) {
        return row != other.row ? Integer.compare(row, other.row) : Integer.compare(column, other.column);
    }

    // The two that a record generates take several times as long where only the quick compiler is at work, and sets of
    // cells live on them.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Cell cell && row == cell.row && column == cell.column;
    }

    @Override
    public int hashCode() {
        return 31 * row + column;
    }

    @Override
    public String toString() {
        return row < Board.MAX_SIZE && column < Board.MAX_SIZE ? TEXTS[row][column] : text(row, column);
    }

    private static String text(int row, int column) {
        return "(" + row + "," + column + ")";
    }
}
