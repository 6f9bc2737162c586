// exercise: 07
// truth: wrong
// mistake: the stack of moves is static, so two positions share what undo takes back
// player: both
// style: static helper state
// single: yes
// detail: only with two positions at once
import java.util.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/** Exercise 07. */
public class MyCandidates implements CandidatesTask {
    private static final int[][] LINES = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private Board stones;
    private int dist = 2;
    private final TreeSet<Cell> around = new TreeSet<>();
    private static final Deque<Cell> HISTORY = new ArrayDeque<>();
    private final Deque<Set<Cell>> before = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        stones = board.copy();
        dist = radius;
        around.clear();
        HISTORY.clear();
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
        for (int r = row - dist; r <= row + dist; r++) {
            for (int c = column - dist; c <= column + dist; c++) {
                if (on(r, c) && stones.isEmpty(r, c)) {
                    around.add(new Cell(r, c));
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
        before.push(new HashSet<>(around));
        HISTORY.push(cell);
        around.remove(cell);
        spread(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        if (HISTORY.isEmpty()) {
            throw new IllegalStateException("no move was made");
        }
        stones.clear(HISTORY.pop());
        around.clear();
        around.addAll(before.pop());
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
        return List.copyOf(around);
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
        if (wins(cell, me)) {
            return 1;
        }
        if (wins(cell, me.opponent())) {
            return 2;
        }
        return waysAfter(cell, me) >= 2 ? 3 : 4;
    }

    private int waysAfter(Cell cell, Player me) {
        stones.put(cell, me);
        Set<Cell> ways = new HashSet<>();
        for (int[] d : LINES) {
            for (int k = -4; k <= 4; k++) {
                int r = cell.row() + k * d[0];
                int c = cell.column() + k * d[1];
                if (on(r, c) && stones.isEmpty(r, c) && wins(new Cell(r, c), me)) {
                    ways.add(new Cell(r, c));
                }
            }
        }
        stones.clear(cell);
        return ways.size();
    }

    private boolean wins(Cell cell, Player p) {
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
