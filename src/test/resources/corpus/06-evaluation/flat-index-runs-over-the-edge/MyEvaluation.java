// exercise: 06
// truth: wrong
// mistake: The board is one array of n*n cells and a line is a step in it (1, n, n+1, n-1) with no test of the column, so a window goes on from the end of one row to the beginning of the next.
// player: both
// style: flat array, one window loop, HashMap of sets
// single: yes
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
        int[] cells = new int[n * n];
        for (int i = 0; i < cells.length; i++) {
            if (board.has(Player.X, i / n, i % n)) cells[i] = 1;
            if (board.has(Player.O, i / n, i % n)) cells[i] = 2;
        }
        return points(cells, n, 1) - points(cells, n, 2);
    }

    private int points(int[] cells, int n, int me) {
        int points = 0;
        int threats = 0;
        int[] steps = {1, n, n + 1, n - 1};
        for (int d = 0; d < steps.length; d++) {
            Map<Integer, Set<Integer>> fours = new HashMap<>();
            Map<Integer, Set<Integer>> seen = new HashMap<>();
            Map<Integer, Boolean> open = new HashMap<>();
            int step = steps[d];
            for (int from = 0; from + 4 * step < cells.length; from++) {
                int own = 0;
                boolean blocked = false;
                Set<Integer> free = new HashSet<>();
                for (int k = 0; k < 5; k++) {
                    int cell = from + k * step;
                    if (cells[cell] == me) own++;
                    else if (cells[cell] == 0) free.add(cell);
                    else blocked = true;
                }
                if (blocked) continue;
                int line = lineOf(from, n, d);
                if (own == 5) return 500_000;
                if (own == 4) fours.computeIfAbsent(line, x -> new HashSet<>()).addAll(free);
                if (own == 3) {
                    Set<Integer> s = seen.computeIfAbsent(line, x -> new HashSet<>());
                    boolean shares = free.stream().anyMatch(s::contains) && !s.containsAll(free);
                    s.addAll(free);
                    open.merge(line, shares, Boolean::logicalOr);
                }
                if (own == 2) points += 10;
                if (own == 1) points += 1;
            }
            for (Set<Integer> win : fours.values()) {
                points += win.size() > 1 ? 10_000 : 1_500;
                if (win.size() == 1) threats++;
            }
            for (Map.Entry<Integer, Boolean> e : open.entrySet()) {
                if (fours.containsKey(e.getKey())) continue;
                points += e.getValue() ? 1_200 : 200;
                if (e.getValue()) threats++;
            }
        }
        if (threats > 1) points += 5_000;
        return Math.min(points, 230_000);
    }

    private int lineOf(int cell, int n, int d) {
        int r = cell / n, c = cell % n;
        return d == 0 ? r : d == 1 ? c : d == 2 ? r - c : r + c;
    }
}
