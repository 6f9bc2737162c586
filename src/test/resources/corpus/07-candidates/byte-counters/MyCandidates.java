// exercise: 07
// truth: wrong
// mistake: the number of stones near a cell is kept in a byte, which turns negative from 128 stones on, and then the cell is no candidate
// player: both
// style: counters per cell instead of a set, arrays
// single: yes
// detail: sometimes; only with a radius of 6 or more and at least 128 stones around an empty cell (board of 13 rows or more)
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
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, 0, 1, -1};
    private Board board;
    private int radius;
    private int n;
    /** How many stones are near each cell. */
    private byte[][] near;
    private Deque<Cell> moves;

    @Override
    public void start(Board given, int radius) {
        this.board = given.copy();
        this.radius = radius;
        n = given.size();
        near = new byte[n][n];
        moves = new ArrayDeque<>();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (!board.isEmpty(r, c)) count(r, c, 1);
            }
        }
    }

    private void count(int row, int column, int change) {
        for (int r = Math.max(0, row - radius); r <= Math.min(n - 1, row + radius); r++) {
            for (int c = Math.max(0, column - radius); c <= Math.min(n - 1, column + radius); c++) {
                near[r][c] += change;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.push(cell);
        count(cell.row(), cell.column(), 1);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) throw new IllegalStateException("no move to take back");
        Cell cell = moves.pop();
        board.clear(cell);
        count(cell.row(), cell.column(), -1);
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
        List<Cell> list = new ArrayList<>();
        if (board.stones() == 0) {
            list.add(new Cell(n / 2, n / 2));
            return list;
        }
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (near[r][c] > 0 && board.isEmpty(r, c)) list.add(new Cell(r, c));
            }
        }
        return list;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> list = candidates();
        list.sort(Comparator.comparingInt(cell -> kind(cell, me)));
        return list;
    }

    private int kind(Cell cell, Player me) {
        if (five(cell.row(), cell.column(), me)) return 0;
        if (five(cell.row(), cell.column(), me.opponent())) return 1;
        board.put(cell, me);
        int ways = 0;
        for (int d = 0; d < 4; d++) {
            for (int s = -4; s <= 4; s++) {
                int r = cell.row() + s * DR[d];
                int c = cell.column() + s * DC[d];
                if (on(r, c) && board.isEmpty(r, c) && five(r, c, me)) ways++;
            }
        }
        board.clear(cell);
        return ways >= 2 ? 2 : 3;
    }

    private boolean five(int row, int column, Player p) {
        for (int d = 0; d < 4; d++) {
            int length = 1;
            for (int r = row + DR[d], c = column + DC[d]; on(r, c) && board.has(p, r, c); r += DR[d], c += DC[d]) length++;
            for (int r = row - DR[d], c = column - DC[d]; on(r, c) && board.has(p, r, c); r -= DR[d], c -= DC[d]) length++;
            if (length >= 5) return true;
        }
        return false;
    }

    private boolean on(int r, int c) {
        return 0 <= r && r < n && 0 <= c && c < n;
    }
}
