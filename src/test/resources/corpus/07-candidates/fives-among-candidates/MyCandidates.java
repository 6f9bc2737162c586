// exercise: 07
// truth: wrong
// mistake: for the third kind it looks for the completing cells only among the candidates from before the move, so with radius 1 an open four is missed
// player: both
// style: set of candidates, position asks itself
// single: yes
// detail: sometimes; only with radius 1, when a completing cell is next to no other stone
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board stones = Board.empty(19);
    private int radius = 1;
    private Set<Cell> frontier = new LinkedHashSet<>();
    private final Deque<Step> steps = new ArrayDeque<>();

    private static class Step {
        final Cell cell;
        final Set<Cell> frontierBefore;

        Step(Cell cell, Set<Cell> frontierBefore) {
            this.cell = cell;
            this.frontierBefore = frontierBefore;
        }
    }

    @Override
    public void start(Board board, int radius) {
        stones = board.copy();
        this.radius = radius;
        steps.clear();
        frontier = new LinkedHashSet<>();
        for (Cell empty : stones.emptyCells()) {
            if (touchesStone(empty)) {
                frontier.add(empty);
            }
        }
    }

    private boolean touchesStone(Cell cell) {
        int size = stones.size();
        for (int row = Math.max(cell.row() - radius, 0); row <= Math.min(cell.row() + radius, size - 1); row++) {
            for (int col = Math.max(cell.column() - radius, 0); col <= Math.min(cell.column() + radius, size - 1); col++) {
                if (stones.at(row, col).isPresent()) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public void make(Cell cell) {
        stones.put(cell, player());
        steps.addFirst(new Step(cell, frontier));
        Set<Cell> next = new LinkedHashSet<>(frontier);
        next.remove(cell);
        for (Cell empty : stones.emptyCells()) {
            int rows = Math.abs(empty.row() - cell.row());
            int columns = Math.abs(empty.column() - cell.column());
            if (Math.max(rows, columns) <= radius) {
                next.add(empty);
            }
        }
        frontier = next;
    }

    @Override
    public void undo() {
        if (steps.peekFirst() == null) {
            throw new IllegalStateException("undo before make");
        }
        Step step = steps.removeFirst();
        stones.clear(step.cell);
        frontier = step.frontierBefore;
    }

    @Override
    public Player player() {
        int x = stones.count(Player.X);
        int o = stones.count(Player.O);
        return x == o ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return stones;
    }

    @Override
    public List<Cell> candidates() {
        if (stones.stones() != 0) {
            return new ArrayList<>(frontier);
        }
        return new ArrayList<>(List.of(new Cell(stones.size() / 2, stones.size() / 2)));
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> left = candidates();
        List<Cell> result = new ArrayList<>(left.size());
        move(left, result, cell -> isFive(cell, me));
        move(left, result, cell -> isFive(cell, me.opponent()));
        move(left, result, cell -> hasTwoWays(cell, me));
        result.addAll(left);
        return result;
    }

    private static void move(Collection<Cell> from, Collection<Cell> to, Predicate<Cell> which) {
        for (Cell cell : List.copyOf(from)) {
            if (which.test(cell)) {
                to.add(cell);
                from.remove(cell);
            }
        }
    }

    private boolean hasTwoWays(Cell cell, Player me) {
        stones.put(cell, me);
        int ways = 0;
        for (Cell other : frontier) {
            if (!other.equals(cell) && isFive(other, me)) {
                ways++;
            }
        }
        stones.clear(cell);
        return ways >= 2;
    }

    private boolean isFive(Cell cell, Player who) {
        return count(cell, 1, 0, who) >= 4
                || count(cell, 0, 1, who) >= 4
                || count(cell, 1, 1, who) >= 4
                || count(cell, 1, -1, who) >= 4;
    }

    private int count(Cell cell, int dr, int dc, Player who) {
        int n = 0;
        for (int sign : new int[] {1, -1}) {
            int r = cell.row() + sign * dr;
            int c = cell.column() + sign * dc;
            while (r >= 0 && c >= 0 && r < stones.size() && c < stones.size() && stones.has(who, r, c)) {
                n++;
                r += sign * dr;
                c += sign * dc;
            }
        }
        return n;
    }
}
