// exercise: 07
// truth: right
// mistake: none; a pile of snapshots: make pushes a new board with a new bit set, undo throws the top away
// player: both
// style: immutable snapshots on a stack, BitSet
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.CandidatesTask;


public class MyCandidates implements CandidatesTask {
    private record Snapshot(Board board, BitSet near) {}

    private final Deque<Snapshot> snapshots = new ArrayDeque<>();
    private int radius;

    @Override
    public void start(Board board, int radius) {
        this.radius = radius;
        BitSet near = new BitSet();
        for (int i = 0; i < board.size() * board.size(); i++) {
            if (board.at(i / board.size(), i % board.size()).isPresent()) {
                near.or(around(i / board.size(), i % board.size(), board.size()));
            }
        }
        snapshots.clear();
        snapshots.push(new Snapshot(board.copy(), near));
    }

    private BitSet around(int row, int column, int size) {
        BitSet set = new BitSet(size * size);
        int from = Math.max(column - radius, 0);
        int to = Math.min(column + radius + 1, size); // exclusive
        for (int r = Math.max(row - radius, 0); r < Math.min(row + radius + 1, size); r++) {
            set.set(r * size + from, r * size + to);
        }
        return set;
    }

    @Override
    public void make(Cell cell) {
        Snapshot now = snapshots.peek();
        Board next = now.board().copy();
        next.put(cell, player());
        BitSet near = around(cell.row(), cell.column(), next.size());
        near.or(now.near());
        snapshots.push(new Snapshot(next, near));
    }

    @Override
    public void undo() {
        if (snapshots.size() < 2) {
            throw new IllegalStateException("at the start");
        }
        snapshots.pop();
    }

    @Override
    public Player player() {
        Board b = board();
        return b.count(Player.X) == b.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return snapshots.element().board();
    }

    @Override
    public List<Cell> candidates() {
        Board b = board();
        int n = b.size();
        if (b.stones() == 0) {
            return new ArrayList<>(List.of(new Cell(n / 2, n / 2)));
        }
        return snapshots.element().near().stream()
                .mapToObj(i -> new Cell(i / n, i % n))
                .filter(b::isEmpty)
                .toList();
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        Board work = board().copy();
        TreeMap<Integer, List<Cell>> groups = new TreeMap<>();
        for (Cell c : candidates()) {
            groups.computeIfAbsent(group(work, c, me), k -> new ArrayList<>()).add(c);
        }
        return groups.values().stream().flatMap(List::stream).toList();
    }

    private static int group(Board b, Cell c, Player me) {
        if (fiveWith(b, c, me)) return 0;
        if (fiveWith(b, c, me.opponent())) return 1;
        Board after = b.copy();
        after.put(c, me);
        long ways = after.emptyCells().stream()
                .filter(e -> inLine(c, e) && fiveWith(after, e, me))
                .limit(2)
                .count();
        return ways == 2 ? 2 : 3;
    }

    private static boolean inLine(Cell a, Cell b) {
        int dr = Math.abs(a.row() - b.row());
        int dc = Math.abs(a.column() - b.column());
        return dr <= 4 && dc <= 4 && (dr == 0 || dc == 0 || dr == dc);
    }

    /** Looks at nine places along each of the lines, with the cell in the middle counted as the player's. */
    private static boolean fiveWith(Board b, Cell cell, Player p) {
        for (int d = 0; d < 4; d++) {
            int dr = d == 0 ? 0 : 1;
            int dc = d == 0 ? 1 : d - 2;
            int streak = 0;
            for (int k = -4; k <= 4; k++) {
                int r = cell.row() + k * dr;
                int c = cell.column() + k * dc;
                boolean on = r >= 0 && r < b.size() && c >= 0 && c < b.size();
                streak = k == 0 || on && b.has(p, r, c) ? streak + 1 : 0;
                if (streak == 5) return true;
            }
        }
        return false;
    }
}
