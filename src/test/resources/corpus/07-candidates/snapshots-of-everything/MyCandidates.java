// exercise: 07
// truth: right
// mistake: none; each move pushes a new immutable snapshot of board and candidates
// player: both
// style: persistent snapshots in a record, streams
// single: yes
// detail: right
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private enum Line {
        ROW(0, 1), COLUMN(1, 0), FALLING(1, 1), RISING(-1, 1);

        private final int down;
        private final int right;

        Line(int down, int right) {
            this.down = down;
            this.right = right;
        }
    }

    private record Snapshot(Board board, Set<Cell> cells) {
        Player next() {
            return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
        }

        boolean isStone(Player player, int row, int column) {
            return row >= 0
                    && column >= 0
                    && row < board.size()
                    && column < board.size()
                    && board.has(player, row, column);
        }

        int reach(Cell cell, Player player, int down, int right) {
            return (int) IntStream.iterate(1, i -> i + 1)
                    .takeWhile(i -> isStone(player, cell.row() + i * down, cell.column() + i * right))
                    .count();
        }

        boolean isFive(Cell cell, Player player) {
            return Stream.of(Line.values())
                    .anyMatch(line -> reach(cell, player, line.down, line.right)
                                    + reach(cell, player, -line.down, -line.right)
                            >= 4);
        }

        int rank(Cell cell) {
            if (isFive(cell, next())) {
                return 0;
            }
            if (isFive(cell, next().opponent())) {
                return 1;
            }
            Board trial = board.copy();
            trial.put(cell, next());
            Snapshot after = new Snapshot(trial, Set.of());
            long ways = trial.emptyCells().stream()
                    .filter(other -> inLine(cell, other))
                    .filter(other -> after.isFive(other, next()))
                    .count();
            return ways >= 2 ? 2 : 3;
        }
    }

    private static boolean inLine(Cell one, Cell other) {
        int down = other.row() - one.row();
        int right = other.column() - one.column();
        return Math.max(Math.abs(down), Math.abs(right)) < 5
                && (down == 0 || right == 0 || down == right || down == -right);
    }

    private final Deque<Snapshot> snapshots = new ArrayDeque<>();
    private int radius;

    @Override
    public void start(Board board, int radius) {
        this.radius = radius;
        snapshots.clear();
        Board own = board.copy();
        Set<Cell> cells = new HashSet<>();
        for (Cell cell : allCells(own)) {
            if (!own.isEmpty(cell)) {
                cells.addAll(near(own, cell));
            }
        }
        snapshots.push(new Snapshot(own, cells));
    }

    private static List<Cell> allCells(Board board) {
        return Board.empty(board.size()).emptyCells();
    }

    private List<Cell> near(Board board, Cell cell) {
        return board.emptyCells().stream()
                .filter(other -> Math.abs(other.row() - cell.row()) <= radius)
                .filter(other -> Math.abs(other.column() - cell.column()) <= radius)
                .toList();
    }

    @Override
    public void make(Cell cell) {
        Snapshot now = snapshots.element();
        Board board = now.board().copy();
        board.put(cell, now.next());
        Set<Cell> cells = new HashSet<>(now.cells());
        cells.addAll(near(board, cell));
        cells.remove(cell);
        snapshots.push(new Snapshot(board, cells));
    }

    @Override
    public void undo() {
        if (snapshots.size() < 2) {
            throw new IllegalStateException("this is where it began");
        }
        snapshots.pop();
    }

    @Override
    public Player player() {
        return snapshots.element().next();
    }

    @Override
    public Board board() {
        return snapshots.element().board();
    }

    @Override
    public List<Cell> candidates() {
        Snapshot now = snapshots.element();
        int middle = now.board().size() / 2;
        return now.board().stones() == 0 ? List.of(new Cell(middle, middle)) : List.copyOf(now.cells());
    }

    @Override
    public List<Cell> ordered() {
        return candidates().stream()
                .sorted(Comparator.comparingInt(snapshots.element()::rank))
                .toList();
    }
}
