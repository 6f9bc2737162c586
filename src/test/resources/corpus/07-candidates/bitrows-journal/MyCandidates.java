// exercise: 07
// truth: right
// mistake: -
// player: both
// style: bit rows, journal of the rows before, masks, bucket pass
// kind: -
// single: yes
// detail: -

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/** Rows are numbers; a snapshot of all rows is pushed before each stone, so undo is one array copy. */
public class MyCandidates implements CandidatesTask {
    private int n;
    private int r;
    private int[] x; // stones of X, a number for each row
    private int[] o;
    private int[] near; // columns near a stone, taken or not
    private int[][] past; // near, before each stone
    private int[] played; // row * n + column
    private int top;

    @Override
    public void start(Board board, int radius) {
        n = board.size();
        r = Math.min(radius, n);
        x = new int[n];
        o = new int[n];
        near = new int[n];
        past = new int[n * n + 1][];
        played = new int[n * n + 1];
        top = 0;
        for (int y = 0; y < n; y++) {
            x[y] = (int) board.row(Player.X, y);
            o[y] = (int) board.row(Player.O, y);
        }
        for (int y = 0; y < n; y++) {
            for (int all = x[y] | o[y]; all != 0; all &= all - 1) {
                spread(y, Integer.numberOfTrailingZeros(all));
            }
        }
    }

    private void spread(int row, int column) {
        int lo = Math.max(0, column - r);
        int hi = Math.min(n - 1, column + r);
        int mask = ((1 << (hi - lo + 1)) - 1) << lo;
        for (int y = Math.max(0, row - r), end = Math.min(n - 1, row + r); y <= end; y++) {
            near[y] |= mask;
        }
    }

    @Override
    public void make(Cell cell) {
        int y = cell.row();
        int c = cell.column();
        if (y >= n || c >= n || ((x[y] | o[y]) >>> c & 1) != 0) {
            throw new IllegalArgumentException("not free: " + cell);
        }
        int[] mine = player() == Player.X ? x : o;
        past[top] = near.clone();
        played[top++] = y * n + c;
        mine[y] |= 1 << c;
        spread(y, c);
    }

    @Override
    public void undo() {
        if (top == 0) {
            throw new IllegalStateException("nothing to undo");
        }
        int y = played[--top] / n;
        int keep = ~(1 << played[top] % n);
        x[y] &= keep;
        o[y] &= keep;
        near = past[top];
        past[top] = null;
    }

    private static int ones(int[] rows) {
        return Arrays.stream(rows).map(Integer::bitCount).sum();
    }

    @Override
    public Player player() {
        return ones(x) - ones(o) == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        Board copy = Board.empty(n);
        for (int i = 0; i < n * n; i++) {
            int bit = 1 << i % n;
            if ((x[i / n] & bit) != 0) {
                copy.put(new Cell(i / n, i % n), Player.X);
            } else if ((o[i / n] & bit) != 0) {
                copy.put(new Cell(i / n, i % n), Player.O);
            }
        }
        return copy;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> out = new ArrayList<>();
        if (ones(x) + ones(o) == 0) {
            out.add(new Cell(n >> 1, n >> 1));
        }
        for (int y = 0; y < n; y++) {
            for (int free = near[y] & ~(x[y] | o[y]); free != 0; free &= free - 1) {
                out.add(new Cell(y, Integer.numberOfTrailingZeros(free)));
            }
        }
        return out;
    }

    @Override
    public List<Cell> ordered() {
        int[] mine = player() == Player.X ? x : o;
        int[] theirs = mine == x ? o : x;
        List<Cell> cells = candidates();
        List<Cell> out = new ArrayList<>(cells.size());
        int[] kind = new int[cells.size()];
        for (int i = 0; i < kind.length; i++) {
            Cell cell = cells.get(i);
            int y = cell.row();
            int c = cell.column();
            if (five(mine, y, c)) {
                kind[i] = 0;
            } else if (five(theirs, y, c)) {
                kind[i] = 1;
            } else {
                mine[y] ^= 1 << c;
                kind[i] = ways(mine, y, c) > 1 ? 2 : 3;
                mine[y] ^= 1 << c;
            }
        }
        for (int k = 0; k < 4; k++) {
            for (int i = 0; i < kind.length; i++) {
                if (kind[i] == k) {
                    out.add(cells.get(i));
                }
            }
        }
        return out;
    }

    private int ways(int[] side, int y, int c) {
        int count = 0;
        for (int d = 0; d < 9; d++) {
            int dy = d / 3 - 1;
            int dx = d % 3 - 1;
            for (int s = 1; s <= 4 && (dy | dx) != 0; s++) {
                int yy = y + s * dy;
                int cc = c + s * dx;
                if (inside(yy, cc) && ((x[yy] | o[yy]) >>> cc & 1) == 0 && five(side, yy, cc)) {
                    count++;
                }
            }
        }
        return count;
    }

    private boolean inside(int y, int c) {
        return (y | c) >= 0 && y < n && c < n;
    }

    /** Collects the nine cells in line as bits, with the cell itself set, and looks for five ones in a row. */
    private boolean five(int[] side, int y, int c) {
        for (int d = 5; d < 9; d++) { // right, down left, down, down right
            int dy = d / 3 - 1;
            int dx = d % 3 - 1;
            int line = 1 << 4;
            for (int s = -4; s <= 4; s++) {
                int yy = y + s * dy;
                int cc = c + s * dx;
                if (inside(yy, cc)) {
                    line |= (side[yy] >>> cc & 1) << s + 4;
                }
            }
            if ((line & line >> 1 & line >> 2 & line >> 3 & line >> 4) != 0) {
                return true;
            }
        }
        return false;
    }
}
