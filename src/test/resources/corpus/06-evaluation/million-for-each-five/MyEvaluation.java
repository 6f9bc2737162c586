// exercise: 06
// truth: wrong
// mistake: Each window with five stones adds 1,000,000 to the sum and nothing bounds it: six in a row are worth 2,000,000, and a five together with other patterns more than 1,000,000.
// player: both
// style: recursion-free sums with a table, long arithmetic cast at the end
// single: yes
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final long FIVE = 1_000_000L;

    @Override
    public int value(Board board) {
        long difference = evaluate(board, Player.X) - evaluate(board, Player.O);
        return (int) difference;
    }

    private long evaluate(Board board, Player player) {
        long result = 0;
        int dangers = 0;
        for (int[] line : lines(board)) {
            // 0 free, 1 own, 2 other
            int[] v = new int[line.length];
            for (int i = 0; i < line.length; i++) {
                int r = line[i] / 100, c = line[i] % 100;
                v[i] = board.has(player, r, c) ? 1 : board.isEmpty(r, c) ? 0 : 2;
            }
            int wins = 0;
            long weak = 0;
            int threeWindows = 0;
            for (int i = 0; i + 5 <= v.length; i++) {
                int own = own(v, i);
                if (own == 5) result += FIVE;
                if (own == 3) threeWindows++;
                if (own == 2) weak += 6;
                if (own == 1) weak += 1;
            }
            for (int i = 0; i < v.length; i++) {
                if (v[i] == 0 && completes(v, i)) wins++;
            }
            if (wins > 1) {
                result += 8000;
            } else if (wins == 1) {
                result += 1400;
                dangers++;
            } else if (threeWindows > 1 && canOpenFour(v)) {
                result += 1100;
                dangers++;
            } else if (threeWindows > 0) {
                result += 150;
            }
            result += weak;
        }
        return dangers > 1 ? result + 4000 : result;
    }

    private int own(int[] v, int from) {
        int k = 0;
        for (int i = from; i < from + 5; i++) {
            if (v[i] == 2) return -1;
            k += v[i];
        }
        return k;
    }

    private boolean completes(int[] v, int i) {
        v[i] = 1;
        boolean yes = false;
        for (int s = Math.max(0, i - 4); s <= i && s + 5 <= v.length; s++) {
            if (own(v, s) == 5) yes = true;
        }
        v[i] = 0;
        return yes;
    }

    private boolean canOpenFour(int[] v) {
        for (int i = 0; i < v.length; i++) {
            if (v[i] != 0) continue;
            v[i] = 1;
            int wins = 0;
            for (int j = 0; j < v.length; j++) if (v[j] == 0 && completes(v, j)) wins++;
            v[i] = 0;
            if (wins > 1) return true;
        }
        return false;
    }

    private List<int[]> lines(Board board) {
        int n = board.size();
        List<int[]> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            lines.add(line(n, i, 0, 0, 1));
            lines.add(line(n, 0, i, 1, 0));
            lines.add(line(n, 0, i, 1, 1));
            lines.add(line(n, 0, i, 1, -1));
            if (i > 0) {
                lines.add(line(n, i, 0, 1, 1));
                lines.add(line(n, i, n - 1, 1, -1));
            }
        }
        return lines;
    }

    private int[] line(int n, int r, int c, int dr, int dc) {
        int[] cells = new int[n];
        int k = 0;
        for (; r >= 0 && r < n && c >= 0 && c < n; r += dr, c += dc) cells[k++] = 100 * r + c;
        return java.util.Arrays.copyOf(cells, k);
    }
}
