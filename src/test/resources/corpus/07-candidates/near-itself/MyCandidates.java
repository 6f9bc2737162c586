// exercise: 07
// truth: wrong
// mistake: undo asks whether the cell is near a stone while its own stone is still on the board, so it always becomes a candidate again, also where it was none before the move.
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

/** A set of candidates and a journal of what each move has changed. */
public class MyCandidates implements CandidatesTask {
    private record Entry(Cell cell, List<Cell> added) {}

    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private Board position;
    private int radius;
    private Set<Cell> near = new LinkedHashSet<>();
    private Deque<Entry> journal = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.position = board.copy();
        this.radius = radius;
        this.near = new LinkedHashSet<>();
        this.journal = new ArrayDeque<>();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (!board.isEmpty(r, c)) {
                    near.addAll(around(new Cell(r, c)));
                }
            }
        }
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
        near.remove(cell);
        List<Cell> added = new ArrayList<>();
        for (Cell next : around(cell)) {
            if (near.add(next)) {
                added.add(next);
            }
        }
        journal.push(new Entry(cell, added));
    }

    @Override
    public void undo() {
        if (journal.isEmpty()) {
            throw new IllegalStateException("nothing was made");
        }
        Entry last = journal.pop();
        near.removeAll(last.added());
        if (hasStoneNear(last.cell())) {
            near.add(last.cell());
        }
        position.clear(last.cell());
    }

    private boolean hasStoneNear(Cell cell) {
        for (int r = cell.row() - radius; r <= cell.row() + radius; r++) {
            for (int c = cell.column() - radius; c <= cell.column() + radius; c++) {
                if (mine(Player.X, r, c) || mine(Player.O, r, c)) return true;
            }
        }
        return false;
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
        if (position.stones() == 0) {
            int middle = position.size() / 2;
            return List.of(new Cell(middle, middle));
        }
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
