// exercise: 07
// truth: wrong
// mistake: the mask of near cells is set with the int literal 1 instead of 1L, so that the bits of cells 32 to 63 of a word land on others
// kind: slip
// player: both
// style: bit boards in long words, snapshots on a stack
// single: yes
// detail: right on boards of 5 rows, wrong from 6 rows on
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    /** The stones of both, as bits. */
    private record Bits(long[] x, long[] o) {
        Bits with(int index, boolean forX) {
            long[] nx = x.clone();
            long[] no = o.clone();
            (forX ? nx : no)[index >> 6] |= 1L << (index & 63);
            return new Bits(nx, no);
        }

        boolean isX(int index) {
            return (x[index >> 6] >>> (index & 63) & 1L) == 1L;
        }

        boolean isO(int index) {
            return (o[index >> 6] >>> (index & 63) & 1L) == 1L;
        }

        int stones() {
            return ones(x) + ones(o);
        }

        boolean xToMove() {
            return ones(x) == ones(o);
        }

        private static int ones(long[] words) {
            int sum = 0;
            for (long word : words) {
                sum += Long.bitCount(word);
            }
            return sum;
        }
    }

    private int size;
    private int reach;
    private Bits now = new Bits(new long[7], new long[7]);
    private final LinkedList<Bits> before = new LinkedList<>();

    @Override
    public void start(Board board, int radius) {
        Bits bits = new Bits(new long[7], new long[7]);
        for (int i = 0; i < board.size() * board.size(); i++) {
            var at = board.at(i / board.size(), i % board.size());
            if (at.isPresent()) {
                bits = bits.with(i, at.get() == Player.X);
            }
        }
        size = board.size();
        reach = radius;
        now = bits;
        before.clear();
    }

    @Override
    public void make(Cell cell) {
        if (cell.row() >= size || cell.column() >= size) {
            throw new IllegalArgumentException("no such cell " + cell);
        }
        int index = cell.row() * size + cell.column();
        if (now.isX(index) || now.isO(index)) {
            throw new IllegalArgumentException("not empty " + cell);
        }
        before.addLast(now);
        now = now.with(index, now.xToMove());
    }

    @Override
    public void undo() {
        if (before.isEmpty()) {
            throw new IllegalStateException("at the start");
        }
        now = before.removeLast();
    }

    @Override
    public Player player() {
        return now.xToMove() ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        Board board = Board.empty(size);
        for (int i = 0; i < size * size; i++) {
            if (now.isX(i)) {
                board.put(new Cell(i / size, i % size), Player.X);
            } else if (now.isO(i)) {
                board.put(new Cell(i / size, i % size), Player.O);
            }
        }
        return board;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> list = new ArrayList<>();
        if (now.stones() == 0) {
            list.add(new Cell(size / 2, size / 2));
            return list;
        }
        long[] near = new long[7];
        for (int i = 0; i < size * size; i++) {
            if (now.isX(i) || now.isO(i)) {
                int top = Math.max(0, i / size - reach);
                int bottom = Math.min(size - 1, i / size + reach);
                int left = Math.max(0, i % size - reach);
                int right = Math.min(size - 1, i % size + reach);
                for (int r = top; r <= bottom; r++) {
                    for (int c = left; c <= right; c++) {
                        int j = r * size + c;
                        near[j >> 6] |= 1 << (j & 63);
                    }
                }
            }
        }
        for (int i = 0; i < size * size; i++) {
            boolean free = !now.isX(i) && !now.isO(i);
            if (free && (near[i >> 6] >>> (i & 63) & 1L) == 1L) {
                list.add(new Cell(i / size, i % size));
            }
        }
        return list;
    }

    @Override
    public List<Cell> ordered() {
        boolean x = now.xToMove();
        List<Cell> wins = new ArrayList<>();
        List<Cell> blocks = new ArrayList<>();
        List<Cell> doubles = new ArrayList<>();
        List<Cell> rest = new ArrayList<>();
        for (Cell cell : candidates()) {
            if (completes(now, cell.row(), cell.column(), x)) {
                wins.add(cell);
            } else if (completes(now, cell.row(), cell.column(), !x)) {
                blocks.add(cell);
            } else if (ways(cell, x) >= 2) {
                doubles.add(cell);
            } else {
                rest.add(cell);
            }
        }
        wins.addAll(blocks);
        wins.addAll(doubles);
        wins.addAll(rest);
        return wins;
    }

    private int ways(Cell cell, boolean x) {
        Bits after = now.with(cell.row() * size + cell.column(), x);
        int ways = 0;
        for (int r = Math.max(0, cell.row() - 4); r <= Math.min(size - 1, cell.row() + 4); r++) {
            for (int c = Math.max(0, cell.column() - 4); c <= Math.min(size - 1, cell.column() + 4); c++) {
                int down = Math.abs(r - cell.row());
                int over = Math.abs(c - cell.column());
                boolean inLine = down == 0 || over == 0 || down == over;
                int i = r * size + c;
                if (inLine && !after.isX(i) && !after.isO(i) && completes(after, r, c, x)) {
                    ways++;
                }
            }
        }
        return ways;
    }

    private boolean completes(Bits bits, int row, int column, boolean x) {
        return run(bits, row, column, 0, 1, x) >= 5
                || run(bits, row, column, 1, 0, x) >= 5
                || run(bits, row, column, 1, 1, x) >= 5
                || run(bits, row, column, 1, -1, x) >= 5;
    }

    private int run(Bits bits, int row, int column, int dr, int dc, boolean x) {
        int length = 1;
        for (int r = row + dr, c = column + dc; has(bits, r, c, x); r += dr, c += dc) {
            length++;
        }
        for (int r = row - dr, c = column - dc; has(bits, r, c, x); r -= dr, c -= dc) {
            length++;
        }
        return length;
    }

    private boolean has(Bits bits, int r, int c, boolean x) {
        return r >= 0 && c >= 0 && r < size && c < size && (x ? bits.isX(r * size + c) : bits.isO(r * size + c));
    }
}
