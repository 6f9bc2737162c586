// exercise: 07
// truth: right
// mistake: none; a bit mask for each row, old masks kept in a journal
// player: both
// style: ints as bit sets, arrays doubled by hand
// single: yes
// detail: dilation by shifts
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public final class MyCandidates implements CandidatesTask {
    private Board stones;
    private int size;
    private int reach;
    private int full;
    private int[] near;
    private int[][] journal = new int[8][];
    private Cell[] line = new Cell[8];
    private int plies;

    @Override
    public void start(Board board, int radius) {
        stones = board.copy();
        size = board.size();
        reach = radius;
        full = (1 << size) - 1;
        near = new int[size];
        plies = 0;
        for (int row = 0; row < size; row++) {
            int marks = (int) (board.row(Player.X, row) | board.row(Player.O, row));
            smear(row, marks);
        }
    }

    private void smear(int row, int marks) {
        int wide = marks;
        for (int i = 0; i < reach && i < size; i++) {
            wide |= wide << 1 | wide >>> 1;
            wide &= full;
        }
        int to = Math.min(size - 1, row + reach);
        for (int each = Math.max(0, row - reach); each <= to; each++) {
            near[each] |= wide;
        }
    }

    @Override
    public void make(Cell cell) {
        stones.put(cell, player());
        if (plies == line.length) {
            line = Arrays.copyOf(line, 2 * plies);
            journal = Arrays.copyOf(journal, 2 * plies);
        }
        journal[plies] = near.clone();
        line[plies++] = cell;
        smear(cell.row(), 1 << cell.column());
    }

    @Override
    public void undo() {
        if (plies <= 0) {
            throw new IllegalStateException("no stone was made since the start");
        }
        plies--;
        near = journal[plies];
        stones.clear(line[plies]);
    }

    @Override
    public Player player() {
        return (stones.stones() & 1) == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return stones;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> cells = new ArrayList<>();
        if (stones.stones() == 0) {
            cells.add(new Cell(size / 2, size / 2));
            return cells;
        }
        for (int row = 0; row < size; row++) {
            int taken = (int) (stones.row(Player.X, row) | stones.row(Player.O, row));
            for (int bits = near[row] & ~taken; bits != 0; bits &= bits - 1) {
                cells.add(new Cell(row, Integer.numberOfTrailingZeros(bits)));
            }
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<List<Cell>> shelves = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (Cell cell : candidates()) {
            int shelf = fives(cell, me) ? 0 : fives(cell, me.opponent()) ? 1 : isDouble(cell, me) ? 2 : 3;
            shelves.get(shelf).add(cell);
        }
        List<Cell> result = new ArrayList<>();
        shelves.forEach(result::addAll);
        return result;
    }

    private boolean isDouble(Cell cell, Player me) {
        int found = 0;
        stones.put(cell, me);
        for (int row = Math.max(0, cell.row() - 4); row <= Math.min(size - 1, cell.row() + 4); row++) {
            for (int column = Math.max(0, cell.column() - 4); column <= Math.min(size - 1, cell.column() + 4); column++) {
                int down = row - cell.row();
                int right = column - cell.column();
                boolean inLine = down == 0 || right == 0 || Math.abs(down) == Math.abs(right);
                if (inLine && stones.isEmpty(row, column) && fives(new Cell(row, column), me)) {
                    found++;
                }
            }
        }
        stones.clear(cell);
        return found >= 2;
    }

    private boolean fives(Cell cell, Player who) {
        for (int step = 0; step < 4; step++) {
            int down = step == 0 ? 0 : 1;
            int right = step == 0 ? 1 : step - 2;
            int length = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                int row = cell.row() + sign * down;
                int column = cell.column() + sign * right;
                while (row >= 0 && row < size && column >= 0 && column < size && stones.has(who, row, column)) {
                    length++;
                    row += sign * down;
                    column += sign * right;
                }
            }
            if (length >= 5) {
                return true;
            }
        }
        return false;
    }
}
