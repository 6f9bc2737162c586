// exercise: 07
// truth: wrong
// mistake: the counts are kept in an array of 15 by 15, so larger boards end with an exception
// player: both
// style: C style arrays, constants
// single: yes
// detail: only on boards of 16 rows and more with stones beyond row or column 14
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int N = 15;
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, 0, 1, -1};

    private Board bd;
    private int rad;
    private int[][] cnt;
    private Cell[] hist;
    private int top;

    public void start(Board board, int radius) {
        bd = board.copy();
        rad = radius;
        cnt = new int[N][N];
        hist = new Cell[20 * 20];
        top = 0;
        for (int r = 0; r < bd.size(); r++)
            for (int c = 0; c < bd.size(); c++)
                if (!bd.isEmpty(r, c)) add(r, c, +1);
    }

    private void add(int r0, int c0, int d) {
        for (int r = r0 - rad; r <= r0 + rad; r++) {
            if (r < 0 || r >= bd.size()) continue;
            for (int c = c0 - rad; c <= c0 + rad; c++) {
                if (c < 0 || c >= bd.size()) continue;
                cnt[r][c] += d;
            }
        }
    }

    public void make(Cell cell) {
        bd.put(cell, player());
        hist[top++] = cell;
        add(cell.row(), cell.column(), +1);
    }

    public void undo() {
        if (top == 0) throw new IllegalStateException("top == 0");
        Cell cell = hist[--top];
        bd.clear(cell);
        add(cell.row(), cell.column(), -1);
    }

    public Player player() {
        return (bd.stones() & 1) == 0 ? Player.X : Player.O;
    }

    public Board board() {
        return bd;
    }

    public List<Cell> candidates() {
        List<Cell> l = new ArrayList<>();
        if (bd.stones() == 0) {
            l.add(new Cell(bd.size() / 2, bd.size() / 2));
        } else {
            for (Cell c : bd.emptyCells()) if (cnt[c.row()][c.column()] != 0) l.add(c);
        }
        return l;
    }

    public List<Cell> ordered() {
        List<Cell> in = candidates();
        int[] rank = new int[in.size()];
        Player p = player();
        for (int i = 0; i < rank.length; i++) rank[i] = rank(in.get(i), p);
        List<Cell> out = new ArrayList<>();
        for (int k = 0; k <= 3; k++)
            for (int i = 0; i < rank.length; i++) if (rank[i] == k) out.add(in.get(i));
        return out;
    }

    private int rank(Cell c, Player p) {
        if (five(c.row(), c.column(), p)) return 0;
        if (five(c.row(), c.column(), p.opponent())) return 1;
        int found = 0;
        bd.put(c, p);
        for (int d = 0; d < 4; d++)
            for (int s = -4; s <= 4; s++) {
                int r = c.row() + s * DR[d], q = c.column() + s * DC[d];
                if (on(r, q) && bd.isEmpty(r, q) && five(r, q, p)) found++;
            }
        bd.clear(c);
        return found > 1 ? 2 : 3;
    }

    private boolean on(int r, int c) {
        return r >= 0 && c >= 0 && r < bd.size() && c < bd.size();
    }

    private boolean five(int r, int c, Player p) {
        for (int d = 0; d < 4; d++) {
            int a = 1, z = 1;
            while (on(r + a * DR[d], c + a * DC[d]) && bd.has(p, r + a * DR[d], c + a * DC[d])) a++;
            while (on(r - z * DR[d], c - z * DC[d]) && bd.has(p, r - z * DR[d], c - z * DC[d])) z++;
            if (a + z - 1 >= 5) return true;
        }
        return false;
    }
}
