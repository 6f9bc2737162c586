// exercise: 06
// truth: wrong
// mistake: the numbers of two free cells are compared as Integer objects with ==, which fails from 128 on, so an open three low on the board is taken for a closed one
// player: both
// style: boxed lists, numbered cells
// single: yes
// detail: sometimes; boards of 12 rows and more, where the free cells have numbers above 127
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    @Override
    public int value(Board board) {
        List<List<Integer>> lines = lines(board.size());
        if (five(board, Player.X, lines)) return 850_000;
        if (five(board, Player.O, lines)) return -850_000;
        return points(board, Player.X, lines) - points(board, Player.O, lines);
    }

    /** The numbers of the cells of each line that has room for five. */
    private List<List<Integer>> lines(int n) {
        List<List<Integer>> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            lines.add(line(n, i, 0, 0, 1));
            lines.add(line(n, 0, i, 1, 0));
        }
        for (int i = 0; i + 5 <= n; i++) {
            lines.add(line(n, i, 0, 1, 1));
            lines.add(line(n, i, n - 1, 1, -1));
            if (i > 0) {
                lines.add(line(n, 0, i, 1, 1));
                lines.add(line(n, 0, n - 1 - i, 1, -1));
            }
        }
        return lines;
    }

    private List<Integer> line(int n, int row, int column, int dr, int dc) {
        List<Integer> cells = new ArrayList<>();
        while (row < n && column >= 0 && column < n) {
            cells.add(row * n + column);
            row += dr;
            column += dc;
        }
        return cells;
    }

    private boolean has(Board board, Player player, int cell) {
        return board.has(player, cell / board.size(), cell % board.size());
    }

    private boolean five(Board board, Player player, List<List<Integer>> lines) {
        for (List<Integer> line : lines) {
            int run = 0;
            for (int cell : line) {
                run = has(board, player, cell) ? run + 1 : 0;
                if (run == 5) return true;
            }
        }
        return false;
    }

    private int points(Board board, Player player, List<List<Integer>> lines) {
        int sum = 0;
        int threats = 0;
        for (List<Integer> line : lines) {
            TreeSet<Integer> wins = new TreeSet<>();
            List<List<Integer>> pairs = new ArrayList<>();
            for (int i = 0; i + 5 <= line.size(); i++) {
                int own = 0;
                List<Integer> free = new ArrayList<>();
                for (int k = i; k < i + 5; k++) {
                    int cell = line.get(k);
                    if (has(board, player, cell)) own++;
                    else if (!has(board, player.opponent(), cell)) free.add(cell);
                }
                if (own + free.size() < 5) continue;
                if (own == 4) wins.add(free.get(0));
                if (own == 3 && !pairs.contains(free)) pairs.add(free);
                if (own == 2) sum += 13;
                if (own == 1) sum += 1;
            }
            if (!wins.isEmpty()) {
                sum += wins.size() > 1 ? 22_000 : 2_800;
                threats++;
            } else if (share(pairs)) {
                sum += 2_300;
                threats++;
            } else if (!pairs.isEmpty()) {
                sum += 270;
            }
        }
        return Math.min(sum + (threats > 1 ? 11_000 : 0), 600_000);
    }

    private boolean share(List<List<Integer>> pairs) {
        for (int i = 0; i < pairs.size(); i++) {
            for (int j = i + 1; j < pairs.size(); j++) {
                for (Integer a : pairs.get(i)) {
                    for (Integer b : pairs.get(j)) {
                        if (a == b) return true;
                    }
                }
            }
        }
        return false;
    }
}
