// exercise: 06
// truth: right
// mistake: none
// player: both
// style: each line as two bit masks, five shifted masks at once, sets of pairs as longs
// single: yes
// detail: never
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WON = 500_000;

    @Override
    public int value(Board board) {
        int n = board.size();
        int[] sums = new int[2];
        int[] alarms = new int[2];
        int[] masks = new int[2];
        for (int kind = 0; kind < 4; kind++) {
            int lines = kind < 2 ? n : 2 * n - 1;
            for (int line = 0; line < lines; line++) {
                int length = read(board, kind, line, masks);
                for (int side = 0; side < 2; side++) {
                    int found = rate(masks[side], masks[1 - side], length);
                    if (found < 0) {
                        return side == 0 ? WON : -WON;
                    }
                    sums[side] += found >> 1;
                    alarms[side] += found & 1;
                }
            }
        }
        return total(sums[0], alarms[0]) - total(sums[1], alarms[1]);
    }

    private static int total(int sum, int alarms) {
        return Math.min(400_000, alarms < 2 ? sum : sum + 5_000);
    }

    /** Puts the stones of a line into the masks; returns how many cells it has. */
    private static int read(Board board, int kind, int line, int[] masks) {
        int n = board.size();
        masks[0] = masks[1] = 0;
        if (kind == 0) {
            masks[0] = (int) board.row(Player.X, line);
            masks[1] = (int) board.row(Player.O, line);
            return n;
        }
        int row = kind == 1 ? 0 : Math.max(0, line - n + 1);
        int column = kind == 1 ? line : kind == 2 ? Math.max(0, n - 1 - line) : Math.min(line, n - 1);
        int right = kind == 1 ? 0 : kind == 2 ? 1 : -1;
        int i = 0;
        while (row < n && column >= 0 && column < n) {
            if (board.has(Player.X, row, column)) {
                masks[0] |= 1 << i;
            } else if (board.has(Player.O, row, column)) {
                masks[1] |= 1 << i;
            }
            i++;
            row++;
            column += right;
        }
        return i;
    }

    /** Twice the points of a line, and one more if it is a threat that has to be answered; -1 for five. */
    private static int rate(int own, int other, int length) {
        int points = 0;
        int wins = 0;
        int once = 0; // cells in a pair
        int twice = 0; // cells in two different pairs
        int lastPair = 0;
        boolean three = false;
        for (int start = 0; start + 5 <= length; start++) {
            int window = 0b11111 << start;
            if ((other & window) != 0) {
                continue;
            }
            int free = window & ~own;
            switch (Integer.bitCount(free)) {
                case 0 -> {
                    return -1;
                }
                case 1 -> wins |= free;
                case 2 -> {
                    three = true;
                    if (free != lastPair) {
                        // the same pair never comes back after another one: windows only move on
                        twice |= once & free;
                        once |= free;
                        lastPair = free;
                    }
                }
                case 3 -> points += 10;
                case 4 -> points += 1;
                default -> {}
            }
        }
        boolean open = twice != 0;
        boolean manyWins = (wins & (wins - 1)) != 0;
        if (wins != 0) {
            return 2 * (points + (manyWins ? 10_000 : 1_500)) + (manyWins ? 0 : 1);
        }
        return three ? 2 * (points + (open ? 1_000 : 200)) + (open ? 1 : 0) : 2 * points;
    }
}
