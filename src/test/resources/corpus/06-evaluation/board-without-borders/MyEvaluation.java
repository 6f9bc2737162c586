// exercise: 06
// truth: wrong
// mistake: rows and columns are taken modulo the size, so a line goes on across the edge on the other side
// player: both
// style: windows from every cell in every direction, floorMod helper
// single: yes
// detail: sometimes; only with stones near an edge
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    private record Key(int direction, int line) {}

    private record Found(Set<Integer> wins, Set<Set<Integer>> pairs) {}

    private static final int[] DOWN = {0, 1, 1, 1};
    private static final int[] RIGHT = {1, 0, 1, -1};

    @Override
    public int value(Board board) {
        int x = side(board, Player.X);
        int o = side(board, Player.O);
        if (x == Integer.MAX_VALUE) return 1_000_000;
        if (o == Integer.MAX_VALUE) return -1_000_000;
        return x - o;
    }

    private static int wrap(int i, int n) {
        return Math.floorMod(i, n);
    }

    private int side(Board board, Player player) {
        int n = board.size();
        Map<Key, Found> lines = new HashMap<>();
        int sum = 0;
        for (int d = 0; d < 4; d++) {
            for (int row = 0; row < n; row++) {
                for (int column = 0; column < n; column++) {
                    int own = 0;
                    Set<Integer> free = new HashSet<>();
                    for (int k = 0; k < 5; k++) {
                        int r = wrap(row + k * DOWN[d], n);
                        int c = wrap(column + k * RIGHT[d], n);
                        if (board.has(player, r, c)) own++;
                        else if (board.isEmpty(r, c)) free.add(r * n + c);
                    }
                    if (own == 0 || own + free.size() != 5) continue;
                    if (own == 5) return Integer.MAX_VALUE;
                    if (own == 1) sum += 2;
                    if (own == 2) sum += 20;
                    int line = d == 0 ? row : d == 1 ? column : wrap(d == 2 ? row - column : row + column, n);
                    Found found = lines.computeIfAbsent(new Key(d, line), k -> new Found(new HashSet<>(), new HashSet<>()));
                    if (own == 4) found.wins().addAll(free);
                    if (own == 3) found.pairs().add(free);
                }
            }
        }
        int threats = 0;
        for (Found found : lines.values()) {
            if (!found.wins().isEmpty()) {
                threats++;
                sum += found.wins().size() > 1 ? 50_000 : 5_000;
            } else if (open(found.pairs())) {
                threats++;
                sum += 4_500;
            } else if (!found.pairs().isEmpty()) {
                sum += 450;
            }
        }
        return Math.min(700_000, threats > 1 ? sum + 20_000 : sum);
    }

    private boolean open(Set<Set<Integer>> pairs) {
        Set<Integer> all = new HashSet<>();
        int cells = 0;
        for (Set<Integer> pair : pairs) {
            all.addAll(pair);
            cells += pair.size();
        }
        return all.size() < cells;
    }
}
