// exercise: 06
// truth: wrong
// mistake: what is known of a line is kept by a number with two bits for each cell in an int, which is too small for lines of 17 cells and more, so that lines which differ in their first cells share an entry
// player: both
// style: memo of lines in a HashMap, value object with points, threat and five
// single: yes
// detail: sometimes, only on boards of 17 and more rows, and depending on what was asked before
import java.util.HashMap;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    private record Verdict(boolean five, int points, boolean threat) {}

    private final Map<Integer, Verdict> memo = new HashMap<>();

    private int points;
    private int threats;
    private boolean five;

    @Override
    public int value(Board board) {
        collect(board, Player.X);
        if (five) return 500_000;
        int x = result();
        collect(board, Player.O);
        if (five) return -500_000;
        return x - result();
    }

    private int result() {
        return Math.min(450_000, threats > 1 ? points + 5_000 : points);
    }

    private void collect(Board board, Player player) {
        points = 0;
        threats = 0;
        five = false;
        int n = board.size();
        for (int i = 0; i < n; i++) {
            add(board, player, i, 0, 0, 1);
            add(board, player, 0, i, 1, 0);
        }
        for (int i = 0; i <= n - 5; i++) {
            add(board, player, i, 0, 1, 1);
            add(board, player, i, n - 1, 1, -1);
            if (i > 0) {
                add(board, player, 0, i, 1, 1);
                add(board, player, 0, n - 1 - i, 1, -1);
            }
        }
    }

    private void add(Board board, Player player, int row, int column, int dr, int dc) {
        int[] cells = new int[board.size()];
        int length = 0;
        int key = 0;
        while (row < board.size() && column >= 0 && column < board.size()) {
            int cell = board.isEmpty(row, column) ? 1 : board.has(player, row, column) ? 2 : 3;
            cells[length++] = cell;
            key = key << 2 | cell;
            row += dr;
            column += dc;
        }
        int size = length;
        Verdict verdict = memo.computeIfAbsent(key, k -> judge(cells, size));
        five |= verdict.five();
        points += verdict.points();
        threats += verdict.threat() ? 1 : 0;
    }

    private static Verdict judge(int[] cells, int length) {
        if (five(cells, length)) {
            return new Verdict(true, 0, false);
        }
        int small = 0;
        for (int i = 0; i + 5 <= length; i++) {
            int stones = 0;
            for (int k = 0; k < 5 && stones >= 0; k++) {
                if (cells[i + k] == 2) stones++;
                if (cells[i + k] == 3) stones = -10;
            }
            if (stones == 1) small += 1;
            if (stones == 2) small += 12;
        }
        int wins = wins(cells, length);
        if (wins > 1) return new Verdict(false, small + 11_000, false);
        if (wins == 1) return new Verdict(false, small + 1_600, true);
        int most = 0;
        for (int i = 0; i < length; i++) {
            if (cells[i] == 1) {
                cells[i] = 2;
                most = Math.max(most, wins(cells, length));
                cells[i] = 1;
            }
        }
        if (most > 1) return new Verdict(false, small + 1_100, true);
        return new Verdict(false, small + 115 * most, false);
    }

    private static int wins(int[] cells, int length) {
        int wins = 0;
        for (int i = 0; i < length; i++) {
            if (cells[i] == 1) {
                cells[i] = 2;
                if (five(cells, length)) wins++;
                cells[i] = 1;
            }
        }
        return wins;
    }

    private static boolean five(int[] cells, int length) {
        int run = 0;
        for (int i = 0; i < length; i++) {
            run = cells[i] == 2 ? run + 1 : 0;
            if (run == 5) return true;
        }
        return false;
    }
}
