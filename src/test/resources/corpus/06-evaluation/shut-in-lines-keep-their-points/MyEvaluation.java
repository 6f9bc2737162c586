// exercise: 06
// truth: wrong
// mistake: A stretch between two enemies (or the edge) is judged by its stones and not by its length, so four stones shut in with no room for five (OXXXXO) still get the points of a three and more than a three that can grow.
// player: both
// style: stretches of a line, points by stones, own little queue
// single: yes
import java.util.ArrayDeque;
import java.util.Deque;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    private static final int[] BY_STONES = {0, 2, 20, 180, 600, 0};

    private int threats;
    private boolean won;

    @Override
    public int value(Board board) {
        int x = judge(board, Player.X);
        if (won) return 400_000;
        int o = judge(board, Player.O);
        if (won) return -400_000;
        return x - o;
    }

    private int judge(Board board, Player player) {
        threats = 0;
        won = false;
        int sum = 0;
        int n = board.size();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (c == 0) sum += line(board, player, r, c, 0, 1);
                if (r == 0) sum += line(board, player, r, c, 1, 0);
                if (r == 0 || c == 0) sum += line(board, player, r, c, 1, 1);
                if (r == 0 || c == n - 1) sum += line(board, player, r, c, 1, -1);
            }
        }
        if (threats >= 2) sum += 10_000;
        return Math.min(sum, 190_000);
    }

    private int line(Board board, Player player, int r, int c, int dr, int dc) {
        Deque<Boolean> stretch = new ArrayDeque<>();
        int sum = 0;
        while (r < board.size() && c >= 0 && c < board.size()) {
            if (board.has(player.opponent(), r, c)) {
                sum += stretch(stretch);
                stretch.clear();
            } else {
                stretch.addLast(board.has(player, r, c));
            }
            r += dr;
            c += dc;
        }
        return sum + stretch(stretch);
    }

    private int stretch(Deque<Boolean> cells) {
        Boolean[] a = cells.toArray(new Boolean[0]);
        int n = a.length;
        int most = 0;
        int sum = 0;
        for (int from = 0; from == 0 || from + 5 <= n; from++) {
            int k = 0;
            for (int i = from; i < Math.min(n, from + 5); i++) {
                if (a[i]) k++;
            }
            most = Math.max(most, k);
            sum += k;               // more room, more points
        }
        if (most == 5) {
            won = true;
            return 0;
        }
        int wins = wins(a);
        if (wins >= 2) return sum + 20_000;
        if (wins == 1) {
            threats++;
            return sum + 3_000;
        }
        for (int i = 0; i < n; i++) {
            if (a[i]) continue;
            a[i] = true;
            int w = wins(a);
            a[i] = false;
            if (w >= 2) {
                threats++;
                return sum + 2_500;
            }
        }
        return sum + BY_STONES[most];
    }

    private int wins(Boolean[] a) {
        int wins = 0;
        for (int i = 0; i < a.length; i++) {
            if (a[i]) continue;
            int left = 0, right = 0;
            while (i - left - 1 >= 0 && a[i - left - 1]) left++;
            while (i + right + 1 < a.length && a[i + right + 1]) right++;
            if (left + right + 1 >= 5) wins++;
        }
        return wins;
    }
}
