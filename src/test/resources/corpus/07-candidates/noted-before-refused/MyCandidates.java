// exercise: 07
// truth: wrong
// mistake: make pushes the move on the stack of moves before board.put can refuse it, so a refused move can be "undone" afterwards
// player: both
// style: history of candidate sets, helper methods, var
// single: yes
// detail: always after a refused move
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board state;
    private int distance;
    private final ArrayDeque<Cell> line = new ArrayDeque<>();
    private final ArrayDeque<Set<Cell>> sets = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        state = board.copy();
        distance = radius;
        line.clear();
        sets.clear();
        var first = new LinkedHashSet<Cell>();
        for (var empty : state.emptyCells()) {
            if (near(empty)) first.add(empty);
        }
        sets.push(first);
    }

    private boolean near(Cell cell) {
        for (var r = Math.max(0, cell.row() - distance); r < state.size() && r <= cell.row() + distance; r++) {
            for (var c = Math.max(0, cell.column() - distance); c < state.size() && c <= cell.column() + distance; c++) {
                if (state.has(Player.X, r, c) || state.has(Player.O, r, c)) return true;
            }
        }
        return false;
    }

    @Override
    public void make(Cell cell) {
        line.push(cell);
        state.put(cell, player());
        var next = new LinkedHashSet<>(sets.peek());
        next.remove(cell);
        for (var r = Math.max(0, cell.row() - distance); r < state.size() && r <= cell.row() + distance; r++) {
            for (var c = Math.max(0, cell.column() - distance); c < state.size() && c <= cell.column() + distance; c++) {
                if (state.isEmpty(r, c)) next.add(new Cell(r, c));
            }
        }
        sets.push(next);
    }

    @Override
    public void undo() {
        if (line.isEmpty()) throw new IllegalStateException("no moves left");
        state.clear(line.pop());
        sets.pop();
    }

    @Override
    public Player player() {
        return state.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return state;
    }

    @Override
    public List<Cell> candidates() {
        var middle = new Cell(state.size() / 2, state.size() / 2);
        return state.stones() == 0 ? List.of(middle) : new ArrayList<>(sets.peek());
    }

    @Override
    public List<Cell> ordered() {
        var me = player();
        var left = candidates();
        var result = new ArrayList<Cell>();
        List<BiPredicate<Cell, Player>> kinds =
                List.of(this::completes, (cell, p) -> completes(cell, p.opponent()), this::makesTwo, (cell, p) -> true);
        for (var kind : kinds) {
            var rest = new ArrayList<Cell>();
            for (var cell : left) {
                (kind.test(cell, me) ? result : rest).add(cell);
            }
            left = rest;
        }
        return result;
    }

    private boolean makesTwo(Cell cell, Player me) {
        state.put(cell, me);
        var ways = state.emptyCells().stream().filter(other -> completes(other, me)).count();
        state.clear(cell);
        return ways > 1;
    }

    private boolean completes(Cell cell, Player p) {
        int[][] directions = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
        for (var d : directions) {
            if (arm(cell, p, d[0], d[1]) + arm(cell, p, -d[0], -d[1]) > 3) return true;
        }
        return false;
    }

    private int arm(Cell cell, Player p, int dr, int dc) {
        for (var n = 0; ; n++) {
            var r = cell.row() + (n + 1) * dr;
            var c = cell.column() + (n + 1) * dc;
            if (r < 0 || c < 0 || r >= state.size() || c >= state.size() || !state.has(p, r, c)) return n;
        }
    }
}
