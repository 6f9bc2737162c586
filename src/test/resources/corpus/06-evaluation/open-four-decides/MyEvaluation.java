// exercise: 06
// truth: wrong
// mistake: a side with an open four gets 900,000 at once if the other has no open four, so that a four of O, which could win first, makes no difference
// player: both
// style: runs in char arrays, the strongest patterns are asked about first
// single: yes
// detail: only where one side has an open four and the other has none
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
    private static final int FIVE = 1_000_000;

    private static final class Count {
        int total;
        int threats;
        int openFours;
        boolean five;

        int score() {
            int bonus = threats >= 2 ? 50_000 + 100 * threats : 0;
            return Math.min(850_000, total + bonus);
        }
    }

    @Override
    public int value(Board board) {
        Count x = new Count();
        Count o = new Count();
        int n = board.size();
        for (int[] d : DIRECTIONS) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    boolean begins = r - d[0] < 0 || r - d[0] >= n || c - d[1] < 0;
                    if (begins) {
                        char[] line = line(board, r, c, d);
                        look(line, 'X', 'O', x);
                        look(line, 'O', 'X', o);
                    }
                }
            }
        }
        if (x.five) {
            return FIVE;
        }
        if (o.five) {
            return -FIVE;
        }
        if (x.openFours > 0 && o.openFours == 0) {
            return 900_000; // cannot be stopped any more
        }
        if (o.openFours > 0 && x.openFours == 0) {
            return -900_000;
        }
        return x.score() - o.score();
    }

    private char[] line(Board board, int r, int c, int[] d) {
        char[] cells = new char[board.size()];
        int k = 0;
        while (r >= 0 && r < board.size() && c < board.size()) {
            cells[k++] = board.has(Player.X, r, c) ? 'X' : board.has(Player.O, r, c) ? 'O' : '.';
            r += d[0];
            c += d[1];
        }
        return java.util.Arrays.copyOf(cells, k);
    }

    private void look(char[] line, char me, char you, Count count) {
        int stones = 0;
        for (int k = 0; k < line.length; k++) {
            if (line[k] == me) {
                stones++;
                count.five |= run(line, me, k) >= 5;
            }
        }
        if (stones == 0 || line.length < 5) {
            return;
        }
        count.total += few(line, me, you);
        if (stones < 3) {
            return;
        }
        int wins = wins(line, me);
        if (wins >= 2) {
            count.total += 40_000;
            count.openFours++;
        } else if (wins == 1) {
            count.total += 10_000;
            count.threats++;
        } else {
            int most = 0;
            for (int k = 0; k < line.length; k++) {
                if (line[k] == '.') {
                    line[k] = me;
                    most = Math.max(most, wins(line, me));
                    line[k] = '.';
                }
            }
            if (most >= 2) {
                count.total += 9_000;
                count.threats++;
            } else if (most == 1) {
                count.total += 700;
            }
        }
    }

    /** How many cells of the line would make five. */
    private int wins(char[] line, char me) {
        int wins = 0;
        for (int k = 0; k < line.length; k++) {
            if (line[k] == '.' && run(line, me, k) >= 5) {
                wins++;
            }
        }
        return wins;
    }

    /** The length of the run through this cell if me had a stone there. */
    private int run(char[] line, char me, int k) {
        int from = k;
        while (from > 0 && line[from - 1] == me) from--;
        int to = k;
        while (to + 1 < line.length && line[to + 1] == me) to++;
        return to - from + 1;
    }

    private int few(char[] line, char me, char you) {
        int sum = 0;
        for (int i = 0; i + 5 <= line.length; i++) {
            int n = 0;
            boolean closed = false;
            for (int k = 0; k < 5; k++) {
                n += line[i + k] == me ? 1 : 0;
                closed |= line[i + k] == you;
            }
            if (!closed) {
                sum += n == 2 ? 25 : n == 1 ? 2 : 0;
            }
        }
        return sum;
    }
}
