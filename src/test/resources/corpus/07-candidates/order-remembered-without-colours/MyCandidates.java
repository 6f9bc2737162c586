// exercise: 07
// truth: wrong
// mistake: ordered() remembers its answers by the set of cells that are taken, so two positions with the same cells taken and the colours exchanged get the same order
// player: both
// style: undo by snapshots of a set, answers remembered in a HashMap
// single: yes
// detail: only when ordered() is asked on two lines since start that put stones on the same cells in other colours and the threats differ
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int size;
    private int radius;
    private BitSet taken;
    private BitSet near;
    private final Deque<Snapshot> snapshots = new ArrayDeque<>();
    private final Map<BitSet, List<Cell>> known = new HashMap<>();

    private record Snapshot(Cell move, BitSet near) {}

    @Override
    public void start(Board from, int radius) {
        this.board = from.copy();
        this.size = from.size();
        this.radius = radius;
        this.taken = new BitSet(size * size);
        this.near = new BitSet(size * size);
        this.snapshots.clear();
        this.known.clear();
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                if (!board.isEmpty(row, column)) {
                    mark(row, column);
                }
            }
        }
    }

    private void mark(int row, int column) {
        taken.set(row * size + column);
        int left = Math.max(0, column - radius);
        int right = Math.min(size - 1, column + radius);
        for (int r = Math.max(0, row - radius); r <= Math.min(size - 1, row + radius); r++) {
            near.set(r * size + left, r * size + right + 1);
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        snapshots.push(new Snapshot(cell, (BitSet) near.clone()));
        mark(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        if (snapshots.isEmpty()) {
            throw new IllegalStateException("no snapshot left");
        }
        Snapshot last = snapshots.pop();
        near = last.near();
        taken.clear(last.move().row() * size + last.move().column());
        board.clear(last.move());
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
        List<Cell> cells = new ArrayList<>();
        if (taken.isEmpty()) {
            cells.add(new Cell(size / 2, size / 2));
            return cells;
        }
        for (int i = near.nextSetBit(0); i >= 0; i = near.nextSetBit(i + 1)) {
            if (!taken.get(i)) {
                cells.add(new Cell(i / size, i % size));
            }
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> before = known.get(taken);
        if (before == null) {
            before = sorted();
            known.put((BitSet) taken.clone(), before);
        }
        return new ArrayList<>(before);
    }

    private List<Cell> sorted() {
        Player me = player();
        List<Cell> cells = candidates();
        Map<Cell, Integer> ranks = new HashMap<>();
        for (Cell cell : cells) {
            ranks.put(cell, rank(cell, me));
        }
        cells.sort(Comparator.comparing(ranks::get));
        return cells;
    }

    private int rank(Cell cell, Player me) {
        if (makesFive(cell.row(), cell.column(), me)) {
            return 0;
        }
        if (makesFive(cell.row(), cell.column(), me.opponent())) {
            return 1;
        }
        board.put(cell, me);
        int ways = 0;
        for (int[] d : D) {
            for (int i = -4; i <= 4; i++) {
                int row = cell.row() + i * d[0];
                int column = cell.column() + i * d[1];
                if (inside(row, column) && board.isEmpty(row, column) && makesFive(row, column, me)) {
                    ways++;
                }
            }
        }
        board.clear(cell);
        return ways >= 2 ? 2 : 3;
    }

    private static final int[][] D = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    private boolean makesFive(int row, int column, Player who) {
        for (int[] d : D) {
            int n = 1;
            for (int i = 1; is(row + i * d[0], column + i * d[1], who); i++) {
                n++;
            }
            for (int i = 1; is(row - i * d[0], column - i * d[1], who); i++) {
                n++;
            }
            if (n >= 5) {
                return true;
            }
        }
        return false;
    }

    private boolean is(int row, int column, Player who) {
        return inside(row, column) && board.has(who, row, column);
    }

    private boolean inside(int row, int column) {
        return row >= 0 && row < size && column >= 0 && column < size;
    }
}
