// exercise: 07
// truth: right
// mistake: none
// player: both
// style: a pile of immutable snapshots, nothing is ever undone in place; streams; board() hands out a copy
// single: yes
// detail: never
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    /** Everything about one moment. The board in it is never changed after it was made. */
    private record Moment(Board board, TreeSet<Cell> near) {
        Player next() {
            return board.stones() - board.count(Player.X) != board.count(Player.X) ? Player.O : Player.X;
        }

        Moment after(Cell cell, int radius) {
            Board then = board.copy();
            then.put(cell, next());
            TreeSet<Cell> cells = new TreeSet<>(near);
            cells.addAll(around(then, cell, radius));
            cells.remove(cell);
            return new Moment(then, cells);
        }
    }

    private int radius = 2;
    private final List<Moment> moments = new ArrayList<>(List.of(new Moment(Board.empty(15), new TreeSet<>())));

    private static List<Cell> around(Board board, Cell cell, int radius) {
        int n = board.size();
        int reach = Math.min(n, radius);
        return IntStream.rangeClosed(Math.max(0, cell.row() - reach), Math.min(n - 1, cell.row() + reach))
                .boxed()
                .flatMap(row -> IntStream.rangeClosed(
                                Math.max(0, cell.column() - reach), Math.min(n - 1, cell.column() + reach))
                        .filter(column -> board.isEmpty(row, column))
                        .mapToObj(column -> new Cell(row, column)))
                .toList();
    }

    private Moment now() {
        return moments.get(moments.size() - 1);
    }

    @Override
    public void start(Board given, int radius) {
        this.radius = radius;
        Board own = given.copy();
        TreeSet<Cell> near = new TreeSet<>();
        for (int i = 0; i < own.size() * own.size(); i++) {
            Cell cell = new Cell(i / own.size(), i % own.size());
            if (!own.isEmpty(cell)) {
                near.addAll(around(own, cell, radius));
            }
        }
        moments.clear();
        moments.add(new Moment(own, near));
    }

    @Override
    public void make(Cell cell) {
        moments.add(now().after(cell, radius));
    }

    @Override
    public void undo() {
        if (moments.size() < 2) {
            throw new IllegalStateException("this is the start");
        }
        moments.remove(moments.size() - 1);
    }

    @Override
    public Player player() {
        return now().next();
    }

    @Override
    public Board board() {
        return now().board().copy();
    }

    @Override
    public List<Cell> candidates() {
        int middle = now().board().size() / 2;
        List<Cell> cells = new ArrayList<>(now().near());
        Collections.reverse(cells);
        return now().board().stones() > 0 ? cells : List.of(new Cell(middle, middle));
    }

    @Override
    public List<Cell> ordered() {
        Board board = now().board();
        Player me = player();
        Map<Integer, List<Cell>> byUrgency = candidates().stream().collect(Collectors.groupingBy(cell -> {
            if (wins(board, cell, me)) {
                return 0;
            } else if (wins(board, cell, me.opponent())) {
                return 1;
            }
            return wins(board, cell, me, 3) && ways(board, cell, me) > 1 ? 2 : 3;
        }));
        return IntStream.range(0, 4)
                .mapToObj(urgency -> byUrgency.getOrDefault(urgency, List.of()))
                .flatMap(List::stream)
                .toList();
    }

    /** Whether some window of five through the cell holds at least so many of the player's stones and none of the other's, apart from the cell. */
    private static boolean wins(Board board, Cell cell, Player player, int atLeast) {
        int n = board.size();
        for (int d = 0; d < 4; d++) {
            int down = d == 0 ? 0 : 1;
            int right = d == 1 ? 0 : d == 3 ? -1 : 1;
            for (int from = -4; from <= 0; from++) {
                int own = 0;
                for (int k = from; k < from + 5 && own >= 0; k++) {
                    int row = cell.row() + k * down;
                    int column = cell.column() + k * right;
                    if (row < 0 || column < 0 || row >= n || column >= n || board.has(player.opponent(), row, column)) {
                        own = -9;
                    } else {
                        own += board.has(player, row, column) ? 1 : 0;
                    }
                }
                if (own >= atLeast) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean wins(Board board, Cell cell, Player player) {
        return wins(board, cell, player, 4);
    }

    private static long ways(Board board, Cell cell, Player player) {
        Board then = board.copy();
        then.put(cell, player);
        return around(then, cell, 4).stream()
                .filter(other -> other.row() == cell.row()
                        || other.column() == cell.column()
                        || Math.abs(other.row() - cell.row()) == Math.abs(other.column() - cell.column()))
                .filter(other -> wins(then, other, player))
                .count();
    }
}
