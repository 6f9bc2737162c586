// exercise: 07
// truth: wrong
// mistake: undo goes over one row and one column less than make at the far edge, so cells of the last row and column keep a count when the stone is gone.
// player: both
// style: counters per cell
// single: yes
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/** Counts for each cell how many stones are near it. */
public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private int size;
    private int[][] near;
    private final Deque<Cell> moves = new ArrayDeque<>();

    @Override
    public void start(Board start, int radius) {
        this.board = start.copy();
        this.radius = radius;
        this.size = start.size();
        near = new int[size][size];
        moves.clear();
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                if (!board.isEmpty(r, c)) {
                    change(r, c, 1);
                }
            }
        }
    }

    private void change(int row, int column, int by) {
        for (int r = Math.max(0, row - radius); r <= Math.min(size - 1, row + radius); r++) {
            for (int c = Math.max(0, column - radius); c <= Math.min(size - 1, column + radius); c++) {
                near[r][c] += by;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.push(cell);
        change(cell.row(), cell.column(), 1);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("no move to take back");
        }
        Cell cell = moves.pop();
        board.clear(cell);
        int toRow = Math.min(size - 1, cell.row() + radius + 1);
        int toColumn = Math.min(size - 1, cell.column() + radius + 1);
        for (int r = Math.max(0, cell.row() - radius); r < toRow; r++) {
            for (int c = Math.max(0, cell.column() - radius); c < toColumn; c++) {
                near[r][c]--;
            }
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
        if (board.stones() == 0) {
            return List.of(new Cell(size / 2, size / 2));
        }
        List<Cell> cells = new ArrayList<>();
        for (Cell cell : board.emptyCells()) {
            if (near[cell.row()][cell.column()] > 0) {
                cells.add(cell);
            }
        }
        return cells;
    }

    private int run(Player p, Cell cell, int dr, int dc) {
        int n = 0;
        int r = cell.row() + dr;
        int c = cell.column() + dc;
        while (r >= 0 && c >= 0 && r < size && c < size && board.has(p, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }

    private boolean five(Player p, Cell cell) {
        return run(p, cell, 0, 1) + run(p, cell, 0, -1) >= 4
                || run(p, cell, 1, 0) + run(p, cell, -1, 0) >= 4
                || run(p, cell, 1, 1) + run(p, cell, -1, -1) >= 4
                || run(p, cell, 1, -1) + run(p, cell, -1, 1) >= 4;
    }

    private int rank(Cell cell) {
        Player me = player();
        if (five(me, cell)) return 0;
        if (five(me.opponent(), cell)) return 1;
        board.put(cell, me);
        int ways = 0;
        for (Cell next : board.emptyCells()) {
            if (five(me, next)) ways++;
        }
        board.clear(cell);
        return ways >= 2 ? 2 : 3;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = new ArrayList<>(candidates());
        cells.sort(Comparator.comparingInt(this::rank));
        return cells;
    }
}
