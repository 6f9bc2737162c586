// exercise: 06
// truth: wrong
// mistake: the lines down to the left are read only from the top row and not from the right column
// player: both
// style: char arrays, German names
// single: yes
// detail: sometimes; stones below the rising main diagonal
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WON = 900_000;
    private static final int LIMIT = 800_000;
    private static final int OPEN_FOUR = 20_000;
    private static final int FOUR = 3_000;
    private static final int OPEN_THREE = 2_000;
    private static final int THREE = 300;
    private static final int DOUBLE = 10_000;

    @Override
    public int value(Board board) {
        List<char[]> lines = linien(board);
        int x = punkte(lines, 'X');
        int o = punkte(lines, 'O');
        if (x == WON) {
            return WON;
        }
        if (o == WON) {
            return -WON;
        }
        return x - o;
    }

    private int punkte(List<char[]> lines, char me) {
        int summe = 0;
        int drohungen = 0;
        for (char[] linie : lines) {
            if (fuenf(linie, me)) {
                return WON;
            }
            summe += kleine(linie, me);
            int wins = gewinnfelder(linie, me);
            if (wins >= 2) {
                summe += OPEN_FOUR;
                drohungen++;
            } else if (wins == 1) {
                summe += FOUR;
                drohungen++;
            } else {
                int after = nachEinemStein(linie, me);
                if (after >= 2) {
                    summe += OPEN_THREE;
                    drohungen++;
                } else if (after == 1) {
                    summe += THREE;
                }
            }
        }
        if (drohungen > 1) {
            summe += DOUBLE;
        }
        return Math.min(summe, LIMIT);
    }

    private boolean fuenf(char[] linie, char me) {
        int run = 0;
        for (char c : linie) {
            run = c == me ? run + 1 : 0;
            if (run == 5) {
                return true;
            }
        }
        return false;
    }

    private int gewinnfelder(char[] linie, char me) {
        int n = 0;
        for (int i = 0; i < linie.length; i++) {
            if (linie[i] == '.') {
                linie[i] = me;
                if (fuenf(linie, me)) {
                    n++;
                }
                linie[i] = '.';
            }
        }
        return n;
    }

    private int nachEinemStein(char[] linie, char me) {
        int best = 0;
        for (int i = 0; i < linie.length; i++) {
            if (linie[i] == '.') {
                linie[i] = me;
                best = Math.max(best, gewinnfelder(linie, me));
                linie[i] = '.';
            }
        }
        return best;
    }

    private int kleine(char[] linie, char me) {
        int points = 0;
        for (int i = 0; i + 5 <= linie.length; i++) {
            int stones = 0;
            boolean dead = false;
            for (int k = i; k < i + 5; k++) {
                if (linie[k] == me) {
                    stones++;
                } else if (linie[k] != '.') {
                    dead = true;
                }
            }
            if (!dead) {
                points += stones == 2 ? 12 : stones == 1 ? 1 : 0;
            }
        }
        return points;
    }

    private List<char[]> linien(Board board) {
        int n = board.size();
        List<char[]> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            lines.add(lies(board, i, 0, 0, 1));
            lines.add(lies(board, 0, i, 1, 0));
            lines.add(lies(board, 0, i, 1, 1));
            lines.add(lies(board, 0, i, 1, -1));
            if (i > 0) {
                lines.add(lies(board, i, 0, 1, 1));
            }
        }
        return lines;
    }

    private char[] lies(Board board, int row, int column, int down, int right) {
        StringBuilder text = new StringBuilder();
        while (row >= 0 && row < board.size() && column >= 0 && column < board.size()) {
            text.append(board.has(Player.X, row, column) ? 'X' : board.has(Player.O, row, column) ? 'O' : '.');
            row += down;
            column += right;
        }
        return text.toString().toCharArray();
    }
}
