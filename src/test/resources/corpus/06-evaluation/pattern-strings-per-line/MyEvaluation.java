// exercise: 06
// truth: right
// mistake: none; every line as a string, searched for lists of pattern strings
// player: both
// style: strings and contains, one shape for each line, O by exchanging the letters
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final List<String> FOURS = List.of("XXXX.", "XXX.X", "XX.XX", "X.XXX", ".XXXX");
    private static final List<String> OPEN_THREES = List.of("..XXX.", ".XXX..", ".XX.X.", ".X.XX.");

    @Override
    public int value(Board board) {
        List<String> lines = lines(board);
        List<String> exchanged = lines.stream()
                .map(line -> line.replace('X', '#').replace('O', 'X').replace('#', 'O'))
                .toList();
        if (lines.stream().anyMatch(line -> line.contains("XXXXX"))) {
            return 1_000_000;
        }
        if (exchanged.stream().anyMatch(line -> line.contains("XXXXX"))) {
            return -1_000_000;
        }
        return side(lines) - side(exchanged);
    }

    private int side(List<String> lines) {
        int points = 0;
        int threats = 0;
        for (String line : lines) {
            if (line.indexOf('X') < 0) {
                continue;
            }
            if (line.contains(".XXXX.")) {
                points += 20_000;
                threats++;
            } else if (containsAny(line, FOURS)) {
                points += 3_000;
                threats++;
            } else if (containsAny(line, OPEN_THREES)) {
                points += 2_500;
                threats++;
            } else {
                points += windows(line);
                continue;
            }
            points += 40; // the rest of such a line matters little
        }
        if (threats >= 2) {
            points += 12_000;
        }
        return Math.min(points, 700_000);
    }

    private boolean containsAny(String line, List<String> patterns) {
        for (String pattern : patterns) {
            if (line.contains(pattern)) {
                return true;
            }
        }
        return false;
    }

    private int windows(String line) {
        int[] worth = {0, 1, 12, 150};
        int best = 0;
        int small = 0;
        for (int i = 0; i + 5 <= line.length(); i++) {
            int stones = 0;
            boolean free = true;
            for (int k = i; k < i + 5; k++) {
                char c = line.charAt(k);
                if (c == 'X') stones++;
                if (c == 'O') free = false;
            }
            if (free) {
                if (stones == 3) best = worth[3];
                else small += worth[stones];
            }
        }
        return best + small;
    }

    private List<String> lines(Board board) {
        int n = board.size();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            lines.add(line(board, i, 0, 0, 1));
            lines.add(line(board, 0, i, 1, 0));
            lines.add(line(board, 0, i, 1, 1));
            lines.add(line(board, 0, i, 1, -1));
            if (i > 0) {
                lines.add(line(board, i, 0, 1, 1));
                lines.add(line(board, i, n - 1, 1, -1));
            }
        }
        return lines;
    }

    private String line(Board board, int row, int column, int dr, int dc) {
        StringBuilder text = new StringBuilder();
        while (row < board.size() && column >= 0 && column < board.size()) {
            text.append(
                    board.has(Player.X, row, column) ? 'X' : board.has(Player.O, row, column) ? 'O' : '.');
            row += dr;
            column += dc;
        }
        return text.toString();
    }
}
