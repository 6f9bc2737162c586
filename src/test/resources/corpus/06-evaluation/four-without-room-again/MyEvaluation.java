// exercise: 06
// truth: wrong
// mistake: four in a row between two O, or between O and the edge, still count as a four although they can never be five
// player: both
// style: lines as strings, the patterns with String.contains
// single: yes
// detail: threes without room are worth nothing, as they should
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final List<String> OPEN_FOUR = List.of(".XXXX.");
    private static final List<String> FOUR = List.of("XXXX", "X.XXX", "XX.XX", "XXX.X");
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
            sum += windows(line);
        }
        if (threats > 1) {
            sum += 15_000;
        }
        return Math.min(sum, 600_000);
    }

    /** Threes, twos and ones, for each window of five without an O. */
    private int windows(String line) {
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
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            lines.add(line(board, i, 0, 0, 1));
            lines.add(line(board, 0, i, 1, 0));
            lines.add(line(board, 0, i, 1, 1));
            lines.add(line(board, 0, i, 1, -1));
        }
        for (int i = 1; i < n; i++) {
            lines.add(line(board, i, 0, 1, 1));
            lines.add(line(board, i, n - 1, 1, -1));
        }
        return lines;
    }

    private String line(Board board, int r, int c, int dr, int dc) {
        StringBuilder text = new StringBuilder();
        while (r >= 0 && c >= 0 && r < board.size() && c < board.size()) {
            text.append(board.has(Player.X, r, c) ? 'X' : board.has(Player.O, r, c) ? 'O' : '.');
            r += dr;
            c += dc;
        }
        return text.toString();
    }
}
