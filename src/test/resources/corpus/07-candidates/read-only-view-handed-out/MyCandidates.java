// exercise: 07
// truth: wrong
// mistake: candidates() hands out an unmodifiable view of its own list instead of a copy, so the list changes with the next make or undo
// kind: slip
// player: both
// style: one sorted list kept with binary search, marks of its length
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private List<Cell> cells = new ArrayList<>();
    private final List<Cell> journal = new ArrayList<>(); // cells that were added
    private final List<int[]> marks = new ArrayList<>(); // row, column, was a candidate, length of the journal before

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        cells = new ArrayList<>();
        journal.clear();
        marks.clear();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (!board.isEmpty(row, column)) {
                    addAround(row, column);
                }
            }
        }
        journal.clear();
    }

    private void addAround(int row, int column) {
        int top = Math.max(row - radius, 0);
        int bottom = Math.min(row + radius, board.size() - 1);
        int left = Math.max(column - radius, 0);
        int right = Math.min(column + radius, board.size() - 1);
        for (int r = top; r <= bottom; r++) {
            for (int c = left; c <= right; c++) {
                Cell cell = new Cell(r, c);
                int at = Collections.binarySearch(cells, cell);
                if (at < 0 && board.isEmpty(cell)) {
                    cells.add(-at - 1, cell);
                    journal.add(cell);
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        int at = Collections.binarySearch(cells, cell);
        if (at >= 0) {
            cells.remove(at);
        }
        marks.add(new int[] {cell.row(), cell.column(), at >= 0 ? 1 : 0, journal.size()});
        addAround(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        if (marks.isEmpty()) {
            throw new IllegalStateException("at the start");
        }
        int[] mark = marks.remove(marks.size() - 1);
        Cell cell = new Cell(mark[0], mark[1]);
        board.clear(cell);
        while (journal.size() > mark[3]) {
            Cell added = journal.remove(journal.size() - 1);
            cells.remove(Collections.binarySearch(cells, added));
        }
        if (mark[2] == 1) {
            cells.add(-Collections.binarySearch(cells, cell) - 1, cell);
        }
    }

    @Override
    public Player player() {
        return board.count(Player.O) < board.count(Player.X) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        if (board.stones() == 0) {
            return Collections.singletonList(new Cell(board.size() / 2, board.size() / 2));
        }
        return Collections.unmodifiableList(cells);
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> sorted = new ArrayList<>(candidates());
        sorted.sort(Comparator.comparingInt(cell -> threat(cell, me)));
        return sorted;
    }

    private int threat(Cell cell, Player me) {
        if (five(cell.row(), cell.column(), me)) {
            return 0;
        }
        if (five(cell.row(), cell.column(), me.opponent())) {
            return 1;
        }
        board.put(cell, me);
        int ways = 0;
        for (int[] d : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
            for (int k = -4; k <= 4; k++) {
                int r = cell.row() + k * d[0];
                int c = cell.column() + k * d[1];
                if (inside(r, c) && board.isEmpty(r, c) && five(r, c, me)) {
                    ways++;
                }
            }
        }
        board.clear(cell);
        return ways >= 2 ? 2 : 3;
    }

    private boolean inside(int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size();
    }

    private boolean five(int row, int column, Player who) {
        for (int[] d : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
            int length = 0;
            for (int k = -4; k <= 4 && length < 5; k++) {
                int r = row + k * d[0];
                int c = column + k * d[1];
                length = k == 0 || (inside(r, c) && board.has(who, r, c)) ? length + 1 : 0;
            }
            if (length >= 5) {
                return true;
            }
        }
        return false;
    }
}
