// exercise: 06
// truth: wrong
// mistake: windows are walked in a one-dimensional array and only the end of the array is checked, so they go on across the right or left edge
// player: both
// style: board flattened to an int array, offsets
// kind: slip
// single: yes
// detail: lines at the right edge (diagonals to the left: the left edge) get windows with cells of the next row: five across the edge, edge lines count as open
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;
import java.util.HashMap;
import java.util.Map;

public class MyEvaluation implements EvaluationTask {
    private static class LineInfo {
        long wins;
        long once;
        long twice;
        long before;
    }

    @Override
    public int value(Board board) {
        int n = board.size();
        int[] cells = new int[n * n];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = board.has(Player.X, i / n, i % n) ? 1 : board.has(Player.O, i / n, i % n) ? -1 : 0;
        }
        Integer x = side(cells, n, 1);
        Integer o = side(cells, n, -1);
        if (x == null) {
            return 600_000;
        }
        return o == null ? -600_000 : x - o;
    }

    /** null: five. */
    private Integer side(int[] cells, int n, int me) {
        int[] offsets = {1, n, n + 1, n - 1};
        Map<Integer, LineInfo> lines = new HashMap<>();
        int points = 0;
        for (int d = 0; d < 4; d++) {
            for (int start = 0; start < cells.length; start++) {
                if (start + 4 * offsets[d] >= cells.length) {
                    break;
                }
                int mine = 0;
                long free = 0;
                boolean blocked = false;
                for (int i = 0; i < 5; i++) {
                    int cell = cells[start + i * offsets[d]];
                    if (cell == me) {
                        mine++;
                    } else if (cell == 0) {
                        free |= 1L << (d == 0 ? start % n + i : start / n + i);
                    } else {
                        blocked = true;
                    }
                }
                if (blocked || mine == 0) {
                    continue;
                }
                if (mine == 5) {
                    return null;
                }
                int r = start / n;
                int c = start % n;
                int which = d == 0 ? r : d == 1 ? c : d == 2 ? r - c : r + c;
                LineInfo line = lines.computeIfAbsent(1000 * d + 100 + which, key -> new LineInfo());
                points += mine * mine * mine;
                if (mine == 4) {
                    line.wins |= free;
                } else if (mine == 3 && line.before != free) {
                    line.twice |= line.once & free;
                    line.once |= free;
                    line.before = free;
                }
            }
        }
        int threats = 0;
        for (LineInfo line : lines.values()) {
            int ways = Long.bitCount(line.wins);
            if (ways >= 2) {
                points += 10_000;
            } else if (ways == 1) {
                points += 1_600;
                threats++;
            } else if (line.twice != 0) {
                points += 1_200;
                threats++;
            } else if (line.once != 0) {
                points += 150;
            }
        }
        return Math.min(500_000, points + (threats >= 2 ? 5_000 : 0));
    }
}
