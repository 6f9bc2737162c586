// exercise: 07
// truth: right
// mistake: none; unusual: nothing is changed in place, each move makes a new linked snapshot with a board and a set of its own, and undo goes to the one before; lists cannot be changed and are the same object when asked twice
// player: both
// style: linked immutable snapshots, lazily computed lists, streams
// single: yes
// detail: -
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Snapshot now;

    private static final class Snapshot {
        final Snapshot before;
        final Board board;
        final int radius;
        final Set<Cell> near;
        List<Cell> cells;
        List<Cell> sorted;

        Snapshot(Snapshot before, Board board, int radius, Set<Cell> near) {
            this.before = before;
            this.board = board;
            this.radius = radius;
            this.near = near;
        }

        Player player() {
            return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
        }

        Snapshot after(Cell cell) {
            Board next = board.copy();
            next.put(cell, player());
            Set<Cell> nearNext = new LinkedHashSet<>(near);
            spread(next, cell, radius, nearNext);
            nearNext.remove(cell);
            return new Snapshot(this, next, radius, nearNext);
        }

        static void spread(Board board, Cell stone, int radius, Set<Cell> to) {
            board.emptyCells().stream()
                    .filter(c -> Math.abs(c.row() - stone.row()) <= radius)
                    .filter(c -> Math.abs(c.column() - stone.column()) <= radius)
                    .forEach(to::add);
        }

        List<Cell> cells() {
            if (cells == null) {
                cells = board.stones() == 0
                        ? List.of(new Cell(board.size() / 2, board.size() / 2))
                        : List.copyOf(near);
            }
            return cells;
        }

        List<Cell> sorted() {
            if (sorted == null) {
                Player me = player();
                sorted = cells().stream()
                        .sorted(Comparator.comparing((Cell c) -> completes(board, c, me))
                                .thenComparing(c -> completes(board, c, me.opponent()))
                                .thenComparing(c -> opens(c, me, true))
                                .thenComparing(c -> opens(c, me, false))
                                .reversed())
                        .toList();
            }
            return sorted;
        }

        boolean opens(Cell cell, Player me, boolean inLineOnly) {
            Board trial = board.copy();
            trial.put(cell, me);
            return trial.emptyCells().stream()
                            .filter(c -> !inLineOnly || inLine(c, cell))
                            .filter(c -> completes(trial, c, me))
                            .count()
                    >= 2;
        }

        static boolean inLine(Cell a, Cell b) {
            int down = Math.abs(a.row() - b.row());
            int right = Math.abs(a.column() - b.column());
            return down <= 4 && right <= 4 && (down * right == 0 || down == right);
        }

        static boolean completes(Board board, Cell cell, Player who) {
            return Math.max(
                            Math.max(length(board, cell, who, 1, 0), length(board, cell, who, 0, 1)),
                            Math.max(length(board, cell, who, 1, 1), length(board, cell, who, 1, -1)))
                    >= 5;
        }

        static int length(Board board, Cell cell, Player who, int down, int right) {
            return 1 + ray(board, cell.row(), cell.column(), who, down, right) + ray(board, cell.row(), cell.column(), who, -down, -right);
        }

        static int ray(Board board, int row, int column, Player who, int down, int right) {
            int r = row + down;
            int c = column + right;
            boolean mine = r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(who, r, c);
            return mine ? 1 + ray(board, r, c, who, down, right) : 0;
        }
    }

    @Override
    public void start(Board board, int radius) {
        Board mine = board.copy();
        Set<Cell> near = new LinkedHashSet<>();
        for (int row = 0; row < mine.size(); row++) {
            for (int column = 0; column < mine.size(); column++) {
                if (!mine.isEmpty(row, column)) {
                    Snapshot.spread(mine, new Cell(row, column), radius, near);
                }
            }
        }
        now = new Snapshot(null, mine, radius, near);
    }

    @Override
    public void make(Cell cell) {
        now = now.after(cell);
    }

    @Override
    public void undo() {
        if (now.before == null) {
            throw new UnsupportedOperationException("this is where the game began");
        }
        now = now.before;
    }

    @Override
    public Player player() {
        return now.player();
    }

    @Override
    public Board board() {
        return now.board;
    }

    @Override
    public List<Cell> candidates() {
        return now.cells();
    }

    @Override
    public List<Cell> ordered() {
        return now.sorted();
    }
}
