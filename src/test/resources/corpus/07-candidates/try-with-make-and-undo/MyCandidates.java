// exercise: 07
// truth: right
// mistake: none; two ways are tried with its own make and undo, the journal is one list with marks between the moves
// player: both
// style: boolean array and one journal of numbers, buckets instead of sorting
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[] DOWN = {0, 1, 1, 1};
    private static final int[] RIGHT = {1, 0, 1, -1};
    private Board b = Board.empty(15);
    private int n = 15;
    private int k = 2;
    private boolean[] near = new boolean[225];
    private final ArrayList<Integer> journal = new ArrayList<>(); // cells that became near, then the cell played, then how many

    @Override
    public void start(Board board, int radius) {
        b = board.copy();
        n = b.size();
        k = radius;
        near = new boolean[n * n];
        journal.clear();
        for (int i = 0; i < n * n; i++) {
            if (!b.isEmpty(i / n, i % n)) {
                spread(i / n, i % n);
            }
        }
        journal.clear();
    }

    private int spread(int row, int column) {
        int count = 0;
        for (int i = 0; i < n * n; i++) {
            if (!near[i] && Math.abs(i / n - row) <= k && Math.abs(i % n - column) <= k) {
                near[i] = true;
                journal.add(i);
                count++;
            }
        }
        return count;
    }

    @Override
    public void make(Cell cell) {
        b.put(cell, player());
        int count = spread(cell.row(), cell.column());
        journal.add(cell.row() * n + cell.column());
        journal.add(count);
    }

    private int pop() {
        return journal.remove(journal.size() - 1);
    }

    @Override
    public void undo() {
        if (journal.isEmpty()) {
            throw new IllegalStateException("nothing to undo");
        }
        int count = pop();
        int cell = pop();
        b.clear(new Cell(cell / n, cell % n));
        while (count-- > 0) {
            near[pop()] = false;
        }
    }

    @Override
    public Player player() {
        return b.count(Player.X) > b.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return b;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> list = new ArrayList<>();
        if (b.stones() == 0) {
            list.add(new Cell(n / 2, n / 2));
        } else {
            for (Cell cell : b.emptyCells()) {
                if (near[cell.row() * n + cell.column()]) {
                    list.add(cell);
                }
            }
        }
        return list;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<List<Cell>> buckets = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (Cell cell : candidates()) {
            int bucket = 3;
            if (isFive(cell, me)) {
                bucket = 0;
            } else if (isFive(cell, me.opponent())) {
                bucket = 1;
            } else {
                make(cell);
                int ways = 0;
                for (Cell other : b.emptyCells()) {
                    int dr = Math.abs(other.row() - cell.row());
                    int dc = Math.abs(other.column() - cell.column());
                    if (Math.max(dr, dc) < 5 && (dr == dc || dr * dc == 0) && isFive(other, me)) {
                        ways++;
                    }
                }
                undo();
                bucket = ways < 2 ? 3 : 2;
            }
            buckets.get(bucket).add(cell);
        }
        List<Cell> all = new ArrayList<>();
        buckets.forEach(all::addAll);
        return all;
    }

    private boolean isFive(Cell cell, Player p) {
        for (int d = 0; d < 4; d++) {
            int low = 0;
            while (has(p, cell, d, low - 1)) low--;
            int high = 0;
            while (has(p, cell, d, high + 1)) high++;
            if (high - low >= 4) return true;
        }
        return false;
    }

    private boolean has(Player p, Cell cell, int d, int steps) {
        int r = cell.row() + steps * DOWN[d];
        int c = cell.column() + steps * RIGHT[d];
        return r >= 0 && r < n && c >= 0 && c < n && b.has(p, r, c);
    }
}
