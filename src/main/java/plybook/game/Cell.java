package plybook.game;

import org.jspecify.annotations.Nullable;

/**
 * A square of a board, rows and columns counted from 0 at the top left.
 *
 * <p>Text form: {@code (row,column)}.
 */
public record Cell(int row, int column) implements Comparable<Cell> {
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
        return "(" + row + "," + column + ")";
    }
}
