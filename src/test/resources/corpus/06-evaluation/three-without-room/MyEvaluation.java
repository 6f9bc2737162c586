// exercise: 06
// truth: wrong
// mistake: a three counts as soon as one free cell is beside its stones, without a look whether five cells are there
// player: both
// style: pattern lists, short words
// single: yes
// detail: sometimes; three stones with room for four only, such as OXXX.O
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final List<String> FOURS = List.of("XXXX.", "XXX.X", "XX.XX", "X.XXX", ".XXXX");
    private static final List<String> OPEN_THREES = List.of(".XXX..", "..XXX.", ".XX.X.", ".X.XX.");
    private static final List<String> THREES = List.of(
            "XXX.", ".XXX", "XX.X", "X.XX", "XX..X", "X.X.X", "X..XX");

    @Override
    public int value(Board board) {
        int x = side(board, Player.X);
        int o = side(board, Player.O);
        if (x == 800000) return 800000;
        if (o == 800000) return -800000;
        return x - o;
    }

    int side(Board board, Player me) {
        int size = board.size();
        int total = 0;
        int forcing = 0;
        for (int offset = 0; offset < size; offset++) {
            int[] results = {
                classify(text(board, me, offset, 0, 0, 1)),
                classify(text(board, me, 0, offset, 1, 0)),
                classify(text(board, me, 0, offset, 1, 1)),
                classify(text(board, me, 0, offset, 1, -1)),
                offset == 0 ? 0 : classify(text(board, me, offset, 0, 1, 1)),
                offset == 0 ? 0 : classify(text(board, me, offset, size - 1, 1, -1))
            };
            for (int result : results) {
                if (result >= 800000) return 800000;
                total += result;
                if (result >= 1000 && result < 10000) forcing++;
            }
        }
        if (forcing >= 2) total += 7000;
        return Math.min(total, 600000);
    }

    String text(Board board, Player me, int row, int col, int down, int right) {
        String s = "#";
        while (row < board.size() && col >= 0 && col < board.size()) {
            s += board.has(me, row, col) ? "X" : board.has(me.opponent(), row, col) ? "#" : ".";
            row += down;
            col += right;
        }
        return s + "#";
    }

    int classify(String s) {
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
        if (THREES.stream().anyMatch(s::contains)) return points + 170;
        return points;
    }

    int windows(String s) {
        int points = 0;
        for (int i = 0; i + 5 <= s.length(); i++) {
            String part = s.substring(i, i + 5);
            if (part.indexOf('#') >= 0) continue;
            int stones = part.replace(".", "").length();
            if (stones == 2) points += 9;
            if (stones == 1) points += 1;
        }
        return points;
    }
}
