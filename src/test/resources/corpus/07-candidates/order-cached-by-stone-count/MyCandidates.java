// exercise: 07
// truth: wrong
// mistake: the order is cached and reused if as many stones as last time are on the board, although they may be others
// player: both
// style: cache in fields, candidates by looking at every cell's window
// single: yes
// detail: only after undo and another move (or a new start) between two calls of ordered; nobody's list
import java.util.*;
import plybook.game.*;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board b;
    private int k;
    private final Deque<Cell> done = new ArrayDeque<>();
    private List<Cell> cache;
    private int cachedAt = -1;

    @Override
    public void start(Board board, int radius) {
        b = board.copy();
        k = radius;
        done.clear();
        cachedAt = -1;
    }

    @Override
    public void make(Cell cell) {
        b.put(cell, player());
        done.push(cell);
    }

    @Override
    public void undo() {
        if (done.isEmpty()) throw new IllegalStateException("nothing made yet");
        b.clear(done.pop());
    }

    @Override
    public Player player() {
        return b.stones() % 2 == 1 ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return b;
    }

    @Override
    public List<Cell> candidates() {
        int n = b.size();
        if (b.stones() == 0) return List.of(new Cell(n / 2, n / 2));
        List<Cell> out = new ArrayList<>();
        for (Cell c : b.emptyCells()) if (touched(c, n)) out.add(c);
        return out;
    }

    private boolean touched(Cell c, int n) {
        int r1 = Math.min(n - 1, c.row() + k), c1 = Math.min(n - 1, c.column() + k);
        for (int r = Math.max(0, c.row() - k); r <= r1; r++)
            for (int q = Math.max(0, c.column() - k); q <= c1; q++)
                if (!b.isEmpty(r, q)) return true;
        return false;
    }

    @Override
    public List<Cell> ordered() {
        if (cachedAt != b.stones()) {
            cache = sort(candidates());
            cachedAt = b.stones();
        }
        return new ArrayList<>(cache);
    }

    private List<Cell> sort(List<Cell> cells) {
        Player me = player();
        TreeMap<Integer, List<Cell>> groups = new TreeMap<>();
        for (Cell c : cells) {
            int g = 4;
            if (five(c, me)) g = 1;
            else if (five(c, me.opponent())) g = 2;
            else {
                b.put(c, me);
                int ways = 0;
                for (Cell e : b.emptyCells()) if (five(e, me)) ways++;
                b.clear(c);
                if (ways >= 2) g = 3;
            }
            groups.computeIfAbsent(g, x -> new ArrayList<>()).add(c);
        }
        List<Cell> out = new ArrayList<>();
        for (List<Cell> g : groups.values()) out.addAll(g);
        return out;
    }

    private boolean five(Cell c, Player p) {
        return run(c, p, 0, 1) >= 5 || run(c, p, 1, 0) >= 5 || run(c, p, 1, 1) >= 5 || run(c, p, -1, 1) >= 5;
    }

    private int run(Cell c, Player p, int dr, int dc) {
        int r = c.row(), q = c.column(), n = 1;
        while (on(r + dr, q + dc) && b.has(p, r + dr, q + dc)) {
            r += dr;
            q += dc;
            n++;
        }
        r = c.row();
        q = c.column();
        while (on(r - dr, q - dc) && b.has(p, r - dr, q - dc)) {
            r -= dr;
            q -= dc;
            n++;
        }
        return n;
    }

    private boolean on(int r, int q) {
        return Math.min(r, q) >= 0 && Math.max(r, q) < b.size();
    }
}
