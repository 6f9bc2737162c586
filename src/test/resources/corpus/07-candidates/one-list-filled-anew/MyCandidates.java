// exercise: 07
// truth: wrong
// mistake: candidates fills one and the same list anew at each call, so that a list that was handed out changes when candidates or ordered is asked for after another move
// kind: subtle
// player: both
// style: reused buffer to save garbage, neighbour test on demand
// single: yes
// detail: make and undo alone do not change the list; only the next call of candidates or ordered does
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private final Deque<Cell> line = new ArrayDeque<>();
    private final ArrayList<Cell> buffer = new ArrayList<>(361);

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.line.clear();
    }

    @Override
    public void make(Cell cell) {
        if (!board.contains(cell)) {
            throw new IllegalArgumentException(cell + " is outside");
        }
        if (!board.isEmpty(cell)) {
            throw new IllegalArgumentException(cell + " is taken");
        }
        board.put(cell, player());
        line.push(cell);
    }

    @Override
    public void undo() {
        if (line.peek() == null) {
            throw new IllegalStateException("there is no move to undo");
        }
        board.clear(line.pop());
    }

    @Override
    public Player player() {
        if (board.count(Player.X) == board.count(Player.O)) {
            return Player.X;
        }
        return Player.O;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        buffer.clear();
        if (board.stones() == 0) {
            buffer.add(new Cell(board.size() / 2, board.size() / 2));
        } else {
            for (Cell cell : board.emptyCells()) {
                if (isNearAStone(cell)) {
                    buffer.add(cell);
                }
            }
        }
        return buffer;
    }

    private boolean isNearAStone(Cell cell) {
        for (int row = cell.row() - radius; row <= cell.row() + radius; row++) {
            for (int column = cell.column() - radius; column <= cell.column() + radius; column++) {
                if (isOnBoard(row, column) && !board.isEmpty(row, column)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isOnBoard(int row, int column) {
        return row >= 0 && row <= board.size() - 1 && column >= 0 && column <= board.size() - 1;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> result = new ArrayList<>();
        int wins = 0;
        int blocks = 0;
        int twos = 0;
        for (Cell cell : candidates()) {
            if (isFive(cell, me)) {
                result.add(0, cell);
                wins++;
            } else if (isFive(cell, me.opponent())) {
                result.add(wins, cell);
                blocks++;
            } else if (hasTwoWays(cell, me)) {
                result.add(wins + blocks, cell);
                twos++;
            } else {
                result.add(wins + blocks + twos, cell);
            }
        }
        return result;
    }

    private boolean hasTwoWays(Cell cell, Player me) {
        board.put(cell, me);
        int ways = 0;
        for (int row = cell.row() - 4; row <= cell.row() + 4; row++) {
            for (int column = cell.column() - 4; column <= cell.column() + 4; column++) {
                int a = Math.abs(row - cell.row());
                int b = Math.abs(column - cell.column());
                boolean straight = a == 0 || b == 0 || a == b;
                if (straight && isOnBoard(row, column) && board.isEmpty(row, column)) {
                    if (isFive(new Cell(row, column), me)) {
                        ways++;
                    }
                }
            }
        }
        board.clear(cell);
        return ways >= 2;
    }

    private boolean isFive(Cell cell, Player player) {
        return inLine(cell, player, 0, 1) >= 5
                || inLine(cell, player, 1, 0) >= 5
                || inLine(cell, player, 1, 1) >= 5
                || inLine(cell, player, 1, -1) >= 5;
    }

    private int inLine(Cell cell, Player player, int down, int right) {
        return oneWay(cell, player, down, right) + 1 + oneWay(cell, player, -down, -right);
    }

    private int oneWay(Cell cell, Player player, int down, int right) {
        int count = 0;
        int row = cell.row();
        int column = cell.column();
        do {
            row += down;
            column += right;
            count++;
        } while (isOnBoard(row, column) && board.has(player, row, column));
        return count - 1;
    }
}
