// exercise: 07
// truth: wrong
// mistake: the set sorts by the distance from the middle and the row only, so of two cells that compare as equal (mirrored columns) one is lost
// player: both
// style: TreeSet with a comparator, copy of the set for each move
// single: yes
// detail: always when both mirrored cells are near a stone; nobody's list
import java.util.*;
import plybook.game.*;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private final Deque<Map.Entry<Cell, TreeSet<Cell>>> past = new ArrayDeque<>();
    private TreeSet<Cell> now;

    private TreeSet<Cell> newSet() {
        int m = board.size() / 2;
        return new TreeSet<>(Comparator
                .comparingInt((Cell c) -> Math.abs(c.row() - m) + Math.abs(c.column() - m))
                .thenComparingInt(Cell::row));
    }

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        past.clear();
        now = newSet();
        for (int r = 0; r < board.size(); r++)
            for (int c = 0; c < board.size(); c++)
                if (!board.isEmpty(r, c)) grow(r, c);
    }

    private void grow(int row, int col) {
        int hi = board.size() - 1;
        for (int r = Math.max(row - radius, 0); r <= Math.min(row + radius, hi); r++)
            for (int c = Math.max(col - radius, 0); c <= Math.min(col + radius, hi); c++)
                if (board.isEmpty(r, c)) now.add(new Cell(r, c));
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        past.push(Map.entry(cell, now));
        TreeSet<Cell> next = newSet();
        for (Cell c : now) if (!c.equals(cell)) next.add(c);
        now = next;
        grow(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        if (past.isEmpty()) throw new IllegalStateException("undo without make");
        var last = past.pop();
        board.clear(last.getKey());
        now = last.getValue();
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
        return board.stones() == 0 ? List.of(new Cell(board.size() / 2, board.size() / 2)) : List.copyOf(now);
    }

    @Override
    public List<Cell> ordered() {
        Player p = player();
        var cells = new ArrayList<>(candidates());
        Map<Cell, Integer> ranks = new HashMap<>();
        cells.forEach(c -> ranks.put(c, rank(c, p)));
        cells.sort(Comparator.comparingInt(ranks::get));
        return cells;
    }

    private int rank(Cell c, Player p) {
        if (five(c, p)) return 0;
        if (five(c, p.opponent())) return 1;
        board.put(c, p);
        long k = board.emptyCells().stream().filter(e -> five(e, p)).count();
        board.clear(c);
        return k > 1 ? 2 : 3;
    }

    private boolean five(Cell c, Player p) {
        for (int d = 0; d < 4; d++) {
            int dr = d == 0 ? 0 : 1, dc = d == 0 ? 1 : d - 2;
            if (arm(c.row(), c.column(), dr, dc, p) + arm(c.row(), c.column(), -dr, -dc, p) >= 4) return true;
        }
        return false;
    }

    private int arm(int r, int c, int dr, int dc, Player p) {
        r += dr;
        c += dc;
        boolean inside = r >= 0 && c >= 0 && r < board.size() && c < board.size();
        return inside && board.has(p, r, c) ? 1 + arm(r, c, dr, dc, p) : 0;
    }
}
