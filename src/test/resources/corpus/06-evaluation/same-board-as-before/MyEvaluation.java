// exercise: 06
// truth: wrong
// mistake: the value of the last board object is kept and given again, although other stones may stand on it by now
// player: both
// style: bit masks, cache of one board
// single: yes
// detail: always when the same object comes with other stones
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WIN = 1_000_000;
    private static final int LIMIT = 600_000;
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, 0, 1, -1};

    private int size;
    private int score;
    private int threats;
    private boolean five;
    private Board seen;
    private int worth;

    @Override
    public int value(Board board) {
        if (board != seen) {
            worth = compute(board);
            seen = board;
        }
        return worth;
    }

    private int compute(Board board) {
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
        score = 0;
        threats = 0;
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
                        evaluateLine(own, free, length);
                    }
                }
            }
        }
        return Math.min(LIMIT, threats >= 2 ? score + 12_000 : score);
    }

    private boolean inside(int r, int c) {
        return r >= 0 && c >= 0 && r < size && c < size;
    }

    private void evaluateLine(int own, int free, int length) {
        for (int w = 0b11111; length >= 5 && w < 1 << length; w <<= 1) {
            if ((own & w) == w) {
                five = true;
            }
            if (((own | free) & w) == w) {
                switch (Integer.bitCount(own & w)) {
                    case 1 -> score += 2;
                    case 2 -> score += 20;
                    default -> {}
                }
            }
        }
        int winningCells = winningCells(own, free, length);
        if (winningCells > 1) {
            score += 30_000;
        } else if (winningCells == 1) {
            score += 4_500;
            threats++;
        } else {
            int next = 0;
            for (int rest = free; rest != 0; rest &= rest - 1) {
                int cell = Integer.lowestOneBit(rest);
                next = Math.max(next, winningCells(own | cell, free & ~cell, length));
            }
            if (next > 1) {
                score += 3_000;
                threats++;
            } else if (next == 1) {
                score += 500;
            }
        }
    }

    private static int winningCells(int own, int free, int length) {
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
