// exercise: 07
// truth: wrong
// mistake: a cell counts as two ways only if both completing cells lie in the same line, so two fours in different lines are put among the others
// player: both
// style: flat index, bit set, journal of bit sets
// single: yes
// detail: sometimes; only for crossing fours
import java.util.*;
import java.util.stream.*;
import plybook.game.*;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board b;
    private int n, radius;
    private BitSet near = new BitSet();
    private final ArrayList<BitSet> journal = new ArrayList<>();
    private final ArrayList<Cell> line = new ArrayList<>();

    public void start(Board board, int radius) {
        b = board.copy();
        n = b.size();
        this.radius = radius;
        near = new BitSet(n * n);
        journal.clear();
        line.clear();
        IntStream.range(0, n * n).filter(i -> !b.isEmpty(i / n, i % n)).forEach(this::spread);
    }

    private void spread(int i) {
        int lo = Math.max(0, i % n - radius), hi = Math.min(n - 1, i % n + radius);
        for (int r = Math.max(0, i / n - radius); r <= Math.min(n - 1, i / n + radius); r++) near.set(r * n + lo, r * n + hi + 1);
    }

    public void make(Cell cell) {
        b.put(cell, player());
        journal.add((BitSet) near.clone());
        line.add(cell);
        spread(cell.row() * n + cell.column());
    }

    public void undo() {
        if (line.isEmpty()) throw new IllegalStateException("undo without make");
        b.clear(line.remove(line.size() - 1));
        near = journal.remove(journal.size() - 1);
    }

    public Player player() {
        return b.stones() % 2 == 0 ? Player.X : Player.O;
    }

    public Board board() {
        return b;
    }

    public List<Cell> candidates() {
        if (b.stones() == 0) return List.of(new Cell(n / 2, n / 2));
        return near.stream().filter(i -> b.isEmpty(i / n, i % n)).mapToObj(i -> new Cell(i / n, i % n)).toList();
    }

    public List<Cell> ordered() {
        Player p = player();
        return candidates().stream().sorted(Comparator.comparingInt(c -> rank(c, p))).toList();
    }

    private static final int[][] D = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private int rank(Cell c, Player p) {
        if (makes(c.row(), c.column(), p)) return 0;
        if (makes(c.row(), c.column(), p.opponent())) return 1;
        b.put(c, p);
        try {
            for (int[] d : D) {
                int ways = 0;
                for (int s = -4; s <= 4; s++) {
                    int r = c.row() + s * d[0], k = c.column() + s * d[1];
                    if (in(r, k) && b.isEmpty(r, k) && makes(r, k, p)) ways++;
                }
                if (ways >= 2) return 2;
            }
            return 3;
        } finally {
            b.clear(c);
        }
    }

    private boolean in(int r, int k) {
        return r >= 0 && r < n && k >= 0 && k < n;
    }

    private boolean makes(int r, int k, Player p) {
        return Arrays.stream(D).anyMatch(d -> len(r, k, d[0], d[1], p) + len(r, k, -d[0], -d[1], p) >= 4);
    }

    private int len(int r, int k, int dr, int dk, Player p) {
        r += dr;
        k += dk;
        return in(r, k) && b.has(p, r, k) ? 1 + len(r, k, dr, dk, p) : 0;
    }
}
