// exercise: 07
// truth: wrong
// mistake: the table of neighbours is kept in a static map by the board's size alone, so a second position of the same size with another radius uses the first one's radius
// kind: subtle
// player: both
// style: precomputed neighbour lists shared by all objects
// single: yes
// detail: only when the same size is started with two radii in one program run
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    /** For each size of board the cells near each cell: they never change, so they are made once. */
    private static final Map<Integer, int[][]> NEIGHBOURS = new HashMap<>();

    private Board board;
    private int size;
    private int[][] neighbours;
    private int[] stonesNear;
    private int[] moves;
    private int made;

    private static int[][] neighbours(int size, int radius) {
        int[][] all = new int[size * size][];
        for (int i = 0; i < all.length; i++) {
            List<Integer> near = new ArrayList<>();
            for (int k = 0; k < all.length; k++) {
                if (k != i && Math.abs(k / size - i / size) <= radius && Math.abs(k % size - i % size) <= radius) {
                    near.add(k);
                }
            }
            all[i] = near.stream().mapToInt(Integer::intValue).toArray();
        }
        return all;
    }

    @Override
    public void start(Board start, int radius) {
        board = start.copy();
        size = board.size();
        neighbours = NEIGHBOURS.computeIfAbsent(size, s -> neighbours(s, radius));
        stonesNear = new int[size * size];
        moves = new int[size * size];
        made = 0;
        for (int i = 0; i < stonesNear.length; i++) {
            if (!board.isEmpty(i / size, i % size)) {
                change(i, 1);
            }
        }
    }

    private void change(int cell, int by) {
        for (int near : neighbours[cell]) {
            stonesNear[near] += by;
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        int i = cell.row() * size + cell.column();
        moves[made++] = i;
        change(i, 1);
    }

    @Override
    public void undo() {
        if (made == 0) {
            throw new IllegalStateException("no move to undo");
        }
        int i = moves[--made];
        board.clear(new Cell(i / size, i % size));
        change(i, -1);
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
        List<Cell> cells = new ArrayList<>();
        if (board.stones() == 0) {
            cells.add(new Cell(size / 2, size / 2));
        }
        for (int i = 0; i < stonesNear.length; i++) {
            if (stonesNear[i] > 0 && board.isEmpty(i / size, i % size)) {
                cells.add(new Cell(i / size, i % size));
            }
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        Map<Cell, Integer> ranks = new HashMap<>();
        List<Cell> cells = candidates();
        for (Cell cell : cells) {
            ranks.put(cell, rank(cell, me));
        }
        cells.sort(Comparator.comparing(ranks::get));
        return cells;
    }

    private int rank(Cell cell, Player me) {
        if (five(cell.row(), cell.column(), me)) {
            return 0;
        }
        if (five(cell.row(), cell.column(), me.opponent())) {
            return 1;
        }
        board.put(cell, me);
        int ways = 0;
        for (int r = Math.max(0, cell.row() - 4); r <= Math.min(size - 1, cell.row() + 4); r++) {
            for (int c = Math.max(0, cell.column() - 4); c <= Math.min(size - 1, cell.column() + 4); c++) {
                int down = Math.abs(r - cell.row());
                int right = Math.abs(c - cell.column());
                if ((down == 0 || right == 0 || down == right) && board.isEmpty(r, c) && five(r, c, me)) {
                    ways++;
                }
            }
        }
        board.clear(cell);
        return ways >= 2 ? 2 : 3;
    }

    private boolean five(int row, int column, Player who) {
        return in(row, column, 0, 1, who) || in(row, column, 1, 0, who) || in(row, column, 1, 1, who) || in(row, column, 1, -1, who);
    }

    private boolean in(int row, int column, int dr, int dc, Player who) {
        int n = 1;
        for (int r = row + dr, c = column + dc; r >= 0 && c >= 0 && r < size && c < size && board.has(who, r, c); r += dr, c += dc) {
            n++;
        }
        for (int r = row - dr, c = column - dc; r >= 0 && c >= 0 && r < size && c < size && board.has(who, r, c); r -= dr, c -= dc) {
            n++;
        }
        return n >= 5;
    }
}
