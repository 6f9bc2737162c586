// exercise: 07
// truth: right
// mistake: -
// player: both
// style: one int per row with a bit per column, snapshots of all rows on a stack
// kind: -
// single: yes
// detail: -
import java.util.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private int n;
    private int reach;
    private int[][] stones = new int[2][0];
    private int[] halo = new int[0];
    private final List<int[]> pile = new ArrayList<>();

    @Override
    public void start(Board from, int radius) {
        int[][] fresh = new int[2][from.size()];
        for (Player p : Player.values()) {
            for (int r = 0; r < from.size(); r++) {
                fresh[p.ordinal()][r] = (int) from.row(p, r);
            }
        }
        n = from.size();
        reach = Math.min(radius, n);
        stones = fresh;
        halo = new int[n];
        pile.clear();
        for (int r = 0; r < n; r++) {
            for (int bits = taken(r); bits != 0; bits &= bits - 1) {
                glow(r, Integer.numberOfTrailingZeros(bits));
            }
        }
    }

    private int taken(int r) {
        return stones[0][r] | stones[1][r];
    }

    private void glow(int row, int col) {
        int width = 0;
        for (int c = col - reach; c <= col + reach; c++) {
            width |= c >= 0 && c < n ? 1 << c : 0;
        }
        for (int r = Math.max(0, row - reach); r < n && r <= row + reach; r++) {
            halo[r] |= width;
        }
    }

    @Override
    public void make(Cell cell) {
        if (cell.row() >= n || cell.column() >= n || (taken(cell.row()) >> cell.column() & 1) == 1) {
            throw new IllegalArgumentException("not free: " + cell);
        }
        int side = player().ordinal();
        int[] before = Arrays.copyOf(halo, n + 3);
        before[n] = side;
        before[n + 1] = cell.row();
        before[n + 2] = cell.column();
        pile.add(before);
        stones[side][cell.row()] |= 1 << cell.column();
        glow(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        if (pile.isEmpty()) {
            throw new IllegalStateException("no move");
        }
        int[] before = pile.remove(pile.size() - 1);
        stones[before[n]][before[n + 1]] ^= 1 << before[n + 2];
        halo = before; // the three numbers behind it do no harm
    }

    @Override
    public Player player() {
        int more = 0;
        for (int r = 0; r < n; r++) {
            more += Integer.bitCount(stones[0][r]) - Integer.bitCount(stones[1][r]);
        }
        return more == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        Board shown = Board.empty(n);
        for (Player p : Player.values()) {
            for (int r = 0; r < n; r++) {
                for (int bits = stones[p.ordinal()][r]; bits != 0; bits &= bits - 1) {
                    shown.put(new Cell(r, Integer.numberOfTrailingZeros(bits)), p);
                }
            }
        }
        return shown;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> out = new ArrayList<>();
        int any = 0;
        for (int r = 0; r < n; r++) {
            any |= taken(r);
            for (int bits = halo[r] & ~taken(r); bits != 0; bits &= bits - 1) {
                out.add(new Cell(r, Integer.numberOfTrailingZeros(bits)));
            }
        }
        return any == 0 ? List.of(new Cell(n / 2, n / 2)) : out;
    }

    @Override
    public List<Cell> ordered() {
        int me = player().ordinal();
        List<List<Cell>> buckets = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (Cell c : candidates()) {
            int kind;
            if (five(me, c.row(), c.column())) {
                kind = 0;
            } else if (five(1 - me, c.row(), c.column())) {
                kind = 1;
            } else {
                kind = twice(me, c.row(), c.column()) ? 2 : 3;
            }
            buckets.get(kind).add(c);
        }
        List<Cell> all = new ArrayList<>();
        buckets.forEach(all::addAll);
        return all;
    }

    private boolean twice(int side, int r, int c) {
        stones[side][r] |= 1 << c;
        int found = 0;
        for (int spot = 0; spot < 9 * 4; spot++) {
            int step = spot % 9 - 4;
            int y = r + (spot < 9 ? 0 : step);
            int x = c + (spot < 18 ? (spot < 9 ? step : 0) : spot < 27 ? step : -step);
            if (inside(y, x) && (taken(y) >> x & 1) == 0 && five(side, y, x)) {
                found++;
            }
        }
        stones[side][r] ^= 1 << c;
        return found >= 2;
    }

    private boolean five(int side, int r, int c) {
        return line(side, r, c, 0, 1) || line(side, r, c, 1, 0) || line(side, r, c, 1, 1) || line(side, r, c, 1, -1);
    }

    private boolean line(int side, int r, int c, int dr, int dc) {
        int run = 1;
        for (int k = 1; has(side, r + k * dr, c + k * dc); k++) {
            run++;
        }
        for (int k = 1; has(side, r - k * dr, c - k * dc); k++) {
            run++;
        }
        return run > 4;
    }

    private boolean inside(int r, int c) {
        return r >= 0 && c >= 0 && r < n && c < n;
    }

    private boolean has(int side, int r, int c) {
        return inside(r, c) && (stones[side][r] >> c & 1) == 1;
    }
}
