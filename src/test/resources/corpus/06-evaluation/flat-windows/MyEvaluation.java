// exercise: 06
// truth: wrong
// mistake: windows are laid over flat cell numbers and only checked against the end of the board, so a window goes on across the edge into the next row
// player: both
// style: flat int array, window as base and stride
// kind: slip
// single: yes
// detail: stones at the right edge and at the left edge of the next row count as one line, also on the diagonals
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WIN = 1_000_000;

    @Override
    public int value(Board board) {
        int n = board.size();
        int[] cells = new int[n * n];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = board.has(Player.X, i / n, i % n) ? 1 : board.has(Player.O, i / n, i % n) ? -1 : 0;
        }
        int x = rate(cells, n, 1);
        int o = rate(cells, n, -1);
        return x == WIN ? WIN : o == WIN ? -WIN : x - o;
    }

    private int rate(int[] cells, int n, int who) {
        int total = 0;
        int threats = 0;
        for (int stride : new int[] {1, n, n + 1, n - 1}) {
            // windows of one line, by the line's name
            Map<Integer, List<int[]>> lines = new HashMap<>();
            for (int base = 0; base + 4 * stride < cells.length; base++) {
                int own = 0;
                int foreign = 0;
                List<Integer> free = new ArrayList<>();
                for (int k = 0; k < 5; k++) {
                    int content = cells[base + k * stride] * who;
                    own += content > 0 ? 1 : 0;
                    foreign += content < 0 ? 1 : 0;
                    if (content == 0) {
                        free.add(base + k * stride);
                    }
                }
                if (foreign > 0) {
                    continue;
                }
                if (own == 5) {
                    return WIN;
                }
                total += own == 2 ? 20 : own == 1 ? 2 : 0;
                if (own == 3 || own == 4) {
                    lines.computeIfAbsent(name(base, n, stride), k -> new ArrayList<>())
                            .add(free.stream().mapToInt(i -> i).toArray());
                }
            }
            for (List<int[]> line : lines.values()) {
                long wins = line.stream().filter(f -> f.length == 1).mapToInt(f -> f[0]).distinct().count();
                if (wins > 0) {
                    total += wins > 1 ? 20_000 : 3_000;
                    threats += wins > 1 ? 0 : 1;
                } else if (open(line)) {
                    total += 2_000;
                    threats++;
                } else {
                    total += 400;
                }
            }
        }
        return Math.min(800_000, total + (threats > 1 ? 10_000 : 0));
    }

    private static int name(int base, int n, int stride) {
        int row = base / n;
        int column = base % n;
        return stride == 1 ? row : stride == n ? column : stride == n + 1 ? row - column : row + column;
    }

    private static boolean open(List<int[]> pairs) {
        for (int[] a : pairs) {
            for (int[] b : pairs) {
                boolean same = a[0] == b[0] && a[1] == b[1];
                if (!same && (a[0] == b[0] || a[0] == b[1] || a[1] == b[0] || a[1] == b[1])) {
                    return true;
                }
            }
        }
        return false;
    }
}
