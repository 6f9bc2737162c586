// exercise: 07
// truth: wrong
// mistake: make counts the stone for the cells around and writes the move down before board.put has refused it: after a refused move (taken cell, or outside) there are wrong candidates, and undo takes away a stone of another move
// player: both
// style: int[][] counters
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.CandidatesTask;


/** For each cell the number of stones near it. A cell is a candidate if it is empty and its number is not 0. */
public class MyCandidates implements CandidatesTask {
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, 0, 1, -1};

    private Board board;
    private int n;
    private int radius;
    private int[][] near;
    private Deque<Cell> history = new ArrayDeque<>();

    @Override
    public void start(Board start, int radius) {
        this.board = start.copy();
        this.n = start.size();
        this.radius = radius;
        this.near = new int[n][n];
        this.history = new ArrayDeque<>();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (board.at(r, c).isPresent()) {
                    count(r, c, +1);
                }
            }
        }
    }

    private void count(int row, int column, int change) {
        int r1 = Math.min(n - 1, row + radius);
        int c1 = Math.min(n - 1, column + radius);
        for (int r = Math.max(0, row - radius); r <= r1; r++) {
            for (int c = Math.max(0, column - radius); c <= c1; c++) {
                near[r][c] += change;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        count(cell.row(), cell.column(), +1);
        history.addLast(cell);
        board.put(cell, player());
    }

    @Override
    public void undo() {
        Cell cell = history.pollLast();
        if (cell == null) {
            throw new IllegalStateException("nothing was made");
        }
        board.clear(cell);
        count(cell.row(), cell.column(), -1);
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
        List<Cell> cells = new ArrayList<>();
        for (Cell cell : board.emptyCells()) {
            if (near[cell.row()][cell.column()] > 0) {
                cells.add(cell);
            }
        }
        if (board.stones() == 0) {
            cells.add(new Cell(n / 2, n / 2));
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> cells = candidates();
        Map<Cell, Integer> rank = new HashMap<>();
        for (Cell cell : cells) {
            rank.put(cell, rank(cell, me));
        }
        cells.sort(Comparator.comparing(rank::get));
        return cells;
    }

    private int rank(Cell cell, Player me) {
        if (makesFive(cell, me)) return 1;
        if (makesFive(cell, me.opponent())) return 2;
        return waysAfter(cell, me) >= 2 ? 3 : 4;
    }

    private int waysAfter(Cell cell, Player me) {
        board.put(cell, me);
        Set<Cell> ways = new HashSet<>();
        for (int d = 0; d < 4; d++) {
            for (int k = -4; k <= 4; k++) {
                int r = cell.row() + k * DR[d];
                int c = cell.column() + k * DC[d];
                if (r >= 0 && c >= 0 && r < n && c < n && board.isEmpty(r, c) && makesFive(new Cell(r, c), me)) {
                    ways.add(new Cell(r, c));
                }
            }
        }
        board.clear(cell);
        return ways.size();
    }

    private boolean makesFive(Cell cell, Player p) {
        for (int d = 0; d < 4; d++) {
            int length = 1 + beside(cell, p, DR[d], DC[d]) + beside(cell, p, -DR[d], -DC[d]);
            if (length >= 5) {
                return true;
            }
        }
        return false;
    }

    private int beside(Cell cell, Player p, int dr, int dc) {
        int count = 0;
        int r = cell.row() + dr;
        int c = cell.column() + dc;
        while (r >= 0 && c >= 0 && r < n && c < n && board.has(p, r, c)) {
            count++;
            r += dr;
            c += dc;
        }
        return count;
    }
}
