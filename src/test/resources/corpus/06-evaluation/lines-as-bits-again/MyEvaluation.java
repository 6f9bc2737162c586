// exercise: 06
// truth: right
// mistake: none; each line as two numbers with a bit for each cell
// player: both
// style: bit masks
// single: yes
// detail: always
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WIN = 1_000_000;
    private static final int LIMIT = 600_000;
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, 0, 1, -1};

    private int size;
    private int total;
    private int forcing;
    private boolean five;

    @Override
    public int value(Board board) {
        int mine = side(board, Player.X);
        if (five) {
            return WIN;
        }
        int theirs = side(board, Player.O);
        if (five) {
            return -WIN;
        }
        return mine - theirs;
    }

    private int side(Board board, Player p) {
        size = board.size();
        total = 0;
        forcing = 0;
        five = false;
        for (int d = 0; d < 4; d++) {
            for (int r = 0; r < size; r++) {
                for (int c = 0; c < size; c++) {
                    if (!inside(r - DR[d], c - DC[d])) {
                        int own = 0;
                        int free = 0;
                        int length = 0;
                        for (int y = r, x = c; inside(y, x); y += DR[d], x += DC[d]) {
                            if (board.has(p, y, x)) {
                                own |= 1 << length;
                            } else if (!board.has(p.opponent(), y, x)) {
                                free |= 1 << length;
                            }
                            length++;
                        }
                        line(own, free, length);
                    }
                }
            }
        }
        return Math.min(LIMIT, forcing >= 2 ? total + 12_000 : total);
    }

    private boolean inside(int r, int c) {
        return r >= 0 && c >= 0 && r < size && c < size;
    }

    private void line(int own, int free, int length) {
        for (int w = 0b11111; length >= 5 && w < 1 << length; w <<= 1) {
            if ((own & w) == w) {
                five = true;
            }
            if (((own | free) & w) == w) {
                switch (Integer.bitCount(own & w)) {
                    case 1 -> total += 2;
                    case 2 -> total += 20;
                    default -> {}
                }
            }
        }
        int wins = wins(own, free, length);
        if (wins > 1) {
            total += 30_000;
        } else if (wins == 1) {
            total += 4_500;
            forcing++;
        } else {
            int next = 0;
            for (int rest = free; rest != 0; rest &= rest - 1) {
                int cell = Integer.lowestOneBit(rest);
                next = Math.max(next, wins(own | cell, free & ~cell, length));
            }
            if (next > 1) {
                total += 3_000;
                forcing++;
            } else if (next == 1) {
                total += 500;
            }
        }
    }

    private static int wins(int own, int free, int length) {
        int cells = 0;
        for (int w = 0b11111; length >= 5 && w < 1 << length; w <<= 1) {
            int lacking = w & ~own;
            if (Integer.bitCount(lacking) == 1 && (lacking & free) != 0) {
                cells |= lacking;
            }
        }
        return Integer.bitCount(cells);
    }
}
