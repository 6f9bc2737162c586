// exercise: 07
// truth: wrong
// mistake: a cell outside the board is written to the stack of moves and the turn has passed before board.put refuses it, so something has changed
// kind: slip
// player: both
// style: turn in a field, whole board looked at
// single: yes
// detail: only after a refused cell outside; a taken cell is refused in time
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private Player next;
    private Deque<Cell> stack;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.next = board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
        this.stack = new ArrayDeque<>();
    }

    @Override
    public void make(Cell cell) {
        if (board.contains(cell) && !board.isEmpty(cell)) {
            throw new IllegalArgumentException(cell + " is taken");
        }
        Player mover = next;
        stack.push(cell);
        next = mover.opponent();
        board.put(cell, mover);
    }

    @Override
    public void undo() {
        if (stack.isEmpty()) {
            throw new IllegalStateException("no move was made");
        }
        board.clear(stack.pop());
        next = next.opponent();
    }

    @Override
    public Player player() {
        return next;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        int size = board.size();
        List<Cell> found = new ArrayList<>();
        if (board.stones() == 0) {
            found.add(new Cell(size / 2, size / 2));
            return found;
        }
        for (Cell empty : board.emptyCells()) {
            search:
            for (int r = Math.max(0, empty.row() - radius); r <= Math.min(size - 1, empty.row() + radius); r++) {
                for (int c = Math.max(0, empty.column() - radius); c <= Math.min(size - 1, empty.column() + radius); c++) {
                    if (!board.isEmpty(r, c)) {
                        found.add(empty);
                        break search;
                    }
                }
            }
        }
        return found;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> list = new ArrayList<>();
        List<Cell> rest = candidates();
        for (int kind = 0; kind < 3; kind++) {
            List<Cell> later = new ArrayList<>();
            for (Cell cell : rest) {
                boolean here = kind == 0 ? row(cell, next) >= 5 : kind == 1 ? row(cell, next.opponent()) >= 5 : twice(cell);
                (here ? list : later).add(cell);
            }
            rest = later;
        }
        list.addAll(rest);
        return list;
    }

    private boolean twice(Cell cell) {
        Board after = board.copy();
        after.put(cell, next);
        Board before = board;
        board = after;
        int ways = 0;
        for (Cell empty : after.emptyCells()) {
            int dr = Math.abs(empty.row() - cell.row());
            int dc = Math.abs(empty.column() - cell.column());
            if ((dr == 0 || dc == 0 || dr == dc) && dr <= 4 && dc <= 4 && row(empty, next) >= 5) {
                ways++;
            }
        }
        board = before;
        return ways >= 2;
    }

    /** The longest row of the player that a stone on the cell would belong to. */
    private int row(Cell cell, Player who) {
        int longest = 0;
        for (int d = 0; d < 4; d++) {
            int dr = d == 0 ? 0 : 1;
            int dc = d == 0 ? 1 : d - 2;
            longest = Math.max(longest, 1 + count(cell, who, dr, dc) + count(cell, who, -dr, -dc));
        }
        return longest;
    }

    private int count(Cell cell, Player who, int dr, int dc) {
        int r = cell.row() + dr;
        int c = cell.column() + dc;
        if (r < 0 || c < 0 || !board.contains(new Cell(r, c)) || !board.has(who, r, c)) {
            return 0;
        }
        return 1 + count(new Cell(r, c), who, dr, dc);
    }
}
