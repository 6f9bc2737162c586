// exercise: 06
// truth: wrong
// mistake: the board is one flat array without a margin between the rows and windows are taken at every index whose last cell is within the array, so a line that leaves the board on the right goes on in the next row
// player: both
// style: flat array, windows by index and stride
// single: yes
// detail: -
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    static final int[] SCORES = {0, 1, 10, 100, 1000};

    @Override
    public int value(Board board) {
        int n = board.size();
        int[] cells = new int[n * n];
        for (int i = 0; i < cells.length; i++) {
            if (board.has(Player.X, i / n, i % n)) {
                cells[i] = 1;
            } else if (board.has(Player.O, i / n, i % n)) {
                cells[i] = -1;
            }
        }
        return rate(cells, n, 1) - rate(cells, n, -1);
    }

    private int rate(int[] cells, int n, int who) {
        int sum = 0;
        int threats = 0;
        for (int stride : new int[] {1, n, n + 1, n - 1}) {
            boolean[] done = new boolean[cells.length];
            int[] fours = new int[cells.length];
            int[] threes = new int[cells.length];
            for (int i = 0; i + 4 * stride < cells.length; i++) {
                int count = 0;
                int other = 0;
                for (int k = 0; k < 5; k++) {
                    if (cells[i + k * stride] == who) count++;
                    if (cells[i + k * stride] == -who) other++;
                }
                if (other > 0) continue;
                if (count == 5) return 800_000;
                sum += SCORES[count];
                for (int k = 0; k < 5; k++) {
                    int j = i + k * stride;
                    if (cells[j] == 0 && count == 4) fours[j]++;
                    if (cells[j] == 0 && count == 3) threes[j]++;
                }
            }
            for (int i = 0; i < cells.length; i++) {
                if (done[i]) continue;
                int ways = 0;
                boolean open = false;
                for (int j = i; j < cells.length && !done[j]; j += stride) {
                    done[j] = true;
                    if (fours[j] > 0) ways++;
                    if (threes[j] > 1) open = true;
                    if (stride == 1 && j % n == n - 1) break;
                    if (stride == n + 1 && j % n == n - 1) break;
                    if (stride == n - 1 && j % n == 0) break;
                }
                if (ways > 1) {
                    sum += 20_000;
                } else if (ways == 1 || open) {
                    sum += 1_000;
                    threats++;
                }
            }
        }
        if (threats > 1) sum += 10_000;
        return Math.min(sum, 350_000);
    }
}
