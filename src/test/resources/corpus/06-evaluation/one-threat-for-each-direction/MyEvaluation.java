// exercise: 06
// truth: wrong
// mistake: the threats are collected in a set of directions, so two threats in parallel lines count as one
// player: both
// style: EnumSet of directions, strings
// single: yes
// detail: sometimes; only when all threats lie in the same direction
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    enum Direction {
        EAST(0, 1), SOUTH(1, 0), SOUTH_EAST(1, 1), SOUTH_WEST(1, -1);

        final int dr, dc;

        Direction(int dr, int dc) {
            this.dr = dr;
            this.dc = dc;
        }
    }

    private static final Pattern FIVE = Pattern.compile("X{5}");
    private static final Pattern OPEN_FOUR = Pattern.compile("_XXXX_");
    private static final Pattern FOUR = Pattern.compile("XXXX_|XXX_X|XX_XX|X_XXX|_XXXX");
    private static final Pattern OPEN_THREE = Pattern.compile("__XXX_|_XXX__|_X_XX_|_XX_X_");
    private static final List<String> THREES =
            List.of("XXX__", "XX_X_", "XX__X", "X_XX_", "X_X_X", "X__XX", "_XXX_", "_XX_X", "_X_XX", "__XXX");

    @Override
    public int value(Board board) {
        int x = worth(board, Player.X);
        int o = worth(board, Player.O);
        if (x == Integer.MAX_VALUE) return 600_000;
        if (o == Integer.MAX_VALUE) return -600_000;
        return x - o;
    }

    private int worth(Board board, Player p) {
        Set<Direction> threats = EnumSet.noneOf(Direction.class);
        int sum = 0;
        int n = board.size();
        for (Direction d : Direction.values()) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    if (on(n, r - d.dr, c - d.dc)) continue;
                    String line = read(board, p, r, c, d);
                    if (FIVE.matcher(line).find()) return Integer.MAX_VALUE;
                    if (OPEN_FOUR.matcher(line).find()) {
                        sum += 12_000;
                        threats.add(d);
                    } else if (FOUR.matcher(line).find()) {
                        sum += 2_200;
                        threats.add(d);
                    } else if (OPEN_THREE.matcher(line).find()) {
                        sum += 1_800;
                        threats.add(d);
                    } else if (THREES.stream().anyMatch(line::contains)) {
                        sum += 180;
                    }
                    sum += small(line);
                }
            }
        }
        if (threats.size() >= 2) {
            sum += 10_000;
        }
        return Math.min(sum, 400_000);
    }

    private static int small(String line) {
        int sum = 0;
        for (int i = 0; i + 5 <= line.length(); i++) {
            int k = 0;
            for (int j = i; j < i + 5; j++) {
                char c = line.charAt(j);
                if (c == '|') {
                    k = 9;
                    break;
                }
                if (c == 'X') k++;
            }
            if (k == 1) sum += 1;
            if (k == 2) sum += 9;
        }
        return sum;
    }

    private static boolean on(int n, int r, int c) {
        return r >= 0 && r < n && c >= 0 && c < n;
    }

    private static String read(Board board, Player p, int r, int c, Direction d) {
        String s = "";
        for (; on(board.size(), r, c); r += d.dr, c += d.dc) {
            s += board.has(p, r, c) ? "X" : board.isEmpty(r, c) ? "_" : "|";
        }
        return s;
    }
}
