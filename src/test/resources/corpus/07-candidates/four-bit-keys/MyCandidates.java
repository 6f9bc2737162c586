// exercise: 07
// truth: wrong
// mistake: cells are packed as row << 4 | column, so on boards of 17 rows and more column 16, 17 and 18 spill into the next row
// player: both
// style: packed int keys, int arrays as counters, ported from C
// single: yes
// detail: sometimes; only on boards with 17 to 19 rows, near the right edge
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[] STEP_R = {0, 1, 1, 1};
    private static final int[] STEP_C = {1, 0, 1, -1};

    private Board bd;
    private int n, rad;
    private int[] cnt;
    private int[] stack;
    private int sp;

    private static int key(int r, int c) {
        return r << 4 | c;
    }

    @Override
    public void start(Board board, int radius) {
        bd = board.copy();
        n = bd.size();
        rad = radius;
        cnt = new int[512];
        stack = new int[2 * 512];
        sp = 0;
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (!bd.isEmpty(r, c)) {
                    bump(r, c, 1);
                }
            }
        }
    }

    private void bump(int row, int col, int d) {
        int r0 = row - rad < 0 ? 0 : row - rad, r1 = row + rad >= n ? n - 1 : row + rad;
        int c0 = col - rad < 0 ? 0 : col - rad, c1 = col + rad >= n ? n - 1 : col + rad;
        for (int r = r0; r <= r1; r++) {
            for (int c = c0; c <= c1; c++) {
                cnt[key(r, c)] += d;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        bd.put(cell, player());
        stack[sp++] = cell.row();
        stack[sp++] = cell.column();
        bump(cell.row(), cell.column(), 1);
    }

    @Override
    public void undo() {
        if (sp == 0) {
            throw new IllegalStateException("stack is empty");
        }
        int c = stack[--sp];
        int r = stack[--sp];
        bd.clear(new Cell(r, c));
        bump(r, c, -1);
    }

    @Override
    public Player player() {
        return (bd.stones() & 1) == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return bd;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> out = new ArrayList<>();
        if (bd.stones() == 0) {
            out.add(new Cell(n / 2, n / 2));
            return out;
        }
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (cnt[key(r, c)] > 0 && bd.isEmpty(r, c)) {
                    out.add(new Cell(r, c));
                }
            }
        }
        return out;
    }

    @Override
    public List<Cell> ordered() {
        Player p = player();
        List<Cell> out = candidates();
        out.sort(Comparator.comparingInt(c -> score(c.row(), c.column(), p)));
        return out;
    }

    private int score(int r, int c, Player p) {
        if (five(r, c, p)) return 0;
        if (five(r, c, p.opponent())) return 1;
        Cell here = new Cell(r, c);
        bd.put(here, p);
        int k = 0;
        for (int i = 0; i < n && k < 2; i++) {
            for (int j = 0; j < n && k < 2; j++) {
                if (bd.isEmpty(i, j) && five(i, j, p)) k++;
            }
        }
        bd.clear(here);
        return k >= 2 ? 2 : 3;
    }

    private boolean five(int r, int c, Player p) {
        for (int d = 0; d < 4; d++) {
            int k = 1;
            int i = r + STEP_R[d], j = c + STEP_C[d];
            while (i >= 0 && i < n && j >= 0 && j < n && bd.has(p, i, j)) {
                k++;
                i += STEP_R[d];
                j += STEP_C[d];
            }
            i = r - STEP_R[d];
            j = c - STEP_C[d];
            while (i >= 0 && i < n && j >= 0 && j < n && bd.has(p, i, j)) {
                k++;
                i -= STEP_R[d];
                j -= STEP_C[d];
            }
            if (k >= 5) return true;
        }
        return false;
    }
}
