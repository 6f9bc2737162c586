// exercise: 07
// truth: wrong
// mistake: For the third kind the windows with four stones and a free cell are counted and not the free cells, so one cell that lies in two such windows counts as two ways.
// player: both
// style: windows of five, set and journal
// single: yes
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/** A set of candidates and a journal of what each move has changed. */
public class MyCandidates implements CandidatesTask {
    private record Entry(Cell cell, boolean was, List<Cell> added) {}

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
        boolean was = near.remove(cell);
        List<Cell> added = new ArrayList<>();
        for (Cell next : around(cell)) {
            if (near.add(next)) {
                added.add(next);
            }
        }
        journal.push(new Entry(cell, was, added));
    }

    @Override
    public void undo() {
        if (journal.isEmpty()) {
            throw new IllegalStateException("nothing was made");
        }
        Entry last = journal.pop();
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

    /** In how many windows of five p lacks one stone. */
    private int ways(Player p) {
        int ways = 0;
        int n = position.size();
        for (int[] d : DIRECTIONS) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    int endRow = r + 4 * d[0];
                    int endColumn = c + 4 * d[1];
                    if (endRow >= n || endColumn < 0 || endColumn >= n) continue;
                    int stones = 0;
                    int free = 0;
                    for (int k = 0; k < 5; k++) {
                        if (mine(p, r + k * d[0], c + k * d[1])) stones++;
                        else if (position.isEmpty(r + k * d[0], c + k * d[1])) free++;
                    }
                    if (stones == 4 && free == 1) ways++;
                }
            }
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
                int ways = ways(me);
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
