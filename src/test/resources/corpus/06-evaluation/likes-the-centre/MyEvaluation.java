// exercise: 06
// truth: wrong
// mistake: Every stone gets a bonus for being near the middle of the board, so the same stones moved over the board are worth something else.
// player: both
// style: windows of five plus a positional bonus, small helper methods
// single: yes
import java.util.HashSet;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    private Board board;
    private int n;

    @Override
    public int value(Board board) {
        this.board = board;
        this.n = board.size();
        if (hasFive(Player.X)) return 500_000;
        if (hasFive(Player.O)) return -500_000;
        return patterns(Player.X) + centre(Player.X) - patterns(Player.O) - centre(Player.O);
    }

    private int centre(Player p) {
        int sum = 0;
        int mid = n / 2;
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (board.has(p, r, c)) {
                    int distance = n % 2 == 1 ? Math.max(Math.abs(r - mid), Math.abs(c - mid))
                            : Math.max(Math.abs(2 * r + 1 - n), Math.abs(2 * c + 1 - n)) / 2;
                    sum += Math.max(0, 4 - distance / 2);
                }
            }
        }
        return sum;
    }

    private boolean hasFive(Player p) {
        for (int r = 0; r < n; r++)
            for (int c = 0; c < n; c++)
                for (int d = 0; d < 4; d++)
                    if (stones(p, r, c, d) == 5) return true;
        return false;
    }

    private static int dr(int d) { return d == 0 ? 0 : 1; }

    private static int dc(int d) { return d == 1 ? 0 : d == 3 ? -1 : 1; }

    /** stones of p in the window, -1 if there is none or the other one is in it */
    private int stones(Player p, int r, int c, int d) {
        int er = r + 4 * dr(d), ec = c + 4 * dc(d);
        if (er >= n || ec >= n || ec < 0) return -1;
        int k = 0;
        for (int i = 0; i < 5; i++) {
            if (board.has(p.opponent(), r + i * dr(d), c + i * dc(d))) return -1;
            if (board.has(p, r + i * dr(d), c + i * dc(d))) k++;
        }
        return k;
    }

    private int patterns(Player p) {
        int sum = 0, threats = 0;
        for (int d = 0; d < 4; d++) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    int br = r - dr(d), bc = c - dc(d);
                    if (br >= 0 && bc >= 0 && bc < n) continue;
                    int line = line(p, r, c, d);
                    if (line % 2 == 1) threats++;
                    sum += line;
                }
            }
        }
        return threats >= 2 ? Math.min(200_000, sum + 8_000) : Math.min(200_000, sum);
    }

    // odd = a threat
    private int line(Player p, int r, int c, int d) {
        Set<Integer> wins = new HashSet<>();
        Set<Integer> once = new HashSet<>(), pairs = new HashSet<>();
        boolean open = false, three = false;
        int small = 0;
        for (int i = r, j = c; i < n && j < n && j >= 0; i += dr(d), j += dc(d)) {
            int k = stones(p, i, j, d);
            if (k == 1) small += 10;
            if (k == 2) small += 30;
            if (k < 3) continue;
            Set<Integer> free = new HashSet<>();
            int code = 0;
            for (int s = 0; s < 5; s++) {
                int cell = (i + s * dr(d)) * n + j + s * dc(d);
                if (board.isEmpty(cell / n, cell % n)) {
                    free.add(cell);
                    code = code * 1000 + cell;
                }
            }
            if (k == 4) wins.addAll(free);
            if (k == 3 && pairs.add(code)) {
                three = true;
                for (int cell : free) if (!once.add(cell)) open = true;
            }
        }
        if (wins.size() > 1) return small + 20_000;
        if (wins.size() == 1) return small + 2_501;
        if (open) return small + 2_001;
        return three ? small + 400 : small;
    }
}
