// exercise: 07
// truth: wrong
// mistake: the search for the cells that complete a five after the stone goes three cells along each line instead of four, so an open four made at its end is not seen
// player: both
// style: count grid in one array
// single: yes
// detail: sometimes; only where the stone stands at the end of the four that it makes
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
    private static final int[] DX = {1, 0, 1, 1};
    private static final int[] DY = {0, 1, 1, -1};

    private Board b;
    private int radius, n;
    private int[] neighbours;
    private final Deque<Cell> made = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.b = board.copy();
        this.radius = radius;
        this.n = board.size();
        this.neighbours = new int[n * n];
        this.made.clear();
        for (int i = 0; i < n * n; i++) {
            if (!b.isEmpty(i / n, i % n)) {
                touch(new Cell(i / n, i % n), 1);
            }
        }
    }

    private void touch(Cell middle, int by) {
        for (int i = 0; i < n * n; i++) {
            int rows = Math.abs(i / n - middle.row());
            int columns = Math.abs(i % n - middle.column());
            if (Math.max(rows, columns) <= radius) {
                neighbours[i] += by;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        b.put(cell, player());
        touch(cell, 1);
        made.addLast(cell);
    }

    @Override
    public void undo() {
        if (made.isEmpty()) {
            throw new IllegalStateException("nothing made yet");
        }
        Cell cell = made.removeLast();
        touch(cell, -1);
        b.clear(cell);
    }

    @Override
    public Player player() {
        return b.count(Player.X) == b.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return b;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> list = new ArrayList<>();
        for (int i = 0; i < n * n; i++) {
            if (b.isEmpty(i / n, i % n) && neighbours[i] > 0) {
                list.add(new Cell(i / n, i % n));
            }
        }
        if (b.stones() == 0) {
            list.add(new Cell(n / 2, n / 2));
        }
        return list;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> list = candidates();
        list.sort(Comparator.comparingInt(this::urgency).reversed());
        return list;
    }

    private int urgency(Cell cell) {
        Player p = player();
        if (completes(cell.row(), cell.column(), p)) {
            return 3;
        }
        if (completes(cell.row(), cell.column(), p.opponent())) {
            return 2;
        }
        b.put(cell, p);
        int ways = 0;
        for (int d = 0; d < 4; d++) {
            for (int i = -3; i <= 3; i++) {
                int y = cell.row() + i * DY[d], x = cell.column() + i * DX[d];
                if (ok(y, x) && b.isEmpty(y, x) && completes(y, x, p)) {
                    ways++;
                }
            }
        }
        b.clear(cell);
        return ways >= 2 ? 1 : 0;
    }

    private boolean ok(int y, int x) {
        return y >= 0 && y < n && x >= 0 && x < n;
    }

    private boolean completes(int y, int x, Player p) {
        for (int d = 0; d < 4; d++) {
            int k = 1;
            for (int i = 1; ok(y + i * DY[d], x + i * DX[d]) && b.has(p, y + i * DY[d], x + i * DX[d]); i++) k++;
            for (int i = 1; ok(y - i * DY[d], x - i * DX[d]) && b.has(p, y - i * DY[d], x - i * DX[d]); i++) k++;
            if (k >= 5) {
                return true;
            }
        }
        return false;
    }
}
