// exercise: 06
// truth: wrong
// mistake: four stones in a window count as a four also if the fifth cell of the window is the other side's, so that four between two O are worth as much as a four
// player: both
// style: arrays
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][][] LINES = new int[21][][];

    private static int[][] rows(int n) {
        if (LINES[n] == null) {
            List<int[]> list = new ArrayList<>();
            int[] moves = {0, 1, 1, 0, 1, 1, 1, -1};
            for (int k = 0; k < 8; k += 2) {
                for (int cell = 0; cell < n * n; cell++) {
                    int r = cell / n - moves[k], c = cell % n - moves[k + 1];
                    if (r >= 0 && c >= 0 && c < n) continue;
                    List<Integer> row = new ArrayList<>();
                    r = cell / n;
                    c = cell % n;
                    while (r < n && c >= 0 && c < n) {
                        row.add(r * n + c);
                        r += moves[k];
                        c += moves[k + 1];
                    }
                    if (row.size() >= 5) list.add(row.stream().mapToInt(Integer::intValue).toArray());
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
        int[] sum = new int[2];
        int[] threats = new int[2];
        boolean[] five = new boolean[2];
        for (int[] row : rows(n)) {
            for (int side = 0; side < 2; side++) {
                int me = side == 0 ? 1 : -1;
                int wins = 0;
                boolean four = false;
                List<Integer> threes = new ArrayList<>();
                for (int s = 0; s + 5 <= row.length; s++) {
                    int mine = 0, other = 0, holes = 0;
                    for (int i = s; i < s + 5; i++) {
                        int what = cells[row[i]];
                        if (what == me) mine++;
                        else if (what == -me) other++;
                        else holes |= 1 << i;
                    }
                    if (mine == 4) wins |= holes;
                    four |= mine == 4;
                    if (other > 0) continue;
                    if (mine == 5) five[side] = true;
                    if (mine == 3) threes.add(holes);
                    if (mine == 2) sum[side] += 9;
                    if (mine == 1) sum[side] += 1;
                }
                if (four) {
                    boolean two = Integer.bitCount(wins) > 1;
                    sum[side] += two ? 11_000 : 1_600;
                    if (!two) threats[side]++;
                } else if (!threes.isEmpty()) {
                    boolean open = false;
                    for (int p : threes) for (int q : threes) open |= p != q && (p & q) != 0;
                    sum[side] += open ? 1_100 : 180;
                    if (open) threats[side]++;
                }
            }
        }
        if (five[0]) return 700_000;
        if (five[1]) return -700_000;
        for (int side = 0; side < 2; side++) {
            if (threats[side] > 1) sum[side] += 5_500;
            sum[side] = Math.min(sum[side], 600_000);
        }
        return sum[0] - sum[1];
    }
}
