// exercise: 06
// truth: wrong
// mistake: lines are walked by index on a flat array without a check of the column, so they go on across the left and right edge
// player: both
// style: ported from C, index arithmetic
// single: yes
// detail: sometimes: stones at the right edge and at the left edge of the next row
import java.util.*;
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    public int value(Board board) {
        int n = board.size();
        char[] cells = board.toString().replace("/", "").toCharArray();
        int x = side(cells, n, 'X'), o = side(cells, n, 'O');
        if (x < 0) return 500_000;
        if (o < 0) return -500_000;
        return x - o;
    }

    private int side(char[] cells, int n, char me) {
        int sum = 0;
        // windows of five: the cells that are missing, by the line that they lie in
        Map<Integer, Set<Integer>> fours = new HashMap<>();
        Map<Integer, Set<List<Integer>>> threes = new HashMap<>();
        int[] steps = {1, n, n + 1, n - 1};
        for (int d = 0; d < 4; d++) {
            int step = steps[d];
            for (int p = 0; p + 4 * step < n * n; p++) {
                int mine = 0;
                List<Integer> free = new ArrayList<>();
                for (int i = 0; i < 5; i++) {
                    char ch = cells[p + i * step];
                    if (ch == me) mine++;
                    else if (ch == '.') free.add(p + i * step);
                }
                if (mine + free.size() < 5) continue;
                int r = p / n, c = p % n;
                int line = 1000 * d + (d == 0 ? r : d == 1 ? c : d == 2 ? r - c + 100 : r + c);
                if (mine == 5) return -1;
                if (mine == 4) fours.computeIfAbsent(line, k -> new HashSet<>()).addAll(free);
                if (mine == 3) threes.computeIfAbsent(line, k -> new HashSet<>()).add(free);
                if (mine == 2) sum += 10;
                if (mine == 1) sum += 1;
            }
        }
        int threats = 0;
        for (Set<Integer> f : fours.values()) {
            sum += f.size() > 1 ? 10_000 : 1_500;
            if (f.size() == 1) threats++;
        }
        for (Integer line : threes.keySet()) {
            if (fours.containsKey(line)) continue;
            boolean open = false;
            for (List<Integer> a : threes.get(line))
                for (List<Integer> b : threes.get(line))
                    if (!a.equals(b) && !Collections.disjoint(a, b)) open = true;
            sum += open ? 1_000 : 200;
            if (open) threats++;
        }
        return Math.min(400_000, sum + (threats > 1 ? 5_000 : 0));
    }
}
