// exercise: 07
// truth: wrong
// mistake: a row of six or more does not count as a five
// player: both
// style: windows-free walk, arrays of directions
// single: yes
// detail: sometimes: only where a stone joins two rows to six or more
import java.util.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/** Exercise 07. */
public class MyCandidates implements CandidatesTask {
    private static final int[][] LINES = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private Board field;
    private int reach = 2;
    private final TreeSet<Cell> cells = new TreeSet<>();
    private final Deque<Cell> line = new ArrayDeque<>();
    private final Deque<Set<Cell>> before = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        field = board.copy();
        reach = radius;
        cells.clear();
        line.clear();
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
                if (on(r, c) && field.isEmpty(r, c)) {
                    cells.add(new Cell(r, c));
                }
            }
        }
    }

    private boolean on(int r, int c) {
        return Math.min(r, c) >= 0 && Math.max(r, c) < field.size();
    }

    @Override
    public void make(Cell cell) {
        field.put(cell, player());
        before.push(new HashSet<>(cells));
        line.push(cell);
        cells.remove(cell);
        spread(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        if (line.isEmpty()) {
            throw new IllegalStateException("no move was made");
        }
        field.clear(line.pop());
        cells.clear();
        cells.addAll(before.pop());
    }

    @Override
    public Player player() {
        return field.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return field.copy();
    }

    @Override
    public List<Cell> candidates() {
        if (field.stones() == 0) {
            return List.of(new Cell(field.size() / 2, field.size() / 2));
        }
        return List.copyOf(cells);
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
        field.put(cell, me);
        Set<Cell> ways = new HashSet<>();
        for (int[] d : LINES) {
            for (int k = -4; k <= 4; k++) {
                int r = cell.row() + k * d[0];
                int c = cell.column() + k * d[1];
                if (on(r, c) && field.isEmpty(r, c) && wins(new Cell(r, c), me)) {
                    ways.add(new Cell(r, c));
                }
            }
        }
        field.clear(cell);
        return ways.size();
    }

    private boolean wins(Cell cell, Player p) {
        for (int[] d : LINES) {
            if (1 + countFrom(cell, p, d[0], d[1]) + countFrom(cell, p, -d[0], -d[1]) == 5) {
                return true;
            }
        }
        return false;
    }

    private int countFrom(Cell from, Player p, int dr, int dc) {
        int n = 0;
        int r = from.row() + dr;
        int c = from.column() + dc;
        while (on(r, c) && field.has(p, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }
}
