// Wrong: the candidates are kept until the next move, and undo does not throw them away.
// Fails first: candidates are restored by undo: not too little, not too much, at any depth, after a cutoff too
// Says: which should not be there
// Diagnosis: candidates-out-of-date

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/** Looks at the whole board whenever it is asked. */
public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private List<Cell> near; // null if it has to be looked for
    private final Deque<Cell> played = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        played.clear();
        near = null;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        played.push(cell);
        near = null;
    }

    @Override
    public void undo() {
        if (played.isEmpty()) {
            throw new IllegalStateException("no move was made");
        }
        board.clear(played.pop());
    }

    @Override
    public Player player() {
        return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        if (near == null) {
            near = find();
        }
        return new ArrayList<>(near);
    }

    private List<Cell> find() {
        List<Cell> found = new ArrayList<>();
        if (board.stones() == 0) {
            found.add(new Cell(board.size() / 2, board.size() / 2));
        }
        for (Cell cell : board.emptyCells()) {
            if (hasNeighbour(cell)) {
                found.add(cell);
            }
        }
        return found;
    }

    private boolean hasNeighbour(Cell cell) {
        for (int row = cell.row() - radius; row <= cell.row() + radius; row++) {
            for (int column = cell.column() - radius; column <= cell.column() + radius; column++) {
                if (isOn(row, column) && !board.isEmpty(row, column)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isOn(int row, int column) {
        return row >= 0 && column >= 0 && row < board.size() && column < board.size();
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = candidates();
        cells.sort(Comparator.comparingInt(this::kind));
        return cells;
    }

    private int kind(Cell cell) {
        Player me = player();
        Player other = me.opponent();
        if (wins(cell, me)) {
            return 0;
        }
        if (wins(cell, other)) {
            return 1;
        }
        return ways(cell, me) > 1 ? 2 : 3;
    }

    private int ways(Cell cell, Player player) {
        board.put(cell, player);
        int ways = 0;
        for (Cell next : board.emptyCells()) {
            if (wins(next, player)) {
                ways++;
            }
        }
        board.clear(cell);
        return ways;
    }

    /** The stones of the player in a row from beside the cell on. */
    private int row(Cell cell, Player player, int down, int right) {
        int length = 0;
        while (isOn(cell.row() + (length + 1) * down, cell.column() + (length + 1) * right)
                && board.has(player, cell.row() + (length + 1) * down, cell.column() + (length + 1) * right)) {
            length++;
        }
        return length;
    }

    private boolean wins(Cell cell, Player player) {
        return row(cell, player, 0, 1) + row(cell, player, 0, -1) >= 4
                || row(cell, player, 1, 0) + row(cell, player, -1, 0) >= 4
                || row(cell, player, 1, 1) + row(cell, player, -1, -1) >= 4
                || row(cell, player, 1, -1) + row(cell, player, -1, 1) >= 4;
    }
}
