package plybook.gomoku;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * All windows of a board. A window is five cells in a row; the player who fills one has won. A board of 15×15 has 572. Cells are numbered
 * row by row from 0.
 */
public final class Windows {
    private final int[][] cells;
    private final int[][] through;

    /** Makes the windows of a board of so many rows. */
    public Windows(int size) {
        List<int[]> windows = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            for (int start = 0; start < size * size; start++) {
                int lastRow = start / size + (Gomoku.FIVE - 1) * direction.rows();
                int lastColumn = start % size + (Gomoku.FIVE - 1) * direction.columns();
                if (lastRow < size && lastColumn >= 0 && lastColumn < size) {
                    windows.add(window(start, direction.rows() * size + direction.columns()));
                }
            }
        }
        cells = windows.toArray(int[][]::new);
        through = byCell(size * size);
    }

    private int[][] byCell(int all) {
        int[] counts = new int[all];
        for (int[] window : cells) {
            for (int cell : window) {
                counts[cell]++;
            }
        }
        int[][] found = new int[all][];
        Arrays.setAll(found, cell -> new int[counts[cell]]);
        for (int window = cells.length - 1; window >= 0; window--) {
            for (int cell : cells[window]) {
                found[cell][--counts[cell]] = window;
            }
        }
        return found;
    }

    private static int[] window(int start, int step) {
        int[] window = new int[Gomoku.FIVE];
        for (int i = 0; i < window.length; i++) {
            window[i] = start + i * step;
        }
        return window;
    }

    /** Returns the number of windows. */
    public int count() {
        return cells.length;
    }

    /** Returns the five cells of a window, in a row. Do not change the array. */
    public int[] cells(int window) {
        return cells[window];
    }

    /** Returns the windows that the cell lies in, at most 20. Do not change the array. */
    public int[] through(int cell) {
        return through[cell];
    }
}
