// exercise: 06
// truth: right
// mistake: none; every promise is kept
// player: both
// style: int array with a margin of five, a stone tried on every empty cell, maps by line
// single: yes
// detail: -
import java.util.HashSet;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

/**
 * Asks of every empty cell what a stone there would make: a five, or (in the same line) two cells for a five.
 * The board is copied into an array with a margin, so nothing runs over the edge.
 */
public class MyEvaluation implements EvaluationTask {
    private static final int MARGIN = 5;

    @Override
    public int value(Board board) {
        int n = board.size();
        int[][] grid = new int[n + 2 * MARGIN][n + 2 * MARGIN];
        for (int[] row : grid) {
            java.util.Arrays.fill(row, 2); // outside is nobody's
        }
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                grid[r + MARGIN][c + MARGIN] = board.has(Player.X, r, c) ? 1 : board.has(Player.O, r, c) ? -1 : 0;
            }
        }
        return side(grid, n, 1) - side(grid, n, -1);
    }

    private int side(int[][] g, int n, int me) {
        int[] step = {1, g.length, g.length + 1, g.length - 1};
        int width = g.length;
        int[] flat = new int[width * width];
        for (int i = 0; i < flat.length; i++) {
            flat[i] = g[i / width][i % width];
        }
        int result = 0;
        int threats = 0;
        for (int s : step) {
            Set<Integer> openThrees = new HashSet<>(); // lines, named by their first cell
            java.util.Map<Integer, Integer> fives = new java.util.HashMap<>();
            for (int i = 0; i < flat.length; i++) {
                if (flat[i] == 2) {
                    continue;
                }
                if (flat[i] == me && run(flat, i, s, me) >= 5) {
                    return 900_000;
                }
                result += potential(flat, i, s, me);
                if (flat[i] != 0) {
                    continue;
                }
                int name = i;
                while (flat[name - s] != 2) {
                    name -= s;
                }
                flat[i] = me;
                if (run(flat, i, s, me) + run(flat, i, -s, me) > 5) {
                    fives.merge(name, 1, Integer::sum);
                } else if (waysNear(flat, i, s, me) > 1) {
                    openThrees.add(name);
                }
                flat[i] = 0;
            }
            for (int count : fives.values()) {
                result += count > 1 ? 40_000 : 3_000;
                threats += count > 1 ? 0 : 1;
            }
            for (int line : openThrees) {
                if (!fives.containsKey(line)) {
                    result += 2_500;
                    threats++;
                }
            }
        }
        result += threats > 1 ? 50_000 : 0;
        return Math.min(result, 350_000);
    }

    /** Stones of this player from i on, in steps of s. */
    private static int run(int[] flat, int i, int s, int me) {
        int length = 0;
        while (flat[i] == me) {
            length++;
            i += s;
        }
        return length;
    }

    private static int waysNear(int[] flat, int i, int s, int me) {
        int ways = 0;
        for (int k = -4; k <= 4; k++) {
            int j = i + k * s;
            if (flat[j] == 0) {
                flat[j] = me;
                if (run(flat, j, s, me) + run(flat, j, -s, me) > 5) {
                    ways++;
                }
                flat[j] = 0;
            }
        }
        return ways;
    }

    private static int potential(int[] flat, int i, int s, int me) {
        int stones = 0;
        for (int k = 0; k < 5; k++) {
            int what = flat[i + k * s];
            if (what == me) {
                stones++;
            } else if (what != 0) {
                return 0;
            }
        }
        return stones * stones * stones * stones;
    }
}
