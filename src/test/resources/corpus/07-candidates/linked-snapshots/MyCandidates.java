// exercise: 07
// truth: right
// mistake: none; immutable snapshots in a linked list, the current one replaced as a whole
// player: both
// style: record with a pointer to its predecessor, functional
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {

    private record Snapshot(Board board, Set<Cell> near, Optional<Snapshot> before) {
        Snapshot with(Cell cell, Player who, int radius) {
            Board next = board.copy();
            next.put(cell, who);
            Set<Cell> wider = new HashSet<>(near);
            wider.addAll(square(cell, radius, board.size()));
            wider.remove(cell);
            wider.removeIf(c -> !next.isEmpty(c));
            return new Snapshot(next, Set.copyOf(wider), Optional.of(this));
        }

        static Set<Cell> square(Cell centre, int radius, int size) {
            Set<Cell> cells = new HashSet<>();
            for (int row = centre.row() - radius; row <= centre.row() + radius; row++) {
                for (int column = centre.column() - radius; column <= centre.column() + radius; column++) {
                    if (row >= 0 && row < size && column >= 0 && column < size) {
                        cells.add(new Cell(row, column));
                    }
                }
            }
            return cells;
        }
    }

    private Snapshot now;
    private int radius;

    @Override
    public void start(Board board, int radius) {
        this.radius = radius;
        Set<Cell> near = new HashSet<>();
        Set<Cell> empty = new HashSet<>(board.emptyCells());
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                Cell cell = new Cell(row, column);
                if (!empty.contains(cell)) {
                    near.addAll(Snapshot.square(cell, radius, board.size()));
                }
            }
        }
        near.retainAll(empty);
        now = new Snapshot(board.copy(), Set.copyOf(near), Optional.empty());
    }

    @Override
    public void make(Cell cell) {
        now = now.with(cell, player(), radius);
    }

    @Override
    public void undo() {
        now = now.before().orElseThrow(() -> new IllegalStateException("this is the start"));
    }

    @Override
    public Player player() {
        return now.board().stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return now.board().copy();
    }

    @Override
    public List<Cell> candidates() {
        Board board = now.board();
        return board.stones() > 0
                ? List.copyOf(now.near())
                : List.of(new Cell(board.size() / 2, board.size() / 2));
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        Board here = now.board().copy();
        Predicate<Cell> win = cell -> five(here, cell, me);
        Predicate<Cell> block = cell -> five(here, cell, me.opponent());
        Predicate<Cell> fork = cell -> {
            Board after = here.copy();
            after.put(cell, me);
            return Snapshot.square(cell, 4, after.size()).stream()
                            .filter(after::isEmpty)
                            .filter(c -> aligned(c, cell))
                            .filter(c -> five(after, c, me))
                            .limit(2)
                            .count()
                    == 2;
        };
        List<Cell> sorted = new ArrayList<>(candidates());
        sorted.sort(Comparator.comparingInt(cell -> win.test(cell) ? 0 : block.test(cell) ? 1 : fork.test(cell) ? 2 : 3));
        return sorted;
    }

    private static boolean aligned(Cell a, Cell b) {
        int down = a.row() - b.row();
        int right = a.column() - b.column();
        return down == 0 || right == 0 || Math.abs(down) == Math.abs(right);
    }

    private static boolean five(Board board, Cell cell, Player who) {
        int[][] ways = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
        for (int[] way : ways) {
            int run = 1 + reach(board, cell, who, way[0], way[1]) + reach(board, cell, who, -way[0], -way[1]);
            if (run >= 5) {
                return true;
            }
        }
        return false;
    }

    private static int reach(Board board, Cell cell, Player who, int down, int right) {
        int steps = 0;
        int row = cell.row() + down;
        int column = cell.column() + right;
        while (row >= 0 && column >= 0 && row < board.size() && column < board.size() && board.has(who, row, column)) {
            row += down;
            column += right;
            steps++;
        }
        return steps;
    }
}
