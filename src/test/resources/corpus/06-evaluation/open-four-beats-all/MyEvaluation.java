// exercise: 06
// truth: wrong
// mistake: a side's fours count nothing while the other side has an open four
// player: both
// style: strings, points in an object
// single: yes
// detail: always where one side has an open four and the other a four
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    static final int WON = 900_000;
    static final int OPEN_FOUR = 20_000, FOUR = 3_000, OPEN_THREE = 2_000, THREE = 300, BONUS = 9_000;

    @Override
    public int value(Board board) {
        Points x = judge(board, Player.X);
        Points o = judge(board, Player.O);
        if (x.five) return WON;
        if (o.five) return -WON;
        return x.against(o) - o.against(x);
    }

    private static class Points {
        boolean five;
        int sum, fours, openFours, threats;

        int against(Points other) {
            int counted = sum + openFours * OPEN_FOUR;
            if (other.openFours == 0) counted += fours * FOUR;
            if (threats > 1) counted += BONUS;
            return Math.min(counted, WON - 100_000);
        }
    }

    private Points judge(Board board, Player me) {
        Points points = new Points();
        for (String line : allLines(board, me)) {
            if (line.contains("MMMMM")) points.five = true;
            int wins = completions(line);
            if (wins >= 2) {
                points.openFours++;
            } else if (wins == 1) {
                points.fours++;
                points.threats++;
            } else {
                int most = 0;
                for (int i = 0; i < line.length(); i++) {
                    if (line.charAt(i) == '.') most = Math.max(most, completions(put(line, i)));
                }
                if (most >= 2) {
                    points.sum += OPEN_THREE;
                    points.threats++;
                } else if (most == 1) {
                    points.sum += THREE;
                }
            }
            points.sum += small(line);
        }
        return points;
    }

    private int small(String line) {
        int points = 0;
        for (int i = 0; i + 5 <= line.length(); i++) {
            String five = line.substring(i, i + 5);
            if (five.contains("#")) continue;
            long stones = five.chars().filter(ch -> ch == 'M').count();
            points += stones == 2 ? 12 : stones == 1 ? 1 : 0;
        }
        return points;
    }

    private int completions(String line) {
        int ways = 0;
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == '.' && put(line, i).contains("MMMMM")) ways++;
        }
        return ways;
    }

    private String put(String line, int i) {
        return line.substring(0, i) + "M" + line.substring(i + 1);
    }

    private List<String> allLines(Board board, Player me) {
        List<String> all = new ArrayList<>();
        int n = board.size();
        for (int i = 0; i < n; i++) {
            all.add(walk(board, me, i, 0, 0, 1));
            all.add(walk(board, me, 0, i, 1, 0));
            all.add(walk(board, me, 0, i, 1, 1));
            all.add(walk(board, me, 0, i, 1, -1));
            if (i > 0) {
                all.add(walk(board, me, i, 0, 1, 1));
                all.add(walk(board, me, i, n - 1, 1, -1));
            }
        }
        return all;
    }

    private String walk(Board board, Player me, int r, int c, int dr, int dc) {
        StringBuilder text = new StringBuilder();
        while (r >= 0 && r < board.size() && c >= 0 && c < board.size()) {
            text.append(board.isEmpty(r, c) ? '.' : board.has(me, r, c) ? 'M' : '#');
            r += dr;
            c += dc;
        }
        return text.toString();
    }
}
