// exercise: 06
// truth: wrong
// mistake: lines get an empty cell more at each end, so the edge does not close a line
// player: both
// style: char arrays with padding
// single: yes
// detail: always at the edge
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WON = 900_000;
    private static final int CAP = 800_000;
    private static final int OPEN_FOUR = 20_000;
    private static final int FOUR = 3_000;
    private static final int OPEN_THREE = 2_000;
    private static final int THREE = 300;
    private static final int FORK = 10_000;

    @Override
    public int value(Board board) {
        List<char[]> lines = collect(board);
        int x = rate(lines, 'X');
        int o = rate(lines, 'O');
        if (x == WON) {
            return WON;
        }
        if (o == WON) {
            return -WON;
        }
        return x - o;
    }

    private int rate(List<char[]> lines, char me) {
        int sum = 0;
        int threats = 0;
        for (char[] line : lines) {
            if (hasFive(line, me)) {
                return WON;
            }
            sum += windows(line, me);
            int wins = completions(line, me);
            if (wins >= 2) {
                sum += OPEN_FOUR;
                threats++;
            } else if (wins == 1) {
                sum += FOUR;
                threats++;
            } else {
                int after = future(line, me);
                if (after >= 2) {
                    sum += OPEN_THREE;
                    threats++;
                } else if (after == 1) {
                    sum += THREE;
                }
            }
        }
        if (threats > 1) {
            sum += FORK;
        }
        return Math.min(sum, CAP);
    }

    private boolean hasFive(char[] line, char me) {
        int run = 0;
        for (char c : line) {
            run = c == me ? run + 1 : 0;
            if (run == 5) {
                return true;
            }
        }
        return false;
    }

    private int completions(char[] line, char me) {
        int n = 0;
        for (int i = 0; i < line.length; i++) {
            if (line[i] == '.') {
                line[i] = me;
                if (hasFive(line, me)) {
                    n++;
                }
                line[i] = '.';
            }
        }
        return n;
    }

    private int future(char[] line, char me) {
        int best = 0;
        for (int i = 0; i < line.length; i++) {
            if (line[i] == '.') {
                line[i] = me;
                best = Math.max(best, completions(line, me));
                line[i] = '.';
            }
        }
        return best;
    }

    private int windows(char[] line, char me) {
        int points = 0;
        for (int i = 0; i + 5 <= line.length; i++) {
            int stones = 0;
            boolean dead = false;
            for (int k = i; k < i + 5; k++) {
                if (line[k] == me) {
                    stones++;
                } else if (line[k] != '.') {
                    dead = true;
                }
            }
            if (!dead) {
                points += stones == 2 ? 12 : stones == 1 ? 1 : 0;
            }
        }
        return points;
    }

    private List<char[]> collect(Board board) {
        int n = board.size();
        List<char[]> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            lines.add(walk(board, i, 0, 0, 1));
            lines.add(walk(board, 0, i, 1, 0));
            lines.add(walk(board, 0, i, 1, 1));
            lines.add(walk(board, 0, i, 1, -1));
            if (i > 0) {
                lines.add(walk(board, i, 0, 1, 1));
                lines.add(walk(board, i, n - 1, 1, -1));
            }
        }
        return lines;
    }

    private char[] walk(Board board, int row, int column, int down, int right) {
        StringBuilder text = new StringBuilder(".");
        while (row >= 0 && row < board.size() && column >= 0 && column < board.size()) {
            text.append(board.has(Player.X, row, column) ? 'X' : board.has(Player.O, row, column) ? 'O' : '.');
            row += down;
            column += right;
        }
        return text.append('.').toString().toCharArray();
    }
}
