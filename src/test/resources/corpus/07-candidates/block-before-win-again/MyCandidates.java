// exercise: 07
// truth: wrong
// mistake: cells that block are asked for before cells that win, so a cell that wins comes later
// player: both
// style: counter array, order by a number for each kind
// single: yes
// detail: whenever both sides have a four
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private int n, d, depth;
    private Board grid;
    private int[] touched;
    private int[] stack;
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, -1, 0, 1};

    @Override
    public void start(Board board, int radius) {
        n = board.size();
        d = radius;
        depth = 0;
        grid = board.copy();
        touched = new int[n * n];
        stack = new int[n * n];
        for (int i = 0; i < n * n; i++) {
            if (!grid.isEmpty(i / n, i % n)) {
                add(i, 1);
            }
        }
    }

    private void add(int at, int delta) {
        for (int i = 0; i < touched.length; i++) {
            int down = Math.abs(i / n - at / n);
            int right = Math.abs(i % n - at % n);
            if (Math.max(down, right) <= d) touched[i] += delta;
        }
    }

    @Override
    public void make(Cell cell) {
        grid.put(cell, player());
        int at = cell.row() * n + cell.column();
        stack[depth++] = at;
        add(at, 1);
    }

    @Override
    public void undo() {
        if (depth == 0) throw new IllegalStateException("stack is empty");
        int at = stack[--depth];
        add(at, -1);
        grid.clear(new Cell(at / n, at % n));
    }

    @Override
    public Player player() {
        return grid.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return grid;
    }

    @Override
    public List<Cell> candidates() {
        ArrayList<Cell> out = new ArrayList<>();
        if (grid.stones() == 0) {
            out.add(new Cell(n / 2, n / 2));
        }
        for (int i = 0; i < n * n; i++) {
            if (touched[i] > 0 && grid.isEmpty(i / n, i % n)) {
                out.add(new Cell(i / n, i % n));
            }
        }
        return out;
    }

    private int len(int r, int c, int dr, int dc, Player p) {
        int k = 0;
        for (r += dr, c += dc; r >= 0 && r < n && c >= 0 && c < n && grid.has(p, r, c); r += dr, c += dc) k++;
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
        if (five(r, c, me.opponent())) return 0;
        if (five(r, c, me)) return 1;
        int ways = 0;
        grid.put(x, me);
        for (int i = 0; i < n * n && ways < 2; i++) {
            if (grid.isEmpty(i / n, i % n) && five(i / n, i % n, me)) ways++;
        }
        grid.clear(x);
        return ways == 2 ? 2 : 3;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> src = candidates();
        Player me = player();
        List<Cell> dst = new ArrayList<>(src);
        dst.sort((p, q) -> Integer.compare(kind(p, me), kind(q, me)));
        return dst;
    }
}
