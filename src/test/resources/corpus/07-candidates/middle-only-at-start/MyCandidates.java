// exercise: 07
// truth: wrong
// mistake: The middle of the empty board is put into the set by start and taken out cleared by the first move and not put back, so after undo to the empty board it is missing.
// player: both
// style: set and journal
// single: yes
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/** A set of candidates and a history of what each move has changed. */
public class MyCandidates implements CandidatesTask {
    private record Made(Cell cell, boolean was, List<Cell> added) {}

    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private Board position;
    private int radius;
    private Set<Cell> near = new LinkedHashSet<>();
    private Deque<Made> history = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.position = board.copy();
        this.radius = radius;
        this.near = new LinkedHashSet<>();
        this.history = new ArrayDeque<>();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (!board.isEmpty(r, c)) {
                    near.addAll(around(new Cell(r, c)));
                }
            }
        }
        if (near.isEmpty() && board.stones() == 0) {
            near.add(middle());
        }
    }

    private Cell middle() {
        return new Cell(position.size() / 2, position.size() / 2);
    }

    private List<Cell> around(Cell cell) {
        List<Cell> cells = new ArrayList<>();
        for (int dr = -radius; dr <= radius; dr++) {
            for (int dc = -radius; dc <= radius; dc++) {
                int r = cell.row() + dr;
                int c = cell.column() + dc;
                if (r < 0 || c < 0 || r >= position.size() || c >= position.size()) continue;
                if (position.isEmpty(r, c)) cells.add(new Cell(r, c));
            }
        }
        return cells;
    }

    @Override
    public void make(Cell cell) {
        position.put(cell, player());
        if (position.stones() == 1) {
            near.clear(); // the middle is no candidate of its own any more
        }
        boolean was = near.remove(cell);
        List<Cell> added = new ArrayList<>();
        for (Cell next : around(cell)) {
            if (near.add(next)) {
                added.add(next);
            }
        }
        history.push(new Made(cell, was, added));
    }

    @Override
    public void undo() {
        if (history.isEmpty()) {
            throw new IllegalStateException("nothing was made");
        }
        Made last = history.pop();
        position.clear(last.cell());
        near.removeAll(last.added());
        if (last.was()) {
            near.add(last.cell());
        }
    }

    @Override
    public Player player() {
        return position.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return position;
    }

    @Override
    public List<Cell> candidates() {
        return new ArrayList<>(near);
    }

    private boolean mine(Player p, int r, int c) {
        return r >= 0 && c >= 0 && r < position.size() && c < position.size() && position.has(p, r, c);
    }

    private boolean makesFive(Player p, Cell cell) {
        for (int[] d : DIRECTIONS) {
            int length = 1;
            for (int k = 1; mine(p, cell.row() + k * d[0], cell.column() + k * d[1]); k++) length++;
            for (int k = 1; mine(p, cell.row() - k * d[0], cell.column() - k * d[1]); k++) length++;
            if (length >= 5) return true;
        }
        return false;
    }

    /** The cells on which p completes five now. */
    private Set<Cell> ways(Player p) {
        Set<Cell> ways = new TreeSet<>();
        for (Cell way : position.emptyCells()) {
            if (makesFive(p, way)) ways.add(way);
        }
        return ways;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> wins = new ArrayList<>();
        List<Cell> blocks = new ArrayList<>();
        List<Cell> doubles = new ArrayList<>();
        List<Cell> others = new ArrayList<>();
        for (Cell cell : candidates()) {
            if (makesFive(me, cell)) {
                wins.add(cell);
            } else if (makesFive(me.opponent(), cell)) {
                blocks.add(cell);
            } else {
                position.put(cell, me);
                int ways = ways(me).size();
                position.clear(cell);
                (ways > 1 ? doubles : others).add(cell);
            }
        }
        wins.addAll(blocks);
        wins.addAll(doubles);
        wins.addAll(others);
        return wins;
    }
}
