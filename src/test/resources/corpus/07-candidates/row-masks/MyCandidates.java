// exercise: 07
// truth: wrong
// mistake: the mask of 2*radius+1 columns is shifted in an int, which wraps around from radius 16 on
// player: both
// style: one int of bits per row, a journal of whole rows
// single: yes
// detail: sometimes; only with a radius of 16 or more, where cells that are near are missing
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    private Board board;
    private int size;
    private int radius;
    private int[] near;
    private List<int[]> journal;
    private List<Cell> line;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.size = board.size();
        this.radius = radius;
        near = new int[size];
        journal = new ArrayList<>();
        line = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                if (!board.isEmpty(row, column)) {
                    mark(row, column);
                }
            }
        }
    }

    private void mark(int row, int column) {
        int columns = (1 << 2 * radius + 1) - 1;
        columns = column < radius ? columns >>> radius - column : columns << column - radius;
        for (int r = Math.max(0, row - radius); r < Math.min(size, row + radius + 1); r++) {
            near[r] |= columns;
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        line.add(cell);
        journal.add(near.clone());
        mark(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        int last = line.size() - 1;
        if (last < 0) {
            throw new IllegalStateException("nothing to take back");
        }
        board.clear(line.remove(last));
        near = journal.remove(last);
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
        if (board.stones() == 0) {
            return List.of(new Cell(size / 2, size / 2));
        }
        List<Cell> cells = board.emptyCells();
        cells.removeIf(cell -> (near[cell.row()] >> cell.column() & 1) == 0);
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        return candidates().stream().sorted(Comparator.comparing((Cell cell) -> rank(cell, me))).toList();
    }

    private int rank(Cell cell, Player me) {
        if (longest(cell.row(), cell.column(), me) >= 5) {
            return 1;
        }
        if (longest(cell.row(), cell.column(), me.opponent()) >= 5) {
            return 2;
        }
        int ways = 0;
        board.put(cell, me);
        for (int[] d : DIRECTIONS) {
            for (int step = -4; step <= 4; step++) {
                int r = cell.row() + step * d[0];
                int c = cell.column() + step * d[1];
                if (isOn(r, c) && board.isEmpty(r, c) && longest(r, c, me) >= 5) {
                    ways++;
                }
            }
        }
        board.clear(cell);
        return ways >= 2 ? 3 : 4;
    }

    private int longest(int row, int column, Player player) {
        int longest = 0;
        for (int[] d : DIRECTIONS) {
            int length = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                int r = row + sign * d[0];
                int c = column + sign * d[1];
                while (isOn(r, c) && board.has(player, r, c)) {
                    length++;
                    r += sign * d[0];
                    c += sign * d[1];
                }
            }
            longest = Math.max(longest, length);
        }
        return longest;
    }

    private boolean isOn(int r, int c) {
        return r >= 0 && r < size && c >= 0 && c < size;
    }
}
