// exercise: 06
// truth: wrong
// mistake: threats are remembered in one boolean for each of the four directions, so two threats in parallel lines (two rows, say) count as one and are worth the sum only
// kind: subtle
// player: both
// style: boolean[4] of directions, windows over the board, per-line BitSets
// single: yes
// detail: only where both threats lie in different lines of the same direction; threats that cross are right
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    private static final int WON = 600_000;

    @Override
    public int value(Board board) {
        int x = of(board, Player.X);
        int o = of(board, Player.O);
        return x == WON ? WON : o == WON ? -WON : x - o;
    }

    private int of(Board board, Player player) {
        int n = board.size();
        int sum = 0;
        boolean[] threat = new boolean[4];
        for (int d = 0; d < 4; d++) {
            int dr = DIRECTIONS[d][0];
            int dc = DIRECTIONS[d][1];
            for (int[] start : starts(n, d)) {
                BitSet wins = new BitSet();
                BitSet once = new BitSet();
                BitSet twice = new BitSet();
                int r = start[0];
                int c = start[1];
                for (int at = 0; r + 4 * dr < n && c + 4 * dc < n && c + 4 * dc >= 0; at++, r += dr, c += dc) {
                    int row = r;
                    int column = c;
                    boolean blocked = IntStream.range(0, 5)
                            .anyMatch(k -> board.has(player.opponent(), row + k * dr, column + k * dc));
                    if (blocked) {
                        continue;
                    }
                    int position = at;
                    int[] free = IntStream.range(0, 5)
                            .filter(k -> !board.has(player, row + k * dr, column + k * dc))
                            .map(k -> position + k)
                            .toArray();
                    if (free.length == 0) {
                        return WON;
                    }
                    if (free.length == 1) {
                        wins.set(free[0]);
                    }
                    if (free.length == 2) {
                        Arrays.stream(free).forEach(i -> (once.get(i) ? twice : once).set(i));
                    }
                    sum += free.length == 3 ? 11 : free.length == 4 ? 1 : 0;
                }
                if (wins.cardinality() > 1) {
                    sum += 11_000;
                } else if (!wins.isEmpty()) {
                    sum += 1_700;
                    threat[d] = true;
                } else if (!twice.isEmpty()) {
                    sum += 1_300;
                    threat[d] = true;
                } else if (!once.isEmpty()) {
                    sum += 210;
                }
            }
        }
        int threats = 0;
        for (boolean t : threat) {
            threats += t ? 1 : 0;
        }
        return Math.min(500_000, sum + (threats >= 2 ? 6_500 : 0));
    }

    private static int[][] starts(int n, int d) {
        return switch (d) {
            case 0 -> IntStream.range(0, n).mapToObj(i -> new int[] {i, 0}).toArray(int[][]::new);
            case 1 -> IntStream.range(0, n).mapToObj(i -> new int[] {0, i}).toArray(int[][]::new);
            case 2 -> IntStream.range(1 - n, n)
                    .mapToObj(i -> new int[] {Math.max(i, 0), Math.max(-i, 0)})
                    .toArray(int[][]::new);
            default -> IntStream.range(1 - n, n)
                    .mapToObj(i -> new int[] {Math.max(i, 0), n - 1 - Math.max(-i, 0)})
                    .toArray(int[][]::new);
        };
    }
}
