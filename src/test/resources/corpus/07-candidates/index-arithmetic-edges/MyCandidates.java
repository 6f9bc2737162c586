// exercise: 07
// truth: wrong
// mistake: the neighbours of a stone are taken by adding to a one-dimensional index and only the index is checked, so at the left and right edges they wrap into the row before or after
// player: both
// style: flat int arrays, ported from C, reference counts for the neighbours
// single: yes
// detail: sometimes, only when a stone is nearer to the left or right edge than the radius
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private int n;
    private int r;
    private Board b;
    private int[] near;      // near[i] = number of stones close to cell i
    private int[] hist;
    private int top;

    public void start(Board board, int radius) {
        b = board.copy();
        n = b.size();
        r = radius;
        near = new int[n * n];
        hist = new int[n * n];
        top = 0;
        for (int i = 0; i < n * n; i++) {
            if (!b.isEmpty(i / n, i % n)) {
                touch(i, 1);
            }
        }
    }

    private void touch(int idx, int delta) {
        for (int dy = -r; dy <= r; dy++) {
            for (int dx = -r; dx <= r; dx++) {
                int j = idx + dy * n + dx;
                if (j >= 0 && j < n * n) {
                    near[j] += delta;
                }
            }
        }
    }

    public void make(Cell cell) {
        b.put(cell, player());
        int i = cell.row() * n + cell.column();
        hist[top++] = i;
        touch(i, 1);
    }

    public void undo() {
        if (top == 0) {
            throw new IllegalStateException("no move");
        }
        int i = hist[--top];
        touch(i, -1);
        b.clear(new Cell(i / n, i % n));
    }

    public Player player() {
        return b.stones() % 2 == 0 ? Player.X : Player.O;
    }

    public Board board() {
        return b;
    }

    public List<Cell> candidates() {
        List<Cell> out = new ArrayList<>();
        if (b.stones() == 0) {
            out.add(new Cell(n / 2, n / 2));
            return out;
        }
        for (int i = 0; i < n * n; i++) {
            if (near[i] > 0 && b.isEmpty(i / n, i % n)) {
                out.add(new Cell(i / n, i % n));
            }
        }
        return out;
    }

    public List<Cell> ordered() {
        Player me = player();
        List<Cell> wins = new ArrayList<>(), blocks = new ArrayList<>(), twice = new ArrayList<>(), rest = new ArrayList<>();
        for (Cell c : candidates()) {
            if (five(c, me)) wins.add(c);
            else if (five(c, me.opponent())) blocks.add(c);
            else if (ways(c, me) > 1) twice.add(c);
            else rest.add(c);
        }
        wins.addAll(blocks);
        wins.addAll(twice);
        wins.addAll(rest);
        return wins;
    }

    private int ways(Cell c, Player me) {
        b.put(c, me);
        int k = 0;
        for (Cell e : b.emptyCells()) {
            boolean inLine = e.row() == c.row() || e.column() == c.column()
                    || Math.abs(e.row() - c.row()) == Math.abs(e.column() - c.column());
            if (inLine && five(e, me)) k++;
        }
        b.clear(c);
        return k;
    }

    private static final int[] DY = {0, 1, 1, 1};
    private static final int[] DX = {1, 0, 1, -1};

    private boolean five(Cell c, Player p) {
        for (int d = 0; d < 4; d++) {
            int len = 1;
            for (int s = -1; s <= 1; s += 2) {
                int y = c.row() + s * DY[d], x = c.column() + s * DX[d];
                while (y >= 0 && y < n && x >= 0 && x < n && b.has(p, y, x)) {
                    len++;
                    y += s * DY[d];
                    x += s * DX[d];
                }
            }
            if (len >= 5) return true;
        }
        return false;
    }
}
