// exercise: 07
// truth: wrong
// mistake: the stones near a cell are counted in a byte, which becomes negative at 128, and the test is for more than 0
// player: both
// style: byte counters per cell, flat arrays, memory-saving
// kind: subtle
// single: yes
// detail: radius 6 or more on large boards, when 128 or more stones are near an empty cell
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[] DOWN = {0, 1, 1, 1};
    private static final int[] RIGHT = {1, 1, 0, -1};

    private Board board = Board.empty(15);
    private int size = 15;
    private int radius = 2;
    private byte[] neighbours = new byte[225];
    private short[] stack = new short[225];
    private int top;

    @Override
    public void start(Board given, int radius) {
        this.board = given.copy();
        this.size = given.size();
        this.radius = radius;
        neighbours = new byte[size * size];
        stack = new short[size * size];
        top = 0;
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                if (!board.isEmpty(r, c)) {
                    add(r, c, 1);
                }
            }
        }
    }

    private void add(int row, int column, int what) {
        int r0 = Math.max(row - radius, 0);
        int r1 = Math.min(row + radius, size - 1);
        int c0 = Math.max(column - radius, 0);
        int c1 = Math.min(column + radius, size - 1);
        for (int r = r0; r <= r1; r++) {
            for (int c = c0; c <= c1; c++) {
                neighbours[r * size + c] += what;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        add(cell.row(), cell.column(), 1);
        stack[top++] = (short) (cell.row() * size + cell.column());
    }

    @Override
    public void undo() {
        if (top == 0) {
            throw new IllegalStateException("no move to undo");
        }
        int at = stack[--top];
        add(at / size, at % size, -1);
        board.clear(new Cell(at / size, at % size));
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
        if (board.stones() == 0) {
            return List.of(new Cell(size / 2, size / 2));
        }
        List<Cell> cells = board.emptyCells();
        List<Cell> near = new ArrayList<>(cells.size());
        for (Cell cell : cells) {
            if (neighbours[cell.row() * size + cell.column()] > 0) {
                near.add(cell);
            }
        }
        return near;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> cells = candidates();
        int[] counts = new int[5];
        int[] rank = new int[cells.size()];
        for (int i = 0; i < rank.length; i++) {
            rank[i] = rank(cells.get(i), me);
            counts[rank[i] + 1]++;
        }
        for (int k = 1; k < 5; k++) {
            counts[k] += counts[k - 1];
        }
        Cell[] sorted = new Cell[cells.size()];
        for (int i = 0; i < rank.length; i++) {
            sorted[counts[rank[i]]++] = cells.get(i);
        }
        return List.of(sorted);
    }

    private int rank(Cell cell, Player me) {
        int r = cell.row();
        int c = cell.column();
        if (five(r, c, me)) {
            return 0;
        }
        if (five(r, c, me.opponent())) {
            return 1;
        }
        board.put(cell, me);
        int ends = 0;
        for (int d = 0; d < 4; d++) {
            for (int k = -4; k <= 4; k++) {
                int rr = r + k * DOWN[d];
                int cc = c + k * RIGHT[d];
                if (inside(rr, cc) && board.isEmpty(rr, cc) && five(rr, cc, me)) {
                    ends++;
                }
            }
        }
        board.clear(cell);
        return ends >= 2 ? 2 : 3;
    }

    private boolean inside(int r, int c) {
        return r >= 0 && c >= 0 && r < size && c < size;
    }

    private boolean five(int r, int c, Player who) {
        for (int d = 0; d < 4; d++) {
            int run = 0;
            for (int k = -4; k <= 4; k++) {
                int rr = r + k * DOWN[d];
                int cc = c + k * RIGHT[d];
                run = k == 0 || (inside(rr, cc) && board.has(who, rr, cc)) ? run + 1 : 0;
                if (run == 5) {
                    return true;
                }
            }
        }
        return false;
    }
}
