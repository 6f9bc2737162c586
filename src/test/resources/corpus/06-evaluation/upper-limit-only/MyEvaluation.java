// exercise: 06
// truth: wrong
// mistake: the difference of the two sides is limited by Math.min only, so a board full of threats of O goes below -1,000,000, and the colours exchanged give another number
// kind: subtle
// player: MIN
// style: lines as texts, regular expressions
// single: yes
// detail: only on crowded large boards on which O has very many open lines
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final Pattern FOUR = Pattern.compile("XXXX\\.|XXX\\.X|XX\\.XX|X\\.XXX|\\.XXXX");
    private static final Pattern OPEN_FOUR = Pattern.compile("\\.XXXX\\.");
    private static final Pattern OPEN_THREE = Pattern.compile("\\.XXX\\.\\.|\\.\\.XXX\\.|\\.XX\\.X\\.|\\.X\\.XX\\.");

    @Override
    public int value(Board board) {
        List<String> lines = lines(board);
        if (lines.stream().anyMatch(line -> line.contains("XXXXX"))) {
            return 900_000;
        }
        if (lines.stream().anyMatch(line -> line.contains("OOOOO"))) {
            return -900_000;
        }
        return Math.min(600_000, points(lines) - points(lines.stream().map(MyEvaluation::exchanged).toList()));
    }

    private static String exchanged(String line) {
        return line.replace('X', '?').replace('O', 'X').replace('?', 'O');
    }

    private static int points(List<String> lines) {
        int sum = 0;
        int threats = 0;
        for (String line : lines) {
            int three = 0;
            for (int i = 0; i + 5 <= line.length(); i++) {
                String window = line.substring(i, i + 5);
                if (window.indexOf('O') >= 0 || window.indexOf('#') >= 0) {
                    continue;
                }
                int stones = (int) window.chars().filter(c -> c == 'X').count();
                sum += stones == 1 ? 1 : stones == 2 ? 10 : 0;
                three = stones == 3 ? 1 : three;
            }
            if (OPEN_FOUR.matcher(line).find()) {
                sum += 40_000;
            } else if (FOUR.matcher(line).find()) {
                sum += 8_000;
                threats++;
            } else if (OPEN_THREE.matcher(line).find()) {
                sum += 5_000;
                threats++;
            } else {
                sum += 600 * three;
            }
        }
        return threats < 2 ? sum : sum + 30_000;
    }

    /** All rows, columns and diagonals as texts, with a # for what is beyond the edge. */
    private static List<String> lines(Board board) {
        int n = board.size();
        List<String> lines = new ArrayList<>();
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

    private static String read(Board board, int row, int column, int down, int right) {
        StringBuilder text = new StringBuilder("#");
        while (row < board.size() && column >= 0 && column < board.size()) {
            text.append(board.at(row, column).map(Player::symbol).orElse('.'));
            row += down;
            column += right;
        }
        return text.append('#').toString();
    }
}
