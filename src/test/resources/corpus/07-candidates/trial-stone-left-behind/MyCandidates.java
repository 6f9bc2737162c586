// exercise: 07
// truth: wrong
// mistake: when the second way to five is found the method returns without taking the trial stone off the board
// player: both
// style: early return in a search for two ways
// single: yes
// detail: sometimes: as soon as ordered finds a move that makes two fives possible
import java.util.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/** Exercise 07. */
public class MyCandidates implements CandidatesTask {
    private static final int[][] LINES = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private Board grid;
    private int reach = 2;
    private final TreeSet<Cell> list = new TreeSet<>();
    private final Deque<Cell> line = new ArrayDeque<>();
    private final Deque<Set<Cell>> before = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        grid = board.copy();
        reach = radius;
        list.clear();
        line.clear();
        before.clear();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (board.at(r, c).isPresent()) {
                    addAround(r, c);
                }
            }
        }
    }

    private void addAround(int row, int column) {
        for (int r = row - reach; r <= row + reach; r++) {
            for (int c = column - reach; c <= column + reach; c++) {
                if (on(r, c) && grid.isEmpty(r, c)) {
                    list.add(new Cell(r, c));
                }
            }
        }
    }

    private boolean on(int r, int c) {
        return Math.min(r, c) >= 0 && Math.max(r, c) < grid.size();
    }

    @Override
    public void make(Cell cell) {
        grid.put(cell, player());
        before.push(new HashSet<>(list));
        line.push(cell);
        list.remove(cell);
        addAround(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        if (line.isEmpty()) {
            throw new IllegalStateException("no move was made");
        }
        grid.clear(line.pop());
        list.clear();
        list.addAll(before.pop());
    }

    @Override
    public Player player() {
        return grid.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return grid.copy();
    }

    @Override
    public List<Cell> candidates() {
        if (grid.stones() == 0) {
            return List.of(new Cell(grid.size() / 2, grid.size() / 2));
        }
        return List.copyOf(list);
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
        return opensTwo(cell, me) ? 3 : 4;
    }

    private boolean opensTwo(Cell cell, Player me) {
        grid.put(cell, me);
        Set<Cell> ways = new HashSet<>();
        for (int[] d : LINES) {
            for (int k = -4; k <= 4; k++) {
                int r = cell.row() + k * d[0];
                int c = cell.column() + k * d[1];
                if (on(r, c) && grid.isEmpty(r, c) && wins(new Cell(r, c), me)) {
                    ways.add(new Cell(r, c));
                    if (ways.size() == 2) {
                        return true;
                    }
                }
            }
        }
        grid.clear(cell);
        return false;
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
        while (on(r, c) && grid.has(p, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }
}
