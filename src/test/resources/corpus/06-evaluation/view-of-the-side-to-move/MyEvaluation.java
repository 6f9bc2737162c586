// exercise: 06
// truth: wrong
// mistake: The value is turned to the view of the side to move (found by counting stones), so whenever X has more stones than O the sign is the wrong one.
// player: both
// style: one small class for a side, windows and sets, negamax convention from a forum
// single: yes
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    @Override
    public int value(Board board) {
        Player toMove = board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
        return of(board, toMove) - of(board, toMove.opponent());
    }

    private int of(Board board, Player me) {
        int n = board.size();
        int points = 0, hot = 0;
        int[][] starts = new int[6 * n][];
        int k = 0;
        for (int i = 0; i < n; i++) {
            starts[k++] = new int[] {i, 0, 0, 1};
            starts[k++] = new int[] {0, i, 1, 0};
            starts[k++] = new int[] {0, i, 1, 1};
            starts[k++] = new int[] {0, i, 1, -1};
            if (i > 0) {
                starts[k++] = new int[] {i, 0, 1, 1};
                starts[k++] = new int[] {i, n - 1, 1, -1};
            }
        }
        for (int s = 0; s < k; s++) {
            int[] cells = new int[n];
            int length = 0;
            for (int r = starts[s][0], c = starts[s][1]; r < n && c < n && c >= 0; r += starts[s][2], c += starts[s][3]) {
                cells[length++] = board.has(me, r, c) ? 1 : board.isEmpty(r, c) ? 0 : 9;
            }
            int line = line(cells, length);
            if (line == 500_000) return line;
            if (line / 1000 >= 1 && line < 50_000) hot++;
            points += line;
        }
        return Math.min(240_000, hot > 1 ? points + 12_000 : points);
    }

    private int line(int[] cells, int length) {
        int[] windows = new int[6];
        TreeSet<Integer> fives = new TreeSet<>();
        for (int i = 0; i + 5 <= length; i++) {
            int sum = 0, hole = -1;
            for (int j = i; j < i + 5; j++) {
                sum += cells[j];
                if (cells[j] == 0) hole = j;
            }
            if (sum > 5) continue;
            windows[sum]++;
            if (sum == 5) return 500_000;
            if (sum == 4) fives.add(hole);
        }
        int small = windows[1] + 5 * windows[2] + 30 * windows[3];
        if (fives.size() > 1) return 50_000 + small;
        if (fives.size() == 1) return 3_000 + small;
        if (windows[3] == 0) return small;
        for (int j = 0; j < length; j++) {
            if (cells[j] != 0) continue;
            cells[j] = 1;
            TreeSet<Integer> then = new TreeSet<>();
            for (int i = 0; i + 5 <= length; i++) {
                int sum = 0, hole = -1;
                for (int m = i; m < i + 5; m++) {
                    sum += cells[m];
                    if (cells[m] == 0) hole = m;
                }
                if (sum == 4) then.add(hole);
            }
            cells[j] = 0;
            if (then.size() > 1) return 2_000 + small;
        }
        return 200 + small;
    }
}
