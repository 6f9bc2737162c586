// exercise: 07
// truth: wrong
// mistake: candidates hands out an unmodifiable view of the own list, which changes with the position
// player: both
// style: a journal of runnables that undo, ArrayList kept up to date
// kind: slip
// single: yes
// detail: a list that was handed out changes (or throws in a loop) after the next make or undo
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board stones;
    private int radius;
    private final List<Cell> near = new ArrayList<>();
    private final Deque<Runnable> journal = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.stones = board.copy();
        this.radius = radius;
        near.clear();
        journal.clear();
        for (Cell cell : stones.emptyCells()) {
            if (isNear(cell)) {
                near.add(cell);
            }
        }
    }

    private boolean isNear(Cell cell) {
        int last = stones.size() - 1;
        for (int row = Math.max(0, cell.row() - radius); row <= Math.min(last, cell.row() + radius); row++) {
            for (int col = Math.max(0, cell.column() - radius); col <= Math.min(last, cell.column() + radius); col++) {
                if (!stones.isEmpty(row, col)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public void make(Cell cell) {
        stones.put(cell, player());
        int before = near.indexOf(cell);
        if (before >= 0) {
            near.remove(before);
        }
        int size = near.size();
        for (Cell each : stones.emptyCells()) {
            if (Math.abs(each.row() - cell.row()) <= radius
                    && Math.abs(each.column() - cell.column()) <= radius
                    && !near.contains(each)) {
                near.add(each);
            }
        }
        journal.push(() -> {
            near.subList(size, near.size()).clear();
            if (before >= 0) {
                near.add(before, cell);
            }
            stones.clear(cell);
        });
    }

    @Override
    public void undo() {
        if (journal.isEmpty()) {
            throw new IllegalStateException("nothing was made");
        }
        journal.pop().run();
    }

    @Override
    public Player player() {
        return stones.count(Player.X) == stones.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return stones;
    }

    @Override
    public List<Cell> candidates() {
        if (stones.stones() == 0) {
            return List.of(new Cell(stones.size() / 2, stones.size() / 2));
        }
        return Collections.unmodifiableList(near);
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> sorted = new ArrayList<>(candidates());
        Player me = player();
        sorted.sort((a, b) -> Integer.compare(urgency(b, me), urgency(a, me)));
        return sorted;
    }

    private int urgency(Cell cell, Player me) {
        if (longest(cell, me) > 4) {
            return 3;
        }
        if (longest(cell, me.opponent()) > 4) {
            return 2;
        }
        int fives = 0;
        stones.put(cell, me);
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                if (down == 0 && right == 0) {
                    continue;
                }
                for (int step = 1; step <= 4; step++) {
                    int row = cell.row() + step * down;
                    int col = cell.column() + step * right;
                    if (inside(row, col) && stones.isEmpty(row, col) && longest(new Cell(row, col), me) > 4) {
                        fives++;
                    }
                }
            }
        }
        stones.clear(cell);
        return fives > 1 ? 1 : 0;
    }

    private boolean inside(int row, int col) {
        return row >= 0 && col >= 0 && row < stones.size() && col < stones.size();
    }

    private int longest(Cell cell, Player p) {
        int[] lengths = {1, 1, 1, 1};
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                if (down == 0 && right == 0) {
                    continue;
                }
                int line = down == 0 ? 0 : right == 0 ? 1 : down == right ? 2 : 3;
                int row = cell.row() + down;
                int col = cell.column() + right;
                while (inside(row, col) && stones.has(p, row, col)) {
                    lengths[line]++;
                    row += down;
                    col += right;
                }
            }
        }
        return Math.max(Math.max(lengths[0], lengths[1]), Math.max(lengths[2], lengths[3]));
    }
}
