// exercise: 06
// truth: wrong
// mistake: returns at once for an open four of one side without looking at the fours of the other
// player: both
// style: pattern strings, early returns
// single: yes
// detail: sometimes; an open four against a four of the other side
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

    private static final Map<String, Integer> SHAPES = new LinkedHashMap<>();

    static {
        SHAPES.put(".mmmm.", OPEN_FOUR);
        for (String s : List.of("mmmm.", ".mmmm", "mmm.m", "m.mmm", "mm.mm")) SHAPES.put(s, FOUR);
        for (String s : List.of(".mmm..", "..mmm.", ".mm.m.", ".m.mm.")) SHAPES.put(s, OPEN_THREE);
        for (int i = 0; i < 5; i++) {
            for (int j = i + 1; j < 5; j++) {
                StringBuilder three = new StringBuilder("mmmmm");
                three.setCharAt(i, '.');
                three.setCharAt(j, '.');
                SHAPES.put(three.toString(), THREE);
            }
        }
    }

    @Override
    public int value(Board board) {
        List<String> lines = lines(board);
        for (String line : lines) {
            if (line.contains("XXXXX")) {
                return 800_000;
            }
            if (line.contains("OOOOO")) {
                return -800_000;
            }
        }
        List<String> forX = lines.stream().map(l -> l.replace('X', 'm')).toList();
        List<String> forO = lines.stream().map(l -> l.replace('O', 'm')).toList();
        boolean openX = forX.stream().anyMatch(l -> l.contains(".mmmm."));
        boolean openO = forO.stream().anyMatch(l -> l.contains(".mmmm."));
        if (openX && !openO) {
            return 600_000;
        }
        if (openO && !openX) {
            return -600_000;
        }
        return score(forX) - score(forO);
    }

    private int score(List<String> lines) {
        int points = 0;
        int threats = 0;
        for (String line : lines) {
            int top = 0;
            for (Map.Entry<String, Integer> pattern : SHAPES.entrySet()) {
                if (line.contains(pattern.getKey())) {
                    top = pattern.getValue();
                    break;
                }
            }
            if (top == FOUR && completions(line) > 1) {
                top = OPEN_FOUR;
            }
            if (top == FOUR || top == OPEN_THREE) {
                threats++;
            }
            points += top + singles(line);
        }
        if (threats >= 2) {
            points += 20_000;
        }
        return Math.min(points, 400_000);
    }

    private int completions(String line) {
        int cells = 0;
        for (int i = line.indexOf('.'); i >= 0; i = line.indexOf('.', i + 1)) {
            if ((line.substring(0, i) + "m" + line.substring(i + 1)).contains("mmmmm")) {
                cells++;
            }
        }
        return cells;
    }

    private int singles(String line) {
        int points = 0;
        for (int i = 0; i + 5 <= line.length(); i++) {
            int stones = 0;
            int free = 0;
            for (char c : line.substring(i, i + 5).toCharArray()) {
                if (c == 'm') stones++;
                if (c == '.') free++;
            }
            if (stones + free == 5) {
                points += stones == 2 ? 10 : stones == 1 ? 1 : 0;
            }
        }
        return points;
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
