// exercise: 07
// truth: wrong
// mistake: the numbers of stones near each cell are kept in bytes, which overflow from 128 on, and such a cell is no candidate any more
// player: both
// style: neighbour counts in a byte array
// single: yes
// detail: radius 6 and more on boards of 12 rows and more with many stones: an empty cell with 128 to 255 stones near it is missing
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board = Board.empty(15);
    private int radius = 2;
    /** How many stones are near each cell. */
    private byte[][] near = new byte[15][15];
    private final Deque<Cell> played = new ArrayDeque<>();

    @Override
    public void start(Board given, int radius) {
        board = given.copy();
        this.radius = radius;
        near = new byte[board.size()][board.size()];
        played.clear();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (!board.isEmpty(row, column)) {
                    count(row, column, 1);
                }
            }
        }
    }

    private void count(int row, int column, int change) {
        int n = board.size();
        int reach = Math.min(radius, n);
        for (int r = Math.max(0, row - reach); r <= Math.min(n - 1, row + reach); r++) {
            for (int c = Math.max(0, column - reach); c <= Math.min(n - 1, column + reach); c++) {
                near[r][c] += change;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        count(cell.row(), cell.column(), 1);
        played.push(cell);
    }

    @Override
    public void undo() {
        if (played.isEmpty()) {
            throw new IllegalStateException("no move was made");
        }
        Cell cell = played.pop();
        board.clear(cell);
        count(cell.row(), cell.column(), -1);
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
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (near[row][column] > 0 && board.isEmpty(row, column)) {
                    cells.add(new Cell(row, column));
                }
            }
        }
        if (board.stones() == 0) {
            cells.add(new Cell(board.size() / 2, board.size() / 2));
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> cells = candidates();
        int[][] rank = new int[board.size()][board.size()];
        for (Cell cell : cells) {
            rank[cell.row()][cell.column()] = five(cell, me) ? 0 : five(cell, me.opponent()) ? 1 : twoWays(cell, me) ? 2 : 3;
        }
        cells.sort(Comparator.comparingInt(cell -> rank[cell.row()][cell.column()]));
        return cells;
    }

    private boolean five(Cell cell, Player who) {
        for (int direction = 0; direction < 4; direction++) {
            if (run(cell, who, direction, 1) + run(cell, who, direction, -1) >= 4) {
                return true;
            }
        }
        return false;
    }

    private int run(Cell cell, Player who, int direction, int sign) {
        int down = direction == 0 ? 0 : sign;
        int right = direction == 1 ? 0 : direction == 3 ? -sign : sign;
        int length = 0;
        int row = cell.row() + down;
        int column = cell.column() + right;
        while (on(row, column) && board.has(who, row, column)) {
            length++;
            row += down;
            column += right;
        }
        return length;
    }

    private boolean on(int row, int column) {
        return row >= 0 && column >= 0 && row < board.size() && column < board.size();
    }

    private boolean twoWays(Cell cell, Player who) {
        board.put(cell, who);
        int ways = 0;
        for (int down = -4; down <= 4; down++) {
            for (int right = -4; right <= 4; right++) {
                boolean line = down == 0 || right == 0 || Math.abs(down) == Math.abs(right);
                int row = cell.row() + down;
                int column = cell.column() + right;
                if (line && on(row, column) && board.isEmpty(row, column) && five(new Cell(row, column), who)) {
                    ways++;
                }
            }
        }
        board.clear(cell);
        return ways >= 2;
    }
}
