// exercise: 06
// truth: wrong
// mistake: each line is padded with a free cell at either end instead of one of the other side, so the edge does not close a line
// player: both
// style: lines as padded strings, replace for the colours
// kind: slip
// single: yes
// detail: a line at the edge counts as open: XXXX at the edge is an open four, four cells between the edge and O still have room
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

public class MyEvaluation implements EvaluationTask {
    @Override
    public int value(Board board) {
        List<String> lines = new ArrayList<>();
        int n = board.size();
        for (int i = 0; i < n; i++) {
            lines.add(line(board, i, 0, 0, 1));
            lines.add(line(board, 0, i, 1, 0));
            lines.add(line(board, 0, i, 1, 1));
            lines.add(line(board, 0, i, 1, -1));
            if (i > 0) {
                lines.add(line(board, i, 0, 1, 1));
                lines.add(line(board, i, n - 1, 1, -1));
            }
        }
        int x = 0;
        int o = 0;
        int threatsX = 0;
        int threatsO = 0;
        for (String line : lines) {
            String turned = line.replace('X', '?').replace('O', 'X').replace('?', 'O');
            if (line.contains("XXXXX")) {
                return 1_000_000;
            }
            if (turned.contains("XXXXX")) {
                return -1_000_000;
            }
            int p = points(line);
            int q = points(turned);
            x += p;
            o += q;
            threatsX += isThreat(p) ? 1 : 0;
            threatsO += isThreat(q) ? 1 : 0;
        }
        return Math.min(900_000, x + (threatsX > 1 ? 5_000 : 0)) - Math.min(900_000, o + (threatsO > 1 ? 5_000 : 0));
    }

    private static boolean isThreat(int points) {
        return points >= 1_000 && points < 9_000;
    }

    private static String line(Board board, int row, int column, int down, int right) {
        StringBuilder line = new StringBuilder(".");
        while (row < board.size() && column >= 0 && column < board.size()) {
            line.append(board.at(row, column).map(p -> p.symbol()).orElse('.'));
            row += down;
            column += right;
        }
        return line.append('.').toString();
    }

    private static int points(String line) {
        Set<Integer> fives = new LinkedHashSet<>();
        Set<List<Integer>> pairs = new LinkedHashSet<>();
        int small = 0;
        for (int i = 0; i + 5 <= line.length(); i++) {
            String five = line.substring(i, i + 5);
            if (five.indexOf('O') >= 0) {
                continue;
            }
            int free = five.length() - five.replace(".", "").length();
            small += (5 - free) * (5 - free);
            if (free == 1) {
                fives.add(i + five.indexOf('.'));
            } else if (free == 2) {
                pairs.add(List.of(i + five.indexOf('.'), i + five.lastIndexOf('.')));
            }
        }
        if (!fives.isEmpty()) {
            return small + (fives.size() > 1 ? 9_000 : 1_500);
        }
        Set<Integer> cells = new LinkedHashSet<>();
        pairs.forEach(cells::addAll);
        boolean open = cells.size() < 2 * pairs.size();
        return small + (open ? 1_000 : pairs.isEmpty() ? 0 : 150);
    }
}
