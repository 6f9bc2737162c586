// exercise: 07
// truth: wrong
// mistake: the number of stones near a cell is kept in a byte, so from 128 stones near it on a cell counts as far from all
// player: both
// style: counts in an array, ported from C
// single: yes
// detail: sometimes; only with 128 or more stones within the radius, e.g. 19 rows, radius 18, from the 128th stone on
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
    private Board b;
    private int n, rad;
    private byte[] near;
    private Deque<Cell> played;

    @Override
    public void start(Board board, int radius) {
        b = board.copy();
        n = b.size();
        rad = radius;
        near = new byte[n * n];
        played = new ArrayDeque<>();
        for (int i = 0; i < n * n; i++)
            if (!b.isEmpty(i / n, i % n)) touch(i / n, i % n, (byte) 1);
    }

    private void touch(int row, int col, byte by) {
        int r1 = Math.min(n - 1, row + rad), c1 = Math.min(n - 1, col + rad);
        for (int r = Math.max(0, row - rad); r <= r1; r++)
            for (int c = Math.max(0, col - rad); c <= c1; c++) near[r * n + c] += by;
    }

    @Override
    public void make(Cell cell) {
        b.put(cell, player());
        touch(cell.row(), cell.column(), (byte) 1);
        played.push(cell);
    }

    @Override
    public void undo() {
        if (played.isEmpty()) throw new IllegalStateException("no move");
        Cell cell = played.pop();
        touch(cell.row(), cell.column(), (byte) -1);
        b.clear(cell);
    }

    @Override
    public Player player() {
        return b.count(Player.X) > b.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return b;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> out = new ArrayList<>();
        if (b.stones() == 0) {
            out.add(new Cell(n / 2, n / 2));
        }
        for (int i = 0; i < n * n; i++)
            if (near[i] > 0 && b.isEmpty(i / n, i % n)) out.add(new Cell(i / n, i % n));
        return out;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player(), you = me.opponent();
        List<Cell> out = candidates();
        out.sort(Comparator.comparingInt(c -> five(c, me) ? 0 : five(c, you) ? 1 : two(c, me) ? 2 : 3));
        return out;
    }

    private static final int[] DR = {0, 1, 1, 1}, DC = {1, 0, 1, -1};

    private boolean five(Cell c, Player p) {
        for (int d = 0; d < 4; d++) {
            int k = 1;
            for (int s = 1; is(p, c.row() + s * DR[d], c.column() + s * DC[d]); s++) k++;
            for (int s = 1; is(p, c.row() - s * DR[d], c.column() - s * DC[d]); s++) k++;
            if (k >= 5) return true;
        }
        return false;
    }

    private boolean is(Player p, int r, int c) {
        return r >= 0 && r < n && c >= 0 && c < n && b.has(p, r, c);
    }

    private boolean two(Cell c, Player p) {
        b.put(c, p);
        int ways = 0;
        for (int d = 0; d < 4; d++)
            for (int s = -4; s <= 4; s++) {
                int r = c.row() + s * DR[d], k = c.column() + s * DC[d];
                if (r >= 0 && r < n && k >= 0 && k < n && b.isEmpty(r, k) && five(new Cell(r, k), p)) ways++;
            }
        b.clear(c);
        return ways >= 2;
    }
}
