// exercise: 06
// truth: wrong
// mistake: lines are kept by a code of two bits for each cell in an int, so of lines of 17 to 19 cells the first ones are shifted out and different lines get the same entry
// player: both
// style: cache of lines by length and code
// single: yes
// detail: sometimes; boards of 17 rows and more, stones in the first one to three cells of a line, and a line that was read before and differs only there
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    /** What a line holds for one side. */
    private record Score(boolean five, boolean threat, int points) {}

    private record Both(Score x, Score o) {}

    private final List<Map<Integer, Both>> tables = new ArrayList<>();

    public MyEvaluation() {
        for (int length = 0; length <= 20; length++) {
            tables.add(new HashMap<>());
        }
    }

    @Override
    public int value(Board board) {
        int size = board.size();
        List<Both> lines = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            lines.add(line(board, i, 0, 0, 1));
            lines.add(line(board, 0, i, 1, 0));
        }
        for (int i = 0; i + 5 <= size; i++) {
            lines.add(line(board, 0, i, 1, 1));
            lines.add(line(board, 0, size - 1 - i, 1, -1));
            if (i > 0) {
                lines.add(line(board, i, 0, 1, 1));
                lines.add(line(board, i, size - 1, 1, -1));
            }
        }
        int difference = 0;
        int xThreats = 0;
        int oThreats = 0;
        for (Both both : lines) {
            if (both.x().five()) return 800_000;
            if (both.o().five()) return -800_000;
            difference += both.x().points() - both.o().points();
            xThreats += both.x().threat() ? 1 : 0;
            oThreats += both.o().threat() ? 1 : 0;
        }
        difference += xThreats > 1 ? 7_000 : 0;
        difference -= oThreats > 1 ? 7_000 : 0;
        return Math.max(-700_000, Math.min(700_000, difference));
    }

    private Both line(Board board, int row, int column, int down, int right) {
        int[] cells = new int[board.size()];
        int length = 0;
        int code = 0;
        while (row < board.size() && column >= 0 && column < board.size()) {
            int cell = board.has(Player.X, row, column) ? 1 : board.has(Player.O, row, column) ? 2 : 0;
            cells[length++] = cell;
            code = code << 2 | cell;
            row += down;
            column += right;
        }
        int count = length;
        return tables.get(length).computeIfAbsent(code, k -> new Both(score(cells, count, 1), score(cells, count, 2)));
    }

    private static Score score(int[] cells, int length, int me) {
        boolean five = false;
        int points = 0;
        int wins = 0; // bit by bit, the cells that win
        List<Integer> threes = new ArrayList<>();
        for (int from = 0; from + 5 <= length; from++) {
            int free = 0;
            int stones = 0;
            int others = 0;
            for (int i = from; i < from + 5; i++) {
                if (cells[i] == me) stones++;
                else if (cells[i] == 0) free |= 1 << i;
                else others++;
            }
            if (others > 0) continue;
            five |= stones == 5;
            if (stones == 4) wins |= free;
            if (stones == 3) threes.add(free);
            if (stones == 2) points += 11;
            if (stones == 1) points += 1;
        }
        if (wins != 0) {
            boolean two = Integer.bitCount(wins) > 1;
            return new Score(five, true, points + (two ? 11_000 : 1_600));
        }
        boolean open = false;
        for (int a : threes) {
            for (int b : threes) {
                open |= Integer.bitCount(a & b) == 1;
            }
        }
        return new Score(five, open, points + (open ? 1_050 : threes.isEmpty() ? 0 : 210));
    }
}
