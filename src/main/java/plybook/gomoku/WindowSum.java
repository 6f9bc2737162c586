package plybook.gomoku;

import plybook.game.Player;

/**
 * The value of {@link WindowEvaluation}, kept up to date. A stone changes at most the 20 windows through its cell; the other 552 do not
 * change. Cells are numbered row by row from 0.
 */
public final class WindowSum {
    /** The factor for O in a window's number, which is its stones of X plus this times its stones of O. */
    private static final int ONE_O = Gomoku.FIVE + 1;

    /** The change of a window's value by one more stone of X, by the window's number. */
    private static final int[] X_GAINS = gains(1);

    private static final int[] O_GAINS = gains(ONE_O);

    private final int[][] through;
    private final int[] stones;

    /** The cells where stones were put, each with the value before it and the player. */
    private final int[] moves;

    private final int[] values;
    private final boolean[] byX;
    private int count;
    private int value;

    /** Makes the sum for an empty board of so many rows. */
    public WindowSum(int size) {
        Windows windows = new Windows(size);
        stones = new int[windows.count()];
        through = new int[size * size][];
        for (int cell = 0; cell < through.length; cell++) {
            through[cell] = windows.through(cell);
        }
        moves = new int[through.length];
        values = new int[through.length];
        byX = new boolean[through.length];
    }

    private static int[] gains(int one) {
        int[] gains = new int[ONE_O * ONE_O];
        for (int x = 0; x <= Gomoku.FIVE; x++) {
            for (int o = 0; x + o < Gomoku.FIVE; o++) {
                int after = one == 1 ? WindowEvaluation.value(x + 1, o) : WindowEvaluation.value(x, o + 1);
                gains[x + ONE_O * o] = after - WindowEvaluation.value(x, o);
            }
        }
        return gains;
    }

    /** Puts a stone on an empty cell, and returns whether it fills a window, so that five stand in a row. */
    public boolean make(int cell, Player player) {
        boolean x = player == Player.X;
        moves[count] = cell;
        values[count] = value;
        byX[count++] = x;
        int one = x ? 1 : ONE_O;
        int four = (Gomoku.FIVE - 1) * one;
        int[] gains = x ? X_GAINS : O_GAINS;
        boolean filled = false;
        int gain = 0;
        for (int window : through[cell]) {
            int before = stones[window];
            gain += gains[before];
            filled |= before == four;
            stones[window] = before + one;
        }
        value += gain;
        return filled;
    }

    /** Takes away the last stone. */
    public void undo() {
        if (count == 0) {
            throw new IllegalStateException("nothing to undo: no stone was put");
        }
        count--;
        int one = byX[count] ? 1 : ONE_O;
        for (int window : through[moves[count]]) {
            stones[window] -= one;
        }
        value = values[count];
    }

    /** Returns the amount by which a stone of the player would change the value. */
    public int gain(int cell, Player player) {
        int[] gains = player == Player.X ? X_GAINS : O_GAINS;
        int gain = 0;
        for (int window : through[cell]) {
            gain += gains[stones[window]];
        }
        return gain;
    }

    /** Returns the value to MAX. */
    public int value() {
        return value;
    }
}
