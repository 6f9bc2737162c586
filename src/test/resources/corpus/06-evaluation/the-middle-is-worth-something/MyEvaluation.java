// exercise: 06
// truth: wrong
// mistake: Every stone gets a small bonus for standing near the middle, so the same stones are worth something else when they are moved over the board.
// kind: slip
// player: both
// style: maps of windows, one pass for both players, bonus by place
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WIN = 800_000;

    @Override
    public int value(Board board) {
        int x = strength(board, Player.X);
        int o = strength(board, Player.O);
        if (x == WIN || o == WIN) {
            return x == WIN ? WIN : -WIN;
        }
        return x - o;
    }

    private int strength(Board board, Player me) {
        int n = board.size();
        int total = 0;
        int threats = 0;
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (board.has(me, r, c)) {
                    total += Math.min(Math.min(r, n - 1 - r), Math.min(c, n - 1 - c));
                }
            }
        }
        Map<Integer, Set<Integer>> fours = new HashMap<>();
        Map<Integer, Map<Integer, Integer>> threes = new HashMap<>();
        Set<List<Integer>> pairs = new HashSet<>();
        for (int d = 0; d < 4; d++) {
            int dr = d == 0 ? 0 : 1;
            int dc = d == 1 ? 0 : d == 3 ? -1 : 1;
            for (int r = 0; r + 4 * dr < n; r++) {
                for (int c = 0; c < n; c++) {
                    if (c + 4 * dc >= n || c + 4 * dc < 0) {
                        continue;
                    }
                    int line = 100 * d + (d == 0 ? r : d == 1 ? c : d == 2 ? r - c + n : r + c);
                    List<Integer> holes = new ArrayList<>();
                    boolean dead = false;
                    for (int i = 0; i < 5; i++) {
                        int rr = r + i * dr;
                        int cc = c + i * dc;
                        dead |= board.has(me.opponent(), rr, cc);
                        if (!board.has(me, rr, cc)) {
                            holes.add(rr * n + cc);
                        }
                    }
                    if (dead) {
                        continue;
                    }
                    switch (holes.size()) {
                        case 0 -> {
                            return WIN;
                        }
                        case 1 -> fours.computeIfAbsent(line, k -> new HashSet<>()).add(holes.get(0));
                        case 2 -> {
                            if (pairs.add(holes)) {
                                holes.forEach(h -> threes.computeIfAbsent(line, k -> new HashMap<>()).merge(h, 1, Integer::sum));
                            }
                        }
                        case 3 -> total += 20;
                        case 4 -> total += 2;
                        default -> {}
                    }
                }
            }
        }
        for (Set<Integer> holes : fours.values()) {
            total += holes.size() > 1 ? 30_000 : 3_000;
            threats += holes.size() > 1 ? 0 : 1;
        }
        for (var entry : threes.entrySet()) {
            if (fours.containsKey(entry.getKey())) {
                continue;
            }
            boolean open = entry.getValue().values().stream().anyMatch(k -> k > 1);
            total += open ? 2_000 : 300;
            threats += open ? 1 : 0;
        }
        return Math.min(600_000, total + (threats > 1 ? 9_000 : 0));
    }
}
