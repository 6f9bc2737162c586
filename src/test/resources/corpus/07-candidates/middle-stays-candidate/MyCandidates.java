// exercise: 07
// truth: wrong
// mistake: the middle of an empty board is put into the set by start and stays a candidate after a first move that is not near it
// player: both
// style: HashSet with Change records, sort with comparator
// single: yes
// detail: sometimes; only from an empty board when the first stone is far from the middle
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {

    private record Undo(Cell cell, boolean was, List<Cell> fresh) { }

    private Board board;
    private int radius;
    private HashSet<Cell> open;
    private ArrayList<Undo> log;

    @Override
    public void start(Board b, int radius) {
        board = b.copy();
        this.radius = radius;
        open = new HashSet<>();
        log = new ArrayList<>();
        if (board.stones() == 0) {
            open.add(new Cell(board.size() / 2, board.size() / 2));
        }
        for (int r = 0; r < board.size(); r++)
            for (int c = 0; c < board.size(); c++)
                if (board.at(r, c).isPresent()) around(r, c);
    }

    private List<Cell> around(int row, int col) {
        var fresh = new ArrayList<Cell>();
        for (int r = Math.max(0, row - radius); r <= row + radius && r < board.size(); r++) {
            for (int c = Math.max(0, col - radius); c <= col + radius && c < board.size(); c++) {
                var cell = new Cell(r, c);
                if (board.isEmpty(cell) && open.add(cell)) {
                    fresh.add(cell);
                }
            }
        }
        return fresh;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        boolean was = open.remove(cell);
        log.add(new Undo(cell, was, around(cell.row(), cell.column())));
    }

    @Override
    public void undo() {
        if (log.isEmpty()) throw new IllegalStateException("log is empty");
        var u = log.remove(log.size() - 1);
        board.clear(u.cell);
        u.fresh.forEach(open::remove);
        if (u.was) open.add(u.cell);
    }

    @Override
    public Player player() {
        return board.count(Player.X) != board.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        return new ArrayList<>(open);
    }

    @Override
    public List<Cell> ordered() {
        var me = player();
        var cells = candidates();
        cells.sort(Comparator.<Cell, Boolean>comparing(c -> !five(c, me))
                .thenComparing(c -> !five(c, me.opponent()))
                .thenComparing(c -> !fork(c, me)));
        return cells;
    }

    private boolean fork(Cell c, Player me) {
        board.put(c, me);
        int k = 0;
        for (var e : board.emptyCells()) {
            boolean inLine = e.row() == c.row() || e.column() == c.column()
                    || Math.abs(e.row() - c.row()) == Math.abs(e.column() - c.column());
            if (inLine && five(e, me)) k++;
        }
        board.clear(c);
        return k >= 2;
    }

    private boolean five(Cell c, Player p) {
        return reach(c, p, 0, 1) || reach(c, p, 1, 0) || reach(c, p, 1, 1) || reach(c, p, 1, -1);
    }

    private boolean reach(Cell c, Player p, int dr, int dc) {
        int lo = 0;
        while (mine(c.row() + (lo - 1) * dr, c.column() + (lo - 1) * dc, p)) lo--;
        int hi = 0;
        while (mine(c.row() + (hi + 1) * dr, c.column() + (hi + 1) * dc, p)) hi++;
        return hi - lo + 1 >= 5;
    }

    private boolean mine(int r, int c, Player p) {
        return r >= 0 && r < board.size() && c >= 0 && c < board.size() && board.has(p, r, c);
    }
}
