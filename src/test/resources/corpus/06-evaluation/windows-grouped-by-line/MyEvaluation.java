// exercise: 06
// truth: right
// mistake: none; windows collected in a map by the number of their line
// player: both
// style: maps and sets of cells
// single: yes
// detail: always
import java.util.*;
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    /** What one player has on one line. */
    private static final class Line {
        final Set<Cell> wins = new HashSet<>();
        final Set<Set<Cell>> pairs = new HashSet<>();
        final Set<Cell> stones = new HashSet<>();

        boolean open() {
            for (Set<Cell> p : pairs)
                for (Set<Cell> q : pairs)
                    if (!p.equals(q) && !Collections.disjoint(p, q)) return true;
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
        Map<String, Line> lines = new HashMap<>();
        int size = board.size();
        int sum = 0;
        int[][] steps = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int d = 0; d < steps.length; d++) {
            int dr = steps[d][0], dc = steps[d][1];
            for (int row = 0; row < size; row++) {
                for (int col = 0; col < size; col++) {
                    int lastRow = row + 4 * dr, lastCol = col + 4 * dc;
                    if (lastRow >= size || lastCol >= size || lastCol < 0) continue;
                    Set<Cell> free = new HashSet<>();
                    Set<Cell> mine = new HashSet<>();
                    for (int i = 0; i < 5; i++) {
                        int r = row + i * dr, c = col + i * dc;
                        if (board.has(me, r, c)) mine.add(new Cell(r, c));
                        else if (board.isEmpty(r, c)) free.add(new Cell(r, c));
                    }
                    if (free.size() + mine.size() < 5) continue;
                    if (mine.size() == 5) return Integer.MAX_VALUE;
                    // row, column, row - column or row + column is the same along the line
                    int id = d == 0 ? row : d == 1 ? col : d == 2 ? row - col : row + col;
                    Line line = lines.computeIfAbsent(d + "/" + id, k -> new Line());
                    if (mine.size() >= 3) line.stones.addAll(mine);
                    switch (mine.size()) {
                        case 4 -> line.wins.addAll(free);
                        case 3 -> line.pairs.add(free);
                        case 2 -> sum += 9;
                        case 1 -> sum += 1;
                        default -> { }
                    }
                }
            }
        }
        List<Line> threats = new ArrayList<>();
        for (Line line : lines.values()) {
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
