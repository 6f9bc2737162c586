// exercise: 06
// truth: right
// mistake: -
// player: both
// style: text and regular expressions with lookahead; threats are tried out on the text
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final Pattern ONE = Pattern.compile("(?=X\\.{4}|\\.X\\.{3}|\\.\\.X\\.\\.|\\.{3}X\\.|\\.{4}X)");
    private static final Pattern TWO = Pattern.compile(
            "(?=XX\\.\\.\\.|X\\.X\\.\\.|X\\.\\.X\\.|X\\.\\.\\.X|\\.XX\\.\\.|\\.X\\.X\\.|\\.X\\.\\.X|\\.\\.XX\\.|\\.\\.X\\.X|\\.\\.\\.XX)");
    private static final Pattern THREE = Pattern.compile("XXX\\.\\.|XX\\.X\\.|XX\\.\\.X|X\\.XX\\.|X\\.X\\.X|X\\.\\.XX|\\.XXX\\.|\\.XX\\.X|\\.X\\.XX|\\.\\.XXX");
    private static final Pattern CLOSES = Pattern.compile("(?=\\.XXXX)|(?<=X)(?=\\.XXX)|(?<=XX)(?=\\.XX)|(?<=XXX)(?=\\.X)|(?<=XXXX)(?=\\.)");

    @Override
    public int value(Board board) {
        List<String> lines = lines(board);
        int x = side(lines);
        List<String> turned = new ArrayList<>();
        for (String line : lines) {
            turned.add(line.replace('X', '#').replace('O', 'X').replace('#', 'O'));
        }
        int o = side(turned);
        return x > 500_000 ? x : o > 500_000 ? -o : x - o;
    }

    private static List<String> lines(Board board) {
        int n = board.size();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            lines.add(line(board, i, 0, 0, 1));
            lines.add(line(board, 0, i, 1, 0));
        }
        for (int i = 0; i <= n - 5; i++) {
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
        StringBuilder text = new StringBuilder();
        while (row < board.size() && column >= 0 && column < board.size()) {
            text.append(board.has(Player.X, row, column) ? 'X' : board.has(Player.O, row, column) ? 'O' : '.');
            row += down;
            column += right;
        }
        return text.toString();
    }

    private static int side(List<String> lines) {
        int sum = 0;
        int threats = 0;
        for (String line : lines) {
            if (line.indexOf('X') < 0) {
                continue;
            }
            if (line.contains("XXXXX")) {
                return 600_000;
            }
            int stones = line.length() - line.replace("X", "").length();
            sum += matches(ONE, line) + (stones > 1 ? 10 * matches(TWO, line) : 0);
            if (stones < 3) {
                continue;
            }
            int wins = stones > 3 ? matches(CLOSES, line) : 0;
            if (wins > 0) {
                sum += wins > 1 ? 9_000 : 1_400;
                threats += wins > 1 ? 0 : 1;
            } else if (THREE.matcher(line).find()) {
                boolean open = canBecomeOpenFour(line);
                sum += open ? 1_000 : 190;
                threats += open ? 1 : 0;
            }
        }
        return Math.min(480_000, threats > 1 ? sum + 4_800 : sum);
    }

    private static boolean canBecomeOpenFour(String line) {
        for (int i = line.indexOf('.'); i >= 0; i = line.indexOf('.', i + 1)) {
            if (matches(CLOSES, line.substring(0, i) + 'X' + line.substring(i + 1)) > 1) {
                return true;
            }
        }
        return false;
    }

    private static int matches(Pattern pattern, String line) {
        int matches = 0;
        for (Matcher matcher = pattern.matcher(line); matcher.find();) {
            matches++;
        }
        return matches;
    }
}
