// exercise: 06
// truth: wrong
// mistake: all columns are written into one text without a mark between them, so that lines go on from the foot of a column to the head of the next
// player: both
// style: strings for lines
// single: yes
// detail: wherever stones stand near the upper and lower edges of neighbouring columns
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
    private boolean hasFive;

    @Override
    public int value(Board board) {
        List<String> lines = lines(board);
        reset();
        lines.forEach(line -> read(line, 'X'));
        int x = hasFive ? FIVE : total();
        boolean xWon = hasFive;
        reset();
        lines.forEach(line -> read(line, 'O'));
        if (xWon || hasFive) {
            return xWon ? FIVE : -FIVE;
        }
        return x - total();
    }

    private void reset() {
        points = 0;
        threats = 0;
        hasFive = false;
    }

    private int total() {
        return Math.min(LIMIT, points + (threats > 1 ? 30_000 : 0));
    }

    private static List<String> lines(Board board) {
        int n = board.size();
        List<String> lines = new ArrayList<>();
        StringBuilder columns = new StringBuilder();
        for (int i = 0; i < n; i++) {
            StringBuilder row = new StringBuilder();
            for (int j = 0; j < n; j++) {
                row.append(symbol(board, i, j));
                columns.append(symbol(board, j, i));
            }
            lines.add(row.toString());
        }
        lines.add(columns.toString());
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
        int highest = 0;
        for (int i = 0; i + 5 <= cells.length; i++) {
            int occupied = occupied(cells, i, me);
            highest = Math.max(highest, occupied);
            if (occupied == 2) {
                points += 10;
            } else if (occupied == 1) {
                points += 1;
            }
        }
        if (highest == 5) {
            hasFive = true;
        } else if (highest == 4) {
            int ways = ways(cells, me);
            points += ways > 1 ? 60_000 : 9_000;
            threats++;
        } else if (highest == 3) {
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

    private static int occupied(char[] cells, int from, char me) {
        int occupied = 0;
        for (int i = from; i < from + 5; i++) {
            if (cells[i] == me) {
                occupied++;
            } else if (cells[i] != '.') {
                return -1;
            }
        }
        return occupied;
    }

    private static int ways(char[] cells, char me) {
        int ways = 0;
        int last = -1;
        for (int i = 0; i + 5 <= cells.length; i++) {
            if (occupied(cells, i, me) == 4) {
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
