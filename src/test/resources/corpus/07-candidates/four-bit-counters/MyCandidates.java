// exercise: 07
// truth: wrong
// mistake: the number of stones near a cell is kept in four bits; the sixteenth stone near the same cell makes it 0 again and the cell is no candidate any more
// player: both
// style: counters packed sixteen to a long, with masks
// single: yes
// detail: only in crowded boards, with radius 2 or more (a cell needs 16 stones or exactly 32, 48 .. near it); undo brings the cell back
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/** Near-counters packed into longs: each cell has a nibble. */
public class MyCandidates implements CandidatesTask {
    private Board board;
    private int size;
    private int radius;
    private long[] packed;
    private List<Cell> made = new ArrayList<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.size = board.size();
        this.radius = radius;
        this.packed = new long[(size * size + 15) / 16];
        this.made = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                if (!board.isEmpty(row, column)) {
                    bump(row, column, 1);
                }
            }
        }
    }

    private int get(int cell) {
        return (int) (packed[cell >> 4] >>> ((cell & 15) << 2)) & 0xF;
    }

    private void set(int cell, int value) {
        int shift = (cell & 15) << 2;
        packed[cell >> 4] = packed[cell >> 4] & ~(0xFL << shift) | (value & 0xFL) << shift;
    }

    private void bump(int row, int column, int by) {
        for (int r = Math.max(0, row - radius); r < size && r <= row + radius; r++) {
            for (int c = Math.max(0, column - radius); c < size && c <= column + radius; c++) {
                set(r * size + c, get(r * size + c) + by);
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        bump(cell.row(), cell.column(), 1);
        made.add(cell);
    }

    @Override
    public void undo() {
        if (made.isEmpty()) {
            throw new IllegalStateException("nothing made");
        }
        Cell cell = made.remove(made.size() - 1);
        bump(cell.row(), cell.column(), -1);
        board.clear(cell);
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
        if (board.stones() == 0) {
            cells.add(new Cell(size / 2, size / 2));
            return cells;
        }
        for (Cell cell : board.emptyCells()) {
            if (get(cell.row() * size + cell.column()) > 0) {
                cells.add(cell);
            }
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Player side = player();
        record Ranked(Cell cell, int rank) {}
        return candidates().stream()
                .map(cell -> new Ranked(cell, rankOf(cell, side)))
                .sorted(Comparator.comparingInt(Ranked::rank))
                .map(Ranked::cell)
                .toList();
    }

    private int rankOf(Cell cell, Player side) {
        if (completesFive(cell, side)) {
            return 0;
        } else if (completesFive(cell, side.opponent())) {
            return 1;
        }
        board.put(cell, side);
        int completions = 0;
        for (int down = -1; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                for (int far = 1; far <= 4 && (down != 0 || right != 0); far++) {
                    int row = cell.row() + far * down;
                    int column = cell.column() + far * right;
                    if (row >= 0 && column >= 0 && row < size && column < size && board.isEmpty(row, column)
                            && completesFive(new Cell(row, column), side)) {
                        completions++;
                    }
                }
            }
        }
        board.clear(cell);
        return completions > 1 ? 2 : 3;
    }

    private boolean completesFive(Cell cell, Player side) {
        return ray(cell, side, 0, 1) + ray(cell, side, 0, -1) > 3
                || ray(cell, side, 1, 0) + ray(cell, side, -1, 0) > 3
                || ray(cell, side, 1, 1) + ray(cell, side, -1, -1) > 3
                || ray(cell, side, 1, -1) + ray(cell, side, -1, 1) > 3;
    }

    private int ray(Cell from, Player side, int down, int right) {
        int row = from.row() + down;
        int column = from.column() + right;
        if (row < 0 || column < 0 || row >= size || column >= size || !board.has(side, row, column)) {
            return 0;
        }
        return 1 + ray(new Cell(row, column), side, down, right);
    }
}
