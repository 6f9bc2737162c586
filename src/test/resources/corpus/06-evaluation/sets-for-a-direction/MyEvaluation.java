// exercise: 06
// truth: wrong
// mistake: the sets of winning cells and pairs are made for each direction, not for each line, so parallel threats in different lines count as one
// player: both
// style: four nested loops, sets by position along the line
// single: yes
// detail: sometimes; only with two threats in the same direction, e.g. a four in one row and an open three in another are worth less than the sum
import java.util.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][] DIRS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    @Override
    public int value(Board board) {
        int x = side(board, Player.X);
        int o = side(board, Player.O);
        if (x == 500_000) return x;
        if (o == 500_000) return -o;
        return x - o;
    }

    private int side(Board board, Player me) {
        int n = board.size();
        int sum = 0;
        int threats = 0;
        for (int[] d : DIRS) {
            Set<Integer> wins = new HashSet<>();
            Set<List<Integer>> pairs = new HashSet<>();
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    int lastR = r + 4 * d[0];
                    int lastC = c + 4 * d[1];
                    if (lastR >= n || lastC >= n || lastC < 0) {
                        continue;
                    }
                    int stones = 0;
                    boolean blocked = false;
                    List<Integer> free = new ArrayList<>();
                    for (int k = 0; k < 5; k++) {
                        int y = r + k * d[0];
                        int z = c + k * d[1];
                        if (board.has(me, y, z)) {
                            stones++;
                        } else if (board.has(me.opponent(), y, z)) {
                            blocked = true;
                        } else {
                            free.add(y * n + z);
                        }
                    }
                    if (blocked) {
                        continue;
                    }
                    switch (stones) {
                        case 5:
                            return 500_000;
                        case 4:
                            wins.addAll(free);
                            break;
                        case 3:
                            pairs.add(free);
                            break;
                        case 2:
                            sum += 10;
                            break;
                        default:
                            sum += stones;
                    }
                }
            }
            if (!wins.isEmpty()) {
                sum += wins.size() > 1 ? 10_000 : 1_500;
                threats += wins.size() > 1 ? 0 : 1;
            } else if (!pairs.isEmpty()) {
                boolean open = open(pairs);
                sum += open ? 1_000 : 200;
                threats += open ? 1 : 0;
            }
        }
        return Math.min(400_000, threats >= 2 ? sum + 5_000 : sum);
    }

    private boolean open(Set<List<Integer>> pairs) {
        Set<Integer> seen = new HashSet<>();
        for (List<Integer> pair : pairs) {
            for (Integer cell : pair) {
                if (!seen.add(cell)) {
                    return true;
                }
            }
        }
        return false;
    }
}
