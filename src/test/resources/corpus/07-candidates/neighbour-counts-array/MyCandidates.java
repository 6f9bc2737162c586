// exercise: 07
// truth: right
// mistake: none; a counter for each cell of how many stones are near it
// player: both
// style: int arrays, ported from C
// single: yes
// detail: the order is made by a bucket sort with early exits
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private int n, rad, top;
    private Board bd;
    private int[] cnt;
    private int[] stack;
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, -1, 0, 1};

    @Override
    public void start(Board board, int radius) {
        n = board.size();
        rad = radius;
        top = 0;
        bd = board.copy();
        cnt = new int[n * n];
        stack = new int[n * n];
        for (int i = 0; i < n * n; i++) {
            if (!bd.isEmpty(i / n, i % n)) {
                add(i, 1);
            }
        }
    }

    private void add(int at, int delta) {
        int r0 = at / n, c0 = at % n;
        for (int r = r0 - rad; r <= r0 + rad; r++) {
            if (r < 0 || r >= n) continue;
            for (int c = c0 - rad; c <= c0 + rad; c++) {
                if (c < 0 || c >= n) continue;
                cnt[r * n + c] += delta;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        bd.put(cell, player());
        int at = cell.row() * n + cell.column();
        stack[top++] = at;
        add(at, 1);
    }

    @Override
    public void undo() {
        if (top == 0) throw new IllegalStateException("stack is empty");
        int at = stack[--top];
        add(at, -1);
        bd.clear(new Cell(at / n, at % n));
    }

    @Override
    public Player player() {
        return bd.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return bd;
    }

    @Override
    public List<Cell> candidates() {
        ArrayList<Cell> out = new ArrayList<>();
        if (bd.stones() == 0) {
            out.add(new Cell(n / 2, n / 2));
        }
        for (int i = 0; i < n * n; i++) {
            if (cnt[i] > 0 && bd.isEmpty(i / n, i % n)) {
                out.add(new Cell(i / n, i % n));
            }
        }
        return out;
    }

    private int len(int r, int c, int dr, int dc, Player p) {
        int k = 0;
        for (r += dr, c += dc; r >= 0 && r < n && c >= 0 && c < n && bd.has(p, r, c); r += dr, c += dc) k++;
        return k;
    }

    private boolean five(int r, int c, Player p) {
        for (int d = 0; d < 4; d++) {
            if (len(r, c, DR[d], DC[d], p) + len(r, c, -DR[d], -DC[d], p) > 3) return true;
        }
        return false;
    }

    private int kind(Cell x, Player me) {
        int r = x.row(), c = x.column();
        if (five(r, c, me)) return 0;
        if (five(r, c, me.opponent())) return 1;
        int ways = 0;
        bd.put(x, me);
        for (int i = 0; i < n * n && ways < 2; i++) {
            if (bd.isEmpty(i / n, i % n) && five(i / n, i % n, me)) ways++;
        }
        bd.clear(x);
        return ways == 2 ? 2 : 3;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> src = candidates();
        int[] kind = new int[src.size()];
        Player me = player();
        for (int i = 0; i < kind.length; i++) kind[i] = kind(src.get(i), me);
        List<Cell> dst = new ArrayList<>(src.size());
        for (int k = 0; k < 4; k++)
            for (int i = 0; i < kind.length; i++) if (kind[i] == k) dst.add(src.get(i));
        return dst;
    }
}
