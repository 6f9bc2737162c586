// exercise: 07
// truth: wrong
// mistake: on an empty board start puts the middle into the set of candidates like any other, and the first stone does not take it out although it may be far away
// kind: subtle
// player: both
// style: BitSet with snapshots for undo
// single: yes
// detail: shows only after a first stone that is neither the middle nor near it
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int n;
    private int radius;
    private BitSet set;
    private List<BitSet> sets;
    private List<Cell> cells;

    @Override
    public void start(Board start, int radius) {
        board = start.copy();
        n = board.size();
        this.radius = radius;
        set = new BitSet(n * n);
        sets = new ArrayList<>();
        cells = new ArrayList<>();
        if (board.stones() == 0) {
            set.set(n / 2 * n + n / 2);
        } else {
            for (int i = 0; i < n * n; i++) {
                if (!board.isEmpty(i / n, i % n)) {
                    spread(i / n, i % n);
                }
            }
        }
    }

    /** Adds the empty cells near a stone, a piece of a row at a time. */
    private void spread(int row, int column) {
        int left = Math.max(0, column - radius);
        int right = Math.min(n - 1, column + radius);
        for (int r = Math.max(0, row - radius); r <= row + radius && r < n; r++) {
            set.set(r * n + left, r * n + right + 1);
            for (int c = left; c <= right; c++) {
                if (!board.isEmpty(r, c)) {
                    set.clear(r * n + c);
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        sets.add((BitSet) set.clone());
        cells.add(cell);
        set.clear(cell.row() * n + cell.column());
        spread(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        int last = cells.size() - 1;
        if (last < 0) {
            throw new IllegalStateException("undo before make");
        }
        board.clear(cells.remove(last));
        set = sets.remove(last);
    }

    @Override
    public Player player() {
        return (board.stones() & 1) == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        return set.stream().mapToObj(i -> new Cell(i / n, i % n)).collect(Collectors.toList());
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        BitSet rest = (BitSet) set.clone();
        List<Cell> result = new ArrayList<>();
        for (int kind = 0; kind < 4; kind++) {
            for (int i = rest.nextSetBit(0); i >= 0; i = rest.nextSetBit(i + 1)) {
                if (isOfKind(kind, i / n, i % n, me)) {
                    result.add(new Cell(i / n, i % n));
                    rest.clear(i);
                }
            }
        }
        return result;
    }

    private boolean isOfKind(int kind, int row, int column, Player me) {
        switch (kind) {
            case 0:
                return five(row, column, me);
            case 1:
                return five(row, column, me.opponent());
            case 2:
                return ways(row, column, me) >= 2;
            default:
                return true;
        }
    }

    private int ways(int row, int column, Player me) {
        Cell cell = new Cell(row, column);
        board.put(cell, me);
        int ways = 0;
        for (int i = 0; i < n * n; i++) {
            if (board.isEmpty(i / n, i % n) && five(i / n, i % n, me)) {
                ways++;
            }
        }
        board.clear(cell);
        return ways;
    }

    private boolean in(int r, int c) {
        return r >= 0 && c >= 0 && r < n && c < n;
    }

    private boolean five(int row, int column, Player who) {
        int[][] half = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : half) {
            int from = 0;
            while (in(row + (from - 1) * d[0], column + (from - 1) * d[1])
                    && board.has(who, row + (from - 1) * d[0], column + (from - 1) * d[1])) {
                from--;
            }
            int to = 0;
            while (in(row + (to + 1) * d[0], column + (to + 1) * d[1])
                    && board.has(who, row + (to + 1) * d[0], column + (to + 1) * d[1])) {
                to++;
            }
            if (to - from + 1 >= 5) {
                return true;
            }
        }
        return false;
    }
}
