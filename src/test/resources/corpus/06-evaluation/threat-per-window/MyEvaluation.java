// exercise: 06
// truth: wrong
// mistake: threats are counted once for each window instead of once for each line, so a single open three already gets the extra points for two threats
// player: both
// style: windows visited with a callback interface, lambda
// kind: slip
// single: yes
// detail: an open three and another threat are then worth less than the sum of both alone
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private interface Visitor {
        void window(String line, int own, Set<Integer> free);
    }

    private static void visit(Board board, Player me, Visitor visitor) {
        int n = board.size();
        int[][] dirs = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int d = 0; d < 4; d++) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    int endR = r + 4 * dirs[d][0];
                    int endC = c + 4 * dirs[d][1];
                    if (endR >= n || endC >= n || endC < 0) {
                        continue;
                    }
                    int own = 0;
                    boolean dead = false;
                    Set<Integer> free = new HashSet<>();
                    for (int k = 0; k < 5; k++) {
                        int y = r + k * dirs[d][0];
                        int x = c + k * dirs[d][1];
                        if (board.has(me, y, x)) {
                            own++;
                        } else if (board.has(me.opponent(), y, x)) {
                            dead = true;
                        } else {
                            free.add(y * n + x);
                        }
                    }
                    if (!dead) {
                        int name = switch (d) {
                            case 0 -> r;
                            case 1 -> c;
                            case 2 -> r - c;
                            default -> r + c;
                        };
                        visitor.window(d + ":" + name, own, free);
                    }
                }
            }
        }
    }

    private static int side(Board board, Player me) {
        int[] sum = {0, 0, 0}; // points, threats, fives
        Map<String, Set<Set<Integer>>> fours = new HashMap<>();
        Map<String, Set<Set<Integer>>> threes = new HashMap<>();
        visit(board, me, (line, own, free) -> {
            switch (own) {
                case 5 -> sum[2]++;
                case 4 -> fours.computeIfAbsent(line, x -> new HashSet<>()).add(free);
                case 3 -> threes.computeIfAbsent(line, x -> new HashSet<>()).add(free);
                case 2 -> sum[0] += 20;
                case 1 -> sum[0] += 2;
                default -> {}
            }
        });
        if (sum[2] > 0) {
            return 1_000_000;
        }
        fours.forEach((line, ways) -> {
            sum[0] += ways.size() > 1 ? 20_000 : 3_000;
            sum[1] += ways.size();
        });
        threes.forEach((line, pairs) -> {
            if (fours.containsKey(line)) {
                return;
            }
            Set<Integer> cells = new HashSet<>();
            pairs.forEach(cells::addAll);
            boolean open = cells.size() < 2 * pairs.size();
            sum[0] += open ? 2_000 : 400;
            sum[1] += open ? pairs.size() : 0;
        });
        return Math.min(800_000, sum[0] + (sum[1] >= 2 ? 10_000 : 0));
    }

    @Override
    public int value(Board board) {
        int x = side(board, Player.X);
        int o = side(board, Player.O);
        return x == 1_000_000 ? x : o == 1_000_000 ? -o : x - o;
    }
}
