// exercise: 07
// truth: wrong
// mistake: make writes the move into the journal before the board has accepted it, so after a refused move undo takes the refused cell back instead of the last move
// kind: slip
// player: both
// style: neighbour counts in an int array, journal of cells
// single: yes
// detail: needs a refused make followed by an undo
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private int[][] near;
    private final ArrayDeque<Cell> journal = new ArrayDeque<>();

    @Override
    public void start(Board start, int radius) {
        board = start.copy();
        this.radius = radius;
        near = new int[board.size()][board.size()];
        journal.clear();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (!board.isEmpty(row, column)) {
                    count(new Cell(row, column), +1);
                }
            }
        }
    }

    private void count(Cell stone, int change) {
        for (int row = stone.row() - radius; row <= stone.row() + radius; row++) {
            for (int column = stone.column() - radius; column <= stone.column() + radius; column++) {
                if (inside(row, column)) {
                    near[row][column] += change;
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        journal.push(cell);
        board.put(cell, player());
        count(cell, +1);
    }

    @Override
    public void undo() {
        if (journal.isEmpty()) {
            throw new IllegalStateException("nothing was made");
        }
        Cell cell = journal.pop();
        board.clear(cell);
        count(cell, -1);
    }

    @Override
    public Player player() {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
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
        }
        for (Cell cell : board.emptyCells()) {
            if (near[cell.row()][cell.column()] > 0) {
                cells.add(cell);
            }
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = candidates();
        cells.sort(Comparator.comparingInt(this::rank));
        return cells;
    }

    private int rank(Cell cell) {
        Player me = player();
        if (five(cell, me)) {
            return 0;
        }
        if (five(cell, me.opponent())) {
            return 1;
        }
        board.put(cell, me);
        int ways = 0;
        for (Cell each : board.emptyCells()) {
            ways += five(each, me) ? 1 : 0;
        }
        board.clear(cell);
        return ways >= 2 ? 2 : 3;
    }

    private boolean five(Cell cell, Player player) {
        return line(cell, player, 0, 1) || line(cell, player, 1, 0) || line(cell, player, 1, 1) || line(cell, player, 1, -1);
    }

    private boolean line(Cell cell, Player player, int dr, int dc) {
        return 1 + arm(cell, player, dr, dc) + arm(cell, player, -dr, -dc) >= 5;
    }

    private int arm(Cell cell, Player player, int dr, int dc) {
        int n = 0;
        while (inside(cell.row() + (n + 1) * dr, cell.column() + (n + 1) * dc)
                && board.has(player, cell.row() + (n + 1) * dr, cell.column() + (n + 1) * dc)) {
            n++;
        }
        return n;
    }

    private boolean inside(int row, int column) {
        return row >= 0 && column >= 0 && row < board.size() && column < board.size();
    }
}
