// exercise: 06
// truth: wrong
// mistake: anti-diagonal windows are checked for the lower edge only, and go on from the left edge to the right end of the same row
// player: both
// style: flat array, index arithmetic
// single: yes
// detail: sometimes; stones near the left and the right edge at once, in the anti-diagonal direction
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    @Override
    public int value(Board board) {
        int n = board.size();
        int[] flat = new int[n * n];
        for (int i = 0; i < n * n; i++) {
            if (board.has(Player.X, i / n, i % n)) flat[i] = 1;
            if (board.has(Player.O, i / n, i % n)) flat[i] = -1;
        }
        int x = rate(flat, n, 1), o = rate(flat, n, -1);
        if (x < 0) return 800_000;
        if (o < 0) return -800_000;
        return x - o;
    }

    private int rate(int[] flat, int n, int who) {
        int[] steps = {1, n, n + 1, n - 1};
        int points = 0;
        int threats = 0;
        for (int step : steps) {
            Map<Integer, Set<Integer>> fours = new HashMap<>();
            Map<Integer, Set<Set<Integer>>> threes = new HashMap<>();
            for (int at = 0; at < n * n; at++) {
                boolean fits = switch (step - n) {
                    case 0, -1 -> at + 4 * step < n * n;
                    case 1 -> at % n + 4 < n && at + 4 * step < n * n;
                    default -> at % n + 4 < n;
                };
                if (!fits) continue;
                int own = 0;
                boolean dead = false;
                Set<Integer> free = new HashSet<>();
                for (int k = 0, i = at; k < 5; k++, i += step) {
                    if (flat[i] == who) own++;
                    else if (flat[i] == 0) free.add(i);
                    else dead = true;
                }
                if (dead) continue;
                int r = at / n, c = at % n;
                int line = step == 1 ? r : step == n ? c : step == n + 1 ? r - c : r + c;
                if (own == 5) return -1;
                if (own == 4) fours.computeIfAbsent(line, key -> new HashSet<>()).addAll(free);
                if (own == 3) threes.computeIfAbsent(line, key -> new HashSet<>()).add(free);
                points += own == 2 ? 10 : own == 1 ? 1 : 0;
            }
            for (Set<Integer> cells : fours.values()) {
                if (cells.size() > 1) {
                    points += 10_000;
                } else {
                    points += 1_500;
                    threats++;
                }
            }
            for (Map.Entry<Integer, Set<Set<Integer>>> e : threes.entrySet()) {
                if (fours.containsKey(e.getKey())) continue;
                Set<Integer> all = new HashSet<>();
                int total = 0;
                for (Set<Integer> pair : e.getValue()) {
                    all.addAll(pair);
                    total += 2;
                }
                if (all.size() < total) {
                    points += 1_000;
                    threats++;
                } else {
                    points += 200;
                }
            }
        }
        return Math.min(600_000, points + (threats >= 2 ? 5_000 : 0));
    }
}
