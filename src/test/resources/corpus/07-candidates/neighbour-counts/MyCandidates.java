// exercise: 07
// truth: right
// mistake: none; for each cell the number of stones near it is counted up and down
// player: both
// style: counts of stones near each cell
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/** For every cell I count how many stones are near it. A candidate is an empty cell with a count above 0. */
public class MyCandidates implements CandidatesTask {
    private Board board = Board.empty(15);
    private int radius = 2;
    private int[][] near = new int[15][15];
    private final Deque<Cell> moves = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        near = new int[board.size()][board.size()];
        moves.clear();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (board.at(r, c).isPresent()) count(r, c, 1);
            }
        }
    }

    private void count(int row, int column, int by) {
        for (int r = row - radius; r <= row + radius; r++) {
            for (int c = column - radius; c <= column + radius; c++) {
                if (r >= 0 && c >= 0 && r < near.length && c < near.length) near[r][c] += by;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player()); // refuses before anything is counted
        count(cell.row(), cell.column(), 1);
        moves.push(cell);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) throw new IllegalStateException("no move to take back");
        Cell cell = moves.pop();
        board.clear(cell);
        count(cell.row(), cell.column(), -1);
    }

    @Override
    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> cells = new ArrayList<>();
        if (board.stones() == 0) {
            cells.add(new Cell(board.size() / 2, board.size() / 2));
            return cells;
        }
        for (Cell cell : board.emptyCells()) {
            if (near[cell.row()][cell.column()] > 0) cells.add(cell);
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<List<Cell>> groups = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (Cell cell : candidates()) {
            int group = five(cell, me) ? 0 : five(cell, me.opponent()) ? 1 : twoWays(cell, me) ? 2 : 3;
            groups.get(group).add(cell);
        }
        return groups.stream().flatMap(List::stream).collect(Collectors.toList());
    }

    private boolean five(Cell cell, Player p) {
        return length(cell, p, 0, 1) >= 5
                || length(cell, p, 1, 0) >= 5
                || length(cell, p, 1, 1) >= 5
                || length(cell, p, 1, -1) >= 5;
    }

    /** The length of the row that a stone on the cell would be part of. */
    private int length(Cell cell, Player p, int dr, int dc) {
        int n = 1;
        for (int side = -1; side <= 1; side += 2) {
            int r = cell.row() + side * dr;
            int c = cell.column() + side * dc;
            while (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(p, r, c)) {
                n++;
                r += side * dr;
                c += side * dc;
            }
        }
        return n;
    }

    private boolean twoWays(Cell cell, Player me) {
        Board mine = board;
        board = board.copy();
        board.put(cell, me);
        int ways = 0;
        for (Cell other : board.emptyCells()) {
            if (five(other, me)) ways++;
        }
        board = mine;
        return ways >= 2;
    }
}
