// exercise: 06
// truth: wrong
// mistake: counts a threat for each window of three and each completing cell instead of one for each line, so a single open three already has the bonus for two
// player: both
// style: classes Reading and Score, TreeSet
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

    private static final int VICTORY = 950_000;

    @Override
    public int value(Board board) {
        Map<Player, Tally> scores = new EnumMap<>(Player.class);
        for (Player player : Player.values()) {
            scores.put(player, new Tally());
        }
        forEachLine(board, line -> scores.forEach((player, score) -> score.add(new LineView(board, line, player))));
        Tally x = scores.get(Player.X);
        Tally o = scores.get(Player.O);
        return x.won ? VICTORY : o.won ? -VICTORY : x.points() - o.points();
    }

    private static void forEachLine(Board board, Consumer<List<Cell>> action) {
        int last = board.size() - 1;
        for (int i = 0; i <= last; i++) {
            action.accept(ray(board, i, 0, 0, 1));
            action.accept(ray(board, 0, i, 1, 0));
            action.accept(ray(board, 0, i, 1, 1));
            action.accept(ray(board, last, i, -1, 1));
            if (i != 0) {
                action.accept(ray(board, i, 0, 1, 1));
                action.accept(ray(board, last - i, 0, -1, 1));
            }
        }
    }

    private static List<Cell> ray(Board board, int row, int column, int down, int right) {
        List<Cell> cells = new ArrayList<>();
        while (row >= 0 && row < board.size() && column < board.size()) {
            cells.add(new Cell(row, column));
            row += down;
            column += right;
        }
        return cells;
    }

    /** What one player has on one line. */
    private static final class LineView {
        final TreeSet<Integer> winning = new TreeSet<>();
        final List<TreeSet<Integer>> fours = new ArrayList<>();
        int small;
        boolean won;

        LineView(Board board, List<Cell> line, Player player) {
            for (int start = 0; start <= line.size() - 5; start++) {
                TreeSet<Integer> holes = new TreeSet<>();
                boolean possible = true;
                for (int i = start; i < start + 5 && possible; i++) {
                    Cell cell = line.get(i);
                    if (board.isEmpty(cell)) {
                        holes.add(i);
                    } else {
                        possible = board.has(player, cell.row(), cell.column());
                    }
                }
                if (possible) {
                    take(holes);
                }
            }
        }

        private void take(TreeSet<Integer> holes) {
            switch (holes.size()) {
                case 0 -> won = true;
                case 1 -> winning.addAll(holes);
                case 2 -> fours.add(holes);
                case 3 -> small += 20;
                case 4 -> small += 2;
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

    private static final class Tally {
        private int sum;
        private int threats;
        private boolean won;

        void add(LineView reading) {
            won |= reading.won;
            sum += reading.small;
            if (reading.winning.size() >= 2) {
                sum += 45_000;
            } else if (reading.winning.size() == 1) {
                sum += 7_000;
                threats += reading.winning.size();
            } else if (reading.openThree()) {
                sum += 5_000;
                threats += reading.fours.size();
            } else if (!reading.fours.isEmpty()) {
                sum += 800;
            }
        }

        int points() {
            return Math.min(470_000, sum + (threats > 1 ? 24_000 : 0));
        }
    }
}
