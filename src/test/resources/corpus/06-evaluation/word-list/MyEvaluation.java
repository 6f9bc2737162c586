// exercise: 06
// truth: right
// mistake: none; lists of patterns searched in padded lines
// player: both
// style: pattern lists, indexOf and streams
// single: yes
// detail: always
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final List<String> FOURS = List.of("XXXX.", "XXX.X", "XX.XX", "X.XXX", ".XXXX");
    private static final List<String> OPEN_THREES = List.of(".XXX..", "..XXX.", ".XX.X.", ".X.XX.");
    private static final List<String> THREES = List.of(
            "XXX..", "XX.X.", "XX..X", "X.XX.", "X.X.X", "X..XX", ".XXX.", ".XX.X", ".X.XX", "..XXX");

    @Override
    public int value(Board board) {
        int x = side(board, Player.X);
        int o = side(board, Player.O);
        if (x == 800000) return 800000;
        if (o == 800000) return -800000;
        return x - o;
    }

    int side(Board board, Player p) {
        int n = board.size();
        int sum = 0;
        int threats = 0;
        for (int k = 0; k < n; k++) {
            int[] results = {
                look(text(board, p, k, 0, 0, 1)),
                look(text(board, p, 0, k, 1, 0)),
                look(text(board, p, 0, k, 1, 1)),
                look(text(board, p, 0, k, 1, -1)),
                k == 0 ? 0 : look(text(board, p, k, 0, 1, 1)),
                k == 0 ? 0 : look(text(board, p, k, n - 1, 1, -1))
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

    String text(Board board, Player p, int row, int col, int down, int right) {
        String s = "#";
        while (row < board.size() && col >= 0 && col < board.size()) {
            s += board.has(p, row, col) ? "X" : board.has(p.opponent(), row, col) ? "#" : ".";
            row += down;
            col += right;
        }
        return s + "#";
    }

    int look(String s) {
        if (s.contains("XXXXX")) return 800000;
        int points = windows(s);
        boolean[] makesFive = new boolean[s.length()];
        for (String four : FOURS) {
            for (int i = s.indexOf(four); i >= 0; i = s.indexOf(four, i + 1)) makesFive[i + four.indexOf('.')] = true;
        }
        int ways = 0;
        for (boolean b : makesFive) if (b) ways++;
        if (ways > 1) return points + 12000;
        if (ways == 1) return points + 2000;
        if (OPEN_THREES.stream().anyMatch(s::contains)) return points + 1100;
        if (THREES.stream().anyMatch(s::contains)) return points + 160;
        return points;
    }

    int windows(String s) {
        int points = 0;
        for (int i = 0; i + 5 <= s.length(); i++) {
            String w = s.substring(i, i + 5);
            if (w.indexOf('#') >= 0) continue;
            int stones = w.replace(".", "").length();
            if (stones == 2) points += 9;
            if (stones == 1) points += 1;
        }
        return points;
    }
}
