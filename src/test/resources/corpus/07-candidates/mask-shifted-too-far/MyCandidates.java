// exercise: 07
// truth: wrong
// mistake: the mask of 2 * radius + 1 columns is built in an int with a shift that runs over from a radius of 16 on
// player: both
// style: bit mask for each row, rebuilt from the stones at each question
// kind: subtle
// single: yes
// detail: only with a radius of 16 or more: most candidates are missing, because the shift is taken modulo 32

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.BiPredicate;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private final Deque<Cell> line = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        line.clear();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        line.addLast(cell);
    }

    @Override
    public void undo() {
        if (line.isEmpty()) {
            throw new IllegalStateException("no stone was put since the start");
        }
        board.clear(line.removeLast());
    }

    @Override
    public Player player() {
        return board.count(Player.O) == board.count(Player.X) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    private long taken(int row) {
        return board.row(Player.X, row) | board.row(Player.O, row);
    }

    /** The columns of a row that are at most radius from one of the marks. */
    private long widened(long marks) {
        long brush = (1 << 2 * radius + 1) - 1; // so many ones
        long wide = 0;
        for (int column = 0; column < board.size(); column++) {
            if ((marks >> column & 1) == 1) {
                int shift = column - radius;
                wide |= shift >= 0 ? brush << shift : brush >> -shift;
            }
        }
        return wide;
    }

    @Override
    public List<Cell> candidates() {
        int size = board.size();
        List<Cell> cells = new ArrayList<>();
        if (board.stones() == 0) {
            cells.add(new Cell(size / 2, size / 2));
            return cells;
        }
        long[] wide = new long[size];
        for (int row = 0; row < size; row++) {
            wide[row] = widened(taken(row));
        }
        for (int row = 0; row < size; row++) {
            long near = 0;
            for (int other = 0; other < size; other++) {
                near |= Math.abs(row - other) <= radius ? wide[other] : 0;
            }
            near &= ~taken(row);
            for (int column = 0; column < size; column++) {
                if ((near >> column & 1) == 1) {
                    cells.add(new Cell(row, column));
                }
            }
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        BiPredicate<Cell, Player> five = (cell, player) -> five(cell.row(), cell.column(), player);
        List<Cell> front = new ArrayList<>();
        List<Cell> rest = candidates();
        move(rest, front, five, me);
        move(rest, front, five, me.opponent());
        move(rest, front, this::twice, me);
        front.addAll(rest);
        return front;
    }

    private static void move(List<Cell> from, List<Cell> to, BiPredicate<Cell, Player> test, Player player) {
        from.removeIf(cell -> test.test(cell, player) && to.add(cell));
    }

    private boolean twice(Cell cell, Player me) {
        board.put(cell, me);
        int fives = 0;
        for (Cell free : board.emptyCells()) {
            int down = Math.abs(free.row() - cell.row());
            int right = Math.abs(free.column() - cell.column());
            boolean inLine = down == right || down == 0 || right == 0;
            if (inLine && Math.max(down, right) < 5 && five(free.row(), free.column(), me)) {
                fives++;
            }
        }
        board.clear(cell);
        return fives > 1;
    }

    private boolean five(int row, int column, Player player) {
        return 3 < run(row, column, 0, -1, player) + run(row, column, 0, 1, player)
                || 3 < run(row, column, -1, 0, player) + run(row, column, 1, 0, player)
                || 3 < run(row, column, -1, -1, player) + run(row, column, 1, 1, player)
                || 3 < run(row, column, -1, 1, player) + run(row, column, 1, -1, player);
    }

    private int run(int row, int column, int down, int right, Player player) {
        int n = 0;
        for (int r = row + down, c = column + right; r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(player, r, c); r += down, c += right) {
            n++;
        }
        return n;
    }
}
