// exercise: 06
// truth: wrong
// mistake: the bonus is given for exactly two threats, so a third one takes it away again
// player: both
// style: counter of threats
// single: yes
// detail: sometimes; only with three threats and more, with which a side is worth less than with two
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[] DY = {0, 1, 1, 1};
    private static final int[] DX = {1, 0, 1, -1};

    @Override
    public int value(Board board) {
        int x = side(board, Player.X);
        if (x < 0) {
            return 600_000;
        }
        int o = side(board, Player.O);
        return o < 0 ? -600_000 : x - o;
    }

    /** The points of a player, or -1 for five in a row. */
    private static int side(Board board, Player me) {
        int n = board.size();
        int total = 0;
        int threats = 0;
        for (int d = 0; d < 4; d++) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    int pr = r - DY[d];
                    int pc = c - DX[d];
                    if (pr >= 0 && pc >= 0 && pc < n) {
                        continue; // not the beginning of a line
                    }
                    int points = line(board, me, r, c, d);
                    if (points < 0) {
                        return -1;
                    }
                    total += points;
                    if (points >= 1_000 && points < 20_000) {
                        threats++;
                    }
                }
            }
        }
        if (threats == 2) {
            total += 8_000;
        }
        return Math.min(300_000, total);
    }

    private static int line(Board board, Player me, int r, int c, int d) {
        int n = board.size();
        long fours = 0; // cells that make five
        long once = 0; // cells that make a four
        boolean twice = false;
        int small = 0;
        int er = r + 4 * DY[d];
        int ec = c + 4 * DX[d];
        for (int i = 0; er < n && ec >= 0 && ec < n; i++, er += DY[d], ec += DX[d]) {
            int mine = 0;
            long free = 0;
            boolean shut = false;
            for (int k = i; k < i + 5; k++) {
                int y = r + k * DY[d];
                int x = c + k * DX[d];
                if (board.has(me, y, x)) {
                    mine++;
                } else if (board.has(me.opponent(), y, x)) {
                    shut = true;
                } else {
                    free |= 1L << k;
                }
            }
            if (shut) {
                continue;
            }
            if (mine == 5) {
                return -1;
            }
            if (mine == 4) {
                fours |= free;
            } else if (mine == 3) {
                twice |= (once & free) != 0;
                once |= free;
            } else if (mine > 0) {
                small += mine == 2 ? 8 : 1;
            }
        }
        if (fours != 0) {
            return small + (Long.bitCount(fours) > 1 ? 20_000 : 2_000);
        }
        return small + (twice ? 1_200 : once != 0 ? 150 : 0);
    }
}
