// exercise: 06
// truth: right
// mistake: -
// player: both
// style: lines as bit sets, windows as shifted masks, cells seen once and twice kept as bits
// kind: -
// single: yes
// detail: -
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WINDOW = 0b11111;

    @Override
    public int value(Board board) {
        long x = side(board, Player.X);
        long o = side(board, Player.O);
        if (x == Long.MAX_VALUE) {
            return 1_000_000;
        }
        return o == Long.MAX_VALUE ? -1_000_000 : (int) (Math.min(x, 850_000) - Math.min(o, 850_000));
    }

    /** Long.MAX_VALUE stands for five. */
    private static long side(Board board, Player player) {
        int n = board.size();
        long points = 0;
        int threats = 0;
        for (int kind = 0; kind < 4; kind++) {
            for (int k = 0; k < (kind < 2 ? n : 2 * n - 1); k++) {
                int own = 0;
                int other = 0;
                int length = 0;
                for (int i = 0; i < n; i++) {
                    int r = kind == 0 ? k : i;
                    int c = kind == 0 ? i : kind == 1 ? k : kind == 2 ? k - i : i - (k - n + 1);
                    if (c < 0 || c >= n) {
                        continue;
                    }
                    own |= (board.has(player, r, c) ? 1 : 0) << length;
                    other |= (board.has(player.opponent(), r, c) ? 1 : 0) << length;
                    length++;
                }
                int wins = 0;
                int once = 0;
                int twice = 0;
                int pairBefore = 0; // equal pairs can only come from the two windows that begin side by side
                for (int at = 0; at + 5 <= length; at++) {
                    int window = WINDOW << at;
                    int pair = 0;
                    if ((other & window) == 0) {
                        switch (Integer.bitCount(own & window)) {
                            case 5 -> {
                                return Long.MAX_VALUE;
                            }
                            case 4 -> wins |= window & ~own;
                            case 3 -> pair = window & ~own;
                            case 2 -> points += 30;
                            case 1 -> points += 3;
                            default -> {}
                        }
                    }
                    if (pair != pairBefore) {
                        twice |= once & pair;
                        once |= pair;
                    }
                    pairBefore = pair;
                }
                if (wins != 0) {
                    boolean single = (wins & (wins - 1)) == 0;
                    points += single ? 4_500 : 30_000;
                    threats += single ? 1 : 0;
                } else if (twice != 0) {
                    points += 3_000;
                    threats++;
                } else if (once != 0) {
                    points += 600;
                }
            }
        }
        return threats < 2 ? points : points + 15_000;
    }
}
