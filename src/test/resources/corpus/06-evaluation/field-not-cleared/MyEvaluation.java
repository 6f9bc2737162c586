// exercise: 06
// truth: wrong
// mistake: the number of threats is kept in a field that is never set back, so a later call believes in threats of earlier boards
// player: both
// style: fields for sums, one object for all calls
// kind: slip
// single: yes
// detail: the second board with a threat that the same object is asked about
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private int threatsX = 0;
    private int threatsO = 0;

    public int value(Board board) {
        int x = 0;
        int o = 0;
        int n = board.size();
        boolean fiveX = false;
        boolean fiveO = false;
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                for (int d = 0; d < 4; d++) {
                    int dr = d == 0 ? 0 : 1;
                    int dc = d == 1 ? 0 : d == 3 ? -1 : 1;
                    if (onBoard(n, r - dr, c - dc)) continue; // not the beginning of a line
                    int px = line(board, Player.X, r, c, dr, dc);
                    int po = line(board, Player.O, r, c, dr, dc);
                    if (px < 0) fiveX = true;
                    if (po < 0) fiveO = true;
                    if (px % 20_000 >= 2_000) threatsX++;
                    if (po % 20_000 >= 2_000) threatsO++;
                    x += px;
                    o += po;
                }
            }
        }
        if (fiveX) return 1_000_000;
        if (fiveO) return -1_000_000;
        if (threatsX >= 2) x += 10_000;
        if (threatsO >= 2) o += 10_000;
        return Math.min(x, 900_000) - Math.min(o, 900_000);
    }

    private boolean onBoard(int n, int r, int c) {
        return r >= 0 && r < n && c >= 0 && c < n;
    }

    private int line(Board board, Player me, int r, int c, int dr, int dc) {
        int n = board.size();
        int points = 0, wins = 0, once = 0, twice = 0, lastPair = 0;
        for (int s = 0; onBoard(n, r + (s + 4) * dr, c + (s + 4) * dc); s++) {
            int own = 0, empty = 0, free = 0;
            for (int i = s; i < s + 5; i++) {
                int y = r + i * dr, x = c + i * dc;
                if (board.has(me, y, x)) own++;
                else if (!board.has(me.opponent(), y, x)) {
                    empty++;
                    free |= 1 << i;
                }
            }
            if (own + empty != 5) continue;
            if (own == 5) return -1;
            if (own == 4) wins |= free;
            if (own == 3 && free != lastPair) {
                twice |= once & free;
                once |= free;
                lastPair = free;
            }
            if (own == 2) points += 20;
            if (own == 1) points += 2;
        }
        int ways = Integer.bitCount(wins);
        if (ways >= 2) return points + 20_000;
        if (ways == 1) return points + 3_000;
        return twice != 0 ? points + 2_000 : once != 0 ? points + 400 : points;
    }
}
