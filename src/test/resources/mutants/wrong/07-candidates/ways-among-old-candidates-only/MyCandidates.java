// Wrong: the cells that complete a five after a trial stone are looked for among the candidates before it
// Fails first: ordered: then moves that make two fives possible, such as an open four
// Says: may be no candidate yet
// Diagnosis: ways-among-candidates
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private record Step(Cell cell, boolean candidate, Collection<Cell> added) {}

    private final Set<Cell> frontier = new HashSet<>();
    private final Deque<Step> steps = new ArrayDeque<>();
    private Board board;
    private int radius;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        frontier.clear();
        steps.clear();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                Cell cell = new Cell(row, column);
                if (!board.isEmpty(cell)) {
                    extend(cell);
                }
            }
        }
    }

    private Collection<Cell> extend(Cell around) {
        List<Cell> added = new ArrayList<>();
        for (int row = around.row() - radius; row <= around.row() + radius; row++) {
            for (int column = around.column() - radius; column <= around.column() + radius; column++) {
                if (free(row, column) && frontier.add(new Cell(row, column))) {
                    added.add(new Cell(row, column));
                }
            }
        }
        return added;
    }

    private boolean on(int row, int column) {
        return row >= 0 && column >= 0 && row < board.size() && column < board.size();
    }

    private boolean free(int row, int column) {
        return on(row, column) && board.isEmpty(row, column);
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        boolean candidate = frontier.remove(cell);
        steps.push(new Step(cell, candidate, extend(cell)));
    }

    @Override
    public void undo() {
        if (steps.isEmpty()) {
            throw new IllegalStateException("no step");
        }
        Step step = steps.pop();
        board.clear(step.cell());
        step.added().forEach(frontier::remove);
        if (step.candidate()) {
            frontier.add(step.cell());
        }
    }

    @Override
    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        return board.stones() == 0
                ? List.of(new Cell(board.size() / 2, board.size() / 2))
                : new ArrayList<>(frontier);
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> all = candidates();
        ToIntFunction<Cell> rank = cell -> {
            if (fiveThrough(cell, me)) return 0;
            if (fiveThrough(cell, me.opponent())) return 1;
            board.put(cell, me);
            long ways = all.stream()
                    .filter(other -> !other.equals(cell))
                    .filter(other -> fiveThrough(other, me))
                    .count();
            board.clear(cell);
            return ways >= 2 ? 2 : 3;
        };
        List<Cell> sorted = new ArrayList<>();
        for (int r = 0; r <= 3; r++) {
            for (Cell cell : all) {
                if (rank.applyAsInt(cell) == r) {
                    sorted.add(cell);
                }
            }
        }
        return sorted;
    }

    private boolean fiveThrough(Cell cell, Player p) {
        return Stream.of(new int[] {0, 1}, new int[] {1, 0}, new int[] {1, 1}, new int[] {1, -1})
                .anyMatch(d -> 1 + beside(cell, p, d[0], d[1]) + beside(cell, p, -d[0], -d[1]) >= 5);
    }

    private int beside(Cell cell, Player p, int down, int right) {
        int n = 0;
        while (on(cell.row() + (n + 1) * down, cell.column() + (n + 1) * right)
                && board.has(p, cell.row() + (n + 1) * down, cell.column() + (n + 1) * right)) {
            n++;
        }
        return n;
    }
}
