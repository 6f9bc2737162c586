// exercise: 07
// truth: wrong
// mistake: the bounds of the neighbourhood are both cut to the board, but the column loop ends before its bound (< instead of <=) after the bound has been clipped to size - 1, so cells of the last column are never candidates
// player: both
// style: set with a journal, clipped loop bounds
// single: yes
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private Set<Cell> open = new HashSet<>();
    private Deque<Step> steps = new ArrayDeque<>();

    private record Step(Cell stone, boolean wasOpen, Set<Cell> opened) {}

    @Override
    public void start(Board given, int radius) {
        board = given.copy();
        this.radius = radius;
        open = new HashSet<>();
        steps = new ArrayDeque<>();
        for (int r = 0; r < board.size(); r++)
            for (int c = 0; c < board.size(); c++)
                if (!board.isEmpty(r, c)) open.addAll(around(r, c));
    }

    private Set<Cell> around(int row, int column) {
        int top = Math.max(row - radius, 0);
        int bottom = Math.min(row + radius, board.size() - 1);
        int left = Math.max(column - radius, 0);
        int right = Math.min(column + radius + 1, board.size() - 1);
        Set<Cell> cells = new HashSet<>();
        for (int r = top; r <= bottom; r++) {
            for (int c = left; c < right; c++) {
                if (board.isEmpty(r, c)) cells.add(new Cell(r, c));
            }
        }
        return cells;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        boolean was = open.remove(cell);
        Set<Cell> fresh = around(cell.row(), cell.column());
        fresh.removeAll(open);
        open.addAll(fresh);
        steps.push(new Step(cell, was, fresh));
    }

    @Override
    public void undo() {
        Step step = steps.peek();
        if (step == null) throw new IllegalStateException("nothing to undo");
        steps.pop();
        board.clear(step.stone());
        open.removeAll(step.opened());
        if (step.wasOpen()) open.add(step.stone());
    }

    @Override
    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        if (board.stones() == 0) return List.of(new Cell(board.size() / 2, board.size() / 2));
        return List.copyOf(open);
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> list = new ArrayList<>(candidates());
        Player p = player();
        list.sort(Comparator.comparingInt(c -> threat(c, p)));
        return list;
    }

    private int threat(Cell cell, Player p) {
        if (five(cell, p)) return 0;
        if (five(cell, p.opponent())) return 1;
        board.put(cell, p);
        long n = board.emptyCells().stream().filter(c -> five(c, p)).count();
        board.clear(cell);
        return n >= 2 ? 2 : 3;
    }

    private boolean five(Cell cell, Player p) {
        for (int[] d : new int[][] {{1, 0}, {0, 1}, {1, 1}, {-1, 1}}) {
            if (run(cell, p, d[0], d[1]) + run(cell, p, -d[0], -d[1]) >= 4) return true;
        }
        return false;
    }

    private int run(Cell cell, Player p, int dr, int dc) {
        int n = 0, r = cell.row() + dr, c = cell.column() + dc;
        while (r >= 0 && r < board.size() && c >= 0 && c < board.size() && board.has(p, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }
}
