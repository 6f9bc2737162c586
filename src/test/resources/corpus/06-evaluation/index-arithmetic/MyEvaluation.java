// exercise: 06
// truth: wrong
// mistake: a window only has to end before the last index of the flattened board, so windows go on beyond the right or left edge in the next row
// player: both
// style: one-dimensional port from JavaScript, lines by their first index
// single: yes
// detail: sometimes; only near the left and right edge
import java.util.HashSet;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WIN = 900_000;

    @Override
    public int value(Board board) {
        int n = board.size();
        int[] s = new int[n * n];
        for (int i = 0; i < s.length; i++) {
            s[i] = board.at(i / n, i % n).map(p -> p == Player.X ? 1 : -1).orElse(0);
        }
        int black = score(s, n, 1);
        int white = score(s, n, -1);
        if (black == WIN) return WIN;
        if (white == WIN) return -WIN;
        return black - white;
    }

    private int score(int[] s, int n, int who) {
        int sum = 0;
        int forcing = 0;
        for (int dir = 0; dir < 4; dir++) {
            int dr = dir == 0 ? 0 : 1;
            int dc = dir == 0 ? 1 : dir == 1 ? 0 : dir == 2 ? 1 : -1;
            int step = dr * n + dc;
            for (int first = 0; first < n * n; first++) {
                int r = first / n;
                int c = first % n;
                boolean begins = r - dr < 0 || c - dc < 0 || c - dc >= n;
                if (!begins) continue;
                Set<Integer> fourth = new HashSet<>();
                Set<Integer> once = new HashSet<>();
                Set<Integer> twice = new HashSet<>();
                for (; r < n && c >= 0 && c < n; r += dr, c += dc) {
                    int at = r * n + c;
                    if (at + 4 * step >= n * n) break;
                    int stones = 0;
                    boolean foe = false;
                    Set<Integer> holes = new HashSet<>();
                    for (int k = 0; k < 5; k++) {
                        int v = s[at + k * step];
                        if (v == who) stones++;
                        else if (v == -who) foe = true;
                        else holes.add(at + k * step);
                    }
                    if (foe) continue;
                    if (stones == 5) return WIN;
                    if (stones == 4) fourth.addAll(holes);
                    if (stones == 3) {
                        for (int h : holes) {
                            if (!once.add(h)) twice.add(h);
                        }
                    }
                    if (stones == 2) sum += 14;
                    if (stones == 1) sum += 1;
                }
                if (fourth.size() > 1) {
                    sum += 26_000;
                } else if (fourth.size() == 1) {
                    sum += 3_200;
                    forcing++;
                } else if (!twice.isEmpty()) {
                    sum += 2_200;
                    forcing++;
                } else if (!once.isEmpty()) {
                    sum += 330;
                }
            }
        }
        if (forcing >= 2) sum += 13_000;
        return Math.min(sum, 420_000);
    }
}
