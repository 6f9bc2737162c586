// exercise: 07
// truth: wrong
// mistake: stones are counted along a one-dimensional index that is checked against the ends of the array only, so a row goes on at the other edge of the next row
// player: both
// style: byte array with index arithmetic, ported from C; kept counters
// single: yes
// detail: sometimes; only when stones of one side stand on both sides of the edge
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private byte[] sq;
    private int[] cnt;
    private int[] hist;
    private int len, n, rad;
    private Board board;

    @Override
    public void start(Board b, int radius) {
        board = b.copy();
        n = b.size();
        rad = radius;
        len = 0;
        sq = new byte[n * n];
        cnt = new int[n * n];
        hist = new int[n * n];
        for (int i = 0; i < n * n; i++) {
            if (b.has(Player.X, i / n, i % n)) set(i, (byte) 1);
            if (b.has(Player.O, i / n, i % n)) set(i, (byte) 2);
        }
    }

    private void set(int i, byte what) {
        int delta = what == 0 ? -1 : 1;
        sq[i] = what;
        int r = i / n, c = i % n;
        for (int y = r - rad; y <= r + rad; y++) {
            if (y < 0 || y >= n) continue;
            for (int x = c - rad; x <= c + rad; x++) {
                if (x < 0 || x >= n) continue;
                cnt[y * n + x] += delta;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        Player p = player();
        board.put(cell, p);
        int i = cell.row() * n + cell.column();
        set(i, (byte) (p == Player.X ? 1 : 2));
        hist[len++] = i;
    }

    @Override
    public void undo() {
        if (len == 0) throw new IllegalStateException("no move was made");
        int i = hist[--len];
        board.clear(new Cell(i / n, i % n));
        set(i, (byte) 0);
    }

    @Override
    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> res = new ArrayList<>();
        if (board.stones() == 0) {
            res.add(new Cell(n / 2, n / 2));
            return res;
        }
        for (int i = 0; i < n * n; i++) if (sq[i] == 0 && cnt[i] > 0) res.add(new Cell(i / n, i % n));
        return res;
    }

    @Override
    public List<Cell> ordered() {
        byte me = (byte) (player() == Player.X ? 1 : 2);
        byte he = (byte) (3 - me);
        List<Cell> res = candidates();
        res.sort((a, b) -> Integer.compare(prio(a.row() * n + a.column(), me, he), prio(b.row() * n + b.column(), me, he)));
        return res;
    }

    private int prio(int i, byte me, byte he) {
        if (five(i, me)) return 0;
        if (five(i, he)) return 1;
        sq[i] = me;
        int ways = 0;
        for (int j = 0; j < n * n && ways < 2; j++) if (sq[j] == 0 && five(j, me)) ways++;
        sq[i] = 0;
        return ways == 2 ? 2 : 3;
    }

    private boolean five(int i, byte who) {
        for (int d : new int[] {1, n - 1, n, n + 1}) {
            int k = 1;
            for (int j = i + d; j < n * n && sq[j] == who; j += d) k++;
            for (int j = i - d; j >= 0 && sq[j] == who; j -= d) k++;
            if (k >= 5) return true;
        }
        return false;
    }
}
