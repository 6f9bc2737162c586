// exercise: 07
// truth: wrong
// mistake: the cells that could complete a five after a move are looked for at most three cells away, not four, so an open four made at its end counts as one way
// player: both
// style: set of ways, loop over offsets
// single: yes
// detail: sometimes: only if the new stone is at the end of its row
import java.util.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/** Exercise 07. */
public class MyCandidates implements CandidatesTask {
    private static final int[][] LINES = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private Board stones;
    private int reach = 2;
    private final TreeSet<Cell> open = new TreeSet<>();
    private final Deque<Cell> trail = new ArrayDeque<>();
    private final Deque<Set<Cell>> before = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        stones = board.copy();
        reach = radius;
        open.clear();
        trail.clear();
        before.clear();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (board.at(r, c).isPresent()) {
                    spread(r, c);
                }
            }
        }
    }

    private void spread(int row, int column) {
        for (int r = row - reach; r <= row + reach; r++) {
            for (int c = column - reach; c <= column + reach; c++) {
                if (on(r, c) && stones.isEmpty(r, c)) {
                    open.add(new Cell(r, c));
                }
            }
        }
    }

    private boolean on(int r, int c) {
        return Math.min(r, c) >= 0 && Math.max(r, c) < stones.size();
    }

    @Override
    public void make(Cell cell) {
        stones.put(cell, player());
        before.push(new HashSet<>(open));
        trail.push(cell);
        open.remove(cell);
        spread(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        if (trail.isEmpty()) {
            throw new IllegalStateException("no move was made");
        }
        stones.clear(trail.pop());
        open.clear();
        open.addAll(before.pop());
    }

    @Override
    public Player player() {
        return stones.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return stones.copy();
    }

    @Override
    public List<Cell> candidates() {
        if (stones.stones() == 0) {
            return List.of(new Cell(stones.size() / 2, stones.size() / 2));
        }
        return List.copyOf(open);
    }

    @Override
    public List<Cell> ordered() {
        TreeMap<Integer, List<Cell>> groups = new TreeMap<>();
        for (Cell cell : candidates()) {
            groups.computeIfAbsent(urgency(cell), k -> new ArrayList<>()).add(cell);
        }
        List<Cell> all = new ArrayList<>();
        groups.values().forEach(all::addAll);
        return all;
    }

    private int urgency(Cell cell) {
        Player me = player();
        if (makesFive(cell, me)) {
            return 1;
        }
        if (makesFive(cell, me.opponent())) {
            return 2;
        }
        return fives(cell, me) >= 2 ? 3 : 4;
    }

    private int fives(Cell cell, Player me) {
        stones.put(cell, me);
        Set<Cell> ways = new HashSet<>();
        for (int[] d : LINES) {
            for (int k = -3; k <= 3; k++) {
                int r = cell.row() + k * d[0];
                int c = cell.column() + k * d[1];
                if (on(r, c) && stones.isEmpty(r, c) && makesFive(new Cell(r, c), me)) {
                    ways.add(new Cell(r, c));
                }
            }
        }
        stones.clear(cell);
        return ways.size();
    }

    private boolean makesFive(Cell cell, Player p) {
        for (int[] d : LINES) {
            if (1 + walk(cell, p, d[0], d[1]) + walk(cell, p, -d[0], -d[1]) >= 5) {
                return true;
            }
        }
        return false;
    }

    private int walk(Cell from, Player p, int dr, int dc) {
        int n = 0;
        int r = from.row() + dr;
        int c = from.column() + dc;
        while (on(r, c) && stones.has(p, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }
}
