// exercise: 06
// truth: wrong
// mistake: the sum is kept in a short and turns negative when it passes 32767
// player: both
// style: char arrays
// single: yes
// detail: sometimes; only with two open fours and the like
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WIN_SCORE = 900_000;
    private static final int LIMIT = 800_000;
    private static final int OPEN_FOUR = 20_000;
    private static final int FOUR = 3_000;
    private static final int OPEN_THREE = 2_000;
    private static final int THREE = 300;
    private static final int DOUBLE = 10_000;

    @Override
    public int value(Board board) {
        List<char[]> lines = allLines(board);
        int x = scoreOf(lines, 'X');
        int o = scoreOf(lines, 'O');
        if (x == WIN_SCORE) {
            return WIN_SCORE;
        }
        if (o == WIN_SCORE) {
            return -WIN_SCORE;
        }
        return x - o;
    }

    private int scoreOf(List<char[]> lines, char stone) {
        short score = 0;
        int threats = 0;
        for (char[] line : lines) {
            if (isWin(line, stone)) {
                return WIN_SCORE;
            }
            score += weak(line, stone);
            int wins = winningCells(line, stone);
            if (wins >= 2) {
                score += OPEN_FOUR;
                threats++;
            } else if (wins == 1) {
                score += FOUR;
                threats++;
            } else {
                int after = bestAfterOneMore(line, stone);
                if (after >= 2) {
                    score += OPEN_THREE;
                    threats++;
                } else if (after == 1) {
                    score += THREE;
                }
            }
        }
        if (threats > 1) {
            score += DOUBLE;
        }
        return Math.min((int) score, LIMIT);
    }

    private boolean isWin(char[] line, char stone) {
        int run = 0;
        for (char c : line) {
            run = c == stone ? run + 1 : 0;
            if (run == 5) {
                return true;
            }
        }
        return false;
    }

    private int winningCells(char[] line, char stone) {
        int n = 0;
        for (int i = 0; i < line.length; i++) {
            if (line[i] == '.') {
                line[i] = stone;
                if (isWin(line, stone)) {
                    n++;
                }
                line[i] = '.';
            }
        }
        return n;
    }

    private int bestAfterOneMore(char[] line, char stone) {
        int best = 0;
        for (int i = 0; i < line.length; i++) {
            if (line[i] == '.') {
                line[i] = stone;
                best = Math.max(best, winningCells(line, stone));
                line[i] = '.';
            }
        }
        return best;
    }

    private int weak(char[] line, char stone) {
        int points = 0;
        for (int i = 0; i + 5 <= line.length; i++) {
            int stones = 0;
            boolean dead = false;
            for (int k = i; k < i + 5; k++) {
                if (line[k] == stone) {
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

    private List<char[]> allLines(Board board) {
        int n = board.size();
        List<char[]> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            lines.add(read(board, i, 0, 0, 1));
            lines.add(read(board, 0, i, 1, 0));
            lines.add(read(board, 0, i, 1, 1));
            lines.add(read(board, 0, i, 1, -1));
            if (i > 0) {
                lines.add(read(board, i, 0, 1, 1));
                lines.add(read(board, i, n - 1, 1, -1));
            }
        }
        return lines;
    }

    private char[] read(Board board, int row, int column, int down, int right) {
        StringBuilder text = new StringBuilder();
        while (row >= 0 && row < board.size() && column >= 0 && column < board.size()) {
            text.append(board.has(Player.X, row, column) ? 'X' : board.has(Player.O, row, column) ? 'O' : '.');
            row += down;
            column += right;
        }
        return text.toString().toCharArray();
    }
}
