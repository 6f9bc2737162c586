// exercise: 07
// truth: wrong
// mistake: start makes new counters only if the size of the board has changed, so a second start on a board of the same size still has the stones of the game before
// player: both
// style: one flat counter array with index arithmetic, moves in an int array
// single: yes
// detail: only from the second start of the same object on, if the size is the same and stones stood there
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int WIN = 0, BLOCK = 1, DOUBLE = 2, NOTHING = 3;

    private Board board;
    private int n = -1;
    private int radius;
    private short[] near;
    private int[] stack;
    private int top;

    @Override
    public void start(Board start, int radius) {
        board = start.copy();
        this.radius = radius;
        if (n != start.size()) {
            n = start.size();
            near = new short[n * n];
            stack = new int[n * n];
        }
        top = 0;
        for (int i = 0; i < n * n; i++) {
            if (!board.isEmpty(i / n, i % n)) {
                count(i, 1);
            }
        }
    }

    private void count(int index, int delta) {
        int row = index / n, col = index % n;
        int r0 = Math.max(row - radius, 0), r1 = Math.min(row + radius, n - 1);
        int c0 = Math.max(col - radius, 0), c1 = Math.min(col + radius, n - 1);
        for (int r = r0; r <= r1; r++) {
            for (int c = c0; c <= c1; c++) {
                near[r * n + c] += delta;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        int index = cell.row() * n + cell.column();
        stack[top++] = index;
        count(index, +1);
    }

    @Override
    public void undo() {
        if (top == 0) throw new IllegalStateException("undo without make");
        int index = stack[--top];
        count(index, -1);
        board.clear(new Cell(index / n, index % n));
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
        if (board.stones() == 0) return List.of(new Cell(n / 2, n / 2));
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < near.length; i++) {
            if (near[i] != 0 && board.isEmpty(i / n, i % n)) cells.add(new Cell(i / n, i % n));
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> from = candidates();
        Player p = player();
        int[] kinds = new int[from.size()];
        for (int i = 0; i < kinds.length; i++) kinds[i] = kind(from.get(i), p);
        List<Cell> to = new ArrayList<>(kinds.length);
        for (int kind = WIN; kind <= NOTHING; kind++) {
            for (int i = 0; i < kinds.length; i++) {
                if (kinds[i] == kind) to.add(from.get(i));
            }
        }
        return to;
    }

    private int kind(Cell cell, Player p) {
        int row = cell.row(), col = cell.column();
        if (five(row, col, p)) return WIN;
        if (five(row, col, p.opponent())) return BLOCK;
        int ways = 0;
        board.put(cell, p);
        for (int d = 0; d < 8; d++) {
            for (int k = 1; k <= 4; k++) {
                int r = row + k * DR[d], c = col + k * DC[d];
                if (r < 0 || c < 0 || r >= n || c >= n) break;
                if (board.isEmpty(r, c) && five(r, c, p)) ways++;
            }
        }
        board.clear(cell);
        return ways >= 2 ? DOUBLE : NOTHING;
    }

    private static final int[] DR = {0, 0, 1, -1, 1, -1, 1, -1};
    private static final int[] DC = {1, -1, 0, 0, 1, -1, -1, 1};

    private boolean five(int row, int col, Player p) {
        for (int d = 0; d < 8; d += 2) {
            int len = 1;
            for (int e = d; e <= d + 1; e++) {
                int r = row + DR[e], c = col + DC[e];
                while (has(r, c, p)) {
                    len++;
                    r += DR[e];
                    c += DC[e];
                }
            }
            if (len >= 5) return true;
        }
        return false;
    }

    private boolean has(int r, int c, Player p) {
        return r >= 0 && c >= 0 && r < n && c < n && board.has(p, r, c);
    }
}
