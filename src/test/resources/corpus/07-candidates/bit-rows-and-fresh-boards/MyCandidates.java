// exercise: 07
// truth: right
// mistake: none; stones are int bit masks of rows, candidates are made by smearing bits, and board() is a new board at every call
// player: both
// style: bit boards by row, undo from packed ints, fives by popcount-free shifting in four directions
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private int n, radius;
    private int[] xs = {}, os = {};
    private int stones;
    private int[] log = new int[16];
    private int logged;

    @Override
    public void start(Board board, int radius) {
        n = board.size();
        this.radius = Math.min(radius, n);
        xs = new int[n];
        os = new int[n];
        for (int r = 0; r < n; r++) {
            xs[r] = (int) board.row(Player.X, r);
            os[r] = (int) board.row(Player.O, r);
        }
        stones = board.stones();
        logged = 0;
    }

    @Override
    public void make(Cell cell) {
        int r = cell.row(), c = cell.column();
        if (r >= n || c >= n || ((xs[r] | os[r]) >>> c & 1) != 0) {
            throw new IllegalArgumentException("cannot play " + cell);
        }
        (stones % 2 == 0 ? xs : os)[r] ^= 1 << c;
        stones++;
        if (logged == log.length) {
            log = Arrays.copyOf(log, 2 * logged);
        }
        log[logged++] = r << 8 | c;
    }

    @Override
    public void undo() {
        if (logged == 0) {
            throw new IllegalStateException("nothing in the log");
        }
        int move = log[--logged];
        stones--;
        (stones % 2 == 0 ? xs : os)[move >> 8] ^= 1 << (move & 255);
    }

    @Override
    public Player player() {
        return stones % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        Board board = Board.empty(n);
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if ((xs[r] >>> c & 1) != 0) board.put(new Cell(r, c), Player.X);
                if ((os[r] >>> c & 1) != 0) board.put(new Cell(r, c), Player.O);
            }
        }
        return board;
    }

    private int[] nearBits() {
        int all = (1 << n) - 1;
        int[] wide = new int[n];
        for (int r = 0; r < n; r++) {
            long bits = xs[r] | os[r];
            long smeared = bits;
            for (int i = 1; i <= radius; i++) {
                smeared |= bits << i | bits >>> i;
            }
            wide[r] = (int) (smeared & all);
        }
        int[] near = new int[n];
        if (stones == 0) {
            near[n / 2] = 1 << n / 2;
        }
        for (int r = 0; r < n; r++) {
            for (int q = Math.max(0, r - radius); q <= Math.min(n - 1, r + radius); q++) {
                near[r] |= wide[q];
            }
            near[r] &= ~(xs[r] | os[r]);
        }
        return near;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> cells = new ArrayList<>();
        collect(nearBits(), cells);
        return cells;
    }

    private static void collect(int[] rows, List<Cell> into) {
        for (int r = 0; r < rows.length; r++) {
            for (int bits = rows[r]; bits != 0; bits &= bits - 1) {
                into.add(new Cell(r, Integer.numberOfTrailingZeros(bits)));
            }
        }
    }

    /** The empty cells that complete a five of these stones, as bits. */
    private int[] completing(int[] mine) {
        int[] result = new int[n];
        int[][] steps = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] step : steps) {
            for (int hole = 0; hole < 5; hole++) {
                for (int r = 0; r < n; r++) {
                    // bits of the cells (r, c) that are the hole-th of five in this direction, the other four being mine
                    long found = (1L << n) - 1;
                    for (int k = 0; k < 5 && found != 0; k++) {
                        if (k != hole) {
                            int q = r + (k - hole) * step[0];
                            int shift = (k - hole) * step[1];
                            long row = q < 0 || q >= n ? 0 : mine[q];
                            found &= shift >= 0 ? row >>> shift : row << -shift;
                        }
                    }
                    result[r] |= (int) found & ~(xs[r] | os[r]);
                }
            }
        }
        return result;
    }

    @Override
    public List<Cell> ordered() {
        int[] mine = stones % 2 == 0 ? xs : os;
        int[] theirs = stones % 2 == 0 ? os : xs;
        int[] rest = nearBits();
        int[] wins = completing(mine);
        int[] blocks = completing(theirs);
        boolean calm = true;
        for (int r = 0; r < n; r++) {
            calm &= (wins[r] | blocks[r]) == 0;
            blocks[r] &= ~wins[r];
            rest[r] &= ~(wins[r] | blocks[r]);
        }
        List<Cell> result = new ArrayList<>();
        collect(wins, result);
        collect(blocks, result);
        int[] ways = new int[n];
        if (calm) {
            for (int r = 0; r < n; r++) {
                for (int bits = rest[r]; bits != 0; bits &= bits - 1) {
                    int bit = Integer.lowestOneBit(bits);
                    mine[r] ^= bit;
                    int fives = 0;
                    for (int row : completing(mine)) {
                        fives += Integer.bitCount(row);
                    }
                    mine[r] ^= bit;
                    if (fives > 1) {
                        ways[r] |= bit;
                    }
                }
                rest[r] &= ~ways[r];
            }
        }
        collect(ways, result);
        collect(rest, result);
        return result;
    }
}
