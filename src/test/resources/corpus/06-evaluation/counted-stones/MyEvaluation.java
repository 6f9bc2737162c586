// exercise: 06
// truth: wrong
// mistake: The stones of a threat are marked as counted and the marks hold for all four directions, so a second threat that shares a stone with the first is not counted.
// player: both
// style: boolean array of counted stones, record Pattern
// kind: slip
// single: yes
// detail: two threats that cross in a common stone get nothing extra; those that do not touch do
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private record Pattern(int points, boolean threat, List<Cell> stones) {}

    private static final int FIVE = 700_000;

    @Override
    public int value(Board board) {
        int x = of(board, Player.X);
        int o = of(board, Player.O);
        return x == FIVE ? FIVE : o == FIVE ? -FIVE : x - o;
    }

    private int of(Board board, Player player) {
        int size = board.size();
        boolean[][] counted = new boolean[size][size]; // each stone is to count in one threat only
        int sum = 0;
        int threats = 0;
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] direction : directions) {
            for (int row = 0; row < size; row++) {
                for (int column = 0; column < size; column++) {
                    Cell before = at(size, row - direction[0], column - direction[1]);
                    if (before != null) {
                        continue;
                    }
                    List<Cell> line = new ArrayList<>();
                    for (Cell c = new Cell(row, column); c != null; c = at(size, c.row() + direction[0], c.column() + direction[1])) {
                        line.add(c);
                    }
                    Pattern pattern = best(board, player, line);
                    if (pattern == null) {
                        return FIVE;
                    }
                    sum += pattern.points();
                    if (pattern.threat() && pattern.stones().stream().noneMatch(c -> counted[c.row()][c.column()])) {
                        threats++;
                        pattern.stones().forEach(c -> counted[c.row()][c.column()] = true);
                    }
                }
            }
        }
        return Math.min(600_000, sum + (threats >= 2 ? 8_000 : 0));
    }

    private static Cell at(int size, int row, int column) {
        return row < 0 || column < 0 || row >= size || column >= size ? null : new Cell(row, column);
    }

    /** The best pattern of a line; null for five. */
    private Pattern best(Board board, Player player, List<Cell> line) {
        List<Cell> wins = new ArrayList<>();
        List<Cell> inFour = new ArrayList<>();
        List<List<Cell>> pairs = new ArrayList<>();
        List<Cell> inThree = new ArrayList<>();
        int small = 0;
        for (int s = 0; s + 5 <= line.size(); s++) {
            List<Cell> stones = new ArrayList<>();
            List<Cell> free = new ArrayList<>();
            for (Cell c : line.subList(s, s + 5)) {
                if (board.isEmpty(c)) {
                    free.add(c);
                } else if (board.has(player, c.row(), c.column())) {
                    stones.add(c);
                }
            }
            if (stones.size() + free.size() < 5) {
                continue;
            }
            switch (stones.size()) {
                case 5 -> {
                    return null;
                }
                case 4 -> {
                    if (!wins.contains(free.get(0))) {
                        wins.add(free.get(0));
                    }
                    inFour.addAll(stones);
                }
                case 3 -> {
                    if (!pairs.contains(free)) {
                        pairs.add(free);
                    }
                    inThree.addAll(stones);
                }
                case 2 -> small += 12;
                case 1 -> small += 1;
                default -> {}
            }
        }
        if (wins.size() > 1) {
            return new Pattern(small + 12_000, false, inFour);
        }
        if (wins.size() == 1) {
            return new Pattern(small + 1_800, true, inFour);
        }
        boolean open = pairs.stream().flatMap(List::stream).distinct().count() < 2L * pairs.size();
        return new Pattern(small + (open ? 1_200 : pairs.isEmpty() ? 0 : 240), open, inThree);
    }
}
