// exercise: 07
// truth: right
// mistake: none; counts of near stones per cell in an int grid, four buckets for the order
// player: both
// style: int[][] counters, buckets, ported from C
// single: yes
// detail: always
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board b;
    private int n, rad;
    private int[][] cnt;
    private final ArrayDeque<Cell> hist = new ArrayDeque<>();

    public void start(Board board, int radius) {
        b = board.copy();
        n = b.size();
        rad = radius;
        cnt = new int[n][n];
        hist.clear();
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                if (!b.isEmpty(i, j)) touch(i, j, +1);
    }

    private void touch(int r, int c, int by) {
        for (int i = r - rad; i <= r + rad; i++)
            for (int j = c - rad; j <= c + rad; j++)
                if (inside(i, j)) cnt[i][j] += by;
    }

    private boolean inside(int r, int c) {
        return r >= 0 && c >= 0 && r < n && c < n;
    }

    public void make(Cell cell) {
        b.put(cell, player()); // throws if illegal, before anything else is touched
        touch(cell.row(), cell.column(), +1);
        hist.push(cell);
    }

    public void undo() {
        if (hist.isEmpty()) throw new IllegalStateException("no move to take back");
        Cell c = hist.pop();
        touch(c.row(), c.column(), -1);
        b.clear(c);
    }

    public Player player() {
        return b.stones() % 2 == 0 ? Player.X : Player.O;
    }

    public Board board() {
        return b.copy();
    }

    public List<Cell> candidates() {
        List<Cell> out = new ArrayList<>();
        if (b.stones() == 0) {
            out.add(new Cell(n / 2, n / 2));
            return out;
        }
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                if (cnt[i][j] > 0 && b.isEmpty(i, j)) out.add(new Cell(i, j));
        return out;
    }

    private int run(Player p, int r, int c, int dr, int dc) {
        int k = 0;
        for (r += dr, c += dc; inside(r, c) && b.has(p, r, c); r += dr, c += dc) k++;
        return k;
    }

    private boolean five(Player p, int r, int c) {
        for (int d = 0; d < 4; d++) {
            int dr = d == 0 ? 0 : 1, dc = d == 0 ? 1 : d - 2;
            if (run(p, r, c, dr, dc) + run(p, r, c, -dr, -dc) >= 4) return true;
        }
        return false;
    }

    public List<Cell> ordered() {
        Player me = player();
        List<List<Cell>> bucket = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (Cell c : candidates()) {
            int k;
            if (five(me, c.row(), c.column())) k = 0;
            else if (five(me.opponent(), c.row(), c.column())) k = 1;
            else k = ways(me, c) > 1 ? 2 : 3;
            bucket.get(k).add(c);
        }
        List<Cell> all = new ArrayList<>();
        bucket.forEach(all::addAll);
        return all;
    }

    private int ways(Player me, Cell c) {
        b.put(c, me);
        int w = 0;
        for (int i = c.row() - 4; i <= c.row() + 4; i++)
            for (int j = c.column() - 4; j <= c.column() + 4; j++)
                if (inside(i, j) && b.isEmpty(i, j)) {
                    boolean line = i == c.row() || j == c.column() || Math.abs(i - c.row()) == Math.abs(j - c.column());
                    if (line && five(me, i, j)) w++;
                }
        b.clear(c);
        return w;
    }
}
