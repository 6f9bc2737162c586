// exercise: 07
// truth: wrong
// mistake: a table counts for each cell how many stones are near it; make adds one up to and including column + radius, undo takes one off only up to the column before it (< instead of <=), so after an undo the cells in the rightmost column near the stone stay candidates (with count too high for good)
// player: both
// style: counting table int[][] near, two copied double loops
// single: yes
// detail: where the right edge of the board cuts the square off, nothing is missed
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    /** How many stones are near each cell. */
    private int[][] near;
    private Deque<Cell> moves;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        near = new int[board.size()][board.size()];
        moves = new ArrayDeque<>();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (!board.isEmpty(r, c)) {
                    addAround(r, c);
                }
            }
        }
    }

    private boolean inside(int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size();
    }

    private void addAround(int row, int column) {
        for (int r = row - radius; r <= row + radius; r++) {
            for (int c = column - radius; c <= column + radius; c++) {
                if (inside(r, c)) {
                    near[r][c]++;
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.push(cell);
        addAround(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("no move was made");
        }
        Cell cell = moves.pop();
        board.clear(cell);
        for (int r = cell.row() - radius; r <= cell.row() + radius; r++) {
            for (int c = cell.column() - radius; c < cell.column() + radius; c++) {
                if (inside(r, c)) {
                    near[r][c]--;
                }
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
        List<Cell> cells = new ArrayList<>();
        if (board.stones() == 0) {
            cells.add(new Cell(board.size() / 2, board.size() / 2));
            return cells;
        }
        for (Cell cell : board.emptyCells()) {
            if (near[cell.row()][cell.column()] > 0) {
                cells.add(cell);
            }
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = candidates();
        Player me = player();
        cells.sort(Comparator.comparingInt(cell -> rank(cell, me)));
        return cells;
    }

    private int rank(Cell cell, Player me) {
        if (five(cell, me)) return 0;
        if (five(cell, me.opponent())) return 1;
        board.put(cell, me);
        int fives = 0;
        for (Cell other : board.emptyCells()) {
            if (sameLine(cell, other) && five(other, me)) fives++;
        }
        board.clear(cell);
        return fives >= 2 ? 2 : 3;
    }

    private static boolean sameLine(Cell a, Cell b) {
        int dr = Math.abs(a.row() - b.row());
        int dc = Math.abs(a.column() - b.column());
        return Math.max(dr, dc) <= 4 && (dr == 0 || dc == 0 || dr == dc);
    }

    private boolean five(Cell cell, Player p) {
        return length(cell, p, 0, 1) >= 5 || length(cell, p, 1, 0) >= 5 || length(cell, p, 1, 1) >= 5 || length(cell, p, 1, -1) >= 5;
    }

    private int length(Cell cell, Player p, int dr, int dc) {
        int n = 1;
        for (int r = cell.row() + dr, c = cell.column() + dc; inside(r, c) && board.has(p, r, c); r += dr, c += dc) n++;
        for (int r = cell.row() - dr, c = cell.column() - dc; inside(r, c) && board.has(p, r, c); r -= dr, c -= dc) n++;
        return n;
    }
}
