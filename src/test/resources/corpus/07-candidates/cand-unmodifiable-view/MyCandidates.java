// exercise: 07
// truth: wrong
// mistake: candidates returns an unmodifiable view of its own list and no copy: what is made or undone later changes the list that was handed out
// player: both
// style: ArrayList kept up to date, Collections.unmodifiableList
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.CandidatesTask;


public class MyCandidates implements CandidatesTask {
    private record Undo(Cell cell, int index, int before) {}

    private static final int[][] LINES = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private Board board;
    private int radius;
    private final List<Cell> cells = new ArrayList<>();
    private final Deque<Undo> undos = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        cells.clear();
        undos.clear();
        for (Cell empty : board.emptyCells()) {
            if (isNear(empty)) {
                cells.add(empty);
            }
        }
    }

    private boolean isNear(Cell cell) {
        for (int r = Math.max(0, cell.row() - radius); r <= Math.min(board.size() - 1, cell.row() + radius); r++) {
            for (int c = Math.max(0, cell.column() - radius); c <= Math.min(board.size() - 1, cell.column() + radius); c++) {
                if (board.at(r, c).isPresent()) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        int index = cells.indexOf(cell);
        if (index >= 0) {
            cells.remove(index);
        }
        undos.push(new Undo(cell, index, cells.size()));
        Set<Cell> known = new HashSet<>(cells);
        for (Cell empty : board.emptyCells()) {
            if (Math.abs(empty.row() - cell.row()) <= radius
                    && Math.abs(empty.column() - cell.column()) <= radius
                    && known.add(empty)) {
                cells.add(empty);
            }
        }
    }

    @Override
    public void undo() {
        if (undos.isEmpty()) {
            throw new IllegalStateException("nothing to undo");
        }
        Undo last = undos.pop();
        board.clear(last.cell());
        while (cells.size() > last.before()) {
            cells.remove(cells.size() - 1);
        }
        if (last.index() >= 0) {
            cells.add(last.index(), last.cell());
        }
    }

    @Override
    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        if (board.stones() == 0) {
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        return Collections.unmodifiableList(cells);
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        Map<Integer, List<Cell>> byRank = new TreeMap<>();
        for (Cell cell : new ArrayList<>(candidates())) {
            byRank.computeIfAbsent(rank(cell, me), r -> new ArrayList<>()).add(cell);
        }
        List<Cell> all = new ArrayList<>();
        byRank.values().forEach(all::addAll);
        return all;
    }

    private int rank(Cell cell, Player me) {
        if (wins(cell, me)) return 0;
        if (wins(cell, me.opponent())) return 1;
        board.put(cell, me);
        long ways = board.emptyCells().stream().filter(c -> wins(c, me)).limit(2).count();
        board.clear(cell);
        return ways > 1 ? 2 : 3;
    }

    private boolean wins(Cell cell, Player p) {
        for (int[] line : LINES) {
            int n = 1;
            for (int side = -1; side <= 1; side += 2) {
                int r = cell.row() + side * line[0];
                int c = cell.column() + side * line[1];
                while (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(p, r, c)) {
                    n++;
                    r += side * line[0];
                    c += side * line[1];
                }
            }
            if (n >= 5) return true;
        }
        return false;
    }
}
