// exercise: 07
// truth: wrong
// mistake: The side to move is a field that start sets to X whatever stones the board has, so after a start from a board with one X more than O the wrong side moves, and all that follows from it (stones put, ordered) is wrong.
// player: MIN
// style: turn kept as a field and toggled, candidates by a look at the whole board
// single: yes
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private Player turn;
    private LinkedList<Cell> played;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.turn = Player.X; // X begins
        this.played = new LinkedList<>();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, turn);
        played.addLast(cell);
        turn = turn.opponent();
    }

    @Override
    public void undo() {
        if (played.isEmpty()) {
            throw new IllegalStateException("nothing to undo");
        }
        board.clear(played.removeLast());
        turn = turn.opponent();
    }

    @Override
    public Player player() {
        return turn;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> list = new ArrayList<>();
        int size = board.size();
        if (board.stones() == 0) {
            list.add(new Cell(size / 2, size / 2));
            return list;
        }
        for (Cell cell : board.emptyCells()) {
            if (hasNeighbour(cell)) {
                list.add(cell);
            }
        }
        return list;
    }

    private boolean hasNeighbour(Cell cell) {
        for (int row = Math.max(0, cell.row() - radius); row <= cell.row() + radius && row < board.size(); row++) {
            for (int column = Math.max(0, cell.column() - radius); column <= cell.column() + radius && column < board.size(); column++) {
                if (!board.isEmpty(row, column)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = candidates();
        List<Cell> result = new ArrayList<>();
        for (int kind = 0; kind < 4; kind++) {
            for (Cell cell : cells) {
                if (kindOf(cell) == kind) {
                    result.add(cell);
                }
            }
        }
        return result;
    }

    private int kindOf(Cell cell) {
        if (completesFive(board, cell, turn)) {
            return 0;
        }
        if (completesFive(board, cell, turn.opponent())) {
            return 1;
        }
        Board trial = board.copy();
        trial.put(cell, turn);
        int ways = 0;
        for (Cell next : trial.emptyCells()) {
            if (completesFive(trial, next, turn)) {
                ways++;
            }
        }
        return ways >= 2 ? 2 : 3;
    }

    private static boolean completesFive(Board b, Cell cell, Player p) {
        for (int dr = 0; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if (dr == 0 && dc <= 0) {
                    continue;
                }
                int n = 1;
                int r = cell.row() + dr, c = cell.column() + dc;
                while (r < b.size() && c >= 0 && c < b.size() && b.has(p, r, c)) {
                    n++;
                    r += dr;
                    c += dc;
                }
                r = cell.row() - dr;
                c = cell.column() - dc;
                while (r >= 0 && c >= 0 && c < b.size() && b.has(p, r, c)) {
                    n++;
                    r -= dr;
                    c -= dc;
                }
                if (n >= 5) {
                    return true;
                }
            }
        }
        return false;
    }
}
