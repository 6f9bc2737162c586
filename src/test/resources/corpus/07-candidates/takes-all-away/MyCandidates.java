// exercise: 07
// truth: wrong
// mistake: undo takes all cells near the stone out of the set, also those that are near another stone
// player: both
// style: set of cells
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.Stack;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board = Board.empty(15);
    private int radius = 2;
    private Set<Cell> near = new HashSet<>();
    private final Stack<Cell> history = new Stack<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        near = new HashSet<>();
        history.clear();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (board.at(r, c).isPresent()) {
                    near.addAll(around(new Cell(r, c)));
                }
            }
        }
    }

    private List<Cell> around(Cell cell) {
        List<Cell> list = new ArrayList<>();
        for (int r = Math.max(0, cell.row() - radius); r <= cell.row() + radius; r++) {
            for (int c = Math.max(0, cell.column() - radius); c <= cell.column() + radius; c++) {
                Cell other = new Cell(r, c);
                if (board.contains(other) && board.isEmpty(other)) list.add(other);
            }
        }
        return list;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        near.remove(cell);
        near.addAll(around(cell));
        history.push(cell);
    }

    @Override
    public void undo() {
        if (history.isEmpty()) throw new IllegalStateException();
        Cell cell = history.pop();
        boolean wasNear = touches(cell);
        near.removeAll(around(cell));
        board.clear(cell);
        if (wasNear) near.add(cell);
    }

    /** Whether another stone is near. */
    private boolean touches(Cell cell) {
        for (int r = Math.max(0, cell.row() - radius); r <= Math.min(board.size() - 1, cell.row() + radius); r++) {
            for (int c = Math.max(0, cell.column() - radius); c <= Math.min(board.size() - 1, cell.column() + radius); c++) {
                if (!cell.equals(new Cell(r, c)) && board.at(r, c).isPresent()) return true;
            }
        }
        return false;
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
        for (Cell cell : cells) {
            if (five(cell, me)) rank.put(cell, 0);
            else if (five(cell, me.opponent())) rank.put(cell, 1);
            else rank.put(cell, fork(cell, me) ? 2 : 3);
        }
        cells.sort(Comparator.comparing(rank::get));
        return cells;
    }

    private boolean fork(Cell cell, Player me) {
        board.put(cell, me);
        long count = board.emptyCells().stream().filter(c -> five(c, me)).count();
        board.clear(cell);
        return count > 1;
    }

    private boolean five(Cell cell, Player p) {
        int[][] dirs = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : dirs) {
            if (1 + walk(cell, p, d[0], d[1]) + walk(cell, p, -d[0], -d[1]) >= 5) return true;
        }
        return false;
    }

    private int walk(Cell cell, Player p, int dr, int dc) {
        int r = cell.row() + dr, c = cell.column() + dc, n = 0;
        while (r >= 0 && r < board.size() && c >= 0 && c < board.size() && board.has(p, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }
}
