// exercise: 06
// truth: wrong
// mistake: the lines are padded with dots at both ends, so the edge of the board counts as free cells and does not close a line
// kind: slip
// player: both
// style: lines as text, tried with substring and contains
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WIN = 900_000;

    @Override
    public int value(Board board) {
        List<String> lines = lines(board);
        for (String line : lines) {
            if (line.contains("XXXXX")) {
                return WIN;
            }
            if (line.contains("OOOOO")) {
                return -WIN;
            }
        }
        return side(lines, 'X', 'O') - side(lines, 'O', 'X');
    }

    private static List<String> lines(Board board) {
        int n = board.size();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            lines.add(line(board, i, 0, 0, 1));
            lines.add(line(board, 0, i, 1, 0));
            lines.add(line(board, i, 0, 1, 1));
            lines.add(line(board, i, n - 1, 1, -1));
            if (i > 0) {
                lines.add(line(board, 0, i, 1, 1));
                lines.add(line(board, 0, n - 1 - i, 1, -1));
            }
        }
        return lines;
    }

    private static String line(Board board, int row, int column, int down, int right) {
        StringBuilder text = new StringBuilder(".....");
        while (row < board.size() && column >= 0 && column < board.size()) {
            text.append(board.has(Player.X, row, column) ? 'X' : board.has(Player.O, row, column) ? 'O' : '.');
            row += down;
            column += right;
        }
        return text.append(".....").toString();
    }

    private static int side(List<String> lines, char own, char other) {
        int sum = 0;
        int threats = 0;
        for (String line : lines) {
            if (line.indexOf(own) < 0) {
                continue;
            }
            for (int from = 0; from + 5 <= line.length(); from++) {
                String window = line.substring(from, from + 5);
                if (window.indexOf(other) < 0 && window.indexOf('#') < 0) {
                    long stones = window.chars().filter(c -> c == own).count();
                    sum += stones == 1 ? 1 : stones == 2 ? 10 : 0;
                }
            }
            int wins = wins(line, own);
            if (wins > 0) {
                sum += wins > 1 ? 12_000 : 2_000;
                threats += wins > 1 ? 0 : 1;
            } else {
                int next = 0; // ways to five after one more stone
                for (int i = line.indexOf('.'); i >= 0; i = line.indexOf('.', i + 1)) {
                    next = Math.max(next, wins(with(line, i, own), own));
                }
                sum += next > 1 ? 1_300 : next == 1 ? 200 : 0;
                threats += next > 1 ? 1 : 0;
            }
        }
        return Math.min(400_000, sum + (threats > 1 ? 6_000 : 0));
    }

    private static String with(String line, int place, char own) {
        return line.substring(0, place) + own + line.substring(place + 1);
    }

    /** How many cells of the line would make five. */
    private static int wins(String line, char own) {
        String five = String.valueOf(own).repeat(5);
        int wins = 0;
        for (int i = line.indexOf('.'); i >= 0; i = line.indexOf('.', i + 1)) {
            if (with(line, i, own).contains(five)) {
                wins++;
            }
        }
        return wins;
    }
}
