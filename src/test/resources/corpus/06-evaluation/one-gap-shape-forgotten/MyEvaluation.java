// exercise: 06
// truth: wrong
// mistake: the list of open threes has .X.XX. but not its mirror image .XX.X., which counts as a closed three
// player: both
// style: lists of pattern strings and contains
// single: yes
// detail: sometimes, for a three whose gap lies to the right or below
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final String FIVE = "XXXXX";
    private static final List<String> OPEN_FOURS = List.of(".XXXX.", "X.XXX.X", "XX.XX.XX", "XXX.X.XXX");
    private static final List<String> FOURS = List.of(".XXXX", "XXXX.", "X.XXX", "XX.XX", "XXX.X");
    private static final List<String> OPEN_THREES = List.of(
            "..XXX.", ".XXX..", ".X.XX.", "X.X.X.X", "X..XX.X", "X.XX..X", "XX..X.XX", "XX.X..XX", "XXX...XXX");
    private static final List<String> THREES = List.of(
            "XXX..", ".XXX.", "..XXX", "XX.X.", "X.XX.", ".XX.X", ".X.XX", "XX..X", "X..XX", "X.X.X");

    private int patterns;
    private int threats;
    private boolean won;

    @Override
    public int value(Board board) {
        read(board, Player.X);
        if (won) {
            return 800_000;
        }
        int x = sideValue();
        read(board, Player.O);
        if (won) {
            return -800_000;
        }
        return x - sideValue();
    }

    private int sideValue() {
        return Math.min(400_000, patterns + (threats >= 2 ? 5_000 : 0));
    }

    private void read(Board board, Player player) {
        patterns = 0;
        threats = 0;
        won = false;
        int n = board.size();
        for (int i = 0; i < n; i++) {
            readLine(text(board, player, i, 0, 0, 1));
            readLine(text(board, player, 0, i, 1, 0));
            readLine(text(board, player, 0, i, 1, 1));
            readLine(text(board, player, 0, i, 1, -1));
            if (i > 0) {
                readLine(text(board, player, i, 0, 1, 1));
                readLine(text(board, player, i, n - 1, 1, -1));
            }
        }
    }

    private String text(Board board, Player player, int row, int column, int dr, int dc) {
        StringBuilder line = new StringBuilder();
        for (int r = row, c = column; r < board.size() && c >= 0 && c < board.size(); r += dr, c += dc) {
            if (board.isEmpty(r, c)) {
                line.append('.');
            } else {
                line.append(board.has(player, r, c) ? 'X' : 'O');
            }
        }
        return line.toString();
    }

    private void readLine(String line) {
        if (line.contains(FIVE)) {
            won = true;
        } else if (any(OPEN_FOURS, line)) {
            patterns += 10_000;
        } else if (any(FOURS, line)) {
            patterns += 1_500;
            threats++;
        } else if (any(OPEN_THREES, line)) {
            patterns += 1_000;
            threats++;
        } else if (any(THREES, line)) {
            patterns += 120;
        }
        for (int i = 0; i + 5 <= line.length(); i++) {
            String window = line.substring(i, i + 5);
            if (window.indexOf('O') < 0) {
                int stones = window.replace(".", "").length();
                patterns += stones == 2 ? 14 : stones == 1 ? 1 : 0;
            }
        }
    }

    private static boolean any(List<String> list, String line) {
        return list.stream().anyMatch(line::contains);
    }
}
