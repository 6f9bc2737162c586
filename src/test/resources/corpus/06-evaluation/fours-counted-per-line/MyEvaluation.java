// exercise: 06
// truth: wrong
// mistake: two windows with four stones make an open four even if they lack the same cell (OXXXX.X), and such a four is then not counted among the threats
// player: both
// style: counts per line, open four if two windows have four
// single: yes
// detail: sometimes; a four whose one free cell has further stones behind it, together with another threat
import java.util.HashMap;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WIN = 1_000_000;

    @Override
    public int value(Board board) {
        Side x = read(board, Player.X, Player.O);
        Side o = read(board, Player.O, Player.X);
        if (x.five) {
            return WIN;
        }
        if (o.five) {
            return -WIN;
        }
        return x.total() - o.total();
    }

    private static class Side {
        boolean five;
        int score;
        int doubleThreat;

        int total() {
            int t = score;
            if (doubleThreat >= 2) {
                t += 5000;
            }
            return t > 400000 ? 400000 : t;
        }
    }

    private Side read(Board board, Player me, Player you) {
        Side side = new Side();
        int size = board.size();
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = 0; dc <= 1; dc++) {
                if (dc == 0 && dr != 1) {
                    continue;
                }
                for (int r = 0; r < size; r++) {
                    for (int c = 0; c < size; c++) {
                        if (!ok(r - dr, c - dc, size)) {
                            line(board, me, you, r, c, dr, dc, side);
                        }
                    }
                }
            }
        }
        return side;
    }

    private boolean ok(int r, int c, int size) {
        return 0 <= r && r < size && 0 <= c && c < size;
    }

    private void line(Board board, Player me, Player you, int r, int c, int dr, int dc, Side side) {
        int size = board.size();
        int fours = 0;
        int threes = 0;
        Map<Integer, Integer> partner = new HashMap<>();
        boolean open = false;
        while (ok(r + 4 * dr, c + 4 * dc, size)) {
            int mine = 0;
            int yours = 0;
            int a = -1;
            int b = -1;
            for (int i = 0; i < 5; i++) {
                if (board.has(me, r + i * dr, c + i * dc)) {
                    mine++;
                } else if (board.has(you, r + i * dr, c + i * dc)) {
                    yours++;
                } else {
                    b = a;
                    a = (r + i * dr) * size + (c + i * dc);
                }
            }
            if (yours == 0) {
                if (mine == 5) {
                    side.five = true;
                }
                if (mine == 4) {
                    fours++;
                }
                if (mine == 3) {
                    threes++;
                    open |= partner.getOrDefault(a, b) != b;
                    open |= partner.getOrDefault(b, a) != a;
                    partner.put(a, b);
                    partner.put(b, a);
                }
                if (mine == 2) {
                    side.score += 10;
                }
                if (mine == 1) {
                    side.score += 1;
                }
            }
            r += dr;
            c += dc;
        }
        if (fours >= 2) {
            side.score += 10000;
        } else if (fours == 1) {
            side.score += 1500;
            side.doubleThreat++;
        } else if (open) {
            side.score += 1000;
            side.doubleThreat++;
        } else if (threes > 0) {
            side.score += 200;
        }
    }
}
