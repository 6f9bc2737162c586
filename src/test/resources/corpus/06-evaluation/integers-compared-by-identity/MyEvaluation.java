// exercise: 06
// truth: wrong
// mistake: the free cells are boxed Integers that are compared with ==, which is false for equal cell numbers above 127
// player: both
// style: maps of cell numbers, boxed
// single: yes
// detail: sometimes: open threes in the lower part of a large board are taken for closed ones
import java.util.*;
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    /** What one player has on one line. */
    private static final class LineInfo {
        final Set<Integer> wins = new HashSet<>();
        final Set<List<Integer>> pairs = new HashSet<>();

        boolean open() {
            for (List<Integer> p : pairs)
                for (List<Integer> q : pairs) {
                    if (p.equals(q)) continue;
                    for (int i = 0; i < 2; i++)
                        for (int j = 0; j < 2; j++)
                            if (p.get(i) == q.get(j)) return true;
                }
            return false;
        }
    }

    @Override
    public int value(Board board) {
        int x = side(board, Player.X);
        int o = side(board, Player.O);
        if (x == Integer.MAX_VALUE) return 1_000_000;
        if (o == Integer.MAX_VALUE) return -1_000_000;
        return x - o;
    }

    private int side(Board board, Player me) {
        Map<String, LineInfo> lines = new HashMap<>();
        int size = board.size();
        int sum = 0;
        int[][] steps = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int d = 0; d < steps.length; d++) {
            int dr = steps[d][0], dc = steps[d][1];
            for (int row = 0; row < size; row++) {
                for (int col = 0; col < size; col++) {
                    int lastRow = row + 4 * dr, lastCol = col + 4 * dc;
                    if (lastRow >= size || lastCol >= size || lastCol < 0) continue;
                    List<Integer> free = new ArrayList<>();
                    int mine = 0;
                    for (int i = 0; i < 5; i++) {
                        int r = row + i * dr, c = col + i * dc;
                        if (board.has(me, r, c)) mine++;
                        else if (board.isEmpty(r, c)) free.add(r * size + c);
                    }
                    if (free.size() + mine < 5) continue;
                    if (mine == 5) return Integer.MAX_VALUE;
                    // row, column, row - column or row + column is the same along the line
                    int id = d == 0 ? row : d == 1 ? col : d == 2 ? row - col : row + col;
                    LineInfo line = lines.computeIfAbsent(d + "/" + id, k -> new LineInfo());
                    switch (mine) {
                        case 4 -> line.wins.addAll(free);
                        case 3 -> line.pairs.add(free);
                        case 2 -> sum += 9;
                        case 1 -> sum += 1;
                        default -> { }
                    }
                }
            }
        }
        List<LineInfo> threats = new ArrayList<>();
        for (LineInfo line : lines.values()) {
            if (line.wins.size() >= 2) {
                sum += 15_000;
            } else if (line.wins.size() == 1) {
                sum += 2_000;
                threats.add(line);
            } else if (line.open()) {
                sum += 1_200;
                threats.add(line);
            } else if (!line.pairs.isEmpty()) {
                sum += 180;
            }
        }
        if (threats.size() >= 2) sum += 6_000;
        return Math.min(sum, 800_000);
    }
}
