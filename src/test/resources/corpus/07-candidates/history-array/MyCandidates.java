// exercise: 07
// truth: wrong
// mistake: the array of moves made has room for 225, so on a larger board the 226th make throws, with the stone left on the board
// player: both
// style: plain arrays, ported from C
// single: yes
// detail: sometimes; only on boards of 16 rows or more, after 225 moves since start
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int CELLS = 15 * 15;

    private Board bd;
    private int n, rad;
    private int[] near = new int[0];
    private final Cell[] hist = new Cell[CELLS];
    private int top;

    public void start(Board board, int radius) {
        bd = board.copy();
        n = bd.size();
        rad = radius;
        top = 0;
        near = new int[n * n];
        for (int i = 0; i < n * n; i++) {
            if (!bd.isEmpty(i / n, i % n)) {
                spread(i / n, i % n, +1);
            }
        }
    }

    private void spread(int r0, int c0, int d) {
        int r, c;
        for (r = r0 - rad; r <= r0 + rad; r++) {
            for (c = c0 - rad; c <= c0 + rad; c++) {
                if (ok(r, c)) {
                    near[r * n + c] += d;
                }
            }
        }
    }

    private boolean ok(int r, int c) {
        return r >= 0 && r < n && c >= 0 && c < n;
    }

    public void make(Cell cell) {
        bd.put(cell, player());
        hist[top++] = cell;
        spread(cell.row(), cell.column(), +1);
    }

    public void undo() {
        if (top == 0) {
            throw new IllegalStateException("undo: stack empty");
        }
        Cell cell = hist[--top];
        bd.clear(cell);
        spread(cell.row(), cell.column(), -1);
    }

    public Player player() {
        return bd.count(Player.X) == bd.count(Player.O) ? Player.X : Player.O;
    }

    public Board board() {
        return bd;
    }

    public List<Cell> candidates() {
        List<Cell> out = new ArrayList<Cell>();
        if (bd.stones() == 0) {
            out.add(new Cell(n / 2, n / 2));
        } else {
            for (int i = 0; i < n * n; i++) {
                if (near[i] != 0 && bd.isEmpty(i / n, i % n)) {
                    out.add(new Cell(i / n, i % n));
                }
            }
        }
        return out;
    }

    public List<Cell> ordered() {
        List<Cell> in = candidates();
        int[] kind = new int[in.size()];
        for (int i = 0; i < kind.length; i++) {
            kind[i] = kindOf(in.get(i).row(), in.get(i).column());
        }
        List<Cell> out = new ArrayList<Cell>();
        for (int k = 3; k >= 0; k--) {
            for (int i = 0; i < kind.length; i++) {
                if (kind[i] == k) {
                    out.add(in.get(i));
                }
            }
        }
        return out;
    }

    private int kindOf(int r, int c) {
        Player p = player();
        if (five(r, c, p)) {
            return 3;
        }
        if (five(r, c, p.opponent())) {
            return 2;
        }
        int ways = 0;
        Cell cell = new Cell(r, c);
        bd.put(cell, p);
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if (dr != 0 || dc != 0) {
                    int i;
                    for (i = 1; i <= 4 && ok(r + i * dr, c + i * dc); i++) {
                        if (bd.isEmpty(r + i * dr, c + i * dc) && five(r + i * dr, c + i * dc, p)) {
                            ways++;
                        }
                    }
                }
            }
        }
        bd.clear(cell);
        return ways >= 2 ? 1 : 0;
    }

    private boolean five(int r, int c, Player p) {
        return len(r, c, 0, 1, p) >= 5 || len(r, c, 1, 0, p) >= 5 || len(r, c, 1, 1, p) >= 5 || len(r, c, 1, -1, p) >= 5;
    }

    private int len(int r, int c, int dr, int dc, Player p) {
        int l = 1, i;
        for (i = 1; ok(r + i * dr, c + i * dc) && bd.has(p, r + i * dr, c + i * dc); i++) {
            l++;
        }
        for (i = 1; ok(r - i * dr, c - i * dc) && bd.has(p, r - i * dr, c - i * dc); i++) {
            l++;
        }
        return l;
    }
}
