// exercise: 07
// truth: wrong
// mistake: on an empty board the middle is put into the set by start and stays a candidate when the first stone is far from it
// player: both
// style: set that holds the middle from the start
// single: yes
// detail: sometimes: only after a first stone away from the middle
import java.util.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/** Exercise 07. */
public class MyCandidates implements CandidatesTask {
    private static final int[][] LINES = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private Board b;
    private int reach = 2;
    private final TreeSet<Cell> hot = new TreeSet<>();
    private final Deque<Cell> line = new ArrayDeque<>();
    private final Deque<Set<Cell>> before = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        b = board.copy();
        reach = radius;
        hot.clear();
        line.clear();
        before.clear();
        if (b.stones() == 0) {
            hot.add(new Cell(b.size() / 2, b.size() / 2));
        }
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
                if (on(r, c) && b.isEmpty(r, c)) {
                    hot.add(new Cell(r, c));
                }
            }
        }
    }

    private boolean on(int r, int c) {
        return Math.min(r, c) >= 0 && Math.max(r, c) < b.size();
    }

    @Override
    public void make(Cell cell) {
        b.put(cell, player());
        before.push(new HashSet<>(hot));
        line.push(cell);
        hot.remove(cell);
        spread(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        if (line.isEmpty()) {
            throw new IllegalStateException("no move was made");
        }
        b.clear(line.pop());
        hot.clear();
        hot.addAll(before.pop());
    }

    @Override
    public Player player() {
        return b.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return b.copy();
    }

    @Override
    public List<Cell> candidates() {
        return new ArrayList<>(hot);
    }

    @Override
    public List<Cell> ordered() {
        TreeMap<Integer, List<Cell>> groups = new TreeMap<>();
        for (Cell cell : candidates()) {
            groups.computeIfAbsent(priority(cell), k -> new ArrayList<>()).add(cell);
        }
        List<Cell> all = new ArrayList<>();
        groups.values().forEach(all::addAll);
        return all;
    }

    private int priority(Cell cell) {
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
        b.put(cell, me);
        Set<Cell> ways = new HashSet<>();
        for (int[] d : LINES) {
            for (int k = -4; k <= 4; k++) {
                int r = cell.row() + k * d[0];
                int c = cell.column() + k * d[1];
                if (on(r, c) && b.isEmpty(r, c) && wins(new Cell(r, c), me)) {
                    ways.add(new Cell(r, c));
                }
            }
        }
        b.clear(cell);
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
        while (on(r, c) && b.has(p, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }
}
