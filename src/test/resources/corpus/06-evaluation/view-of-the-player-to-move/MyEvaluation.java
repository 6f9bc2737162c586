// exercise: 06
// truth: wrong
// mistake: gives the value from the view of the player to move: if O is to move by the number of stones, the sign is turned
// player: both
// style: classes, EnumMap
// single: yes
// detail: sometimes; when the numbers of stones are not equal
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
    public int value(Board b) {
        Map<Player, Sum> scores = new EnumMap<>(Player.class);
        for (Player player : Player.values()) {
            scores.put(player, new Sum());
        }
        lines(b, line -> scores.forEach((player, score) -> score.add(new Counted(b, line, player))));
        Sum x = scores.get(Player.X);
        Sum o = scores.get(Player.O);
        int result = x.won ? WON : o.won ? -WON : x.points() - o.points();
        return b.count(Player.X) == b.count(Player.O) ? result : -result;
    }

    private static void lines(Board b, Consumer<List<Cell>> action) {
        int last = b.size() - 1;
        for (int i = 0; i <= last; i++) {
            action.accept(walk(b, i, 0, 0, 1));
            action.accept(walk(b, 0, i, 1, 0));
            action.accept(walk(b, 0, i, 1, 1));
            action.accept(walk(b, last, i, -1, 1));
            if (i != 0) {
                action.accept(walk(b, i, 0, 1, 1));
                action.accept(walk(b, last - i, 0, -1, 1));
            }
        }
    }

    private static List<Cell> walk(Board b, int row, int column, int down, int right) {
        List<Cell> cells = new ArrayList<>();
        while (row >= 0 && row < b.size() && column < b.size()) {
            cells.add(new Cell(row, column));
            row += down;
            column += right;
        }
        return cells;
    }

    /** What one player has on one line. */
    private static final class Counted {
        final TreeSet<Integer> fives = new TreeSet<>();
        final List<TreeSet<Integer>> fours = new ArrayList<>();
        int crumbs;
        boolean won;

        Counted(Board b, List<Cell> line, Player player) {
            for (int start = 0; start <= line.size() - 5; start++) {
                TreeSet<Integer> missing = new TreeSet<>();
                boolean free = true;
                for (int i = start; i < start + 5 && free; i++) {
                    Cell cell = line.get(i);
                    if (b.isEmpty(cell)) {
                        missing.add(i);
                    } else {
                        free = b.has(player, cell.row(), cell.column());
                    }
                }
                if (free) {
                    put(missing);
                }
            }
        }

        private void put(TreeSet<Integer> missing) {
            switch (missing.size()) {
                case 0 -> won = true;
                case 1 -> fives.addAll(missing);
                case 2 -> fours.add(missing);
                case 3 -> crumbs += 20;
                case 4 -> crumbs += 2;
                default -> { }
            }
        }

        boolean hasOpenThree() {
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

    private static final class Sum {
        private int sum;
        private int threats;
        private boolean won;

        void add(Counted reading) {
            won |= reading.won;
            sum += reading.crumbs;
            if (reading.fives.size() >= 2) {
                sum += 45_000;
            } else if (reading.fives.size() == 1) {
                sum += 7_000;
                threats++;
            } else if (reading.hasOpenThree()) {
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
