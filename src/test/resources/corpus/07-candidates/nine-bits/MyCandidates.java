// exercise: 07
// truth: right
// mistake: -
// player: both
// style: bit rows, table of 512 line patterns, candidates by smearing bits, streams, no set is kept
// kind: -
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    /** FIVE[m]: whether the nine cells of a line have five neighbouring bits, the middle one among them. */
    private static final boolean[] FIVE = new boolean[512];

    static {
        for (int m = 0; m < 512; m++) {
            for (int shift = 0; shift < 5; shift++) {
                FIVE[m] |= (m >> shift & 31) == 31;
            }
        }
    }

    private Board board;
    private int radius;
    private final Deque<Runnable> back = new ArrayDeque<>();

    @Override
    public void start(Board given, int radius) {
        this.board = given.copy();
        this.radius = radius;
        back.clear();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        back.addLast(() -> board.clear(cell));
    }

    @Override
    public void undo() {
        Runnable last = back.pollLast();
        if (last == null) {
            throw new IllegalStateException("nothing was made");
        }
        last.run();
    }

    @Override
    public Player player() {
        return (board.stones() & 1) == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        int n = board.size();
        if (board.stones() == 0) {
            return List.of(new Cell(n / 2, n / 2));
        }
        long[] wide = new long[n];
        for (int row = 0; row < n; row++) {
            long bits = board.row(Player.X, row) | board.row(Player.O, row);
            for (int k = 0; k < Math.min(radius, n); k++) {
                bits |= bits << 1 | bits >>> 1;
            }
            wide[row] = bits;
        }
        return IntStream.range(0, n)
                .boxed()
                .flatMap(row -> {
                    long near = 0;
                    for (int r = Math.max(0, row - radius); r <= Math.min(n - 1, row + radius); r++) {
                        near |= wide[r];
                    }
                    long free = near & ~board.row(Player.X, row) & ~board.row(Player.O, row);
                    return IntStream.range(0, n).filter(c -> (free >>> c & 1) == 1).mapToObj(c -> new Cell(row, c));
                })
                .collect(Collectors.toList());
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        Map<Cell, Integer> worth = new HashMap<>();
        List<Cell> cells = candidates();
        List<Cell> wins = cells.stream().filter(cell -> fives(cell, me, 16)).collect(Collectors.toList());
        cells.forEach(cell -> worth.put(cell, wins.contains(cell) ? 3 : worth(cell, me, wins)));
        return cells.stream()
                .sorted(Comparator.<Cell>comparingInt(worth::get).reversed())
                .collect(Collectors.toUnmodifiableList());
    }

    private boolean fives(Cell cell, Player who, int more) {
        return IntStream.range(0, 4).anyMatch(d -> FIVE[line(cell, d, who) | more]);
    }

    private int worth(Cell cell, Player me, List<Cell> wins) {
        if (fives(cell, me.opponent(), 16)) {
            return 2;
        }
        int ways = 0;
        for (int d = 0; d < 4; d++) {
            int mine = line(cell, d, me) | 16;
            for (int f = line(cell, d, null) & ~16; f != 0; f &= f - 1) {
                int bit = f & -f;
                if (FIVE[mine | bit] || isWin(wins, cell, d, Integer.numberOfTrailingZeros(bit) - 4)) {
                    ways++;
                }
            }
        }
        return ways >= 2 ? 1 : 0;
    }

    private static boolean isWin(List<Cell> wins, Cell from, int direction, int steps) {
        int down = direction == 0 ? 0 : 1;
        int right = direction == 0 ? 1 : direction - 2;
        return !wins.isEmpty() && wins.contains(new Cell(from.row() + steps * down, from.column() + steps * right));
    }

    /** Nine cells around this one as bits: those of the player, or the empty ones for null. */
    private int line(Cell cell, int direction, Player who) {
        int down = direction == 0 ? 0 : 1;
        int right = direction == 0 ? 1 : direction - 2;
        int bits = 0;
        for (int step = -4; step <= 4; step++) {
            int r = cell.row() + step * down;
            int c = cell.column() + step * right;
            if (r >= 0 && c >= 0 && r < board.size() && c < board.size()) {
                boolean is = who == null ? board.isEmpty(r, c) : board.has(who, r, c);
                bits |= is ? 1 << (step + 4) : 0;
            }
        }
        return bits;
    }
}
