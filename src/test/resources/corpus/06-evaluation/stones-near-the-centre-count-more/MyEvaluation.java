// exercise: 06
// truth: wrong
// mistake: each stone also gets its distance from the edge as points, so a position is worth something else when it is moved over the board.
// player: both
// style: int grid, map from line to lists
// single: yes
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private int[][] grid;
    private int n;
    private Map<Integer, List<Set<Integer>>> lines;

    @Override
    public int value(Board board) {
        n = board.size();
        grid = new int[n][n];
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                grid[r][c] = board.has(Player.X, r, c) ? 1 : board.has(Player.O, r, c) ? -1 : 0;
            }
        }
        int value = score(1) - score(-1);
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                value += grid[r][c] * Math.min(Math.min(r, n - 1 - r), Math.min(c, n - 1 - c));
            }
        }
        return value;
    }

    private int score(int me) {
        lines = new HashMap<>();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (c + 4 < n) {
                    window(me, 1000 + r, r, c, 0, 1);
                }
                if (r + 4 < n) {
                    window(me, 2000 + c, r, c, 1, 0);
                }
                if (r + 4 < n && c + 4 < n) {
                    window(me, 3000 + r - c, r, c, 1, 1);
                }
                if (r + 4 < n && c - 4 >= 0) {
                    window(me, 4000 + r + c, r, c, 1, -1);
                }
            }
        }
        int sum = 0;
        int threats = 0;
        for (List<Set<Integer>> line : lines.values()) {
            Set<Set<Integer>> wins = new HashSet<>();
            Set<Set<Integer>> pairs = new HashSet<>();
            for (Set<Integer> free : line) {
                switch (free.size()) {
                    case 0:
                        return 500000;
                    case 1:
                        wins.add(free);
                        break;
                    case 2:
                        pairs.add(free);
                        break;
                    case 3:
                        sum += 10;
                        break;
                    case 4:
                        sum += 1;
                        break;
                    default:
                        break;
                }
            }
            Set<Integer> cells = new HashSet<>();
            pairs.forEach(cells::addAll);
            if (wins.size() >= 2) {
                sum += 10000;
            } else if (wins.size() == 1) {
                sum += 1500;
                threats++;
            } else if (cells.size() < 2 * pairs.size()) {
                sum += 1000;
                threats++;
            } else if (!pairs.isEmpty()) {
                sum += 200;
            }
        }
        if (threats >= 2) {
            sum += 5000;
        }
        return Math.min(sum, 400000);
    }

    private void window(int me, int line, int r, int c, int dr, int dc) {
        Set<Integer> free = new HashSet<>();
        for (int i = 0; i < 5; i++) {
            int what = grid[r + i * dr][c + i * dc];
            if (what == -me) {
                return;
            }
            if (what == 0) {
                free.add((r + i * dr) * n + c + i * dc);
            }
        }
        lines.computeIfAbsent(line, k -> new ArrayList<>()).add(free);
    }
}
