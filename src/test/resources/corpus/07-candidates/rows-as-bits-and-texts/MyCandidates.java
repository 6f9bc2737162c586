// exercise: 07
// truth: right
// mistake: none; whole positions on a stack, rows as bit masks that are smeared, fives found in texts of the lines, the trial stone played with make and undo
// player: both
// style: immutable snapshots, bit masks, regular expressions
// single: yes
// detail: undo without a move throws NoSuchElementException, make outside throws what the arrays or the board throw
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    /** A whole position; none is ever changed. */
    private record Snapshot(Board stones, int radius) {
        int[] masks() {
            int n = stones.size();
            int all = (1 << n) - 1;
            int[] wide = new int[n];
            int[] taken = new int[n];
            for (int r = 0; r < n; r++) {
                taken[r] = (int) (stones.row(Player.X, r) | stones.row(Player.O, r));
                wide[r] = taken[r];
                for (int k = 0; k < Math.min(radius, n); k++) {
                    wide[r] |= wide[r] << 1 | wide[r] >>> 1;
                }
                wide[r] &= all;
            }
            int[] result = new int[n];
            for (int r = 0; r < n; r++) {
                for (int s = Math.max(0, r - radius); s < n && s <= r + radius; s++) {
                    result[r] |= wide[s];
                }
                result[r] &= ~taken[r];
            }
            if (stones.stones() == 0) {
                result[n / 2] = 1 << n / 2;
            }
            return result;
        }
    }

    private static final Map<Player, Pattern> FIVE = Map.of(
            Player.X, Pattern.compile("X*\\?X*"), Player.O, Pattern.compile("O*\\?O*"));

    private final Deque<Snapshot> undone = new ArrayDeque<>();
    private Snapshot now;

    @Override
    public void start(Board board, int radius) {
        undone.clear();
        now = new Snapshot(board.copy(), radius);
    }

    @Override
    public void make(Cell cell) {
        Board next = now.stones().copy();
        next.put(cell, player());
        undone.push(now);
        now = new Snapshot(next, now.radius());
    }

    @Override
    public void undo() {
        now = undone.pop();
    }

    @Override
    public Player player() {
        return Player.values()[now.stones().count(Player.X) - now.stones().count(Player.O) == 0 ? 0 : 1];
    }

    @Override
    public Board board() {
        return now.stones().copy();
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> cells = new ArrayList<>();
        int[] masks = now.masks();
        for (int r = masks.length - 1; r >= 0; r--) {
            for (int m = masks[r]; m != 0; m ^= Integer.highestOneBit(m)) {
                cells.add(new Cell(r, 31 - Integer.numberOfLeadingZeros(m)));
            }
        }
        return List.copyOf(cells);
    }

    @Override
    public List<Cell> ordered() {
        Map<Integer, List<Cell>> groups = new TreeMap<>();
        Player me = player();
        for (Cell c : candidates()) {
            int group = 4;
            if (five(c, me)) {
                group = 1;
            } else if (five(c, me.opponent())) {
                group = 2;
            } else if (twice(c, me)) {
                group = 3;
            }
            groups.computeIfAbsent(group, g -> new ArrayList<>()).add(c);
        }
        List<Cell> all = new ArrayList<>();
        groups.values().forEach(all::addAll);
        return all;
    }

    private boolean twice(Cell c, Player me) {
        make(c);
        try {
            int found = 0;
            for (Cell e : now.stones().emptyCells()) {
                int dr = Math.abs(e.row() - c.row());
                int dc = Math.abs(e.column() - c.column());
                boolean lined = dr == 0 || dc == 0 || dr == dc;
                if (lined && Math.max(dr, dc) < 5 && five(e, me) && ++found == 2) {
                    return true;
                }
            }
            return false;
        } finally {
            undo();
        }
    }

    private boolean five(Cell c, Player p) {
        for (int d = 0; d < 4; d++) {
            Matcher m = FIVE.get(p).matcher(text(c, d == 0 ? 0 : 1, d == 0 ? 1 : d - 2));
            if (m.find() && m.end() - m.start() >= 5) {
                return true;
            }
        }
        return false;
    }

    /** The line through the cell, which is shown as a question mark. */
    private String text(Cell c, int down, int right) {
        StringBuilder line = new StringBuilder();
        Board b = now.stones();
        for (int k = -b.size(); k <= b.size(); k++) {
            int r = c.row() + k * down;
            int q = c.column() + k * right;
            if (r < 0 || q < 0 || r >= b.size() || q >= b.size()) {
                continue;
            }
            line.append(k == 0 ? '?' : b.at(r, q).map(Player::symbol).orElse('.'));
        }
        return line.toString();
    }
}
