// exercise: 06
// truth: wrong
// mistake: the second of the two copied tests for five asks about X again instead of O, so five of O are not recognised as won and are worth less than other lines of O
// player: MIN
// style: copy of the board, recursion
// single: yes
// detail: -
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

/**
 * Tries stones on a copy of the board, line by line: how many stones does the player lack for a five, and on how many cells?
 * The recursion looks two stones deep.
 */
public class MyEvaluation implements EvaluationTask {
    private static final int[][] STEPS = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}};

    @Override
    public int value(Board board) {
        Board copy = board.copy();
        if (hasFive(copy, Player.X)) {
            return 1_000_000;
        }
        if (hasFive(copy, Player.X)) {
            return -1_000_000;
        }
        return Math.min(450_000, total(copy, Player.X)) - Math.min(450_000, total(copy, Player.O));
    }

    private int total(Board board, Player me) {
        int total = 0;
        int threats = 0;
        for (int[] step : STEPS) {
            for (int row = 0; row < board.size(); row++) {
                for (int column = 0; column < board.size(); column++) {
                    if (inside(board, row - step[0], column - step[1])) {
                        continue;
                    }
                    int open = 0;
                    int simple = 0;
                    total += chances(board, me, row, column, step);
                    int held = 0;
                    for (int k = 0; inside(board, row + k * step[0], column + k * step[1]); k++) {
                        held += board.has(me, row + k * step[0], column + k * step[1]) ? 1 : 0;
                    }
                    if (held < 3) {
                        continue; // nothing that threatens
                    }
                    int now = waysToFive(board, me, row, column, step);
                    if (now == 0) {
                        int best = 0;
                        for (int k = 0; inside(board, row + k * step[0], column + k * step[1]); k++) {
                            Cell cell = new Cell(row + k * step[0], column + k * step[1]);
                            if (board.isEmpty(cell)) {
                                board.put(cell, me);
                                best = Math.max(best, waysToFive(board, me, row, column, step));
                                board.clear(cell);
                            }
                        }
                        open = best >= 2 ? 1 : 0;
                        simple = best == 1 ? 1 : 0;
                    }
                    total += now >= 2 ? 25_000 : now == 1 ? 1_800 : open * 1_300 + simple * 100;
                    threats += now == 1 ? 1 : open;
                }
            }
        }
        // each further threat is worth more than the one before
        return total + (threats > 1 ? 10_000 * threats * threats : 0);
    }

    private static int waysToFive(Board board, Player me, int row, int column, int[] step) {
        int ways = 0;
        for (int k = 0; inside(board, row + k * step[0], column + k * step[1]); k++) {
            int r = row + k * step[0];
            int c = column + k * step[1];
            if (board.isEmpty(r, c)
                    && stones(board, me, r + step[0], c + step[1], step[0], step[1])
                                    + stones(board, me, r - step[0], c - step[1], -step[0], -step[1])
                            >= 4) {
                ways++;
            }
        }
        return ways;
    }

    private static int stones(Board board, Player me, int row, int column, int down, int right) {
        if (!inside(board, row, column) || !board.has(me, row, column)) {
            return 0;
        }
        return 1 + stones(board, me, row + down, column + right, down, right);
    }

    private static boolean hasFive(Board board, Player me) {
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                for (int[] step : STEPS) {
                    if (stones(board, me, row, column, step[0], step[1]) >= 5) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** One point for each stone in each five cells that are still possible, and three more for each neighbour in it. */
    private static int chances(Board board, Player me, int row, int column, int[] step) {
        int points = 0;
        int room = 0; // cells since the last one that is the other's
        for (int k = 0; inside(board, row + k * step[0], column + k * step[1]); k++) {
            int r = row + k * step[0];
            int c = column + k * step[1];
            room = board.has(me.opponent(), r, c) ? 0 : room + 1;
            if (room < 5) {
                continue;
            }
            int stones = 0;
            for (int back = 0; back < 5; back++) {
                stones += board.has(me, r - back * step[0], c - back * step[1]) ? 1 : 0;
            }
            points += stones == 0 ? 0 : 4 * stones * stones - 3;
        }
        return points;
    }

    private static boolean inside(Board board, int row, int column) {
        return row >= 0 && column >= 0 && row < board.size() && column < board.size();
    }
}
