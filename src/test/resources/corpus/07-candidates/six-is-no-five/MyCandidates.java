// exercise: 07
// truth: wrong
// mistake: a cell that completes six or more in a row is not seen as completing a five
// player: both
// style: char grid of its own, ported from C
// single: yes
// detail: sometimes; only where the longest line through the cell has six or more
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    static final char EMPTY = '.';

    char[] g;
    int n;
    int rad;
    int[] hist;
    int top;
    int stones;

    @Override
    public void start(Board board, int radius) {
        n = board.size();
        rad = radius;
        g = new char[n * n];
        hist = new int[n * n];
        top = 0;
        stones = 0;
        for (int k = 0; k < n * n; k++) {
            g[k] = board.at(k / n, k % n).map(Player::symbol).orElse(EMPTY);
            if (g[k] != EMPTY) stones++;
        }
    }

    @Override
    public void make(Cell cell) {
        if (cell.row() >= n || cell.column() >= n) throw new IllegalArgumentException("outside: " + cell);
        int k = cell.row() * n + cell.column();
        if (g[k] != EMPTY) throw new IllegalArgumentException("taken: " + cell);
        g[k] = player().symbol();
        hist[top++] = k;
        stones++;
    }

    @Override
    public void undo() {
        if (top == 0) throw new IllegalStateException("history is empty");
        g[hist[--top]] = EMPTY;
        stones--;
    }

    @Override
    public Player player() {
        int diff = 0;
        for (char ch : g) {
            if (ch == 'X') diff++;
            if (ch == 'O') diff--;
        }
        return diff == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        Board b = Board.empty(n);
        for (int k = 0; k < n * n; k++) {
            if (g[k] != EMPTY) b.put(new Cell(k / n, k % n), g[k] == 'X' ? Player.X : Player.O);
        }
        return b;
    }

    private boolean near(int k) {
        int r = k / n, c = k % n;
        for (int i = r - rad; i <= r + rad; i++)
            for (int j = c - rad; j <= c + rad; j++)
                if (i >= 0 && j >= 0 && i < n && j < n && g[i * n + j] != EMPTY) return true;
        return false;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> out = new ArrayList<>();
        if (stones == 0) {
            out.add(new Cell(n / 2, n / 2));
            return out;
        }
        for (int k = 0; k < n * n; k++)
            if (g[k] == EMPTY && near(k)) out.add(new Cell(k / n, k % n));
        return out;
    }

    private boolean five(int r, int c, char who) {
        int[][] dirs = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}};
        for (int[] d : dirs) {
            int cnt = 1;
            int i = r + d[0], j = c + d[1];
            while (i >= 0 && j >= 0 && i < n && j < n && g[i * n + j] == who) {
                cnt++;
                i += d[0];
                j += d[1];
            }
            i = r - d[0];
            j = c - d[1];
            while (i >= 0 && j >= 0 && i < n && j < n && g[i * n + j] == who) {
                cnt++;
                i -= d[0];
                j -= d[1];
            }
            if (cnt == 5) return true;
        }
        return false;
    }

    private int key(Cell cell, char me, char you) {
        int r = cell.row(), c = cell.column();
        if (five(r, c, me)) return 1;
        if (five(r, c, you)) return 2;
        g[r * n + c] = me;
        int two = 0;
        for (int k = 0; k < n * n && two < 2; k++)
            if (g[k] == EMPTY && five(k / n, k % n, me)) two++;
        g[r * n + c] = EMPTY;
        return two == 2 ? 3 : 4;
    }

    @Override
    public List<Cell> ordered() {
        char me = player().symbol();
        char you = player().opponent().symbol();
        List<Cell> out = candidates();
        out.sort(Comparator.comparing(cell -> key(cell, me, you)));
        return out;
    }
}
