// exercise: 07
// truth: wrong
// mistake: undo takes away every cell near the removed stone, also those that are near another stone as well.
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board = Board.empty(15);
    private int radius = 2;
    private final Set<Cell> near = new LinkedHashSet<>();

    private final Deque<Cell> moves = new ArrayDeque<>();
    private final Deque<Boolean> was = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        near.clear();
        moves.clear();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (!board.isEmpty(new Cell(r, c))) near.addAll(around(new Cell(r, c)));
            }
        }
    }

    private List<Cell> around(Cell cell) {
        List<Cell> cells = new ArrayList<>();
        for (int r = Math.max(0, cell.row() - radius); r <= Math.min(board.size() - 1, cell.row() + radius); r++) {
            for (int c = Math.max(0, cell.column() - radius); c <= Math.min(board.size() - 1, cell.column() + radius); c++) {
                Cell each = new Cell(r, c);
                if (board.isEmpty(each)) cells.add(each);
            }
        }
        cells.remove(cell);
        return cells;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        was.push(near.remove(cell));
        near.addAll(around(cell));
        moves.push(cell);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) throw new IllegalStateException("no move to undo");
        Cell cell = moves.pop();
        board.clear(cell);
        near.removeAll(around(cell));
        if (was.pop()) near.add(cell);
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
        if (board.stones() == 0) return List.of(new Cell(board.size() / 2, board.size() / 2));
        return new ArrayList<>(near);
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> cells = new ArrayList<>(candidates());
        Map<Cell, Integer> rank = new HashMap<>();
        for (Cell c : cells) {
            rank.put(c, five(c, me) ? 0 : five(c, me.opponent()) ? 1 : twoWays(c, me) ? 2 : 3);
        }
        cells.sort(Comparator.comparing(rank::get));
        return cells;
    }

    private boolean five(Cell cell, Player p) {
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : directions) {
            if (1 + run(cell, p, d[0], d[1]) + run(cell, p, -d[0], -d[1]) >= 5) return true;
        }
        return false;
    }

    private int run(Cell cell, Player p, int dr, int dc) {
        int n = 0;
        int r = cell.row() + dr, c = cell.column() + dc;
        while (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(p, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }

    /** after a stone on the cell: are there two cells that complete a five? */
    private boolean twoWays(Cell cell, Player p) {
        board.put(cell, p);
        long ways = board.emptyCells().stream().filter(e -> five(e, p)).count();
        board.clear(cell);
        return ways >= 2;
    }
}
