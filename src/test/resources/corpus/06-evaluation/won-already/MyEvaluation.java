// exercise: 06
// truth: wrong
// mistake: an open four is taken for a won game and returned at once, so a four of the other side does not count any more
// player: both
// style: early returns in the order of the strength of the patterns, counts in an int array by enum
// kind: slip
// single: yes
// detail: one side has an open four and the other a four of its own
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int FIVE = 0, OPEN_FOUR = 1, FOUR = 2, OPEN_THREE = 3, THREE = 4, REST = 5;

    @Override
    public int value(Board board) {
        int[] x = count(board, Player.X);
        int[] o = count(board, Player.O);
        if (x[FIVE] > 0) return 1_000_000;
        if (o[FIVE] > 0) return -1_000_000;
        if (x[OPEN_FOUR] > 0 && o[OPEN_FOUR] == 0) return 500_000;
        if (o[OPEN_FOUR] > 0 && x[OPEN_FOUR] == 0) return -500_000;
        return sum(x) - sum(o);
    }

    private static int sum(int[] has) {
        int sum = 9_000 * has[OPEN_FOUR] + 1_500 * has[FOUR] + 1_000 * has[OPEN_THREE] + 200 * has[THREE] + has[REST];
        if (has[FOUR] + has[OPEN_THREE] >= 2) {
            sum += 5_000;
        }
        return Math.min(sum, 400_000);
    }

    private static int[] count(Board board, Player player) {
        int[] has = new int[6];
        int n = board.size();
        for (int i = 0; i < n; i++) {
            line(board, player, i, 0, 0, 1, has);
            line(board, player, 0, i, 1, 0, has);
            line(board, player, 0, i, 1, 1, has);
            line(board, player, 0, i, 1, -1, has);
        }
        for (int i = 1; i < n; i++) {
            line(board, player, i, 0, 1, 1, has);
            line(board, player, i, n - 1, 1, -1, has);
        }
        return has;
    }

    private static void line(Board board, Player player, int r, int c, int dr, int dc, int[] has) {
        int n = board.size();
        int length = 0;
        int mine = 0;
        int blocked = 0;
        while (r < n && c >= 0 && c < n) {
            if (board.has(player, r, c)) mine |= 1 << length;
            else if (board.has(player.opponent(), r, c)) blocked |= 1 << length;
            length++;
            r += dr;
            c += dc;
        }
        int wins = 0;
        int once = 0;
        int twice = 0;
        int lastPair = 0;
        for (int i = 0; i + 5 <= length; i++) {
            int window = 31 << i;
            if ((blocked & window) != 0) continue;
            int free = window & ~mine;
            switch (Integer.bitCount(free)) {
                case 0: has[FIVE]++; break;
                case 1: wins |= free; break;
                case 2:
                    if (free != lastPair) {
                        twice |= once & free;
                        once |= free;
                        lastPair = free;
                    }
                    break;
                case 3: has[REST] += 10; break;
                case 4: has[REST] += 1; break;
                default: break;
            }
        }
        if (wins != 0) has[(wins & wins - 1) != 0 ? OPEN_FOUR : FOUR]++;
        else if (once != 0) has[twice != 0 ? OPEN_THREE : THREE]++;
    }
}
