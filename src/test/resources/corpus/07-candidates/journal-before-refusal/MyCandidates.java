// exercise: 07
// truth: wrong
// mistake: make writes the move on the undo stack before board.put refuses a cell that is taken or outside, so after a refused move something has changed: the next undo takes back the refused 'move' (it clears the stone that stands there, or fails) instead of the last real one
// player: both
// style: set with journal, order of statements in make
// single: yes
// detail: without refused moves everything is right
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {

    private record Entry(Cell cell, Set<Cell> candidatesBefore) {}

    private Board board;
    private int radius;
    private Set<Cell> candidates = new LinkedHashSet<>();
    private final Deque<Entry> journal = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        journal.clear();
        candidates = new LinkedHashSet<>();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (!board.isEmpty(row, column)) {
                    addNear(new Cell(row, column));
                }
            }
        }
    }

    private void addNear(Cell cell) {
        for (Cell empty : board.emptyCells()) {
            if (Math.abs(empty.row() - cell.row()) <= radius && Math.abs(empty.column() - cell.column()) <= radius) {
                candidates.add(empty);
            }
        }
    }

    @Override
    public void make(Cell cell) {
        journal.push(new Entry(cell, new LinkedHashSet<>(candidates)));
        board.put(cell, player());
        candidates.remove(cell);
        addNear(cell);
    }

    @Override
    public void undo() {
        if (journal.isEmpty()) {
            throw new IllegalStateException("no move to undo");
        }
        Entry entry = journal.pop();
        board.clear(entry.cell());
        candidates = entry.candidatesBefore();
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
        if (board.stones() == 0) {
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        return List.copyOf(candidates);
    }

    @Override
    public List<Cell> ordered() {
        Player player = player();
        return candidates().stream()
                .sorted(Comparator.comparing(cell -> threat(cell, player)))
                .toList();
    }

    private enum Threat { WIN, BLOCK, TWO_WAYS, NONE }

    private Threat threat(Cell cell, Player player) {
        if (completes(board, cell, player)) {
            return Threat.WIN;
        }
        if (completes(board, cell, player.opponent())) {
            return Threat.BLOCK;
        }
        Board after = board.copy();
        after.put(cell, player);
        long ways = after.emptyCells().stream()
                .filter(each -> distance(each, cell) <= 4 && inLine(each, cell))
                .filter(each -> completes(after, each, player))
                .count();
        return ways > 1 ? Threat.TWO_WAYS : Threat.NONE;
    }

    private static int distance(Cell a, Cell b) {
        return Math.max(Math.abs(a.row() - b.row()), Math.abs(a.column() - b.column()));
    }

    private static boolean inLine(Cell a, Cell b) {
        int down = a.row() - b.row();
        int right = a.column() - b.column();
        return down == 0 || right == 0 || down == right || down == -right;
    }

    private static boolean completes(Board board, Cell cell, Player player) {
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : directions) {
            if (side(board, cell, player, d[0], d[1]) + 1 + side(board, cell, player, -d[0], -d[1]) >= 5) {
                return true;
            }
        }
        return false;
    }

    private static int side(Board board, Cell cell, Player player, int down, int right) {
        int row = cell.row() + down;
        int column = cell.column() + right;
        int stones = 0;
        while (row >= 0 && column >= 0 && row < board.size() && column < board.size() && board.has(player, row, column)) {
            stones++;
            row += down;
            column += right;
        }
        return stones;
    }
}
