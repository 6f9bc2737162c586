// exercise: 06
// truth: wrong
// mistake: a rim of empty cells is put around the board to save the checks, so the edge does not close a line but has free cells behind it
// player: both
// style: a two-dimensional array with a rim of four, one table of masks for the gaps
// single: yes
// detail: lines at an edge count as open, and lines without room for five count as if they had it

import java.util.HashSet;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int RIM = 4;

    @Override
    public int value(Board board) {
        int size = board.size() + 2 * RIM;
        int[][] grid = new int[size][size];
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (board.has(Player.X, r, c)) {
                    grid[r + RIM][c + RIM] = 1;
                } else if (board.has(Player.O, r, c)) {
                    grid[r + RIM][c + RIM] = -1;
                }
            }
        }
        int x = forPlayer(grid, 1);
        int o = forPlayer(grid, -1);
        if (x == Integer.MAX_VALUE) {
            return 500_000;
        }
        return o == Integer.MAX_VALUE ? -500_000 : x - o;
    }

    private int forPlayer(int[][] grid, int who) {
        int size = grid.length;
        int total = 0;
        int threats = 0;
        int[][] starts = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : starts) {
            for (int r = 0; r < size; r++) {
                for (int c = 0; c < size; c++) {
                    boolean first = r - d[0] < 0 || c - d[1] < 0 || c - d[1] >= size;
                    if (!first) {
                        continue;
                    }
                    int[] found = readLine(grid, who, r, c, d);
                    if (found == null) {
                        return Integer.MAX_VALUE;
                    }
                    total += found[0];
                    threats += found[1];
                }
            }
        }
        return Math.min(400_000, total + (threats > 1 ? 5_000 : 0));
    }

    /** Points and threats of a line, or null for five. */
    private int[] readLine(int[][] grid, int who, int r, int c, int[] d) {
        Set<Integer> fives = new HashSet<>();
        Set<Integer> pairs = new HashSet<>();
        int points = 0;
        for (int s = 0; ; s++) {
            int er = r + (s + 4) * d[0];
            int ec = c + (s + 4) * d[1];
            if (er >= grid.length || ec < 0 || ec >= grid.length) {
                break;
            }
            int mine = 0;
            int gaps = 0;
            for (int i = s; i < s + 5; i++) {
                int stone = grid[r + i * d[0]][c + i * d[1]] * who;
                mine += stone > 0 ? 1 : stone < 0 ? -9 : 0;
                gaps |= stone == 0 ? 1 << i : 0;
            }
            if (mine == 5) {
                return null;
            }
            if (mine == 4) {
                fives.add(gaps);
            } else if (mine == 3) {
                pairs.add(gaps);
            } else if (mine > 0) {
                points += mine == 2 ? 10 : 1;
            }
        }
        if (!fives.isEmpty()) {
            return fives.size() > 1 ? new int[] {points + 10_000, 0} : new int[] {points + 1_500, 1};
        }
        for (int a : pairs) {
            for (int b : pairs) {
                if (a != b && (a & b) != 0) {
                    return new int[] {points + 1_000, 1};
                }
            }
        }
        return new int[] {points + (pairs.isEmpty() ? 0 : 200), 0};
    }
}
