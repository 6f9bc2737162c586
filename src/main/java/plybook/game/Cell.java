package plybook.game;

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

    @Override
    public String toString() {
        return "(" + row + "," + column + ")";
    }
}
