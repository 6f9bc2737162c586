// exercise: 06
// truth: wrong
// mistake: lines are remembered under an int with two bits for each cell, which overflows for lines of more than 16 cells, so different lines share an entry
// player: both
// style: table of lines per length, filled on demand, shifts
// kind: subtle
// single: yes
// detail: boards of 17 rows and more: a line of 17 cells or more of which the first are taken gets the value of another line seen before; up to 16 rows all is right
import java.util.HashMap;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int FIVE = 1 << 30;
    private static final int THREAT = 1 << 20; // points are below

    private final Map<Integer, Map<Integer, int[]>> tables = new HashMap<>(); // by length, then by cells

    @Override
    public int value(Board board) {
        int n = board.size();
        long[] x = new long[3];
        for (int i = 0; i < n; i++) {
            add(board, i, 0, 0, 1, x);
            add(board, 0, i, 1, 0, x);
            add(board, 0, i, 1, 1, x);
            add(board, 0, i, 1, -1, x);
        }
        for (int i = 1; i < n; i++) {
            add(board, i, 0, 1, 1, x);
            add(board, i, n - 1, 1, -1, x);
        }
        return x[2] != 0 ? (int) x[2] * 900_000 : worth(x[0]) - worth(x[1]);
    }

    private static int worth(long sum) {
        return (int) Math.min(800_000, sum % THREAT + (sum / THREAT > 1 ? 5_000 : 0));
    }

    private void add(Board board, int row, int column, int dr, int dc, long[] sums) {
        int[] cells = new int[board.size()];
        int length = 0;
        int key = 0;
        while (row < board.size() && column >= 0 && column < board.size()) {
            int cell = board.has(Player.X, row, column) ? 1 : board.has(Player.O, row, column) ? 2 : 0;
            key = key << 2 | cell;
            cells[length++] = cell;
            row += dr;
            column += dc;
        }
        int size = length;
        int[] found = tables.computeIfAbsent(length, l -> new HashMap<>())
                .computeIfAbsent(key, k -> new int[] {read(cells, size, 1), read(cells, size, 2)});
        for (int side = 0; side < 2; side++) {
            if (found[side] == FIVE) {
                sums[2] = side == 0 ? 1 : -1;
            } else {
                sums[side] += found[side];
            }
        }
    }

    private static int read(int[] cells, int length, int me) {
        int wins = 0;
        int once = 0;
        int twice = 0;
        int last = 0;
        int points = 0;
        for (int s = 0; s + 5 <= length; s++) {
            int mine = 0;
            int free = 0;
            for (int i = s; i < s + 5; i++) {
                mine += cells[i] == me ? 1 : 0;
                free |= cells[i] == 0 ? 1 << i : 0;
            }
            if (mine + Integer.bitCount(free) < 5) {
                continue;
            }
            if (mine == 5) {
                return FIVE;
            }
            points += mine * mine;
            wins |= mine == 4 ? free : 0;
            if (mine == 3 && free != last) {
                twice |= once & free;
                once |= free;
                last = free;
            }
        }
        return switch (Integer.bitCount(wins)) {
            case 0 -> points + (twice != 0 ? THREAT + 1_000 : once != 0 ? 150 : 0);
            case 1 -> points + THREAT + 1_500;
            default -> points + 8_000;
        };
    }
}
