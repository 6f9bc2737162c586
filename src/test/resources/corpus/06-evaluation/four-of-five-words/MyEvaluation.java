// exercise: 06
// truth: wrong
// mistake: the list of fours lacks XXX.X
// player: both
// style: pattern lists
// single: yes
// detail: sometimes; a four with its gap behind the third stone, so the same four read from the other side is worth something else
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final List<String> FOUR_SHAPES = List.of("XXXX.", ".XXXX", "X.XXX", "XX.XX");
    private static final List<String> OPEN_THREES = List.of(".XXX..", "..XXX.", ".XX.X.", ".X.XX.");
    private static final List<String> THREES = List.of(
            "XXX..", "XX.X.", "XX..X", "X.XX.", "X.X.X", "X..XX", ".XXX.", ".XX.X", ".X.XX", "..XXX");

    @Override
    public int value(Board board) {
        int x = pointsOf(board, Player.X);
        int o = pointsOf(board, Player.O);
        if (x == 800000) return 800000;
        if (o == 800000) return -800000;
        return x - o;
    }

    int pointsOf(Board board, Player p) {
        int n = board.size();
        int sum = 0;
        int threats = 0;
        for (int k = 0; k < n; k++) {
            int[] results = {
                judge(readLine(board, p, k, 0, 0, 1)),
                judge(readLine(board, p, 0, k, 1, 0)),
                judge(readLine(board, p, 0, k, 1, 1)),
                judge(readLine(board, p, 0, k, 1, -1)),
                k == 0 ? 0 : judge(readLine(board, p, k, 0, 1, 1)),
                k == 0 ? 0 : judge(readLine(board, p, k, n - 1, 1, -1))
            };
            for (int result : results) {
                if (result >= 800000) return 800000;
                sum += result;
                if (result >= 1000 && result < 10000) threats++;
            }
        }
        if (threats >= 2) sum += 7000;
        return Math.min(sum, 600000);
    }

    String readLine(Board board, Player p, int row, int col, int down, int right) {
        String str = "#";
        while (row < board.size() && col >= 0 && col < board.size()) {
            str += board.has(p, row, col) ? "X" : board.has(p.opponent(), row, col) ? "#" : ".";
            row += down;
            col += right;
        }
        return str + "#";
    }

    int judge(String str) {
        if (str.contains("XXXXX")) return 800000;
        int points = rest(str);
        boolean[] makesFive = new boolean[str.length()];
        for (String four : FOUR_SHAPES) {
            for (int i = str.indexOf(four); i >= 0; i = str.indexOf(four, i + 1)) makesFive[i + four.indexOf('.')] = true;
        }
        int ways = 0;
        for (boolean b : makesFive) if (b) ways++;
        if (ways > 1) return points + 12000;
        if (ways == 1) return points + 2000;
        if (OPEN_THREES.stream().anyMatch(str::contains)) return points + 1100;
        if (THREES.stream().anyMatch(str::contains)) return points + 160;
        return points;
    }

    int rest(String str) {
        int points = 0;
        for (int i = 0; i + 5 <= str.length(); i++) {
            String w = str.substring(i, i + 5);
            if (w.indexOf('#') >= 0) continue;
            int stones = w.replace(".", "").length();
            if (stones == 2) points += 9;
            if (stones == 1) points += 1;
        }
        return points;
    }
}
