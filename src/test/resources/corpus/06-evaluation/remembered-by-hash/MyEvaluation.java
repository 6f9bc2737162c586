// exercise: 06
// truth: wrong
// mistake: values are remembered between calls under board.hashCode(), so another board with the same hash code gets the value of the first
// kind: subtle
// player: both
// style: bit masks of lines, cache between calls
// single: yes
// detail: only for two boards with equal hash codes, e.g. a stone moved from cell number k to k+32 in the same word of 64, or two stones more on such cells
import java.util.HashMap;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    private final Map<Integer, Integer> known = new HashMap<>();

    /** What a line gives one side: points, whether it is a threat, whether there are five. */
    private record Read(int points, boolean threat, boolean five) {}

    @Override
    public int value(Board board) {
        return known.computeIfAbsent(board.hashCode(), hash -> worked(board));
    }

    private static int worked(Board board) {
        int x = side(board, Player.X);
        int o = side(board, Player.O);
        if (x == Integer.MAX_VALUE) {
            return 700_000;
        }
        if (o == Integer.MAX_VALUE) {
            return -700_000;
        }
        return x - o;
    }

    /** The points of a side, or Integer.MAX_VALUE if it has five. */
    private static int side(Board board, Player player) {
        int n = board.size();
        int sum = 0;
        int threats = 0;
        for (int[] d : DIRECTIONS) {
            for (int first = 0; first < n * n; first++) {
                int r = first / n;
                int c = first % n;
                if (on(n, r - d[0], c - d[1])) {
                    continue;
                }
                int own = 0;
                int open = 0;
                int length = 0;
                while (on(n, r, c)) {
                    if (board.has(player, r, c)) {
                        own |= 1 << length;
                    }
                    if (!board.has(player.opponent(), r, c)) {
                        open |= 1 << length;
                    }
                    length++;
                    r += d[0];
                    c += d[1];
                }
                if (own == 0) {
                    continue;
                }
                Read read = read(own, open);
                if (read.five()) {
                    return Integer.MAX_VALUE;
                }
                sum += read.points();
                threats += read.threat() ? 1 : 0;
            }
        }
        return Math.min(350_000, sum + (threats > 1 ? 5_500 : 0));
    }

    private static boolean on(int n, int r, int c) {
        return r >= 0 && c >= 0 && r < n && c < n;
    }

    private static Read read(int own, int open) {
        int points = 0;
        boolean five = false;
        for (int window = 0b11111; window <= open; window <<= 1) {
            if ((window & open) == window) {
                int stones = Integer.bitCount(window & own);
                points += stones == 1 ? 1 : stones == 2 ? 11 : 0;
                five |= stones == 5;
            }
        }
        int wins = Integer.bitCount(wins(own, open));
        if (wins > 0) {
            return new Read(points + (wins > 1 ? 15_000 : 1_700), wins == 1, five);
        }
        int most = 0;
        for (int free = open & ~own; free != 0; free &= free - 1) {
            most = Math.max(most, Integer.bitCount(wins(own | Integer.lowestOneBit(free), open)));
        }
        return new Read(points + (most > 1 ? 1_200 : most == 1 ? 190 : 0), most > 1, five);
    }

    /** The free cells that make five. */
    private static int wins(int own, int open) {
        int wins = 0;
        for (int window = 0b11111; window <= open; window <<= 1) {
            if ((window & open) == window && Integer.bitCount(window & own) == 4) {
                wins |= window & ~own;
            }
        }
        return wins;
    }
}
