// exercise: 07
// truth: right
// mistake: none; each move leaves small closures that take it back
// player: both
// style: over-engineered, helper classes Rays and Rank enum, undo as closures
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    enum Rank { WIN, BLOCK, TWO_WAYS, QUIET }

    static final class Rays {
        private final Board board;

        Rays(Board board) {
            this.board = board;
        }

        boolean inside(int r, int c) {
            return 0 <= r && r < board.size() && 0 <= c && c < board.size();
        }

        int length(Cell from, int dr, int dc, Player p) {
            int n = 0;
            for (int i = 1; inside(from.row() + i * dr, from.column() + i * dc) && board.has(p, from.row() + i * dr, from.column() + i * dc); i++) {
                n = i;
            }
            return n;
        }

        boolean five(Cell at, Player p) {
            return Math.max(Math.max(both(at, 0, 1, p), both(at, 1, 0, p)), Math.max(both(at, 1, 1, p), both(at, -1, 1, p))) >= 5;
        }

        private int both(Cell at, int dr, int dc, Player p) {
            return length(at, dr, dc, p) + 1 + length(at, -dr, -dc, p);
        }
    }

    private Board board;
    private Rays rays;
    private int radius;
    private final SortedSet<Cell> near = new TreeSet<>();
    private final Deque<Runnable> takeBacks = new ArrayDeque<>();

    @Override
    public void start(Board given, int radius) {
        board = given.copy();
        rays = new Rays(board);
        this.radius = radius;
        near.clear();
        takeBacks.clear();
        for (int i = 0; i < board.size(); i++)
            for (int j = 0; j < board.size(); j++)
                if (!board.isEmpty(i, j)) forNeighbours(new Cell(i, j), near::add);
    }

    private void forNeighbours(Cell c, Consumer<Cell> todo) {
        for (Cell e : board.emptyCells()) {
            if (Math.max(Math.abs(e.row() - c.row()), Math.abs(e.column() - c.column())) <= radius) {
                todo.accept(e);
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        List<Runnable> steps = new ArrayList<>();
        steps.add(() -> board.clear(cell));
        if (near.remove(cell)) {
            steps.add(() -> near.add(cell));
        }
        forNeighbours(cell, e -> {
            if (near.add(e)) {
                steps.add(() -> near.remove(e));
            }
        });
        takeBacks.addLast(() -> steps.forEach(Runnable::run));
    }

    @Override
    public void undo() {
        if (takeBacks.isEmpty()) {
            throw new IllegalStateException("Nothing to take back.");
        }
        takeBacks.removeLast().run();
    }

    @Override
    public Player player() {
        return board.count(Player.O) < board.count(Player.X) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        if (near.isEmpty() && board.stones() == 0) {
            return new ArrayList<>(List.of(new Cell(board.size() / 2, board.size() / 2)));
        }
        return new ArrayList<>(near);
    }

    private Rank rank(Cell cell) {
        Player me = player();
        if (rays.five(cell, me)) {
            return Rank.WIN;
        }
        if (rays.five(cell, me.opponent())) {
            return Rank.BLOCK;
        }
        board.put(cell, me);
        long ways = board.emptyCells().stream().filter(e -> rays.five(e, me)).count();
        board.clear(cell);
        return ways < 2 ? Rank.QUIET : Rank.TWO_WAYS;
    }

    @Override
    public List<Cell> ordered() {
        record Ranked(Cell cell, Rank rank) {}
        return candidates().stream()
                .map(c -> new Ranked(c, rank(c)))
                .sorted(Comparator.comparing(Ranked::rank))
                .map(Ranked::cell)
                .toList();
    }
}
