// exercise: 06
// truth: wrong
// mistake: Only unbroken runs are counted, by length and free ends: lines with a gap (XX.XX, .X.XX.) are no threats; and a run with a free end counts even where there is no room for five (OXXX.O).
// player: both
// style: run scanning from the first stone of each run, switch on length and open ends
// single: no
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    private static final int WIN = 800_000;
    private static final int FIVE = 50_000_000;

    private int threats;

    public int value(Board board) {
        int x = count(board, Player.X);
        int o = count(board, Player.O);
        if (x >= WIN) return WIN;
        if (o >= WIN) return -WIN;
        return x - o;
    }

    private int count(Board board, Player p) {
        int total = 0;
        threats = 0;
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                total += runsFrom(board, p, r, c, 0, 1);
                total += runsFrom(board, p, r, c, 1, 0);
                total += runsFrom(board, p, r, c, 1, 1);
                total += runsFrom(board, p, r, c, 1, -1);
                if (total >= FIVE) return WIN;
            }
        }
        if (threats >= 2) {
            total += 20_000;
        }
        return Math.min(total, 300_000);
    }

    private int runsFrom(Board b, Player p, int r, int c, int dr, int dc) {
        if (!own(b, p, r, c) || own(b, p, r - dr, c - dc)) {
            return 0; // no run begins here
        }
        int length = 0;
        int rr = r, cc = c;
        while (own(b, p, rr, cc)) {
            length++;
            rr += dr;
            cc += dc;
        }
        int open = 0;
        if (free(b, rr, cc)) open++;
        if (free(b, r - dr, c - dc)) open++;

        if (length >= 5) return FIVE;
        if (open == 0) return 0;
        switch (length) {
            case 4:
                if (open == 2) return 30_000;
                threats++;
                return 4_000;
            case 3:
                if (open == 2) {
                    threats++;
                    return 3_000;
                }
                return 500;
            case 2:
                return open == 2 ? 60 : 20;
            default:
                return open == 2 ? 4 : 1;
        }
    }

    private boolean inside(Board b, int r, int c) {
        return r >= 0 && c >= 0 && r < b.size() && c < b.size();
    }

    private boolean own(Board b, Player p, int r, int c) {
        return inside(b, r, c) && b.has(p, r, c);
    }

    private boolean free(Board b, int r, int c) {
        return inside(b, r, c) && b.isEmpty(r, c);
    }
}
