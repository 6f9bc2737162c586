// exercise: 07
// truth: wrong
// mistake: undo goes back to a snapshot of a two-dimensional table of counts that was made with clone() of the outer array only, so the rows are shared and the counts of the taken back stone stay: too many candidates after undo
// player: both
// style: snapshots on a stack, int[][] of neighbour counts
// single: yes
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private record Snapshot(Board board, int[][] near) {}

    private Board board;
    private int[][] near;
    private int size;
    private int radius;
    private Deque<Snapshot> history = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        size = board.size();
        near = new int[size][size];
        history = new ArrayDeque<>();
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                if (!board.isEmpty(r, c)) {
                    spread(r, c);
                }
            }
        }
    }

    private void spread(int row, int column) {
        for (int r = Math.max(0, row - radius); r <= Math.min(size - 1, row + radius); r++) {
            for (int c = Math.max(0, column - radius); c <= Math.min(size - 1, column + radius); c++) {
                near[r][c]++;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        Snapshot before = new Snapshot(board.copy(), near.clone());
        board.put(cell, player());
        spread(cell.row(), cell.column());
        history.push(before);
    }

    @Override
    public void undo() {
        if (history.isEmpty()) {
            throw new IllegalStateException("no move to take back");
        }
        Snapshot before = history.pop();
        board = before.board();
        near = before.near();
    }

    @Override
    public Player player() {
        return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> cells = new ArrayList<>();
        if (board.stones() == 0) {
            cells.add(new Cell(size / 2, size / 2));
            return cells;
        }
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                if (near[r][c] > 0 && board.isEmpty(r, c)) {
                    cells.add(new Cell(r, c));
                }
            }
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        Board b = board.copy();
        List<Cell> cells = candidates();
        cells.sort(Comparator.comparingInt(cell -> rank(b, cell, me)));
        return cells;
    }

    private static int rank(Board b, Cell cell, Player me) {
        if (five(b, cell.row(), cell.column(), me)) return 0;
        if (five(b, cell.row(), cell.column(), me.opponent())) return 1;
        b.put(cell, me);
        int ways = 0;
        for (Cell e : b.emptyCells()) {
            if (five(b, e.row(), e.column(), me)) ways++;
        }
        b.clear(cell);
        return ways >= 2 ? 2 : 3;
    }

    private static boolean five(Board b, int row, int column, Player p) {
        int[] dr = {0, 1, 1, 1};
        int[] dc = {1, 0, 1, -1};
        for (int d = 0; d < 4; d++) {
            int n = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                int r = row + sign * dr[d];
                int c = column + sign * dc[d];
                while (r >= 0 && c >= 0 && r < b.size() && c < b.size() && b.has(p, r, c)) {
                    n++;
                    r += sign * dr[d];
                    c += sign * dc[d];
                }
            }
            if (n >= 5) return true;
        }
        return false;
    }
}
