// Wrong: cells are kept as row * 10 + column, and made of it again, on boards of any size.
// Fails first: candidates: the empty cells near a stone, after every move
// Says: 
// Diagnosis: cells-numbered-for-another-size

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, 0, 1, -1};

    private Board board;
    private int n;
    private int radius;
    private final TreeSet<Integer> cand = new TreeSet<>();
    private final Deque<Cell> moves = new ArrayDeque<>();
    private final Deque<TreeSet<Integer>> old = new ArrayDeque<>();

    private static int code(int row, int column) {
        return row * 10 + column;
    }

    private static Cell cell(int code) {
        return new Cell(code / 10, code % 10);
    }

    public void start(Board b, int radius) {
        board = b.copy();
        n = b.size();
        this.radius = radius;
        cand.clear();
        moves.clear();
        old.clear();
        for (int r = 0; r < n; ++r)
            for (int c = 0; c < n; ++c)
                if (!board.isEmpty(r, c)) addAround(r, c);
    }

    private void addAround(int row, int column) {
        for (int r = Math.max(0, row - radius); r <= row + radius && r < n; ++r)
            for (int c = Math.max(0, column - radius); c <= column + radius && c < n; ++c)
                if (board.isEmpty(r, c)) cand.add(code(r, c));
    }

    public void make(Cell m) {
        board.put(m, player());
        moves.push(m);
        old.push(new TreeSet<>(cand));
        cand.remove(code(m.row(), m.column()));
        addAround(m.row(), m.column());
    }

    public void undo() {
        if (moves.isEmpty()) throw new IllegalStateException("undo without make");
        board.clear(moves.pop());
        cand.clear();
        cand.addAll(old.pop());
    }

    public Player player() {
        return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
    }

    public Board board() {
        return board;
    }

    public List<Cell> candidates() {
        List<Cell> list = new ArrayList<>();
        if (board.stones() == 0) {
            list.add(new Cell(n / 2, n / 2));
        } else {
            for (int code : cand) list.add(cell(code));
        }
        return list;
    }

    public List<Cell> ordered() {
        List<Cell> list = candidates();
        final Player me = player();
        list.sort((a, b) -> kind(a, me) - kind(b, me));
        return list;
    }

    private int kind(Cell c, Player me) {
        if (!board.contains(c) || !board.isEmpty(c)) return 3;
        if (five(c.row(), c.column(), me)) return 0;
        if (five(c.row(), c.column(), me.opponent())) return 1;
        board.put(c, me);
        int k = 0;
        for (int d = 0; d < 4; ++d)
            for (int i = -4; i <= 4; ++i) {
                int r = c.row() + i * DR[d], q = c.column() + i * DC[d];
                if (in(r, q) && board.isEmpty(r, q) && five(r, q, me)) ++k;
            }
        board.clear(c);
        return k > 1 ? 2 : 3;
    }

    private boolean in(int r, int c) {
        return r >= 0 && r < n && c >= 0 && c < n;
    }

    private boolean five(int r, int c, Player p) {
        for (int d = 0; d < 4; ++d) {
            int k = 1;
            for (int i = 1; in(r + i * DR[d], c + i * DC[d]) && board.has(p, r + i * DR[d], c + i * DC[d]); ++i) ++k;
            for (int i = 1; in(r - i * DR[d], c - i * DC[d]) && board.has(p, r - i * DR[d], c - i * DC[d]); ++i) ++k;
            if (k >= 5) return true;
        }
        return false;
    }
}
