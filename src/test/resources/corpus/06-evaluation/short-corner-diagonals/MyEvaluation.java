// exercise: 06
// truth: wrong
// mistake: the loop over the diagonals ends one too early, so that the last of the falling and of the rising diagonals that has room for five is never read
// player: both
// style: strings for lines, off by one
// single: yes
// detail: only on the two diagonals of length five or more that are nearest to a corner on one side
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int FIVE = 900_000;
    private static final int LIMIT = 700_000;

    private int points;
    private int threats;
    private boolean won;

    @Override
    public int value(Board board) {
        List<String> lines = lines(board);
        reset();
        lines.forEach(line -> scan(line, 'X'));
        int x = won ? FIVE : total();
        boolean xWon = won;
        reset();
        lines.forEach(line -> scan(line, 'O'));
        if (xWon || won) {
            return xWon ? FIVE : -FIVE;
        }
        return x - total();
    }

    private void reset() {
        points = 0;
        threats = 0;
        won = false;
    }

    private int total() {
        return Math.min(LIMIT, points + (threats >= 2 ? 45_000 : 0));
    }

    private static List<String> lines(Board board) {
        int n = board.size();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            StringBuilder row = new StringBuilder();
            StringBuilder column = new StringBuilder();
            for (int j = 0; j < n; j++) {
                row.append(letter(board, i, j));
                column.append(letter(board, j, i));
            }
            lines.add(row.toString());
            lines.add(column.toString());
        }
        for (int k = -(n - 5); k < n - 5; k++) {
            StringBuilder main = new StringBuilder();
            StringBuilder anti = new StringBuilder();
            for (int row = Math.max(0, -k); row < Math.min(n, n - k); row++) {
                main.append(letter(board, row, row + k));
                anti.append(letter(board, n - 1 - row, row + k));
            }
            lines.add(main.toString());
            lines.add(anti.toString());
        }
        return lines;
    }

    private static char letter(Board board, int row, int column) {
        return board.has(Player.X, row, column) ? 'X' : board.has(Player.O, row, column) ? 'O' : '.';
    }

    private void scan(String line, char me) {
        if (line.indexOf(me) < 0) {
            return;
        }
        char[] cells = line.toCharArray();
        int most = 0;
        for (int i = 0; i + 5 <= cells.length; i++) {
            int stones = stones(cells, i, me);
            most = Math.max(most, stones);
            if (stones == 2) {
                points += 10;
            } else if (stones == 1) {
                points += 1;
            }
        }
        if (most == 5) {
            won = true;
        } else if (most == 4) {
            int completions = completions(cells, me);
            points += completions > 1 ? 60_000 : 9_000;
            threats++;
        } else if (most == 3) {
            boolean open = false;
            for (int i = 0; i < cells.length && !open; i++) {
                if (cells[i] == '.') {
                    cells[i] = me;
                    open = completions(cells, me) > 1;
                    cells[i] = '.';
                }
            }
            points += open ? 6_000 : 900;
            threats += open ? 1 : 0;
        }
    }

    private static int stones(char[] cells, int from, char me) {
        int stones = 0;
        for (int i = from; i < from + 5; i++) {
            if (cells[i] == me) {
                stones++;
            } else if (cells[i] != '.') {
                return -1;
            }
        }
        return stones;
    }

    private static int completions(char[] cells, char me) {
        int completions = 0;
        int last = -1;
        for (int i = 0; i + 5 <= cells.length; i++) {
            if (stones(cells, i, me) == 4) {
                int gap = i;
                while (cells[gap] == me) {
                    gap++;
                }
                if (gap != last) {
                    completions++;
                }
                last = gap;
            }
        }
        return completions;
    }
}
