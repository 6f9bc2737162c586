// exercise: 07
// truth: wrong
// mistake: undo takes the added cells away but never puts the cell of the move itself back, so a cell that was a candidate before it was played is none after the undo.
// player: both
// style: undo as a stack of Runnables, boolean grid of candidates
// single: yes
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
    private static final int[][] AXES = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    private Board stones;
    private int reach;
    private boolean[][] interesting;
    private final Deque<Runnable> undos = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        stones = board.copy();
        reach = radius;
        interesting = new boolean[board.size()][board.size()];
        undos.clear();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (!stones.isEmpty(r, c)) {
                    light(r, c);
                }
            }
        }
    }

    /** marks the empty cells around and returns those that are new */
    private List<Cell> light(int row, int column) {
        List<Cell> fresh = new ArrayList<>();
        int n = stones.size();
        for (int r = Math.max(row - reach, 0); r < Math.min(row + reach + 1, n); r++) {
            for (int c = Math.max(column - reach, 0); c < Math.min(column + reach + 1, n); c++) {
                if (stones.isEmpty(r, c) && !interesting[r][c]) {
                    interesting[r][c] = true;
                    fresh.add(new Cell(r, c));
                }
            }
        }
        return fresh;
    }

    @Override
    public void make(Cell cell) {
        if (!stones.contains(cell) || !stones.isEmpty(cell)) {
            throw new IllegalArgumentException("no stone can be put on " + cell);
        }
        stones.put(cell, player());
        interesting[cell.row()][cell.column()] = false;
        List<Cell> fresh = light(cell.row(), cell.column());
        undos.push(() -> {
            stones.clear(cell);
            for (Cell f : fresh) {
                interesting[f.row()][f.column()] = false;
            }
        });
    }

    @Override
    public void undo() {
        if (undos.isEmpty()) {
            throw new IllegalStateException("nothing was made");
        }
        undos.pop().run();
    }

    @Override
    public Player player() {
        return stones.count(Player.X) <= stones.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return stones;
    }

    @Override
    public List<Cell> candidates() {
        int n = stones.size();
        if (stones.stones() == 0) {
            return Collections.singletonList(new Cell(n / 2, n / 2));
        }
        List<Cell> cells = new ArrayList<>();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (interesting[r][c]) {
                    cells.add(new Cell(r, c));
                }
            }
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = new ArrayList<>(candidates());
        Player p = player();
        cells.sort((a, b) -> Integer.compare(priority(b, p), priority(a, p)));
        return cells;
    }

    private int priority(Cell cell, Player p) {
        if (wins(cell, p)) {
            return 3;
        }
        if (wins(cell, p.opponent())) {
            return 2;
        }
        stones.put(cell, p);
        int winning = 0;
        for (Cell next : stones.emptyCells()) {
            if (wins(next, p)) {
                winning++;
            }
        }
        stones.clear(cell);
        return winning > 1 ? 1 : 0;
    }

    private boolean wins(Cell cell, Player p) {
        for (int[] axis : AXES) {
            int length = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                int r = cell.row() + sign * axis[0];
                int c = cell.column() + sign * axis[1];
                while (r >= 0 && r < stones.size() && c >= 0 && c < stones.size() && stones.has(p, r, c)) {
                    length++;
                    r += sign * axis[0];
                    c += sign * axis[1];
                }
            }
            if (length >= 5) {
                return true;
            }
        }
        return false;
    }
}
