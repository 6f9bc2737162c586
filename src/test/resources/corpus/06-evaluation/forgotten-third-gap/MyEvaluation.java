// exercise: 06
// truth: wrong
// mistake: the list of fours has XXX.X and XX.XX but not X.XXX, so a line and its mirror image are worth different
// player: both
// style: table of pattern strings
// single: yes
// detail: sometimes; only X.XXX read in the direction of the line
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int OPEN_FOUR = 50_000;
    private static final int FOUR = 5_000;
    private static final int OPEN_THREE = 3_000;
    private static final int THREE = 400;

    private static final Map<String, Integer> TABLE = new LinkedHashMap<>();

    static {
        TABLE.put(".mmmm.", OPEN_FOUR);
        for (String s : List.of("mmmm.", ".mmmm", "mmm.m", "mm.mm")) TABLE.put(s, FOUR);
        for (String s : List.of(".mmm..", "..mmm.", ".mm.m.", ".m.mm.")) TABLE.put(s, OPEN_THREE);
        for (int i = 0; i < 5; i++) {
            for (int j = i + 1; j < 5; j++) {
                StringBuilder three = new StringBuilder("mmmmm");
                three.setCharAt(i, '.');
                three.setCharAt(j, '.');
                TABLE.put(three.toString(), THREE);
            }
        }
    }

    @Override
    public int value(Board board) {
        List<String> lines = lines(board);
        for (String line : lines) {
            if (line.contains("XXXXX")) {
                return 900_000;
            }
            if (line.contains("OOOOO")) {
                return -900_000;
            }
        }
        List<String> forX = lines.stream().map(l -> l.replace('X', 'm')).toList();
        List<String> forO = lines.stream().map(l -> l.replace('O', 'm')).toList();
        return evaluate(forX) - evaluate(forO);
    }

    private int evaluate(List<String> lines) {
        int total = 0;
        int threats = 0;
        for (String line : lines) {
            int best = 0;
            for (Map.Entry<String, Integer> pattern : TABLE.entrySet()) {
                if (line.contains(pattern.getKey())) {
                    best = pattern.getValue();
                    break;
                }
            }
            if (best == FOUR && winningCells(line) >= 2) {
                best = OPEN_FOUR;
            }
            if (best == FOUR || best == OPEN_THREE) {
                threats++;
            }
            total += best + rest(line);
        }
        if (threats >= 2) {
            total += 20_000;
        }
        return Math.min(total, 400_000);
    }

    private int winningCells(String line) {
        int cells = 0;
        for (int i = line.indexOf('.'); i >= 0; i = line.indexOf('.', i + 1)) {
            if ((line.substring(0, i) + "m" + line.substring(i + 1)).contains("mmmmm")) {
                cells++;
            }
        }
        return cells;
    }

    private int rest(String line) {
        int total = 0;
        for (int i = 0; i + 5 <= line.length(); i++) {
            int stones = 0;
            int free = 0;
            for (char c : line.substring(i, i + 5).toCharArray()) {
                if (c == 'm') stones++;
                if (c == '.') free++;
            }
            if (stones + free == 5) {
                total += stones == 2 ? 10 : stones == 1 ? 1 : 0;
            }
        }
        return total;
    }

    private List<String> lines(Board board) {
        int n = board.size();
        List<String> lines = new ArrayList<>();
        for (int k = 0; k < n; k++) {
            StringBuilder row = new StringBuilder("#");
            StringBuilder column = new StringBuilder("#");
            for (int i = 0; i < n; i++) {
                row.append(at(board, k, i));
                column.append(at(board, i, k));
            }
            lines.add(row.append('#').toString());
            lines.add(column.append('#').toString());
        }
        for (int k = 0; k < 2 * n - 1; k++) {
            StringBuilder down = new StringBuilder("#");
            StringBuilder up = new StringBuilder("#");
            for (int i = 0; i < n; i++) {
                if (k - i >= 0 && k - i < n) up.append(at(board, k - i, i));
                int row = i + k - (n - 1);
                if (row >= 0 && row < n) down.append(at(board, row, i));
            }
            lines.add(down.append('#').toString());
            lines.add(up.append('#').toString());
        }
        return lines;
    }

    private char at(Board board, int row, int column) {
        return board.at(row, column).map(Player::symbol).orElse('.');
    }
}
