// exercise: 07
// truth: wrong
// mistake: the candidates are in a TreeSet whose comparator compares only the distance from the middle and the row, so of two cells in mirrored columns one is taken for the other and is lost
// player: both
// style: TreeSet with an own comparator, rebuilt after each move
// single: yes
// detail: always; as soon as two mirrored cells are candidates
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private NavigableSet<Cell> fromTheMiddle;
    private final Deque<Cell> path = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        path.clear();
        int middle = board.size() / 2;
        fromTheMiddle = new TreeSet<>(Comparator.comparingInt(
                        (Cell cell) -> Math.abs(cell.row() - middle) + Math.abs(cell.column() - middle))
                .thenComparing(Cell::row));
        refresh();
    }

    private void refresh() {
        fromTheMiddle.clear();
        int middle = board.size() / 2;
        if (board.stones() == 0) {
            fromTheMiddle.add(new Cell(middle, middle));
        }
        board.emptyCells().stream().filter(this::near).forEach(fromTheMiddle::add);
    }

    private boolean near(Cell cell) {
        for (int row = Math.max(0, cell.row() - radius); row <= cell.row() + radius && row < board.size(); row++) {
            for (int column = Math.max(0, cell.column() - radius);
                    column <= cell.column() + radius && column < board.size();
                    column++) {
                if (board.at(row, column).isPresent()) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        path.addLast(cell);
        refresh();
    }

    @Override
    public void undo() {
        if (path.isEmpty()) {
            throw new IllegalStateException("there is nothing to undo");
        }
        board.clear(path.removeLast());
        refresh();
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
        return new ArrayList<>(fromTheMiddle);
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = candidates();
        Player player = player();
        cells.sort(Comparator.comparingInt(cell -> five(cell, player) ? 0
                : five(cell, player.opponent()) ? 1
                : two(cell, player) ? 2 : 3));
        return cells;
    }

    private boolean two(Cell cell, Player player) {
        board.put(cell, player);
        int n = 0;
        for (int dr = -4; dr <= 4; dr++) {
            for (int dc = -4; dc <= 4; dc++) {
                int r = cell.row() + dr, c = cell.column() + dc;
                boolean line = dr == 0 || dc == 0 || Math.abs(dr) == Math.abs(dc);
                if (line && r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.isEmpty(r, c)
                        && five(new Cell(r, c), player)) {
                    n++;
                }
            }
        }
        board.clear(cell);
        return n > 1;
    }

    private boolean five(Cell cell, Player player) {
        for (int dir = 0; dir < 4; dir++) {
            int dr = dir == 0 ? 0 : 1;
            int dc = dir == 0 ? 1 : dir - 2;
            int run = 1;
            for (int sign = 1; sign >= -1; sign -= 2) {
                int r = cell.row() + sign * dr, c = cell.column() + sign * dc;
                while (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(player, r, c)) {
                    run++;
                    r += sign * dr;
                    c += sign * dc;
                }
            }
            if (run >= 5) {
                return true;
            }
        }
        return false;
    }
}
