// exercise: 06
// truth: wrong
// mistake: the bonus for two threats needs two threats more than the other side has, so a single threat of O takes it away and two crossing open threes are worth less than one four
// player: both
// style: both sides in one pass, sign by player
// single: yes
// detail: sometimes; only if the other side has a threat as well
import java.util.HashSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    @Override
    public int value(Board board) {
        int sum = 0, threats = 0, n = board.size();
        boolean xFive = false, oFive = false;
        for (Player p : Player.values()) {
            int sign = p == Player.X ? 1 : -1;
            for (int d = 0; d < 4; d++) {
                int dr = d == 0 ? 0 : 1, dc = d == 1 ? 0 : d == 3 ? -1 : 1;
                for (int start = 0; start < n * n; start++) {
                    int r = start / n, c = start % n;
                    if (r - dr >= 0 && c - dc >= 0 && c - dc < n) continue;
                    int kind = 0;
                    var wins = new HashSet<Integer>();
                    var open = new HashSet<Integer>();
                    int lastPair = -1;
                    for (int k = 0; ; k++) {
                        int er = r + (k + 4) * dr, ec = c + (k + 4) * dc;
                        if (er >= n || ec >= n || ec < 0) break;
                        int own = 0, foe = 0, pair = 0;
                        for (int i = k + 4; i >= k; i--) {
                            int rr = r + i * dr, cc = c + i * dc;
                            if (board.has(p, rr, cc)) own++;
                            else if (board.has(p.opponent(), rr, cc)) foe++;
                            else pair = pair * 100 + i + 1;
                        }
                        if (foe > 0) continue;
                        if (own == 5 && sign > 0) xFive = true;
                        if (own == 5 && sign < 0) oFive = true;
                        if (own == 4) wins.add(pair);
                        if (own == 3) {
                            kind = Math.max(kind, 1);
                            if (pair != lastPair) {
                                if (!open.add(pair / 100)) kind = 2;
                                if (!open.add(pair % 100)) kind = 2;
                            }
                            lastPair = pair;
                        }
                        if (own == 2) sum += sign * 12;
                        if (own == 1) sum += sign;
                    }
                    if (wins.size() > 1) sum += sign * 15_000;
                    else if (wins.size() == 1) sum += sign * 2_500;
                    else sum += sign * (kind == 2 ? 1_000 : kind == 1 ? 220 : 0);
                    if (wins.size() > 0 || kind == 2) threats += sign;
                }
            }
        }
        if (xFive) return 990_000;
        if (oFive) return -990_000;
        if (threats >= 2) sum += 6_000;
        if (threats <= -2) sum -= 6_000;
        return Math.max(-900_000, Math.min(900_000, sum));
    }
}
