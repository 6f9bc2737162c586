// exercise: 07
// truth: right
// mistake: none; every move makes a whole new snapshot with bit rows, undo only throws the newest away
// player: both
// style: stack of immutable records, bit shifting, grouping into a TreeMap
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.IntBinaryOperator;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {

    private record Snapshot(Board stones, int[] reach) {
        Snapshot with(Cell at, Player who, int radius) {
            Board next = stones.copy();
            next.put(at, who);
            int[] wider = reach.clone();
            spread(wider, at.row(), at.column(), radius);
            return new Snapshot(next, wider);
        }

        static void spread(int[] reach, int row, int column, int radius) {
            int n = reach.length;
            int bits = 0;
            for (int c = 0; c < n; c++) {
                if (Math.abs(c - column) <= radius) {
                    bits |= 1 << c;
                }
            }
            for (int r = 0; r < n; r++) {
                if (Math.abs(r - row) <= radius) {
                    reach[r] |= bits;
                }
            }
        }
    }

    private final LinkedList<Snapshot> film = new LinkedList<>();
    private int radius;

    @Override
    public void start(Board board, int radius) {
        this.radius = radius;
        film.clear();
        int[] reach = new int[board.size()];
        for (int r = 0; r < reach.length; r++)
            for (int c = 0; c < reach.length; c++)
                if (!board.isEmpty(r, c)) Snapshot.spread(reach, r, c, radius);
        film.add(new Snapshot(board.copy(), reach));
    }

    @Override
    public void make(Cell cell) {
        film.addLast(film.getLast().with(cell, player(), radius));
    }

    @Override
    public void undo() {
        if (film.size() < 2) throw new IllegalStateException("at the beginning");
        film.removeLast();
    }

    @Override
    public Player player() {
        return board().stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return film.getLast().stones();
    }

    @Override
    public List<Cell> candidates() {
        Snapshot now = film.getLast();
        int n = now.reach().length;
        List<Cell> found = new ArrayList<>();
        if (now.stones().stones() == 0) {
            found.add(new Cell(n / 2, n / 2));
            return found;
        }
        for (int r = 0; r < n; r++) {
            int free = now.reach()[r] & ~(int) (now.stones().row(Player.X, r) | now.stones().row(Player.O, r));
            for (; free != 0; free &= free - 1) {
                found.add(new Cell(r, Integer.numberOfTrailingZeros(free)));
            }
        }
        return found;
    }

    @Override
    public List<Cell> ordered() {
        TreeMap<Integer, List<Cell>> drawers = new TreeMap<>();
        Player me = player();
        for (Cell c : candidates()) {
            int drawer;
            if (completes(board(), me, c)) drawer = 1;
            else if (completes(board(), me.opponent(), c)) drawer = 2;
            else drawer = forks(c, me) ? 3 : 4;
            drawers.computeIfAbsent(drawer, x -> new ArrayList<>()).add(c);
        }
        List<Cell> all = new ArrayList<>();
        drawers.values().forEach(all::addAll);
        return all;
    }

    private boolean forks(Cell c, Player me) {
        Board then = board().copy();
        then.put(c, me);
        int ways = 0;
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if (dr == 0 && dc == 0) continue;
                for (int step = 1; step <= 4; step++) {
                    int r = c.row() + step * dr, k = c.column() + step * dc;
                    if (inside(then, r, k) && then.isEmpty(r, k) && completes(then, me, new Cell(r, k))) ways++;
                }
            }
        }
        return ways > 1;
    }

    private static boolean completes(Board b, Player p, Cell c) {
        IntBinaryOperator ray = (dr, dc) -> {
            int k = 0;
            while (mine(b, p, c.row() + (k + 1) * dr, c.column() + (k + 1) * dc)) k++;
            return k;
        };
        int most = 0;
        for (int[] d : new int[][] {{0, 1}, {1, 0}, {1, 1}, {-1, 1}})
            most = Math.max(most, ray.applyAsInt(d[0], d[1]) + ray.applyAsInt(-d[0], -d[1]));
        return most >= 4;
    }

    private static boolean inside(Board b, int r, int c) {
        return r >= 0 && c >= 0 && r < b.size() && c < b.size();
    }

    private static boolean mine(Board b, Player p, int r, int c) {
        return inside(b, r, c) && b.has(p, r, c);
    }
}
