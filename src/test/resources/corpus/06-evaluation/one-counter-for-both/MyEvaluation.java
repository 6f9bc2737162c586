// exercise: 06
// truth: wrong
// mistake: the counter of threats is set to 0 once for each board but not again before O is counted, so that threats of X count for O as well
// player: MIN
// style: strings, counter in a field
// single: yes
// detail: sometimes; X and O both have threats
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    static final int WON = 900_000;
    static final int OPEN_FOUR = 20_000, FOUR = 3_000, OPEN_THREE = 2_000, THREE = 300, TWO_THREATS = 9_000;

    private int threats;

    @Override
    public int value(Board board) {
        threats = 0;
        int x = sideValue(board, Player.X);
        int o = sideValue(board, Player.O);
        if (x == WON) return WON;
        if (o == WON) return -WON;
        return x - o;
    }

    private int sideValue(Board board, Player side) {
        int sum = 0;
        for (String line : collect(board, side)) {
            if (line.contains("MMMMM")) return WON;
            int wins = waysToFive(line);
            if (wins >= 2) {
                sum += OPEN_FOUR;
            } else if (wins == 1) {
                sum += FOUR;
                threats++;
            } else {
                int most = 0;
                for (int i = 0; i < line.length(); i++) {
                    if (line.charAt(i) == '.') most = Math.max(most, waysToFive(withStone(line, i)));
                }
                if (most >= 2) {
                    sum += OPEN_THREE;
                    threats++;
                } else if (most == 1) {
                    sum += THREE;
                }
            }
            sum += littleThings(line);
        }
        if (threats > 1) sum += TWO_THREATS;
        return Math.min(sum, WON - 100_000);
    }

    private int littleThings(String line) {
        int points = 0;
        for (int i = 0; i + 5 <= line.length(); i++) {
            String five = line.substring(i, i + 5);
            if (five.contains("#")) continue;
            long stones = five.chars().filter(ch -> ch == 'M').count();
            points += stones == 2 ? 12 : stones == 1 ? 1 : 0;
        }
        return points;
    }

    private int waysToFive(String line) {
        int ways = 0;
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == '.' && withStone(line, i).contains("MMMMM")) ways++;
        }
        return ways;
    }

    private String withStone(String line, int i) {
        return line.substring(0, i) + "M" + line.substring(i + 1);
    }

    private List<String> collect(Board board, Player side) {
        List<String> all = new ArrayList<>();
        int n = board.size();
        for (int i = 0; i < n; i++) {
            all.add(lineFrom(board, side, i, 0, 0, 1));
            all.add(lineFrom(board, side, 0, i, 1, 0));
            all.add(lineFrom(board, side, 0, i, 1, 1));
            all.add(lineFrom(board, side, 0, i, 1, -1));
            if (i > 0) {
                all.add(lineFrom(board, side, i, 0, 1, 1));
                all.add(lineFrom(board, side, i, n - 1, 1, -1));
            }
        }
        return all;
    }

    private String lineFrom(Board board, Player side, int r, int c, int dr, int dc) {
        StringBuilder text = new StringBuilder();
        while (r >= 0 && r < board.size() && c >= 0 && c < board.size()) {
            text.append(board.isEmpty(r, c) ? '.' : board.has(side, r, c) ? 'M' : '#');
            r += dr;
            c += dc;
        }
        return text.toString();
    }
}
