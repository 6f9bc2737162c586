// Wrong: the ranks of cells are remembered and not forgotten by undo.
// Fails first: ordered: a win in one comes first
// Says: must be forgotten by undo
// Diagnosis: none

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private final Deque<Cell> moves = new ArrayDeque<>();
    private final Map<Cell, Integer> ranks = new HashMap<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        moves.clear();
        ranks.clear();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.addLast(cell);
        ranks.clear();
    }

    @Override
    public void undo() {
        Cell last = moves.pollLast();
        if (last == null) {
            throw new IllegalStateException("there is no move to undo");
        }
        board.clear(last);
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
        List<Cell> result = new ArrayList<>();
        for (Cell empty : board.emptyCells()) {
            if (near(empty)) {
                result.add(empty);
            }
        }
        if (board.stones() == 0) {
            result.add(new Cell(board.size() / 2, board.size() / 2));
        }
        return result;
    }

    private boolean near(Cell cell) {
        int size = board.size();
        for (int r = Math.max(0, cell.row() - radius); r < size && r <= cell.row() + radius; r++) {
            for (int c = Math.max(0, cell.column() - radius); c < size && c <= cell.column() + radius; c++) {
                if (!board.isEmpty(r, c)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = candidates();
        cells.sort(Comparator.comparingInt(cell -> ranks.computeIfAbsent(cell, this::rank)));
        return cells;
    }

    private int rank(Cell cell) {
        Player me = player();
        if (five(cell, me)) {
            return 1;
        }
        if (five(cell, me.opponent())) {
            return 2;
        }
        board.put(cell, me);
        int ways = 0;
        for (Cell next : board.emptyCells()) {
            ways += five(next, me) ? 1 : 0;
        }
        board.clear(cell);
        return ways >= 2 ? 3 : 4;
    }

    private boolean five(Cell cell, Player p) {
        return count(cell, p, 0, 1) >= 5 || count(cell, p, 1, 0) >= 5 || count(cell, p, 1, 1) >= 5 || count(cell, p, 1, -1) >= 5;
    }

    private int count(Cell cell, Player p, int dr, int dc) {
        int n = 1;
        for (int s = 1; s >= -1; s -= 2) {
            for (int k = 1; k < 5; k++) {
                int r = cell.row() + s * k * dr;
                int c = cell.column() + s * k * dc;
                if (r < 0 || c < 0 || r >= board.size() || c >= board.size() || !board.has(p, r, c)) {
                    break;
                }
                n++;
            }
        }
        return n;
    }
}
