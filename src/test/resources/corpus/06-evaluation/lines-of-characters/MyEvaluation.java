// exercise: 06
// truth: right
// mistake: none; lines as characters, an open three is found by trying each cell
// player: both
// style: fields reset for each side, strings
// single: yes
// detail: always
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
        lines.forEach(line -> read(line, 'X'));
        int x = won ? FIVE : total();
        boolean xWon = won;
        reset();
        lines.forEach(line -> read(line, 'O'));
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
        return Math.min(LIMIT, points + (threats > 1 ? 30_000 : 0));
    }

    private static List<String> lines(Board board) {
        int n = board.size();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            StringBuilder row = new StringBuilder();
            StringBuilder column = new StringBuilder();
            for (int j = 0; j < n; j++) {
                row.append(symbol(board, i, j));
                column.append(symbol(board, j, i));
            }
            lines.add(row.toString());
            lines.add(column.toString());
        }
        for (int k = -(n - 5); k <= n - 5; k++) {
            StringBuilder falling = new StringBuilder();
            StringBuilder rising = new StringBuilder();
            for (int row = Math.max(0, -k); row < Math.min(n, n - k); row++) {
                falling.append(symbol(board, row, row + k));
                rising.append(symbol(board, n - 1 - row, row + k));
            }
            lines.add(falling.toString());
            lines.add(rising.toString());
        }
        return lines;
    }

    private static char symbol(Board board, int row, int column) {
        return board.has(Player.X, row, column) ? 'X' : board.has(Player.O, row, column) ? 'O' : '.';
    }

    private void read(String line, char me) {
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
            int ways = ways(cells, me);
            points += ways > 1 ? 60_000 : 9_000;
            threats++;
        } else if (most == 3) {
            boolean open = false;
            for (int i = 0; i < cells.length && !open; i++) {
                if (cells[i] == '.') {
                    cells[i] = me;
                    open = ways(cells, me) > 1;
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

    private static int ways(char[] cells, char me) {
        int ways = 0;
        int last = -1;
        for (int i = 0; i + 5 <= cells.length; i++) {
            if (stones(cells, i, me) == 4) {
                int gap = i;
                while (cells[gap] == me) {
                    gap++;
                }
                if (gap != last) {
                    ways++;
                }
                last = gap;
            }
        }
        return ways;
    }
}
