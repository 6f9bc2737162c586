// exercise: 06
// truth: wrong
// mistake: the expression for five refuses a sixth stone beside it ((?<!x)x{5}(?!x)), so six and more in a row are no win
// player: both
// style: regular expressions on lines
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

/** Every line of the board is written as text, and regular expressions look for the patterns. */
public class MyEvaluation implements EvaluationTask {
    private static final Pattern FIVE = Pattern.compile("(?<!x)x{5}(?!x)");
    private static final Pattern OPEN_FOUR = Pattern.compile("\\.xxxx\\.");
    private static final Pattern FOUR = Pattern.compile("xxxx\\.|\\.xxxx|x\\.xxx|xx\\.xx|xxx\\.x");
    private static final Pattern OPEN_THREE = Pattern.compile("\\.xxx\\.\\.|\\.\\.xxx\\.|\\.x\\.xx\\.|\\.xx\\.x\\.");
    // a zero-width look ahead finds windows that overlap
    private static final Pattern WINDOW = Pattern.compile("(?=([x.]{5}))");

    @Override
    public int value(Board board) {
        List<String> lines = lines(board);
        int x = score(lines, 'X');
        int o = score(lines, 'O');
        if (x == Integer.MAX_VALUE) {
            return 500_000;
        }
        if (o == Integer.MAX_VALUE) {
            return -500_000;
        }
        return x - o;
    }

    private int score(List<String> lines, char me) {
        int total = 0;
        int forcing = 0;
        for (String raw : lines) {
            String line = raw.replace(me, 'x').replace(me == 'X' ? 'O' : 'X', '#');
            if (FIVE.matcher(line).find()) {
                return Integer.MAX_VALUE;
            }
            int best = 0;
            var m = WINDOW.matcher(line);
            while (m.find()) {
                int stones = (int) m.group(1).chars().filter(ch -> ch == 'x').count();
                best = Math.max(best, stones);
                total += stones * stones;
            }
            if (OPEN_FOUR.matcher(line).find()) {
                total += 9_000;
            } else if (FOUR.matcher(line).find()) {
                total += 1_200;
                forcing++;
            } else if (OPEN_THREE.matcher(line).find()) {
                total += 1_000;
                forcing++;
            } else if (best == 3) {
                total += 200;
            }
        }
        if (forcing > 1) {
            total += 4_000;
        }
        return Math.min(total, 400_000);
    }

    private List<String> lines(Board board) {
        int n = board.size();
        List<String> all = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            StringBuilder row = new StringBuilder();
            StringBuilder column = new StringBuilder();
            for (int j = 0; j < n; j++) {
                row.append(at(board, i, j));
                column.append(at(board, j, i));
            }
            all.add(row.toString());
            all.add(column.toString());
        }
        for (int k = -(n - 1); k < n; k++) {
            StringBuilder down = new StringBuilder();
            for (int r = 0; r < n; r++) {
                int c = r - k;
                if (c >= 0 && c < n) {
                    down.append(at(board, r, c));
                }
            }
            all.add(down.toString());
        }
        for (int k = 0; k <= 2 * (n - 1); k++) {
            StringBuilder up = new StringBuilder();
            for (int r = 0; r < n; r++) {
                int c = k - r;
                if (c >= 0 && c < n) {
                    up.append(at(board, r, c));
                }
            }
            all.add(up.toString());
        }
        return all;
    }

    private char at(Board board, int r, int c) {
        return board.has(Player.X, r, c) ? 'X' : board.has(Player.O, r, c) ? 'O' : '.';
    }
}
