// exercise: 06
// truth: wrong
// mistake: an open three is worth 500 and a closed three 200, so three closed ones outweigh an open one
// player: both
// style: constants, flat array with a border of stones
// single: yes
// detail: with three closed threes on one board; one or two of them do not outweigh it
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    static final int OPEN_FOUR = 9000;
    static final int FOUR = 1100;
    static final int OPEN_THREE = 500;
    static final int THREE = 200;
    static final int COMBO = 4000;
    static final int FIVE_VALUE = 400000;

    public int value(Board board) {
        int n = board.size();
        int width = n + 1;
        byte[] cells = new byte[width * (n + 2) + 1];
        java.util.Arrays.fill(cells, (byte) 3);
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                byte b = 0;
                if (board.has(Player.X, r, c)) b = 1;
                if (board.has(Player.O, r, c)) b = 2;
                cells[(r + 1) * width + c + 1] = b;
            }
        }
        int x = eval(cells, width, 1);
        int o = eval(cells, width, 2);
        if (x == FIVE_VALUE) return FIVE_VALUE;
        if (o == FIVE_VALUE) return -FIVE_VALUE;
        return x - o;
    }

    private int eval(byte[] cells, int width, int me) {
        int[] steps = {1, width, width + 1, width - 1};
        int sum = 0;
        int threats = 0;
        for (int step : steps) {
            for (int first = 0; first < cells.length; first++) {
                if (cells[first] == 3) continue;
                if (cells[first - step] != 3) continue;
                int length = 0;
                int own = 0;
                int room = 0;
                for (int p = first; p < cells.length && cells[p] != 3; p += step) {
                    if (cells[p] == me) own |= 1 << length;
                    if (cells[p] == me || cells[p] == 0) room |= 1 << length;
                    length++;
                }
                if (own == 0 || length < 5) continue;
                int wins = 0;
                int threes = 0;
                for (int i = 0; i + 5 <= length; i++) {
                    int w = 31 << i;
                    if ((room & w) != w) continue;
                    int k = Integer.bitCount(own & w);
                    if (k == 5) return FIVE_VALUE;
                    if (k == 4) wins |= w & ~own;
                    if (k == 3) threes++;
                    if (k == 2) sum += 6;
                    if (k == 1) sum++;
                }
                if (wins != 0) {
                    sum += Integer.bitCount(wins) > 1 ? OPEN_FOUR : FOUR;
                    threats++;
                } else if (threes > 0) {
                    boolean open = false;
                    for (int i = 0; i < length; i++) {
                        if ((own >> i & 1) == 0 && (room >> i & 1) == 1) {
                            open |= completions(own | 1 << i, room, length) > 1;
                        }
                    }
                    sum += open ? OPEN_THREE : THREE;
                    if (open) threats++;
                }
            }
        }
        if (threats > 1) sum += COMBO;
        return Math.min(sum, 300000);
    }

    private int completions(int own, int room, int length) {
        int wins = 0;
        for (int i = 0; i + 5 <= length; i++) {
            int w = 31 << i;
            if ((room & w) == w && Integer.bitCount(own & w) == 4) wins |= w & ~own;
        }
        return Integer.bitCount(wins);
    }
}
