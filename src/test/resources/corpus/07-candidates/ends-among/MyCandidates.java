// exercise: 07
// truth: wrong
// mistake: for the third group a cell that completes a five is looked for among the candidates from before the move, where with radius 1 the far end of a new four is missing
// player: both
// style: candidates as the universe for everything, predicates, two sets
// kind: subtle
// single: yes
// detail: ordered with radius 1, where the stone extends three to an open four at its end and no other stone is near the new end
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int FIVE = 5;

    private Board board;
    private int radius;
    private Set<Cell> near = new LinkedHashSet<>();
    private List<Cell> moves = new ArrayList<>();
    private List<Set<Cell>> journal = new ArrayList<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        moves = new ArrayList<>();
        journal = new ArrayList<>();
        near = new LinkedHashSet<>();
        for (Cell empty : board.emptyCells()) {
            if (hasStoneNear(empty)) {
                near.add(empty);
            }
        }
    }

    private boolean hasStoneNear(Cell cell) {
        int n = board.size();
        for (int r = Math.max(0, cell.row() - radius); r <= Math.min(n - 1, cell.row() + radius); r++) {
            for (int c = Math.max(0, cell.column() - radius); c <= Math.min(n - 1, cell.column() + radius); c++) {
                if (!board.isEmpty(r, c)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        journal.add(near);
        moves.add(cell);
        Set<Cell> next = new LinkedHashSet<>(near);
        next.remove(cell);
        int n = board.size();
        for (int r = Math.max(0, cell.row() - radius); r <= Math.min(n - 1, cell.row() + radius); r++) {
            for (int c = Math.max(0, cell.column() - radius); c <= Math.min(n - 1, cell.column() + radius); c++) {
                if (board.isEmpty(r, c)) {
                    next.add(new Cell(r, c));
                }
            }
        }
        near = next;
    }

    @Override
    public void undo() {
        int last = moves.size() - 1;
        if (last < 0) {
            throw new IllegalStateException("there is no move to take back");
        }
        board.clear(moves.remove(last));
        near = journal.remove(last);
    }

    @Override
    public Player player() {
        return board.stones() % 2 == 1 ? Player.O : Player.X;
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
        return List.copyOf(near);
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> cells = new ArrayList<>(candidates());
        BiPredicate<Cell, Player> five = this::completesFive;
        cells.sort(Comparator.comparingInt(cell -> five.test(cell, me)
                ? 0
                : five.test(cell, me.opponent()) ? 1 : makesTwoWays(cell, me) ? 2 : 3));
        return cells;
    }

    private boolean makesTwoWays(Cell cell, Player me) {
        board.put(cell, me);
        int ways = 0;
        for (Cell other : near) {
            if (!other.equals(cell) && inLine(cell, other) && completesFive(other, me)) {
                ways++;
            }
        }
        board.clear(cell);
        return ways >= 2;
    }

    private static boolean inLine(Cell a, Cell b) {
        int r = Math.abs(a.row() - b.row());
        int c = Math.abs(a.column() - b.column());
        return r < FIVE && c < FIVE && (r == 0 || c == 0 || r == c);
    }

    private boolean completesFive(Cell cell, Player who) {
        for (int d = 0; d < 4; d++) {
            int dr = d == 0 ? 0 : 1;
            int dc = d == 0 ? 1 : d - 2;
            int length = 1 + walk(cell, who, dr, dc) + walk(cell, who, -dr, -dc);
            if (length >= FIVE) {
                return true;
            }
        }
        return false;
    }

    private int walk(Cell cell, Player who, int dr, int dc) {
        int r = cell.row() + dr;
        int c = cell.column() + dc;
        int steps = 0;
        while (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(who, r, c)) {
            r += dr;
            c += dc;
            steps++;
        }
        return steps;
    }
}
