// exercise: 07
// truth: right
// mistake: none; a grid counts for each cell how many stones are near it
// player: both
// style: int arrays, ported from C
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    static final int[] DR = {0, 1, 1, 1};
    static final int[] DC = {1, 0, 1, -1};

    private Board b;
    private int n, r;
    private int[][] near;
    private int[] history;
    private int top;

    @Override
    public void start(Board board, int radius) {
        b = board.copy();
        n = b.size();
        r = radius;
        near = new int[n][n];
        history = new int[n * n];
        top = 0;
        for (int y = 0; y < n; y++)
            for (int x = 0; x < n; x++)
                if (!b.isEmpty(y, x)) spread(y, x, +1);
    }

    private void spread(int y0, int x0, int delta) {
        for (int y = y0 - r; y <= y0 + r; y++) {
            if (y < 0 || y >= n) continue;
            for (int x = x0 - r; x <= x0 + r; x++) {
                if (x < 0 || x >= n) continue;
                near[y][x] += delta;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        b.put(cell, player());
        history[top++] = cell.row() * n + cell.column();
        spread(cell.row(), cell.column(), +1);
    }

    @Override
    public void undo() {
        if (top == 0) throw new IllegalStateException("no move to take back");
        int code = history[--top];
        b.clear(new Cell(code / n, code % n));
        spread(code / n, code % n, -1);
    }

    @Override
    public Player player() {
        return b.count(Player.X) > b.count(Player.O) ? Player.O : b.count(Player.X) == b.count(Player.O) ? Player.X : Player.O;
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
            return out;
        }
        for (int y = 0; y < n; y++)
            for (int x = 0; x < n; x++)
                if (near[y][x] > 0 && b.isEmpty(y, x)) out.add(new Cell(y, x));
        return out;
    }

    @Override
    public List<Cell> ordered() {
        List<List<Cell>> buckets = new ArrayList<>();
        for (int i = 0; i < 4; i++) buckets.add(new ArrayList<>());
        Player me = player(), you = me.opponent();
        for (Cell c : candidates()) {
            int k;
            if (five(c.row(), c.column(), me)) k = 0;
            else if (five(c.row(), c.column(), you)) k = 1;
            else k = waysAfter(c, me) > 1 ? 2 : 3;
            buckets.get(k).add(c);
        }
        List<Cell> all = new ArrayList<>();
        for (List<Cell> bucket : buckets) all.addAll(bucket);
        return all;
    }

    private int waysAfter(Cell c, Player p) {
        int ways = 0;
        b.put(c, p);
        for (int d = 0; d < 4; d++)
            for (int s = -4; s <= 4; s++) {
                int y = c.row() + s * DR[d], x = c.column() + s * DC[d];
                if (s != 0 && in(y, x) && b.isEmpty(y, x) && five(y, x, p)) ways++;
            }
        b.clear(c);
        return ways;
    }

    private boolean five(int y, int x, Player p) {
        for (int d = 0; d < 4; d++) {
            int len = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                int yy = y + sign * DR[d], xx = x + sign * DC[d];
                while (in(yy, xx) && b.has(p, yy, xx)) {
                    len++;
                    yy += sign * DR[d];
                    xx += sign * DC[d];
                }
            }
            if (len >= 5) return true;
        }
        return false;
    }

    private boolean in(int y, int x) {
        return 0 <= y && y < n && 0 <= x && x < n;
    }
}
