// exercise: 07
// truth: right
// mistake: none; candidates are computed by shifting a BigInteger with a border as wide as the radius, and nothing is kept for undo but the moves
// player: both
// style: BigInteger as a bit board, dilation by doubling shifts, fives by and of shifts
// single: yes
// detail: the whole-board fives after each trial stone are found at once
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private int size;
    private int radius;
    private int width; // of a row with a border that nothing on the board can cross
    private BigInteger cells;
    private BigInteger[] stones;
    private final ArrayList<Integer> moves = new ArrayList<>();

    @Override
    public void start(Board board, int radius) {
        BigInteger[] fresh = {BigInteger.ZERO, BigInteger.ZERO};
        int n = board.size();
        int near = Math.min(radius, n - 1);
        int rowWidth = n + Math.max(near, 4);
        BigInteger all = BigInteger.ZERO;
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                int bit = row * rowWidth + column;
                all = all.setBit(bit);
                if (board.has(Player.X, row, column)) {
                    fresh[0] = fresh[0].setBit(bit);
                }
                if (board.has(Player.O, row, column)) {
                    fresh[1] = fresh[1].setBit(bit);
                }
            }
        }
        this.size = n;
        this.radius = near;
        this.width = rowWidth;
        this.cells = all;
        this.stones = fresh;
        moves.clear();
    }

    private int side() {
        return stones[0].bitCount() == stones[1].bitCount() ? 0 : 1;
    }

    private BigInteger taken() {
        return stones[0].or(stones[1]);
    }

    @Override
    public void make(Cell cell) {
        if (cell.row() >= size || cell.column() >= size) {
            throw new IllegalArgumentException(cell + " is outside");
        }
        int bit = bit(cell);
        if (taken().testBit(bit)) {
            throw new IllegalArgumentException(cell + " is taken");
        }
        int side = side();
        stones[side] = stones[side].setBit(bit);
        moves.add(bit);
    }

    private int bit(Cell cell) {
        return cell.row() * width + cell.column();
    }

    @Override
    public void undo() {
        int bit = moves.remove(moves.size() - 1); // an IndexOutOfBoundsException if there is none
        stones[0] = stones[0].clearBit(bit);
        stones[1] = stones[1].clearBit(bit);
    }

    @Override
    public Player player() {
        return Player.values()[side()];
    }

    @Override
    public Board board() {
        Board board = Board.empty(size);
        listed(stones[0]).forEach(cell -> board.put(cell, Player.X));
        listed(stones[1]).forEach(cell -> board.put(cell, Player.O));
        return board;
    }

    private List<Cell> listed(BigInteger bits) {
        List<Cell> list = new ArrayList<>();
        for (BigInteger rest = bits; rest.signum() != 0; ) {
            int bit = rest.getLowestSetBit();
            list.add(new Cell(bit / width, bit % width));
            rest = rest.clearBit(bit);
        }
        return list;
    }

    @Override
    public List<Cell> candidates() {
        BigInteger bits = taken();
        if (bits.signum() == 0) {
            return listed(BigInteger.ONE.shiftLeft(size / 2 * width + size / 2));
        }
        for (int i = 0; i < radius; i++) {
            bits = bits.or(bits.shiftLeft(1)).or(bits.shiftRight(1)).and(cells);
        }
        for (int i = 0; i < radius; i++) {
            bits = bits.or(bits.shiftLeft(width)).or(bits.shiftRight(width)).and(cells);
        }
        return listed(bits.andNot(taken()));
    }

    /** The empty cells that complete a five of these stones. */
    private BigInteger completing(BigInteger mine, BigInteger taken) {
        BigInteger found = BigInteger.ZERO;
        for (int stride : new int[] {1, width, width + 1, width - 1}) {
            for (int gap = 0; gap < 5; gap++) {
                BigInteger four = null;
                for (int i = 0; i < 5; i++) {
                    if (i != gap) {
                        // bit b is set if the cell b + (i - gap) strides is mine
                        int by = (i - gap) * stride;
                        BigInteger moved = by >= 0 ? mine.shiftRight(by) : mine.shiftLeft(-by);
                        four = four == null ? moved : four.and(moved);
                    }
                }
                found = found.or(four);
            }
        }
        return found.and(cells).andNot(taken);
    }

    @Override
    public List<Cell> ordered() {
        int me = side();
        BigInteger wins = completing(stones[me], taken());
        BigInteger blocks = completing(stones[1 - me], taken());
        List<Cell> result = new ArrayList<>();
        List<Cell> middle = new ArrayList<>();
        List<Cell> last = new ArrayList<>();
        int blocksFrom = 0;
        for (Cell cell : candidates()) {
            int bit = bit(cell);
            if (wins.testBit(bit)) {
                result.add(blocksFrom++, cell);
            } else if (blocks.testBit(bit)) {
                result.add(cell);
            } else if (completing(stones[me].setBit(bit), taken().setBit(bit)).bitCount() >= 2) {
                middle.add(0, cell);
            } else {
                last.add(0, cell);
            }
        }
        result.addAll(middle);
        result.addAll(last);
        return result;
    }
}
