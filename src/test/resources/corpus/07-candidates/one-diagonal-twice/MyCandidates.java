// exercise: 07
// truth: wrong
// mistake: the table of directions has the falling diagonal twice and the rising one not at all
// player: both
// style: set with journal, sort by rank
// single: yes
// detail: sometimes; only for threats on a rising diagonal
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[][] DIRS = {{0, 1}, {1, 0}, {1, 1}, {-1, -1}};

    private Board field = Board.empty(15);
    private int k = 2;
    private TreeSet<Cell> open = new TreeSet<>();
    private final Deque<Cell> stack = new ArrayDeque<>();
    private final Deque<List<Cell>> added = new ArrayDeque<>();
    private final Deque<Boolean> was = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        field = board.copy();
        k = radius;
        open = new TreeSet<>();
        stack.clear();
        added.clear();
        was.clear();
        for (int r = 0; r < field.size(); r++) {
            for (int c = 0; c < field.size(); c++) {
                if (!field.isEmpty(r, c)) {
                    grow(r, c);
                }
            }
        }
    }

    private List<Cell> grow(int row, int column) {
        List<Cell> fresh = new ArrayList<>();
        for (int r = row - k; r <= row + k; r++) {
            for (int c = column - k; c <= column + k; c++) {
                if (on(r, c) && field.isEmpty(r, c)) {
                    Cell cell = new Cell(r, c);
                    if (open.add(cell)) {
                        fresh.add(cell);
                    }
                }
            }
        }
        return fresh;
    }

    private boolean on(int r, int c) {
        return r >= 0 && r < field.size() && c >= 0 && c < field.size();
    }

    @Override
    public void make(Cell cell) {
        field.put(cell, player());
        stack.push(cell);
        was.push(open.remove(cell));
        added.push(grow(cell.row(), cell.column()));
    }

    @Override
    public void undo() {
        if (stack.isEmpty()) {
            throw new IllegalStateException("stack is empty");
        }
        Cell cell = stack.pop();
        field.clear(cell);
        for (Cell each : added.pop()) {
            open.remove(each);
        }
        if (was.pop()) {
            open.add(cell);
        }
    }

    @Override
    public Player player() {
        int x = field.count(Player.X);
        int o = field.count(Player.O);
        if (x == o) {
            return Player.X;
        }
        return Player.O;
    }

    @Override
    public Board board() {
        return field;
    }

    @Override
    public List<Cell> candidates() {
        if (field.stones() == 0) {
            int m = field.size() / 2;
            return List.of(new Cell(m, m));
        }
        return new ArrayList<>(open);
    }

    @Override
    public List<Cell> ordered() {
        Map<Integer, List<Cell>> byRank = new TreeMap<>();
        for (Cell cell : candidates()) {
            byRank.computeIfAbsent(rank(cell), x -> new ArrayList<>()).add(cell);
        }
        List<Cell> all = new ArrayList<>();
        byRank.values().forEach(all::addAll);
        return all;
    }

    private int rank(Cell cell) {
        Player p = player();
        if (isFive(cell.row(), cell.column(), p)) {
            return 0;
        }
        if (isFive(cell.row(), cell.column(), p.opponent())) {
            return 1;
        }
        field.put(cell, p);
        java.util.Set<Cell> ends = new TreeSet<>();
        for (int[] d : DIRS) {
            for (int i = -4; i <= 4; i++) {
                int r = cell.row() + i * d[0];
                int c = cell.column() + i * d[1];
                if (on(r, c) && field.isEmpty(r, c) && isFive(r, c, p)) {
                    ends.add(new Cell(r, c));
                }
            }
        }
        field.clear(cell);
        return ends.size() > 1 ? 2 : 3;
    }

    private boolean isFive(int row, int column, Player p) {
        for (int[] d : DIRS) {
            int length = 1;
            int r = row + d[0], c = column + d[1];
            while (on(r, c) && field.has(p, r, c)) {
                length++;
                r += d[0];
                c += d[1];
            }
            r = row - d[0];
            c = column - d[1];
            while (on(r, c) && field.has(p, r, c)) {
                length++;
                r -= d[0];
                c -= d[1];
            }
            if (length >= 5) {
                return true;
            }
        }
        return false;
    }
}
