// exercise: 07
// truth: right
// mistake: none; one array of neighbour counters with a margin as wide as the radius, ranks by cell number
// player: both
// style: int arrays, counters that go up and down, bucket sort
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public final class MyCandidates implements CandidatesTask {
    private int n;
    private int r;
    private int w;
    private int[] counters;
    private Board board;
    private int[] moves;
    private int made;

    @Override
    public void start(Board from, int radius) {
        n = from.size();
        r = radius;
        w = n + 2 * r;
        board = from.copy();
        counters = new int[w * w];
        moves = new int[n * n];
        made = 0;
        for (int k = 0; k < n * n; k++) {
            if (!board.isEmpty(k / n, k % n)) {
                bump(k, 1);
            }
        }
    }

    private void bump(int k, int d) {
        int corner = (k / n) * w + k % n;
        for (int y = 0; y <= 2 * r; y++) {
            for (int x = 0; x <= 2 * r; x++) {
                counters[corner + y * w + x] += d;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        int k = cell.row() * n + cell.column();
        bump(k, 1);
        moves[made++] = k;
    }

    @Override
    public void undo() {
        if (made == 0) {
            throw new IllegalStateException("no move has been made since start");
        }
        int k = moves[--made];
        bump(k, -1);
        board.clear(new Cell(k / n, k % n));
    }

    @Override
    public Player player() {
        return board.count(Player.X) - board.count(Player.O) == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> list = new ArrayList<>();
        if (board.stones() == 0) {
            list.add(new Cell(n / 2, n / 2));
            return list;
        }
        for (int y = 0; y < n; y++) {
            for (int x = 0; x < n; x++) {
                if (counters[(y + r) * w + x + r] > 0 && board.isEmpty(y, x)) {
                    list.add(new Cell(y, x));
                }
            }
        }
        return list;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> all = candidates();
        Cell[] sorted = new Cell[all.size()];
        int[] rank = new int[all.size()];
        int[] begin = new int[5];
        Player me = player();
        for (int i = 0; i < rank.length; i++) {
            rank[i] = rank(all.get(i), me);
            begin[rank[i] + 1]++;
        }
        for (int i = 1; i < begin.length; i++) {
            begin[i] += begin[i - 1];
        }
        for (int i = 0; i < rank.length; i++) {
            sorted[begin[rank[i]]++] = all.get(i);
        }
        return new ArrayList<>(Arrays.asList(sorted));
    }

    private int rank(Cell cell, Player me) {
        if (five(cell.row(), cell.column(), me)) return 0;
        if (five(cell.row(), cell.column(), me.opponent())) return 1;
        int ways = 0;
        board.put(cell, me);
        for (int k = 0; k < n * n; k++) {
            if (board.isEmpty(k / n, k % n) && five(k / n, k % n, me)) ways++;
        }
        board.clear(cell);
        return ways > 1 ? 2 : 3;
    }

    private boolean five(int y, int x, Player p) {
        return run(y, x, 0, 1, p) > 3 || run(y, x, 1, 0, p) > 3 || run(y, x, 1, 1, p) > 3 || run(y, x, -1, 1, p) > 3;
    }

    /** Stones of the player on both sides of the cell. */
    private int run(int y, int x, int dy, int dx, Player p) {
        int k = 0;
        for (int i = y + dy, j = x + dx; i >= 0 && j >= 0 && i < n && j < n && board.has(p, i, j); i += dy, j += dx) k++;
        for (int i = y - dy, j = x - dx; i >= 0 && j >= 0 && i < n && j < n && board.has(p, i, j); i -= dy, j -= dx) k++;
        return k;
    }
}
