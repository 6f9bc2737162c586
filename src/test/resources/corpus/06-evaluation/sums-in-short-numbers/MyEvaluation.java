// exercise: 06
// truth: wrong
// mistake: the sums are kept in short variables, which turn negative beyond 32,767
// player: both
// style: arrays, small types
// single: yes
// detail: sometimes; three or more open fours of one side, or as much in other patterns
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][][] LINES = new int[21][][];

    private static int[][] lines(int n) {
        if (LINES[n] == null) {
            List<int[]> list = new ArrayList<>();
            int[] steps = {0, 1, 1, 0, 1, 1, 1, -1};
            for (int k = 0; k < 8; k += 2) {
                for (int cell = 0; cell < n * n; cell++) {
                    int r = cell / n - steps[k], c = cell % n - steps[k + 1];
                    if (r >= 0 && c >= 0 && c < n) continue;
                    List<Integer> line = new ArrayList<>();
                    r = cell / n;
                    c = cell % n;
                    while (r < n && c >= 0 && c < n) {
                        line.add(r * n + c);
                        r += steps[k];
                        c += steps[k + 1];
                    }
                    if (line.size() >= 5) list.add(line.stream().mapToInt(Integer::intValue).toArray());
                }
            }
            LINES[n] = list.toArray(new int[0][]);
        }
        return LINES[n];
    }

    @Override
    public int value(Board board) {
        int n = board.size();
        int[] cells = new int[n * n];
        for (int i = 0; i < n * n; i++) {
            cells[i] = board.has(Player.X, i / n, i % n) ? 1 : board.has(Player.O, i / n, i % n) ? -1 : 0;
        }
        short[] total = new short[2];
        int[] threats = new int[2];
        boolean[] five = new boolean[2];
        for (int[] line : lines(n)) {
            for (int side = 0; side < 2; side++) {
                int colour = side == 0 ? 1 : -1;
                int wins = 0;
                List<Integer> pairs = new ArrayList<>();
                for (int s = 0; s + 5 <= line.length; s++) {
                    int mine = 0, foreign = 0, holes = 0;
                    for (int i = s; i < s + 5; i++) {
                        int what = cells[line[i]];
                        if (what == colour) mine++;
                        else if (what == -colour) foreign++;
                        else holes |= 1 << i;
                    }
                    if (foreign > 0) continue;
                    if (mine == 5) five[side] = true;
                    if (mine == 4) wins |= holes;
                    if (mine == 3) pairs.add(holes);
                    if (mine == 2) total[side] += 9;
                    if (mine == 1) total[side] += 1;
                }
                if (wins != 0) {
                    boolean twice = Integer.bitCount(wins) > 1;
                    total[side] += twice ? 11_000 : 1_600;
                    if (!twice) threats[side]++;
                } else if (!pairs.isEmpty()) {
                    boolean open = false;
                    for (int p : pairs) for (int q : pairs) open |= p != q && (p & q) != 0;
                    total[side] += open ? 1_100 : 180;
                    if (open) threats[side]++;
                }
            }
        }
        if (five[0]) return 700_000;
        if (five[1]) return -700_000;
        for (int side = 0; side < 2; side++) {
            if (threats[side] > 1) total[side] += 5_500;
            total[side] = (short) Math.min(total[side], 600_000);
        }
        return total[0] - total[1];
    }
}
