// exercise: 06
// truth: right
// mistake: -
// player: both
// style: patterns by what they can become: a stone is tried on every free cell of a line, by recursion
// kind: right
// single: yes
// detail: -
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WON = 1_000_000;
    private static final int[] STRENGTH = {0, 0, 0, 150, 1_200, 1_700, 9_000};
    private static final int NOTHING_NEAR = 0, THREE = 3, OPEN_THREE = 4, FOUR = 5, OPEN_FOUR = 6, FIVE = 7;

    @Override
    public int value(Board board) {
        int x = of(board, Player.X);
        int o = of(board, Player.O);
        return x == WON ? WON : o == WON ? -WON : x - o;
    }

    private int of(Board board, Player player) {
        int[][] heads = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        int n = board.size();
        int sum = 0;
        int threats = 0;
        for (int[] head : heads) {
            for (int start = 0; start < n * n; start++) {
                int r = start / n;
                int c = start % n;
                int br = r - head[0];
                int bc = c - head[1];
                if (br >= 0 && bc >= 0 && bc < n) {
                    continue; // not the first of its line
                }
                int own = 0;
                int free = 0;
                for (int bit = 1; r < n && c >= 0 && c < n; bit <<= 1, r += head[0], c += head[1]) {
                    own |= board.has(player, r, c) ? bit : 0;
                    free |= board.isEmpty(r, c) ? bit : 0;
                }
                int kind = kind(own, free);
                if (kind == FIVE) {
                    return WON;
                }
                sum += STRENGTH[kind] + rooms(own, free);
                threats += kind == OPEN_THREE || kind == FOUR ? 1 : 0;
            }
        }
        return Math.min(WON - 1, sum + (threats < 2 ? 0 : 6_000));
    }

    private static boolean five(int own) {
        int two = own & own >> 1;
        return (two & two >> 2 & own >> 4) != 0;
    }

    private static int kind(int own, int free) {
        if (five(own)) {
            return FIVE;
        }
        if (Integer.bitCount(own) < 3) {
            return NOTHING_NEAR;
        }
        int fives = fives(own, free);
        if (fives > 0) {
            return fives > 1 ? OPEN_FOUR : FOUR;
        }
        int best = NOTHING_NEAR;
        for (int rest = free; rest != 0; rest &= rest - 1) {
            int cell = Integer.lowestOneBit(rest);
            int next = fives(own | cell, free ^ cell);
            best = Math.max(best, next > 1 ? OPEN_THREE : next == 1 ? THREE : NOTHING_NEAR);
        }
        return best;
    }

    private static int fives(int own, int free) {
        if (free == 0) {
            return 0;
        }
        int cell = Integer.lowestOneBit(free);
        return (five(own | cell) ? 1 : 0) + fives(own, free ^ cell);
    }

    /** Small change: each five cells that are still possible, by their stones. */
    private static int rooms(int own, int free) {
        int open = own | free;
        int starts = open & open >> 1 & open >> 2 & open >> 3 & open >> 4;
        int points = 0;
        for (; starts != 0; starts &= starts - 1) {
            int stones = Integer.bitCount(own >> Integer.numberOfTrailingZeros(starts) & 31);
            points += stones * stones * stones;
        }
        return points;
    }
}
