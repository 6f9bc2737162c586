// exercise: 06
// truth: right
// mistake: none; small classes for the line, the threat count and the points; a line is read from a list of cells
// player: both
// style: over-engineered, interfaces, TreeSet, EnumMap of sides
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Consumer;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public final class MyEvaluation implements EvaluationTask {

    private static final int WON = 950_000;

    @Override
    public int value(Board board) {
        Map<Player, Score> scores = new EnumMap<>(Player.class);
        for (Player player : Player.values()) {
            scores.put(player, new Score());
        }
        forEachLine(board, line -> scores.forEach((player, score) -> score.add(new Reading(board, line, player))));
        Score x = scores.get(Player.X);
        Score o = scores.get(Player.O);
        return x.won ? WON : o.won ? -WON : x.points() - o.points();
    }

    private static void forEachLine(Board board, Consumer<List<Cell>> action) {
        int last = board.size() - 1;
        for (int i = 0; i <= last; i++) {
            action.accept(walk(board, i, 0, 0, 1));
            action.accept(walk(board, 0, i, 1, 0));
            action.accept(walk(board, 0, i, 1, 1));
            action.accept(walk(board, last, i, -1, 1));
            if (i != 0) {
                action.accept(walk(board, i, 0, 1, 1));
                action.accept(walk(board, last - i, 0, -1, 1));
            }
        }
    }

    private static List<Cell> walk(Board board, int row, int column, int down, int right) {
        List<Cell> cells = new ArrayList<>();
        while (row >= 0 && row < board.size() && column < board.size()) {
            cells.add(new Cell(row, column));
            row += down;
            column += right;
        }
        return cells;
    }

    /** What one player has on one line. */
    private static final class Reading {
        final TreeSet<Integer> fives = new TreeSet<>();
        final List<TreeSet<Integer>> fours = new ArrayList<>();
        int crumbs;
        boolean won;

        Reading(Board board, List<Cell> line, Player player) {
            for (int start = 0; start <= line.size() - 5; start++) {
                TreeSet<Integer> missing = new TreeSet<>();
                boolean possible = true;
                for (int i = start; i < start + 5 && possible; i++) {
                    Cell cell = line.get(i);
                    if (board.isEmpty(cell)) {
                        missing.add(i);
                    } else {
                        possible = board.has(player, cell.row(), cell.column());
                    }
                }
                if (possible) {
                    take(missing);
                }
            }
        }

        private void take(TreeSet<Integer> missing) {
            switch (missing.size()) {
                case 0 -> won = true;
                case 1 -> fives.addAll(missing);
                case 2 -> fours.add(missing);
                case 3 -> crumbs += 20;
                case 4 -> crumbs += 2;
                default -> { }
            }
        }

        boolean openThree() {
            for (TreeSet<Integer> one : fours) {
                for (TreeSet<Integer> another : fours) {
                    if (one != another && one.stream().anyMatch(another::contains)) {
                        return true;
                    }
                }
            }
            return false;
        }
    }

    private static final class Score {
        private int sum;
        private int threats;
        private boolean won;

        void add(Reading reading) {
            won |= reading.won;
            sum += reading.crumbs;
            if (reading.fives.size() >= 2) {
                sum += 45_000;
            } else if (reading.fives.size() == 1) {
                sum += 7_000;
                threats++;
            } else if (reading.openThree()) {
                sum += 5_000;
                threats++;
            } else if (!reading.fours.isEmpty()) {
                sum += 800;
            }
        }

        int points() {
            return Math.min(470_000, sum + (threats > 1 ? 24_000 : 0));
        }
    }
}
