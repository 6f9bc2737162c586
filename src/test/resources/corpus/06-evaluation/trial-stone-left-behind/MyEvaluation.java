// exercise: 06
// truth: wrong
// mistake: a stone is put on the board to try a cell, and it stays there when the second way to five is found and the method returns
// player: both
// style: lists of cells, put and clear on the board itself
// single: yes
// detail: sometimes: with an open four, or an open three that becomes one
import java.util.*;
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    public int value(Board board) {
        int x = side(board, Player.X), o = side(board, Player.O);
        return x == -1 ? 800_000 : o == -1 ? -800_000 : x - o;
    }

    /** -1 for five */
    private int side(Board board, Player me) {
        int sum = 0, threats = 0;
        for (List<Cell> line : lines(board.size())) {
            if (five(board, me, line)) return -1;
            for (int i = 0; i + 5 <= line.size(); i++) {
                int mine = 0, other = 0;
                for (Cell c : line.subList(i, i + 5)) {
                    if (board.has(me, c.row(), c.column())) mine++;
                    else if (!board.isEmpty(c)) other++;
                }
                if (other == 0) sum += mine == 2 ? 10 : mine == 1 ? 1 : 0;
            }
            if (line.stream().filter(c -> board.has(me, c.row(), c.column())).count() < 3) continue;
            int ways = ways(board, me, line);
            if (ways == 2) {
                sum += 10_000;
            } else if (ways == 1) {
                sum += 1_500;
                threats++;
            } else {
                int best = 0;
                for (Cell c : line) {
                    if (!board.isEmpty(c)) continue;
                    Board copy = board.copy();
                    copy.put(c, me);
                    best = Math.max(best, ways(copy, me, line));
                }
                sum += best == 2 ? 1_000 : best == 1 ? 200 : 0;
                if (best == 2) threats++;
            }
        }
        return Math.min(700_000, sum + (threats >= 2 ? 5_000 : 0));
    }

    /** how many cells of the line make five: 0, 1 or 2 for two and more */
    private int ways(Board board, Player me, List<Cell> line) {
        int ways = 0;
        for (Cell c : line) {
            if (!board.isEmpty(c)) continue;
            board.put(c, me);
            if (five(board, me, line)) {
                ways++;
                if (ways == 2) return 2;
            }
            board.clear(c);
        }
        return ways;
    }

    private boolean five(Board board, Player me, List<Cell> line) {
        int run = 0;
        for (Cell c : line) {
            run = board.has(me, c.row(), c.column()) ? run + 1 : 0;
            if (run == 5) return true;
        }
        return false;
    }

    private List<List<Cell>> lines(int n) {
        Map<String, List<Cell>> lines = new TreeMap<>();
        for (int r = 0; r < n; r++)
            for (int c = 0; c < n; c++)
                for (String key : List.of("r" + r, "c" + c, "d" + (r - c), "u" + (r + c)))
                    lines.computeIfAbsent(key, k -> new ArrayList<>()).add(new Cell(r, c));
        return new ArrayList<>(lines.values());
    }
}
