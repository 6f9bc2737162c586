// exercise: 07
// truth: wrong
// mistake: start does not empty the pile of moves: after a second start on the same object undo still takes back moves of the game before, instead of refusing
// player: both
// style: whole board each time, list of moves
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.CandidatesTask;


/** Simple version: only the stones are kept, everything else is looked up when it is asked for. */
public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private final ArrayList<Cell> moves = new ArrayList<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.add(cell);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("no move to take back");
        }
        board.clear(moves.remove(moves.size() - 1));
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
        if (board.stones() == 0) {
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        List<Cell> result = new ArrayList<>();
        for (Cell cell : board.emptyCells()) {
            if (hasNeighbour(cell)) {
                result.add(cell);
            }
        }
        return result;
    }

    private boolean hasNeighbour(Cell cell) {
        for (int dr = -radius; dr <= radius; dr++) {
            for (int dc = -radius; dc <= radius; dc++) {
                if (is(Player.X, cell.row() + dr, cell.column() + dc) || is(Player.O, cell.row() + dr, cell.column() + dc)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> wins = new ArrayList<>();
        List<Cell> blocks = new ArrayList<>();
        List<Cell> doubles = new ArrayList<>();
        List<Cell> others = new ArrayList<>();
        for (Cell cell : candidates()) {
            if (five(cell, me)) {
                wins.add(cell);
            } else if (five(cell, me.opponent())) {
                blocks.add(cell);
            } else if (twoWays(cell, me)) {
                doubles.add(cell);
            } else {
                others.add(cell);
            }
        }
        wins.addAll(blocks);
        wins.addAll(doubles);
        wins.addAll(others);
        return wins;
    }

    private boolean twoWays(Cell cell, Player me) {
        if (board.count(me) < 3) {
            return false;
        }
        board.put(cell, me);
        int fives = 0;
        for (Cell next : board.emptyCells()) {
            if (five(next, me)) {
                fives++;
            }
        }
        board.clear(cell);
        return fives >= 2;
    }

    private boolean five(Cell cell, Player p) {
        return run(cell, p, 0, 1) >= 5 || run(cell, p, 1, 0) >= 5 || run(cell, p, 1, 1) >= 5 || run(cell, p, 1, -1) >= 5;
    }

    private int run(Cell cell, Player p, int dr, int dc) {
        int n = 1;
        for (int k = 1; is(p, cell.row() + k * dr, cell.column() + k * dc); k++) {
            n++;
        }
        for (int k = 1; is(p, cell.row() - k * dr, cell.column() - k * dc); k++) {
            n++;
        }
        return n;
    }

    private boolean is(Player p, int row, int column) {
        return row >= 0 && column >= 0 && row < board.size() && column < board.size() && board.has(p, row, column);
    }
}
