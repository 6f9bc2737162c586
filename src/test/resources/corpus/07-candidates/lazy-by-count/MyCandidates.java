// exercise: 07
// truth: wrong
// mistake: the list of candidates is computed anew only if the number of stones has changed since it was asked for, but undo and another move leave the number as it was
// player: both
// style: lazy computation with a remembered list
// kind: subtle
// single: yes
// detail: make, ask, undo, make another cell, ask: if nothing is asked between undo and the second make, the list is that of the first move
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int NEVER = -1;

    private Board board = Board.empty(15);
    private int radius = 2;
    private final Deque<Cell> moves = new ArrayDeque<>();

    /** The candidates, and for how many stones they were computed. */
    private List<Cell> found = List.of();
    private int foundFor = NEVER;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        moves.clear();
        foundFor = NEVER;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.addLast(cell);
    }

    @Override
    public void undo() {
        Cell last = moves.pollLast();
        if (last == null) {
            throw new IllegalStateException("no move to take back");
        }
        board.clear(last);
    }

    @Override
    public Player player() {
        return (board.stones() & 1) == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        if (foundFor != board.stones()) {
            found = Collections.unmodifiableList(find());
            foundFor = board.stones();
        }
        return found;
    }

    private List<Cell> find() {
        List<Cell> cells = new ArrayList<>();
        if (board.stones() == 0) {
            cells.add(new Cell(board.size() / 2, board.size() / 2));
            return cells;
        }
        for (Cell cell : board.emptyCells()) {
            if (stoneNear(cell)) {
                cells.add(cell);
            }
        }
        return cells;
    }

    private boolean stoneNear(Cell cell) {
        int last = board.size() - 1;
        for (int r = Math.max(0, cell.row() - radius); r <= Math.min(last, cell.row() + radius); r++) {
            for (int c = Math.max(0, cell.column() - radius); c <= Math.min(last, cell.column() + radius); c++) {
                if (!board.isEmpty(r, c)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = new ArrayList<>(candidates());
        cells.sort(Comparator.comparingInt(this::rank));
        return cells;
    }

    private int rank(Cell cell) {
        Player me = player();
        if (five(cell.row(), cell.column(), me)) {
            return 0;
        }
        if (five(cell.row(), cell.column(), me.opponent())) {
            return 1;
        }
        board.put(cell, me);
        int ways = 0;
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if (dr == 0 && dc == 0) {
                    continue;
                }
                for (int s = 1; s <= 4; s++) {
                    int r = cell.row() + s * dr;
                    int c = cell.column() + s * dc;
                    if (inside(r, c) && board.isEmpty(r, c) && five(r, c, me)) {
                        ways++;
                    }
                }
            }
        }
        board.clear(cell);
        return ways < 2 ? 3 : 2;
    }

    private boolean inside(int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size();
    }

    private boolean five(int r, int c, Player p) {
        return 1 + ray(r, c, 0, 1, p) + ray(r, c, 0, -1, p) >= 5
                || 1 + ray(r, c, 1, 0, p) + ray(r, c, -1, 0, p) >= 5
                || 1 + ray(r, c, 1, 1, p) + ray(r, c, -1, -1, p) >= 5
                || 1 + ray(r, c, 1, -1, p) + ray(r, c, -1, 1, p) >= 5;
    }

    private int ray(int r, int c, int dr, int dc, Player p) {
        r += dr;
        c += dc;
        return inside(r, c) && board.has(p, r, c) ? 1 + ray(r, c, dr, dc, p) : 0;
    }
}
