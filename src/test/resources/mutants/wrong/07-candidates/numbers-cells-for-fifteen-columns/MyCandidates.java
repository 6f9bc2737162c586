// Wrong: stones near a cell are counted at row * 15 + column, on boards of any size.
// Fails first: the same at edges and corners, on boards of any size, and with any radius
// Says: 
// Diagnosis: cells-numbered-for-another-size

import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int WIDTH = 15;
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, 0, 1, -1};

    private Board board;
    private int n;
    private int radius;
    private int[] near;
    private final int[] line = new int[400];
    private int made;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.n = board.size();
        this.radius = radius;
        this.near = new int[400];
        this.made = 0;
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (!board.isEmpty(r, c)) {
                    add(r, c, 1);
                }
            }
        }
    }

    private void add(int row, int column, int delta) {
        for (int r = row - radius; r <= row + radius; r++) {
            if (r < 0 || r >= n) continue;
            for (int c = column - radius; c <= column + radius; c++) {
                if (c < 0 || c >= n) continue;
                near[r * WIDTH + c] += delta;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        add(cell.row(), cell.column(), 1);
        line[made++] = cell.row() * 100 + cell.column();
    }

    @Override
    public void undo() {
        if (made == 0) {
            throw new IllegalStateException();
        }
        int last = line[--made];
        board.clear(new Cell(last / 100, last % 100));
        add(last / 100, last % 100, -1);
    }

    @Override
    public Player player() {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> list = new ArrayList<>();
        if (board.stones() == 0) {
            list.add(new Cell(n / 2, n / 2));
        }
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (near[r * WIDTH + c] > 0 && board.isEmpty(r, c)) {
                    list.add(new Cell(r, c));
                }
            }
        }
        return list;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> all = candidates();
        List<Cell> out = new ArrayList<>();
        for (int wanted = 0; wanted < 4; wanted++) {
            for (Cell cell : all) {
                if (rank(cell, me) == wanted) out.add(cell);
            }
        }
        return out;
    }

    private int rank(Cell cell, Player me) {
        if (five(cell.row(), cell.column(), me)) return 0;
        if (five(cell.row(), cell.column(), me.opponent())) return 1;
        board.put(cell, me);
        int k = 0;
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (board.isEmpty(r, c) && five(r, c, me)) k++;
            }
        }
        board.clear(cell);
        return k > 1 ? 2 : 3;
    }

    private boolean five(int row, int column, Player p) {
        for (int d = 0; d < 4; d++) {
            int k = 1;
            for (int i = 1; stone(row + i * DR[d], column + i * DC[d], p); i++) k++;
            for (int i = 1; stone(row - i * DR[d], column - i * DC[d], p); i++) k++;
            if (k >= 5) return true;
        }
        return false;
    }

    private boolean stone(int r, int c, Player p) {
        return r >= 0 && c >= 0 && r < n && c < n && board.has(p, r, c);
    }
}
