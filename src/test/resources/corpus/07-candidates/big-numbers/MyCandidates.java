// exercise: 07
// truth: right
// mistake: -
// player: both
// style: each side's stones are one BigInteger; near cells and fives are found by shifting; a list of numbers for undo
// single: yes
// detail: two ways is taken word by word: where a win is there already, it is one of the two
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final BigInteger NONE = BigInteger.ZERO;

    private int size = 15;
    private int wide = 16;
    private int radius = 2;
    private BigInteger all = NONE;
    private BigInteger x = NONE;
    private BigInteger o = NONE;
    private List<Integer> line = new ArrayList<>();

    @Override
    public void start(Board board, int radius) {
        size = board.size();
        wide = size + 1; // an empty column, so that nothing runs on into the next row
        this.radius = Math.min(radius, size);
        all = NONE;
        BigInteger ex = NONE;
        BigInteger oh = NONE;
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                int bit = i * wide + j;
                all = all.setBit(bit);
                ex = board.has(Player.X, i, j) ? ex.setBit(bit) : ex;
                oh = board.has(Player.O, i, j) ? oh.setBit(bit) : oh;
            }
        }
        x = ex;
        o = oh;
        line = new ArrayList<>();
    }

    @Override
    public void make(Cell cell) {
        if (cell.row() >= size || cell.column() >= size) {
            throw new IllegalArgumentException("outside: " + cell);
        }
        int bit = cell.row() * wide + cell.column();
        if (x.or(o).testBit(bit)) {
            throw new IllegalArgumentException("taken: " + cell);
        }
        if (player() == Player.X) {
            x = x.setBit(bit);
        } else {
            o = o.setBit(bit);
        }
        line.add(bit);
    }

    @Override
    public void undo() {
        if (line.isEmpty()) {
            throw new IllegalStateException("nothing to take back");
        }
        int bit = line.remove(line.size() - 1);
        x = x.clearBit(bit);
        o = o.clearBit(bit);
    }

    @Override
    public Player player() {
        return x.bitCount() == o.bitCount() ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        Board board = Board.empty(size);
        cells(x).forEach(cell -> board.put(cell, Player.X));
        cells(o).forEach(cell -> board.put(cell, Player.O));
        return board;
    }

    @Override
    public List<Cell> candidates() {
        return cells(near());
    }

    private BigInteger near() {
        BigInteger stones = x.or(o);
        if (stones.signum() == 0) {
            return NONE.setBit(size / 2 * wide + size / 2);
        }
        BigInteger reached = stones;
        for (int i = 0; i < radius; i++) {
            BigInteger sideways = reached.or(reached.shiftLeft(1)).or(reached.shiftRight(1)).and(all);
            reached = sideways.or(sideways.shiftLeft(wide)).or(sideways.shiftRight(wide)).and(all);
        }
        return reached.andNot(stones);
    }

    @Override
    public List<Cell> ordered() {
        boolean turn = player() == Player.X;
        BigInteger mine = turn ? x : o;
        BigInteger yours = turn ? o : x;
        BigInteger rest = near();
        BigInteger wins = rest.and(fives(mine, yours));
        BigInteger blocks = rest.and(fives(yours, mine)).andNot(wins);
        rest = rest.andNot(wins).andNot(blocks);
        BigInteger twice = NONE;
        for (int bit = rest.getLowestSetBit(); bit >= 0; bit = next(rest, bit)) {
            if (fives(mine.setBit(bit), yours).bitCount() > 1) {
                twice = twice.setBit(bit);
            }
        }
        List<Cell> order = cells(wins);
        order.addAll(cells(blocks));
        order.addAll(cells(twice));
        order.addAll(cells(rest.andNot(twice)));
        return order;
    }

    /** All empty cells that complete a five of the first. */
    private BigInteger fives(BigInteger own, BigInteger other) {
        BigInteger found = NONE;
        for (int step : new int[] {1, wide - 1, wide, wide + 1}) {
            BigInteger[] up = new BigInteger[5];
            BigInteger[] down = new BigInteger[5];
            up[0] = down[0] = all;
            for (int i = 1; i < 5; i++) {
                up[i] = up[i - 1].and(own.shiftLeft(i * step));
                down[i] = down[i - 1].and(own.shiftRight(i * step));
            }
            for (int i = 0; i < 5; i++) {
                found = found.or(up[i].and(down[4 - i]));
            }
        }
        return found.and(all).andNot(own).andNot(other);
    }

    private static int next(BigInteger set, int bit) {
        BigInteger above = set.shiftRight(bit + 1);
        return above.signum() == 0 ? -1 : bit + 1 + above.getLowestSetBit();
    }

    private List<Cell> cells(BigInteger set) {
        List<Cell> cells = new ArrayList<>();
        for (int bit = set.getLowestSetBit(); bit >= 0; bit = next(set, bit)) {
            cells.add(new Cell(bit / wide, bit % wide));
        }
        return cells;
    }
}
