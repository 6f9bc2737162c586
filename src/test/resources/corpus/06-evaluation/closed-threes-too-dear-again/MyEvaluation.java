// exercise: 06
// truth: wrong
// mistake: a closed three counts 450 and an open one 1,000, so that three closed ones are worth more than an open one
// player: both
// style: static tables of weights, long masks, a record for what a line holds
// single: yes
// detail: always in that comparison
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int W_OPEN_FOUR = 20_000;
    private static final int W_FOUR = 1_500;
    private static final int W_OPEN_THREE = 1_000;
    private static final int W_THREE = 450;
    private static final int W_DOUBLE = 8_000;
    private static final int[] W_WINDOW = {0, 1, 11, 0, 0, 0};

    private record Strip(long own, long free, int length) {
        boolean won() {
            return won(own);
        }

        static boolean won(long m) {
            long two = m & m >> 1;
            return (two & two >> 2 & m >> 4) != 0;
        }

        long winningCells() {
            return winningCells(own, free);
        }

        static long winningCells(long own, long free) {
            long cells = 0;
            for (int i = 0; i < 20; i++) {
                if ((free >> i & 1) == 1 && won(own | 1L << i)) {
                    cells |= 1L << i;
                }
            }
            return cells;
        }

        int best() {
            int best = 0;
            for (int i = 0; i < length; i++) {
                if ((free >> i & 1) == 1) {
                    best = Math.max(best, Long.bitCount(winningCells(own | 1L << i, free & ~(1L << i))));
                }
            }
            return best;
        }
    }

    private static List<Strip> strips(Board board, Player player) {
        List<Strip> strips = new ArrayList<>();
        int n = board.size();
        for (int s = 0; s < n; s++) {
            strips.add(strip(board, player, s, 0, 0, 1));
            strips.add(strip(board, player, 0, s, 1, 0));
        }
        for (int s = -(n - 5); s <= n - 5; s++) {
            strips.add(strip(board, player, Math.max(0, -s), Math.max(0, s), 1, 1));
            strips.add(strip(board, player, Math.max(0, -s), n - 1 - Math.max(0, s), 1, -1));
        }
        return strips;
    }

    private static Strip strip(Board board, Player player, int row, int column, int down, int right) {
        long own = 0;
        long free = 0;
        int i = 0;
        while (row < board.size() && column >= 0 && column < board.size()) {
            if (board.has(player, row, column)) {
                own |= 1L << i;
            } else if (board.isEmpty(row, column)) {
                free |= 1L << i;
            }
            i++;
            row += down;
            column += right;
        }
        return new Strip(own, free, i);
    }

    @Override
    public int value(Board board) {
        List<Strip> ofX = strips(board, Player.X);
        List<Strip> ofO = strips(board, Player.O);
        if (ofX.stream().anyMatch(Strip::won)) {
            return 900_000;
        }
        if (ofO.stream().anyMatch(Strip::won)) {
            return -900_000;
        }
        return worth(ofX) - worth(ofO);
    }

    private static int worth(List<Strip> strips) {
        int worth = 0;
        int threats = 0;
        for (Strip strip : strips) {
            if (strip.own() == 0) {
                continue;
            }
            for (int i = 0; i + 5 <= strip.length(); i++) {
                long window = 31L << i;
                if (((strip.own() | strip.free()) & window) == window) {
                    worth += W_WINDOW[Long.bitCount(strip.own() & window)];
                }
            }
            int wins = Long.bitCount(strip.winningCells());
            int next = wins == 0 ? strip.best() : 0;
            if (wins == 1 || next > 1) {
                threats++;
            }
            worth += wins > 1 ? W_OPEN_FOUR : wins == 1 ? W_FOUR : next > 1 ? W_OPEN_THREE : next == 1 ? W_THREE : 0;
        }
        if (threats > 1) {
            worth += W_DOUBLE;
        }
        return Math.min(worth, 700_000);
    }
}
