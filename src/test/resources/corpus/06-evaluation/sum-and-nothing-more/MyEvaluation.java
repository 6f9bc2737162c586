// exercise: 06
// truth: wrong
// mistake: the patterns are only added up, and nothing is added for two threats at once
// player: both
// style: windows of five per line, arrays indexed by the missing cells
// single: yes
// detail: two threats far from each other are always worth exactly the sum
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    static final int FIVE = 600000;
    static final int OPEN_FOUR = 9000;
    static final int FOUR = 1400;
    static final int OPEN_THREE = 1300;
    static final int THREE = 100;
    static final int[] SMALL = {0, 1, 12};

    @Override
    public int value(Board board) {
        int x = score(board, Player.X);
        if (x >= FIVE) return FIVE;
        int o = score(board, Player.O);
        if (o >= FIVE) return -FIVE;
        return x - o;
    }

    private int score(Board board, Player p) {
        int n = board.size();
        int total = 0;
        int[] dr = {0, 1, 1, 1};
        int[] dc = {1, 0, 1, -1};
        for (int d = 0; d < 4; d++) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    int pr = r - dr[d];
                    int pc = c - dc[d];
                    boolean begins = pr < 0 || pc < 0 || pc >= n;
                    if (begins) {
                        int s = line(board, p, r, c, dr[d], dc[d]);
                        if (s == FIVE) return FIVE;
                        total += s;
                    }
                }
            }
        }
        return Math.min(total, 450000);
    }

    private int line(Board board, Player p, int r, int c, int dr, int dc) {
        int n = board.size();
        int length = 0;
        int[] cells = new int[n];
        for (int y = r, x = c; y < n && x >= 0 && x < n; y += dr, x += dc) {
            cells[length++] = board.has(p, y, x) ? 1 : board.isEmpty(y, x) ? 0 : -1;
        }
        boolean[] winning = new boolean[length];
        int[] lacking = new int[length];
        int best = 0;
        int ways = 0;
        int small = 0;
        boolean open = false;
        for (int i = 0; i + 5 <= length; i++) {
            int own = 0;
            int other = 0;
            for (int k = i; k < i + 5; k++) {
                if (cells[k] == 1) own++;
                if (cells[k] == -1) other++;
            }
            if (other > 0) continue;
            if (own == 5) return FIVE;
            if (own < 3) {
                small += SMALL[own];
                continue;
            }
            best = Math.max(best, own);
            boolean seen = false;
            for (int k = i; k < i + 5; k++) {
                if (cells[k] != 0) continue;
                if (own == 4 && !winning[k]) {
                    winning[k] = true;
                    ways++;
                }
                if (own == 3) {
                    int mate = mate(cells, i, k);
                    if (lacking[k] != 0 && lacking[k] != mate + 1) open = true;
                    lacking[k] = mate + 1;
                }
            }
        }
        if (best == 4) return small + (ways > 1 ? OPEN_FOUR : FOUR);
        if (best == 3) return small + (open ? OPEN_THREE : THREE);
        return small;
    }

    private int mate(int[] cells, int from, int not) {
        for (int k = from; k < from + 5; k++) {
            if (cells[k] == 0 && k != not) return k;
        }
        return -1;
    }
}
