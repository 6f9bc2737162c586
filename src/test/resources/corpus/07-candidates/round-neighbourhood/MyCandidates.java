// exercise: 07
// truth: wrong
// mistake: near is measured as the straight distance (dr*dr + dc*dc <= radius*radius), so the corners of the square around a stone are not candidates
// player: both
// style: a counter per cell in a two-dimensional array, moves in an ArrayList
// single: yes
// detail: radius 1 misses the four diagonal neighbours, radius 2 misses the corners and the knight's moves
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board b;
    private int r;
    private int n;
    /** how many stones are near each cell */
    private int[][] near;
    private ArrayList<Cell> moves = new ArrayList<>();

    @Override
    public void start(Board board, int radius) {
        b = board.copy();
        r = radius;
        n = b.size();
        near = new int[n][n];
        moves = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                if (!b.isEmpty(i, j)) {
                    change(i, j, 1);
                }
            }
        }
    }

    private void change(int row, int col, int by) {
        for (int i = Math.max(0, row - r); i <= Math.min(n - 1, row + r); i++) {
            for (int j = Math.max(0, col - r); j <= Math.min(n - 1, col + r); j++) {
                int dr = i - row;
                int dc = j - col;
                if (dr * dr + dc * dc <= r * r) {
                    near[i][j] += by;
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        b.put(cell, player());
        change(cell.row(), cell.column(), 1);
        moves.add(cell);
    }

    @Override
    public void undo() {
        if (moves.size() == 0) {
            throw new IllegalStateException("no moves");
        }
        Cell last = moves.remove(moves.size() - 1);
        b.clear(last);
        change(last.row(), last.column(), -1);
    }

    @Override
    public Player player() {
        if (b.count(Player.X) == b.count(Player.O)) {
            return Player.X;
        }
        return Player.O;
    }

    @Override
    public Board board() {
        return b;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> result = new ArrayList<>();
        if (b.stones() == 0) {
            result.add(new Cell(n / 2, n / 2));
            return result;
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                if (near[i][j] > 0 && b.isEmpty(i, j)) {
                    result.add(new Cell(i, j));
                }
            }
        }
        return result;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> result = candidates();
        Player me = player();
        result.sort(Comparator.comparingInt(c -> category(c, me)));
        return result;
    }

    private int category(Cell c, Player me) {
        if (five(c.row(), c.column(), me)) return 0;
        if (five(c.row(), c.column(), me.opponent())) return 1;
        b.put(c, me);
        int ways = 0;
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if (dr == 0 && dc == 0) continue;
                for (int k = 1; k <= 4; k++) {
                    int i = c.row() + k * dr;
                    int j = c.column() + k * dc;
                    if (inside(i, j) && b.isEmpty(i, j) && five(i, j, me)) ways++;
                }
            }
        }
        b.clear(c);
        return ways >= 2 ? 2 : 3;
    }

    private boolean five(int row, int col, Player p) {
        int[] dr = {0, 1, 1, 1};
        int[] dc = {1, 0, 1, -1};
        for (int d = 0; d < 4; d++) {
            int len = 1;
            int i = row + dr[d];
            int j = col + dc[d];
            while (inside(i, j) && b.has(p, i, j)) {
                len++;
                i += dr[d];
                j += dc[d];
            }
            i = row - dr[d];
            j = col - dc[d];
            while (inside(i, j) && b.has(p, i, j)) {
                len++;
                i -= dr[d];
                j -= dc[d];
            }
            if (len >= 5) return true;
        }
        return false;
    }

    private boolean inside(int i, int j) {
        return i >= 0 && j >= 0 && i < n && j < n;
    }
}
