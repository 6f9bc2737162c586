// exercise: 07
// truth: wrong
// mistake: cells are kept in a bit set under the number row * 16 + column, so that columns 16 to 18 of a larger board fall on cells of the next row
// kind: subtle
// player: both
// style: BitSet with counts, cell numbers, shifts
// single: yes
// detail: only on boards of 17 to 19 rows, when a candidate lies in column 16 or beyond
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int SHIFT = 4;
    private static final int MASK = (1 << SHIFT) - 1;

    private Board board;
    private int radius;
    private BitSet near = new BitSet();
    private final List<Cell> moves = new ArrayList<>();
    private final List<BitSet> saved = new ArrayList<>();

    private static int number(int row, int column) {
        return (row << SHIFT) + column;
    }

    private static Cell cell(int number) {
        return new Cell(number >> SHIFT, number & MASK);
    }

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        near = new BitSet();
        moves.clear();
        saved.clear();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (!board.isEmpty(row, column)) {
                    mark(row, column);
                }
            }
        }
    }

    private void mark(int row, int column) {
        int end = board.size();
        for (int r = Math.max(0, row - radius); r < Math.min(end, row + radius + 1); r++) {
            for (int c = Math.max(0, column - radius); c < Math.min(end, column + radius + 1); c++) {
                near.set(number(r, c));
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        saved.add((BitSet) near.clone());
        moves.add(cell);
        mark(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        int last = moves.size() - 1;
        if (last < 0) {
            throw new IllegalStateException("no move was made");
        }
        board.clear(moves.remove(last));
        near = saved.remove(last);
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
            cells.add(new Cell(board.size() / 2, board.size() / 2));
        }
        for (int i = near.nextSetBit(0); i >= 0; i = near.nextSetBit(i + 1)) {
            Cell cell = cell(i);
            if (board.contains(cell) && board.isEmpty(cell)) {
                cells.add(cell);
            }
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> cells = candidates();
        cells.sort(Comparator.comparingInt(c -> rank(c, me)));
        return cells;
    }

    private int rank(Cell c, Player me) {
        if (row(c, me) >= 5) {
            return 0;
        }
        if (row(c, me.opponent()) >= 5) {
            return 1;
        }
        board.put(c, me);
        int ways = 0;
        for (int dr = -4; dr <= 4; dr++) {
            for (int dc = -4; dc <= 4; dc++) {
                if (dr != 0 && dc != 0 && Math.abs(dr) != Math.abs(dc)) {
                    continue; // not in line
                }
                int r = c.row() + dr;
                int k = c.column() + dc;
                if (r >= 0 && k >= 0 && r < board.size() && k < board.size() && board.isEmpty(r, k) && row(new Cell(r, k), me) >= 5) {
                    ways++;
                }
            }
        }
        board.clear(c);
        return ways >= 2 ? 2 : 3;
    }

    /** The longest row through the cell, with bits: one number for each of the four lines, the cell at bit 5. */
    private int row(Cell c, Player who) {
        int longest = 0;
        for (int[] d : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
            int bits = 1 << 5;
            for (int k = -5; k <= 5; k++) {
                int i = c.row() + k * d[0];
                int j = c.column() + k * d[1];
                if (k != 0 && i >= 0 && j >= 0 && i < board.size() && j < board.size() && board.has(who, i, j)) {
                    bits |= 1 << (k + 5);
                }
            }
            int length = 0;
            for (int b = bits; b != 0; b &= b << 1) {
                length++;
            }
            longest = Math.max(longest, length); // another row in these bits has four stones at most
        }
        return longest;
    }
}
