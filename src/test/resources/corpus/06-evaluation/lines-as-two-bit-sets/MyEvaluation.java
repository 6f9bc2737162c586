// exercise: 06
// truth: right
// mistake: none; every promise is kept
// player: both
// style: each line as two int bit masks, windows by shifting, cells lacking as bits
// single: yes
// detail: -
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WON = 900_000;
    private static final int LIMIT = 400_000;
    private static final int[] POINTS = {0, 1, 10, 100, 1_000};
    private static final int BONUS_OPEN_THREE = 800;
    private static final int BONUS_OPEN_FOUR = 15_000;
    private static final int BONUS_DOUBLE = 20_000;
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, 0, 1, -1};

    @Override
    public int value(Board board) {
        return score(board, Player.X) - score(board, Player.O);
    }

    private int score(Board board, Player me) {
        int n = board.size();
        int sum = 0;
        int threats = 0;
        for (int d = 0; d < 4; d++) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    int pr = r - DR[d];
                    int pc = c - DC[d];
                    if (pr >= 0 && pr < n && pc >= 0 && pc < n) {
                        continue; // not the beginning of a line
                    }
                    int length = 0;
                    int mine = 0;
                    int theirs = 0;
                    for (int y = r, x = c; y >= 0 && y < n && x >= 0 && x < n; y += DR[d], x += DC[d]) {
                        if (board.has(me, y, x)) {
                            mine |= 1 << length;
                        } else if (board.has(me.opponent(), y, x)) {
                            theirs |= 1 << length;
                        }
                        length++;
                    }
                    int lacking = 0; // cells that would make five
                    int once = 0; // cells lacking in a window of three stones
                    int twice = 0; // cells lacking in two of them
                    for (int start = 0; start + 5 <= length; start++) {
                        int window = 31 << start;
                        if ((theirs & window) != 0) {
                            continue;
                        }
                        int count = Integer.bitCount(mine & window);
                        if (count == 5) {
                            return WON;
                        }
                        sum += POINTS[count];
                        int free = window & ~mine;
                        if (count == 4) {
                            lacking |= free;
                        } else if (count == 3) {
                            twice |= once & free;
                            once |= free;
                        }
                    }
                    if (Integer.bitCount(lacking) >= 2) {
                        sum += BONUS_OPEN_FOUR;
                    } else if (lacking != 0) {
                        threats++;
                    } else if (twice != 0) {
                        sum += BONUS_OPEN_THREE;
                        threats++;
                    }
                }
            }
        }
        if (threats >= 2) {
            sum += BONUS_DOUBLE;
        }
        return Math.min(sum, LIMIT);
    }
}
