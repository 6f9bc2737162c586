package plybook.gomoku;

import plybook.game.Board;
import plybook.game.Player;
import plybook.gomoku.Gomoku.Rule;

/**
 * Looks for five in a row on a whole board, in all columns at once. A row is a number with a bit for each stone. Five numbers that are
 * shifted against each other have a bit in common exactly where five stones stand in a row.
 */
final class FiveInARow {
    private static final int FIVE = Gomoku.FIVE;
    private static final Direction[] DIRECTIONS = Direction.values();

    private FiveInARow() {}

    /** Returns whether the player has a row that wins. */
    static boolean on(Board board, Player player, Rule rule) {
        if (board.count(player) < FIVE) {
            return false;
        }
        int size = board.size();
        long[] rows = new long[size + 2 * FIVE]; // five empty rows above and below, so that no row is missing
        for (int row = 0; row < size; row++) {
            rows[row + FIVE] = board.row(player, row) << FIVE; // and five empty columns to the right of the lowest bit
        }
        for (int row = FIVE; row < size + FIVE; row++) {
            for (Direction direction : DIRECTIONS) {
                if (wins(rows, row, direction, rule)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns whether a winning row starts in this row of the board and goes on in the direction. */
    private static boolean wins(long[] rows, int row, Direction direction, Rule rule) {
        long five = -1;
        for (int step = 0; step < FIVE && five != 0; step++) {
            five &= stepped(rows, row, direction, step);
        }
        if (rule == Rule.EXACTLY_FIVE && five != 0) {
            five &= ~stepped(rows, row, direction, -1) & ~stepped(rows, row, direction, FIVE);
        }
        return five != 0;
    }

    /** Returns the stones that are so many steps away, each as a bit at the cell from which it is so far. */
    private static long stepped(long[] rows, int row, Direction direction, int steps) {
        long stones = rows[row + steps * direction.rows()];
        int columns = steps * direction.columns();
        return columns >= 0 ? stones >>> columns : stones << -columns;
    }
}
