package plybook.gomoku;

import plybook.game.Player;

/**
 * The value of {@link WindowEvaluation}, kept up to date: a stone changes the 20 windows through its cell at most, and the other 552 stay as
 * they are. Cells are numbered row by row from 0.
 */
public final class WindowSum {
    /** A window is kept as one number: its stones of X, and this often its stones of O. */
    private static final int ONE_O = Gomoku.FIVE + 1;

    /** The value of a window by that number. */
    private static final int[] VALUES = values();

    private final int[][] through;
    private final int[] stones;
    private int value;

    /** The empty board of so many rows. */
    public WindowSum(int size) {
        Windows windows = new Windows(size);
        stones = new int[windows.count()];
        through = new int[size * size][];
        for (int cell = 0; cell < through.length; cell++) {
            through[cell] = windows.through(cell);
        }
    }

    private static int[] values() {
        int[] values = new int[ONE_O * ONE_O];
        for (int x = 0; x <= Gomoku.FIVE; x++) {
            for (int o = 0; o + x <= Gomoku.FIVE; o++) {
                values[x + ONE_O * o] = WindowEvaluation.value(x, o);
            }
        }
        return values;
    }

    /** Puts a stone on an empty cell, and says whether it fills a window, so that five stand in a row. */
    public boolean put(int cell, Player player) {
        int one = player == Player.X ? 1 : ONE_O;
        int five = Gomoku.FIVE * one;
        boolean filled = false;
        int change = 0;
        for (int window : through[cell]) {
            int before = stones[window];
            int after = before + one;
            stones[window] = after;
            change += VALUES[after] - VALUES[before];
            filled |= after == five;
        }
        value += change;
        return filled;
    }

    /** Takes the player's stone away again. */
    public void take(int cell, Player player) {
        int one = player == Player.X ? 1 : ONE_O;
        int change = 0;
        for (int window : through[cell]) {
            int before = stones[window];
            int after = before - one;
            stones[window] = after;
            change += VALUES[after] - VALUES[before];
        }
        value += change;
    }

    /** By how much a stone of the player would change the value. */
    public int gain(int cell, Player player) {
        int one = player == Player.X ? 1 : ONE_O;
        int gain = 0;
        for (int window : through[cell]) {
            gain += VALUES[stones[window] + one] - VALUES[stones[window]];
        }
        return gain;
    }

    /** The value in MAX's view. */
    public int value() {
        return value;
    }
}
