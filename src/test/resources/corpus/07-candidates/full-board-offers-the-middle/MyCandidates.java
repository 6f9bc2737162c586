// exercise: 07
// truth: wrong
// mistake: the middle is returned whenever the set of candidates is empty, so also on a full board, where the middle is taken and there is no candidate
// kind: subtle
// player: both
// style: journal, TreeSet, records
// single: yes
// detail: full boards only, such as 25 moves on 5 rows
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private record Entry(Cell cell, boolean removed, List<Cell> added) {}

    private record Dir(int dr, int dc) {}

    private static final List<Dir> DIRS = List.of(new Dir(0, 1), new Dir(1, 0), new Dir(1, 1), new Dir(1, -1));

    private Board board;
    private int radius;
    private SortedSet<Cell> cells;
    private Deque<Entry> journal;

    @Override
    public void start(Board start, int r) {
        board = start.copy();
        radius = r;
        cells = new TreeSet<>();
        journal = new ArrayDeque<>();
        for (int i = 0; i < board.size() * board.size(); i++) {
            Cell cell = new Cell(i / board.size(), i % board.size());
            if (!board.isEmpty(cell)) {
                extend(cell);
            }
        }
    }

    /** Adds the empty cells near a stone, and returns those that were not there. */
    private List<Cell> extend(Cell stone) {
        List<Cell> added = new ArrayList<>();
        for (Cell cell : board.emptyCells()) {
            if (Math.max(Math.abs(cell.row() - stone.row()), Math.abs(cell.column() - stone.column())) <= radius
                    && cells.add(cell)) {
                added.add(cell);
            }
        }
        return added;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        boolean removed = cells.remove(cell);
        journal.push(new Entry(cell, removed, extend(cell)));
    }

    @Override
    public void undo() {
        Entry entry = journal.poll();
        if (entry == null) {
            throw new IllegalStateException("no move to undo");
        }
        board.clear(entry.cell());
        cells.removeAll(entry.added());
        if (entry.removed()) {
            cells.add(entry.cell());
        }
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
        if (cells.isEmpty()) { // no stone yet
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        return new ArrayList<>(cells);
    }

    @Override
    public List<Cell> ordered() {
        if (cells.isEmpty()) {
            return candidates();
        }
        Player me = player();
        List<List<Cell>> ranks = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (Cell cell : cells) {
            int rank = wins(cell, me) ? 0 : wins(cell, me.opponent()) ? 1 : ways(cell, me) >= 2 ? 2 : 3;
            ranks.get(rank).add(cell);
        }
        List<Cell> all = new ArrayList<>();
        for (List<Cell> rank : ranks) {
            all.addAll(rank);
        }
        return all;
    }

    private int ways(Cell cell, Player me) {
        int ways = 0;
        board.put(cell, me);
        for (Dir dir : DIRS) {
            for (int k = -4; k <= 4; k++) {
                int row = cell.row() + k * dir.dr();
                int column = cell.column() + k * dir.dc();
                if (free(row, column) && wins(new Cell(row, column), me)) {
                    ways++;
                }
            }
        }
        board.clear(cell);
        return ways;
    }

    private boolean free(int row, int column) {
        return Math.min(row, column) >= 0 && Math.max(row, column) < board.size() && board.isEmpty(row, column);
    }

    private boolean wins(Cell cell, Player player) {
        for (Dir dir : DIRS) {
            if (length(cell, player, dir.dr(), dir.dc()) + length(cell, player, -dir.dr(), -dir.dc()) >= 4) {
                return true;
            }
        }
        return false;
    }

    private int length(Cell cell, Player player, int dr, int dc) {
        int row = cell.row() + dr;
        int column = cell.column() + dc;
        boolean goesOn = Math.min(row, column) >= 0
                && Math.max(row, column) < board.size()
                && board.has(player, row, column);
        return goesOn ? 1 + length(new Cell(row, column), player, dr, dc) : 0;
    }
}
