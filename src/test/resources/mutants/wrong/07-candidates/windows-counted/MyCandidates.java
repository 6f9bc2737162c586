// Wrong: two windows with four stones are two ways, even if both lack the same cell.
// Fails first: ordered: then moves that make two fives possible, such as an open four
// Says: of two fives
// Diagnosis: order-counts-windows

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
    private final Deque<Cell> played = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        played.clear();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        played.push(cell);
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
        return windowsOfFour(cell, me) > 1 ? 2 : 3;
    }

    /** The windows of five cells around the cell in which, with a stone on it, only one is missing. */
    private int windowsOfFour(Cell cell, Player player) {
        int windows = 0;
        for (int down = -1; down <= 1; down++) {
            for (int right = 0; right <= 1; right++) {
                if (right == 0 && down < 1) {
                    continue;
                }
                for (int back = 0; back < 5; back++) {
                    int mine = 1;
                    int free = 0;
                    for (int i = -back; i < 5 - back; i++) {
                        int row = cell.row() + i * down;
                        int column = cell.column() + i * right;
                        if (i != 0 && isOn(row, column)) {
                            mine += board.has(player, row, column) ? 1 : 0;
                            free += board.isEmpty(row, column) ? 1 : 0;
                        }
                    }
                    windows += mine == 4 && free == 1 ? 1 : 0;
                }
            }
        }
        return windows;
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
