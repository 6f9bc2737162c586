// exercise: 07
// truth: wrong
// mistake: for the third kind player() is asked when the stone is on the board already, so it counts the fives of the opponent
// player: both
// style: set of candidates, records, small methods
// single: yes
// detail: always
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private record Entry(Cell cell, Set<Cell> candidatesBefore) {}

    private Board current = Board.empty(15);
    private int dist = 2;
    private Set<Cell> near = new HashSet<>();
    private final Deque<Entry> entries = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        current = board.copy();
        dist = radius;
        near = new HashSet<>();
        entries.clear();
        forEachCell((row, column) -> !current.isEmpty(row, column) && near.addAll(emptyAround(row, column)));
    }

    private void forEachCell(BiPredicate<Integer, Integer> action) {
        for (int row = 0; row < current.size(); row++) {
            for (int column = 0; column < current.size(); column++) {
                action.test(row, column);
            }
        }
    }

    private List<Cell> emptyAround(int row, int column) {
        List<Cell> cells = new ArrayList<>();
        for (int dr = -dist; dr <= dist; dr++) {
            for (int dc = -dist; dc <= dist; dc++) {
                if (isFree(row + dr, column + dc)) {
                    cells.add(new Cell(row + dr, column + dc));
                }
            }
        }
        return cells;
    }

    private boolean isInside(int row, int column) {
        return Math.min(row, column) >= 0 && Math.max(row, column) < current.size();
    }

    private boolean isFree(int row, int column) {
        return isInside(row, column) && current.isEmpty(row, column);
    }

    @Override
    public void make(Cell cell) {
        current.put(cell, player());
        entries.push(new Entry(cell, near));
        near = new HashSet<>(near);
        near.remove(cell);
        near.addAll(emptyAround(cell.row(), cell.column()));
    }

    @Override
    public void undo() {
        if (entries.isEmpty()) {
            throw new IllegalStateException("no entry");
        }
        Entry entry = entries.pop();
        current.clear(entry.cell());
        near = entry.candidatesBefore();
    }

    @Override
    public Player player() {
        return current.count(Player.X) == current.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return current;
    }

    @Override
    public List<Cell> candidates() {
        int middle = current.size() / 2;
        return current.stones() == 0 ? List.of(new Cell(middle, middle)) : List.copyOf(near);
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = new ArrayList<>(candidates());
        cells.sort(Comparator.comparingInt(this::priority));
        return cells;
    }

    private int priority(Cell cell) {
        if (isWin(cell)) {
            return 1;
        }
        if (isBlock(cell)) {
            return 2;
        }
        return hasTwoWays(cell) ? 3 : 4;
    }

    private boolean isWin(Cell cell) {
        return makesFive(cell, player());
    }

    private boolean isBlock(Cell cell) {
        return makesFive(cell, player().opponent());
    }

    private boolean hasTwoWays(Cell cell) {
        current.put(cell, player());
        int ways = 0;
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                for (int step = 1; step <= 4; step++) {
                    int row = cell.row() + step * dr;
                    int column = cell.column() + step * dc;
                    if (isFree(row, column) && makesFive(new Cell(row, column), player())) {
                        ways++;
                    }
                }
            }
        }
        current.clear(cell);
        return ways >= 2;
    }

    private boolean makesFive(Cell cell, Player player) {
        return inLine(cell, player, 0, 1) || inLine(cell, player, 1, 0) || inLine(cell, player, 1, 1) || inLine(cell, player, 1, -1);
    }

    private boolean inLine(Cell cell, Player player, int dr, int dc) {
        return ray(cell, player, dr, dc) + ray(cell, player, -dr, -dc) >= 4;
    }

    private int ray(Cell cell, Player player, int dr, int dc) {
        int length = 0;
        while (isInside(cell.row() + (length + 1) * dr, cell.column() + (length + 1) * dc)
                && current.has(player, cell.row() + (length + 1) * dr, cell.column() + (length + 1) * dc)) {
            length++;
        }
        return length;
    }
}
