package plybook.gomoku;

/** One of the four directions in which stones can stand in a row. Each includes its reverse. */
public enum Direction {
    /** From left to right. */
    ROW(0, 1),
    /** From the top down. */
    COLUMN(1, 0),
    /** Down to the right. */
    DIAGONAL(1, 1),
    /** Down to the left. */
    ANTIDIAGONAL(1, -1);

    private final int rows;
    private final int columns;

    Direction(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
    }

    /** Returns the number of rows that a step goes down. */
    public int rows() {
        return rows;
    }

    /** Returns the number of columns that a step goes to the right. */
    public int columns() {
        return columns;
    }
}
