// exercise: 07
// truth: right
// mistake: none; a padded char array of its own, candidates found by looking at the whole board
// player: both
// style: ported from C, sentinel border, flat offsets
// single: yes
// detail: right
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private char[] sq;
    private int n, w, radius, stones, sp;
    private int[] stack;

    @Override
    public void start(Board board, int radius) {
        n = board.size();
        w = n + 2;
        this.radius = radius;
        sq = new char[w * w];
        stones = 0;
        for (int r = -1; r <= n; r++) {
            for (int c = -1; c <= n; c++) {
                boolean off = r < 0 || c < 0 || r == n || c == n;
                char ch = off ? '#' : board.at(r, c).map(Player::symbol).orElse('.');
                sq[at(r, c)] = ch;
                if (ch == 'X' || ch == 'O') stones++;
            }
        }
        stack = new int[n * n];
        sp = 0;
    }

    private int at(int r, int c) {
        return (r + 1) * w + c + 1;
    }

    @Override
    public void make(Cell cell) {
        if (cell.row() >= n || cell.column() >= n || sq[at(cell.row(), cell.column())] != '.')
            throw new IllegalArgumentException("cannot play " + cell);
        int i = at(cell.row(), cell.column());
        sq[i] = player().symbol();
        stack[sp++] = i;
        stones++;
    }

    @Override
    public void undo() {
        if (sp == 0) throw new IllegalStateException("stack is empty");
        sq[stack[--sp]] = '.';
        stones--;
    }

    @Override
    public Player player() {
        int d = 0;
        for (char c : sq) d += c == 'X' ? 1 : c == 'O' ? -1 : 0;
        return d == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        Board b = Board.empty(n);
        for (int r = 0; r < n; r++)
            for (int c = 0; c < n; c++) {
                char ch = sq[at(r, c)];
                if (ch != '.') b.put(new Cell(r, c), ch == 'X' ? Player.X : Player.O);
            }
        return b;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> res = new ArrayList<>();
        if (stones == 0) {
            res.add(new Cell(n / 2, n / 2));
            return res;
        }
        for (int r = 0; r < n; r++)
            next:
            for (int c = 0; c < n; c++) {
                if (sq[at(r, c)] != '.') continue;
                for (int y = Math.max(0, r - radius); y <= r + radius && y < n; y++)
                    for (int x = Math.max(0, c - radius); x <= c + radius && x < n; x++)
                        if (sq[at(y, x)] != '.') {
                            res.add(new Cell(r, c));
                            continue next;
                        }
            }
        return res;
    }

    @Override
    public List<Cell> ordered() {
        char me = player().symbol(), you = me == 'X' ? 'O' : 'X';
        List<Cell> res = candidates();
        int[] upTo = new int[4];
        List<Cell> out = new ArrayList<>();
        for (Cell c : res) {
            int i = at(c.row(), c.column());
            int k = five(i, me) ? 0 : five(i, you) ? 1 : ways(i, me) >= 2 ? 2 : 3;
            out.add(upTo[k], c);
            for (int j = k; j < 4; j++) upTo[j]++;
        }
        return out;
    }

    private int ways(int i, char me) {
        sq[i] = me;
        int count = 0;
        for (int d : new int[] {1, w, w + 1, w - 1}) {
            for (int s = -1; s <= 1; s += 2) {
                int j = i;
                while (sq[j] == me) j += s * d;
                if (sq[j] == '.' && five(j, me)) count++;
                for (int k = 1; k < 5 && sq[j] != '#'; k++) {
                    j += s * d;
                    if (Math.abs((j - i) / d) <= 4 && sq[j] == '.' && five(j, me)) count++;
                }
            }
        }
        sq[i] = '.';
        return count;
    }

    private boolean five(int i, char who) {
        for (int d : new int[] {1, w, w + 1, w - 1}) {
            int a = i + d, b = i - d;
            while (sq[a] == who) a += d;
            while (sq[b] == who) b -= d;
            if ((a - b) / d > 5) return true;
        }
        return false;
    }
}
