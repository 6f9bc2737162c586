// exercise: 06
// truth: right
// mistake: none; each line is two bit masks, and a window is a shift
// player: both
// style: bit operations, no objects, one pass for both players
// single: yes
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, 0, 1, -1};
    private static final int FIVE_FOUND = Integer.MIN_VALUE;

    @Override
    public int value(Board board) {
        int[] sum = new int[2];
        int[] threats = new int[2];
        int n = board.size();
        for (int d = 0; d < 4; d++) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    int pr = r - DR[d], pc = c - DC[d];
                    boolean begins = pr < 0 || pc < 0 || pc >= n;
                    if (!begins) continue;
                    int x = 0, o = 0, len = 0;
                    for (int i = r, j = c; i < n && j < n && j >= 0; i += DR[d], j += DC[d]) {
                        if (board.has(Player.X, i, j)) x |= 1 << len;
                        if (board.has(Player.O, i, j)) o |= 1 << len;
                        len++;
                    }
                    if (len < 5) continue;
                    int px = points(x, o, len, threats, 0);
                    if (px == FIVE_FOUND) return 900_000;
                    int po = points(o, x, len, threats, 1);
                    if (po == FIVE_FOUND) return -900_000;
                    sum[0] += px;
                    sum[1] += po;
                }
            }
        }
        return total(sum[0], threats[0]) - total(sum[1], threats[1]);
    }

    private static int total(int sum, int threats) {
        return Math.min(400_000, threats >= 2 ? sum + 9_999 : sum);
    }

    private static int points(int mine, int theirs, int len, int[] threats, int who) {
        if (mine == 0) return 0;
        int points = 0;
        int wins = 0;      // bits of cells that make five
        boolean closedThree = false;
        for (int s = 0; s + 5 <= len; s++) {
            int w = 31 << s;
            if ((theirs & w) != 0) continue;
            int k = Integer.bitCount(mine & w);
            if (k == 5) return FIVE_FOUND;
            if (k == 4) wins |= w & ~mine;
            if (k == 3) closedThree = true;
            if (k == 2) points += 12;
            if (k == 1) points += 1;
        }
        if (wins != 0) {
            if (Integer.bitCount(wins) > 1) return points + 30_000;
            threats[who]++;
            return points + 2_100;
        }
        if (closedThree) {
            boolean open = false;
            for (int cell = 0; cell < len; cell++) {
                int bit = 1 << cell;
                if (((mine | theirs) & bit) != 0) continue;
                int next = mine | bit;
                int w5 = 0;
                for (int s = 0; s + 5 <= len; s++) {
                    int w = 31 << s;
                    if ((theirs & w) == 0 && Integer.bitCount(next & w) == 4) w5 |= w & ~next;
                }
                open |= Integer.bitCount(w5) > 1;
            }
            if (open) {
                threats[who]++;
                return points + 1_700;
            }
            return points + 300;
        }
        return points;
    }
}
