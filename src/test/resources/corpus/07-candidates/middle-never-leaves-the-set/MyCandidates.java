// exercise: 07
// truth: wrong
// mistake: on an empty board start puts the middle into the set of candidates, and it stays there after a first move elsewhere although no stone is near it
// kind: slip
// player: both
// style: journal as in hint 1, the set is the only truth
// single: yes
// detail: only when the first move on an empty board is farther than the radius from the middle
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
    record Change(Cell cell, boolean wasThere, List<Cell> added) {}

    private Board board = Board.empty(15);
    private int radius = 2;
    private final Set<Cell> cells = new HashSet<>();
    private final Deque<Change> changes = new ArrayDeque<>();

    @Override
    public void start(Board b, int radius) {
        this.board = b.copy();
        this.radius = radius;
        cells.clear();
        changes.clear();
        if (board.stones() == 0) {
            cells.add(new Cell(board.size() / 2, board.size() / 2));
        }
        for (int row = 0; row < board.size(); row++) {
            for (int col = 0; col < board.size(); col++) {
                if (!board.isEmpty(row, col)) {
                    addNear(row, col);
                }
            }
        }
    }

    private List<Cell> addNear(int row, int col) {
        List<Cell> added = new ArrayList<>();
        for (int r = Math.max(0, row - radius); r <= row + radius && r < board.size(); r++) {
            for (int c = Math.max(0, col - radius); c <= col + radius && c < board.size(); c++) {
                Cell cell = new Cell(r, c);
                if (board.isEmpty(cell) && cells.add(cell)) {
                    added.add(cell);
                }
            }
        }
        return added;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        boolean wasThere = cells.remove(cell);
        changes.push(new Change(cell, wasThere, addNear(cell.row(), cell.column())));
    }

    @Override
    public void undo() {
        if (changes.isEmpty()) {
            throw new IllegalStateException("make a move first");
        }
        Change change = changes.pop();
        board.clear(change.cell());
        cells.removeAll(Set.copyOf(change.added()));
        if (change.wasThere()) {
            cells.add(change.cell());
        }
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
        return new ArrayList<>(cells);
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> list = candidates();
        list.sort(Comparator.comparingInt(c -> rank(c, me)));
        return list;
    }

    private int rank(Cell cell, Player me) {
        if (five(cell, me)) return 0;
        if (five(cell, me.opponent())) return 1;
        board.put(cell, me);
        int n = 0;
        for (Cell e : board.emptyCells()) {
            int dr = Math.abs(e.row() - cell.row());
            int dc = Math.abs(e.column() - cell.column());
            if ((dr == 0 || dc == 0 || dr == dc) && dr < 5 && dc < 5 && five(e, me)) n++;
        }
        board.clear(cell);
        return n >= 2 ? 2 : 3;
    }

    private boolean five(Cell cell, Player p) {
        for (int d = 1; d <= 4; d++) { // (0,1) (1,-1) (1,0) (1,1) as d/3 and d%3
            int dr = d == 1 ? 0 : 1;
            int dc = d == 1 ? 1 : d - 3;
            int n = 1;
            for (int k = 1; has(cell, p, k * dr, k * dc); k++) n++;
            for (int k = -1; has(cell, p, k * dr, k * dc); k--) n++;
            if (n >= 5) return true;
        }
        return false;
    }

    private boolean has(Cell cell, Player p, int dr, int dc) {
        int r = cell.row() + dr;
        int c = cell.column() + dc;
        return r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(p, r, c);
    }
}
