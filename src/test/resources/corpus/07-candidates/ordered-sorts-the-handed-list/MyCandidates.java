// exercise: 07
// truth: wrong
// mistake: candidates hands out the list that it keeps until the next move, and ordered sorts that very list, which the caller already holds
// player: both
// style: lazy list that make and undo throw away
// single: yes
// detail: sometimes; only if candidates and then ordered are asked in the same position: the first list changes its order, and a loop over it throws
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
    private static final int[][] D = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    private Board grid;
    private int r;
    private final Deque<Cell> done = new ArrayDeque<>();
    private List<Cell> known;

    @Override
    public void start(Board board, int radius) {
        grid = board.copy();
        r = radius;
        done.clear();
        known = null;
    }

    @Override
    public void make(Cell cell) {
        grid.put(cell, player());
        done.addLast(cell);
        known = null;
    }

    @Override
    public void undo() {
        if (done.isEmpty()) {
            throw new IllegalStateException();
        }
        grid.clear(done.removeLast());
        known = null;
    }

    @Override
    public Player player() {
        return grid.count(Player.X) == grid.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return grid;
    }

    @Override
    public List<Cell> candidates() {
        if (known == null) {
            known = look();
        }
        return known;
    }

    private List<Cell> look() {
        List<Cell> cells = new ArrayList<>();
        int n = grid.size();
        if (grid.stones() == 0) {
            cells.add(new Cell(n / 2, n / 2));
            return cells;
        }
        boolean[][] close = new boolean[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                if (grid.isEmpty(i, j)) {
                    continue;
                }
                for (int a = Math.max(0, i - r); a <= Math.min(n - 1, i + r); a++) {
                    for (int b = Math.max(0, j - r); b <= Math.min(n - 1, j + r); b++) {
                        close[a][b] = true;
                    }
                }
            }
        }
        for (Cell c : grid.emptyCells()) {
            if (close[c.row()][c.column()]) {
                cells.add(c);
            }
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = candidates();
        Player p = player();
        cells.sort(Comparator.comparingInt(c -> threat(c, p)));
        return new ArrayList<>(cells);
    }

    private int threat(Cell c, Player p) {
        if (five(c.row(), c.column(), p)) return 0;
        if (five(c.row(), c.column(), p.opponent())) return 1;
        grid.put(c, p);
        int count = 0;
        for (int[] d : D) {
            for (int k = -4; k < 5; k++) {
                int x = c.row() + k * d[0], y = c.column() + k * d[1];
                if (in(x, y) && grid.isEmpty(x, y) && five(x, y, p)) count++;
            }
        }
        grid.clear(c);
        return count > 1 ? 2 : 3;
    }

    private boolean in(int x, int y) {
        return x >= 0 && y >= 0 && x < grid.size() && y < grid.size();
    }

    private boolean five(int x, int y, Player p) {
        for (int[] d : D) {
            int a = 1;
            while (in(x + a * d[0], y + a * d[1]) && grid.has(p, x + a * d[0], y + a * d[1])) a++;
            int b = 1;
            while (in(x - b * d[0], y - b * d[1]) && grid.has(p, x - b * d[0], y - b * d[1])) b++;
            if (a + b - 1 >= 5) return true;
        }
        return false;
    }
}
