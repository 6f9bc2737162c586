// exercise: 07
// truth: wrong
// mistake: make pushes the cell on the stack before board.put can refuse it, so after a refused move undo takes a wrong cell
// player: both
// style: candidates computed from the board, moves in an ArrayDeque
// single: yes
// detail: only after a refused move
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private ArrayDeque<Cell> history;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        history = new ArrayDeque<>();
    }

    @Override
    public void make(Cell cell) {
        history.push(cell);
        board.put(cell, player());
    }

    @Override
    public void undo() {
        if (history.isEmpty()) {
            throw new IllegalStateException("there is no move to undo");
        }
        board.clear(history.pop());
    }

    @Override
    public Player player() {
        int x = board.count(Player.X);
        int o = board.count(Player.O);
        if (x == o) {
            return Player.X;
        }
        return Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        int size = board.size();
        if (board.stones() == 0) {
            return List.of(new Cell(size / 2, size / 2));
        }
        Set<Cell> cells = new LinkedHashSet<>();
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                if (board.isEmpty(row, column)) {
                    continue;
                }
                for (int r = row - radius; r <= row + radius; r++) {
                    for (int c = column - radius; c <= column + radius; c++) {
                        if (onBoard(r, c) && board.isEmpty(r, c)) {
                            cells.add(new Cell(r, c));
                        }
                    }
                }
            }
        }
        return new ArrayList<>(cells);
    }

    private boolean onBoard(int r, int c) {
        return 0 <= r && r < board.size() && 0 <= c && c < board.size();
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> left = new ArrayList<>(candidates());
        List<Cell> result = new ArrayList<>();
        for (Cell cell : List.copyOf(left)) {
            if (makesFive(cell, me)) {
                result.add(cell);
            }
        }
        left.removeAll(result);
        List<Cell> blocks = left.stream().filter(cell -> makesFive(cell, me.opponent())).toList();
        left.removeAll(blocks);
        List<Cell> strong = left.stream().filter(cell -> makesTwoWays(cell, me)).toList();
        left.removeAll(strong);
        result.addAll(blocks);
        result.addAll(strong);
        result.addAll(left);
        return result;
    }

    private boolean makesTwoWays(Cell cell, Player me) {
        board.put(cell, me);
        long ways = board.emptyCells().stream().filter(other -> makesFive(other, me)).count();
        board.clear(cell);
        return ways >= 2;
    }

    private boolean makesFive(Cell cell, Player who) {
        for (int dr = 0; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if (dr == 0 && dc != 1) {
                    continue;
                }
                int length = 1;
                int r = cell.row() + dr;
                int c = cell.column() + dc;
                while (onBoard(r, c) && board.has(who, r, c)) {
                    length++;
                    r += dr;
                    c += dc;
                }
                r = cell.row() - dr;
                c = cell.column() - dc;
                while (onBoard(r, c) && board.has(who, r, c)) {
                    length++;
                    r -= dr;
                    c -= dc;
                }
                if (length >= 5) {
                    return true;
                }
            }
        }
        return false;
    }
}
