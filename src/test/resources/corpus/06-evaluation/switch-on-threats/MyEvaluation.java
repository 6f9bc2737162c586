// exercise: 06
// truth: wrong
// mistake: the bonus is given for exactly two threats (== 2), so that with three or more it is lost
// player: both
// style: switch on the number of threats
// kind: subtle
// single: yes
// detail: three or more fours or open threes in different lines: worth only the sum, and less than two of them
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int NONE = 0, CLOSED_THREE = 1, OPEN_THREE = 2, FOUR = 3, OPEN_FOUR = 4, FIVE = 5;

    @Override
    public int value(Board board) {
        int[] x = new int[7];
        int[] o = new int[7];
        count(board, Player.X, x);
        count(board, Player.O, o);
        if (x[FIVE] > 0) {
            return 700_000;
        }
        if (o[FIVE] > 0) {
            return -700_000;
        }
        return points(x) - points(o);
    }

    private static int points(int[] found) {
        int points = found[6] + 160 * found[CLOSED_THREE] + 1_200 * found[OPEN_THREE] + 1_700 * found[FOUR]
                + 12_000 * found[OPEN_FOUR];
        switch (found[OPEN_THREE] + found[FOUR]) {
            case 2:
                points += 6_000; // a double threat
                break;
            default:
                break;
        }
        return Math.min(points, 600_000);
    }

    private static void count(Board board, Player player, int[] found) {
        int n = board.size();
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = dr == 0 ? 1 : 0; dc <= 1; dc++) {
                if (dr == -1 && dc == 0) {
                    continue;
                }
                for (int r = 0; r < n; r++) {
                    for (int c = 0; c < n; c++) {
                        boolean first = r - dr < 0 || r - dr >= n || c - dc < 0;
                        if (first) {
                            found[kind(board, player, r, c, dr, dc, found)]++;
                        }
                    }
                }
            }
        }
        found[NONE] = 0;
    }

    private static int kind(Board board, Player player, int r, int c, int dr, int dc, int[] found) {
        int own = 0;
        int room = 0;
        for (int bit = 1; r >= 0 && r < board.size() && c < board.size(); bit *= 2, r += dr, c += dc) {
            own |= board.has(player, r, c) ? bit : 0;
            room |= board.has(player.opponent(), r, c) ? 0 : bit;
        }
        int wins = 0;
        int pairs = 0;
        int shared = 0;
        int last = 0;
        for (int window = 31; window <= room; window <<= 1) {
            if ((window & ~room) != 0) {
                continue;
            }
            int free = window & ~own;
            int stones = 5 - Integer.bitCount(free);
            found[6] += stones * stones;
            if (stones == 5) {
                return FIVE;
            } else if (stones == 4) {
                wins |= free;
            } else if (stones == 3 && free != last) {
                shared |= pairs & free;
                pairs |= free;
                last = free;
            }
        }
        int ways = Integer.bitCount(wins);
        return ways > 1 ? OPEN_FOUR : ways == 1 ? FOUR : shared != 0 ? OPEN_THREE : pairs != 0 ? CLOSED_THREE : NONE;
    }
}
