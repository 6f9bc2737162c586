// exercise: 06
// truth: wrong
// mistake: The rows of the board are written one after the other into one text without a separator, so a line goes on across the edge into the next row.
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    @Override
    public int value(Board board) {
        return score(board, Player.X) - score(board, Player.O);
    }

    private List<String> lines(Board board, Player me) {
        int n = board.size();
        List<String> lines = new ArrayList<>();
        StringBuilder rows = new StringBuilder();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) rows.append(sign(board, me, r, c));
        }
        lines.add(rows.toString());
        for (int i = 0; i < n; i++) lines.add(line(board, me, 0, i, 1, 0));
        for (int i = 0; i < n; i++) {
            lines.add(line(board, me, 0, i, 1, 1));
            lines.add(line(board, me, 0, i, 1, -1));
            if (i > 0) {
                lines.add(line(board, me, i, 0, 1, 1));
                lines.add(line(board, me, i, n - 1, 1, -1));
            }
        }
        return lines;
    }

    private String line(Board board, Player me, int row, int column, int down, int right) {
        StringBuilder text = new StringBuilder();
        while (row >= 0 && column >= 0 && row < board.size() && column < board.size()) {
            text.append(sign(board, me, row, column));
            row += down;
            column += right;
        }
        return text.toString();
    }

    private char sign(Board board, Player me, int row, int column) {
        return board.has(me, row, column) ? '#' : board.has(me.opponent(), row, column) ? 'x' : '.';
    }

    private int score(Board board, Player me) {
        int sum = 0;
        int threats = 0;
        for (String line : lines(board, me)) {
            if (line.contains("#####")) return 500_000;
            Set<Integer> wins = new TreeSet<>();
            Set<List<Integer>> pairs = new HashSet<>();
            for (int i = 0; i + 5 <= line.length(); i++) {
                String window = line.substring(i, i + 5);
                if (window.indexOf('x') >= 0) continue;
                int stones = (int) window.chars().filter(c -> c == '#').count();
                if (stones == 4) {
                    wins.add(i + window.indexOf('.'));
                } else if (stones == 3) {
                    pairs.add(List.of(i + window.indexOf('.'), i + window.lastIndexOf('.')));
                } else if (stones > 0) {
                    sum += stones == 2 ? 10 : 1;
                }
            }
            if (wins.size() >= 2) {
                sum += 10_000; // open four
            } else if (wins.size() == 1) {
                sum += 1_500;
                threats++;
            } else if (!pairs.isEmpty()) {
                long cells = pairs.stream().flatMap(List::stream).distinct().count();
                boolean open = cells < 2L * pairs.size(); // one cell helps twice
                sum += open ? 1_000 : 200;
                if (open) threats++;
            }
        }
        if (threats > 1) sum += 5_000;
        return Math.min(sum, 400_000);
    }
}
