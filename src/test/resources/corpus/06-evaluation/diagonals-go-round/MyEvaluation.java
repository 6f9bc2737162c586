// exercise: 06
// truth: wrong
// mistake: the diagonals are read from the flat text of the board by steps of n+1 and n-1 until the text ends, so they go on at the other edge of the board
// player: both
// style: lines cut out of board.toString()
// single: yes
// detail: rows and columns are right
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final List<String> OPEN_FOUR = List.of(".XXXX.");
    private static final List<String> FOUR = List.of(".XXXX", "XXXX.", "X.XXX", "XX.XX", "XXX.X");
    private static final List<String> OPEN_THREE = List.of("..XXX.", ".XXX..", ".X.XX.", ".XX.X.");

    @Override
    public int value(Board board) {
        List<String> lines = lines(board);
        if (any(lines, "XXXXX")) {
            return 800_000;
        }
        if (any(lines, "OOOOO")) {
            return -800_000;
        }
        List<String> exchanged = new ArrayList<>();
        for (String line : lines) {
            exchanged.add(line.replace('X', 'x').replace('O', 'X').replace('x', 'O'));
        }
        return score(lines) - score(exchanged);
    }

    private boolean any(List<String> lines, String five) {
        for (String line : lines) {
            if (line.contains(five)) return true;
        }
        return false;
    }

    private boolean any(String line, List<String> patterns) {
        for (String pattern : patterns) {
            if (line.contains(pattern)) return true;
        }
        return false;
    }

    private int score(List<String> lines) {
        int sum = 0;
        int threats = 0;
        for (String line : lines) {
            if (line.indexOf('X') < 0) {
                continue;
            }
            if (any(line, OPEN_FOUR)) {
                sum += 40_000;
            } else if (any(line, FOUR)) {
                sum += 6_000;
                threats++;
            } else if (any(line, OPEN_THREE)) {
                sum += 5_000;
                threats++;
            }
            sum += small(line);
        }
        if (threats > 1) {
            sum += 15_000;
        }
        return Math.min(sum, 600_000);
    }

    /** Threes, twos and ones, for each window of five without an O. */
    private int small(String line) {
        int[] worth = {0, 2, 20, 200, 300};
        int sum = 0;
        for (int i = 0; i + 5 <= line.length(); i++) {
            int stones = 0;
            for (int k = i; k < i + 5; k++) {
                if (line.charAt(k) == 'X') stones++;
                if (line.charAt(k) == 'O') stones = -9;
            }
            if (stones > 0) sum += worth[stones];
        }
        return sum;
    }

    private List<String> lines(Board board) {
        int n = board.size();
        String all = board.toString().replace("/", "");
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            lines.add(all.substring(i * n, i * n + n)); // row
            lines.add(every(all, i, n)); // column
            lines.add(every(all, i, n + 1)); // diagonals from the top row
            lines.add(every(all, i, n - 1));
        }
        for (int i = 1; i < n; i++) {
            lines.add(every(all, i * n, n + 1)); // from the left column
            lines.add(every(all, i * n + n - 1, n - 1)); // from the right column
        }
        return lines;
    }

    private String every(String all, int from, int step) {
        StringBuilder text = new StringBuilder();
        for (int i = from; i < all.length(); i += step) {
            text.append(all.charAt(i));
        }
        return text.toString();
    }
}
