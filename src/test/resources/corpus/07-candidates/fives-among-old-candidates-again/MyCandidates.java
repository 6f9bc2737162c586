// exercise: 07
// truth: wrong
// mistake: after the trial stone it counts the completing cells among the candidates of before that stone; with radius 1 the far end of a new four is not one of them, so open fours are ranked with the others
// kind: subtle
// player: both
// style: snapshots of the set on a stack, records
// single: yes
// detail: only with radius 1, and only when nothing else stands near the far end
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private record Snapshot(Cell move, TreeSet<Cell> before) {}

    private Board board;
    private int radius;
    private TreeSet<Cell> cells;
    private Deque<Snapshot> past;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.cells = new TreeSet<>();
        this.past = new ArrayDeque<>();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (board.at(row, column).isPresent()) {
                    addNear(cells, row, column);
                }
            }
        }
    }

    private void addNear(Collection<Cell> to, int row, int column) {
        for (int r = row - radius; r <= row + radius; r++) {
            for (int c = column - radius; c <= column + radius; c++) {
                if (on(r, c) && board.isEmpty(r, c)) {
                    to.add(new Cell(r, c));
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        past.push(new Snapshot(cell, cells));
        TreeSet<Cell> after = new TreeSet<>(cells);
        after.remove(cell);
        addNear(after, cell.row(), cell.column());
        cells = after;
    }

    @Override
    public void undo() {
        if (past.isEmpty()) {
            throw new IllegalStateException("nothing to take back");
        }
        Snapshot snapshot = past.pop();
        board.clear(snapshot.move());
        cells = snapshot.before();
    }

    @Override
    public Player player() {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
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
        return List.copyOf(cells);
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> all = candidates();
        Player me = player();
        return all.stream().sorted(Comparator.comparingInt(cell -> rank(cell, me, all))).toList();
    }

    private int rank(Cell cell, Player me, List<Cell> all) {
        if (five(cell, me)) {
            return 0;
        }
        if (five(cell, me.opponent())) {
            return 1;
        }
        board.put(cell, me);
        try {
            return all.stream().filter(other -> !other.equals(cell) && inLine(cell, other) && five(other, me)).count() >= 2 ? 2 : 3;
        } finally {
            board.clear(cell);
        }
    }

    private static boolean inLine(Cell a, Cell b) {
        int down = Math.abs(a.row() - b.row());
        int right = Math.abs(a.column() - b.column());
        return down <= 4 && right <= 4 && (down == 0 || right == 0 || down == right);
    }

    private boolean five(Cell cell, Player who) {
        return length(cell, who, 0, 1) >= 5 || length(cell, who, 1, 0) >= 5 || length(cell, who, 1, 1) >= 5 || length(cell, who, -1, 1) >= 5;
    }

    private int length(Cell cell, Player who, int dr, int dc) {
        int from = 0;
        int to = 0;
        while (mine(cell, who, dr, dc, from - 1)) {
            from--;
        }
        while (mine(cell, who, dr, dc, to + 1)) {
            to++;
        }
        return to - from + 1;
    }

    private boolean mine(Cell cell, Player who, int dr, int dc, int k) {
        int r = cell.row() + k * dr;
        int c = cell.column() + k * dc;
        return on(r, c) && board.has(who, r, c);
    }

    private boolean on(int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size();
    }
}
