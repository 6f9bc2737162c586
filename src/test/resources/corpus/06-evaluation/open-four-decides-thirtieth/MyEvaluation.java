// exercise: 06
// truth: wrong
// mistake: an open four returns at once unless the other side has a four, and that four is looked for only as four stones side by side
// player: both
// style: every line a text with a static table, contains
// kind: subtle
// single: yes
// detail: an open four against a four with a gap (OO.OO, O.OOO): the gapped four does not count at all
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private record Worth(int points, int threats, boolean won) {}

    /** Shared by all objects of this class: what a line is worth depends on nothing but its letters. */
    private static final Map<String, Worth> TABLE = new ConcurrentHashMap<>();

    @Override
    public int value(Board board) {
        int n = board.size();
        int[] points = new int[2];
        int[] threats = new int[2];
        boolean[] openFour = new boolean[2];
        boolean[] four = new boolean[2];
        for (int i = 1 - n; i < n; i++) {
            String[] found = {
                i < 0 ? "" : line(board, i, 0, 0, 1),
                i < 0 ? "" : line(board, 0, i, 1, 0),
                i < 0 ? line(board, -i, 0, 1, 1) : line(board, 0, i, 1, 1),
                i < 0 ? line(board, -i, n - 1, 1, -1) : line(board, 0, n - 1 - i, 1, -1)
            };
            for (String text : found) {
                for (int side = 0; side < 2; side++) {
                    String seen = side == 0 ? text : text.replace('X', '?').replace('O', 'X').replace('?', 'O');
                    Worth worth = TABLE.computeIfAbsent(seen, MyEvaluation::work);
                    if (worth.won()) {
                        return side == 0 ? Board.MAX_SIZE * 50_000 : -Board.MAX_SIZE * 50_000;
                    }
                    points[side] += worth.points();
                    threats[side] += worth.threats();
                    openFour[side] |= seen.contains(".XXXX.");
                    four[side] |= seen.contains("XXXX.") || seen.contains(".XXXX");
                }
            }
        }
        // an open four wins, unless the other side has a four
        for (int side = 0; side < 2; side++) {
            if (openFour[side] && !four[1 - side]) {
                return side == 0 ? 600_000 : -600_000;
            }
        }
        int[] total = new int[2];
        for (int side = 0; side < 2; side++) {
            int pairs = threats[side] * (threats[side] - 1) / 2;
            total[side] = Math.min(999_999 / 2, points[side] + 7_000 * pairs);
        }
        return total[0] - total[1];
    }

    private static String line(Board board, int row, int column, int down, int right) {
        StringBuilder text = new StringBuilder();
        for (; row < board.size() && column >= 0 && column < board.size(); row += down, column += right) {
            text.append(board.has(Player.X, row, column) ? 'X' : board.has(Player.O, row, column) ? 'O' : '.');
        }
        return text.toString();
    }

    /** What X has in a line. */
    private static Worth work(String line) {
        if (line.contains("XXXXX")) {
            return new Worth(0, 0, true);
        }
        int wins = wins(line);
        if (wins > 0) {
            return wins == 1 ? new Worth(small(line) + 3_000, 1, false) : new Worth(small(line) + 20_000, 0, false);
        }
        int most = 0;
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == '.') {
                most = Math.max(most, wins(with(line, i)));
            }
        }
        int points = most == 0 ? 0 : most == 1 ? 400 : 2_000;
        return new Worth(small(line) + points, most > 1 ? 1 : 0, false);
    }

    private static String with(String line, int i) {
        return line.substring(0, i) + "X" + line.substring(i + 1);
    }

    private static int wins(String line) {
        int wins = 0;
        for (int i = line.indexOf('.'); i >= 0; i = line.indexOf('.', i + 1)) {
            wins += with(line, i).contains("XXXXX") ? 1 : 0;
        }
        return wins;
    }

    /** Ones and twos, by windows. */
    private static int small(String line) {
        int points = 0;
        for (int i = 0; i + 5 <= line.length(); i++) {
            String window = line.substring(i, i + 5);
            int stones = 5 - window.replace("X", "").length();
            points += window.contains("O") ? 0 : stones == 1 ? 2 : stones == 2 ? 21 : 0;
        }
        return points;
    }
}
