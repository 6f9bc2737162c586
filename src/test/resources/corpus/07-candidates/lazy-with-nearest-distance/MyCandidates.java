// exercise: 07
// truth: right
// mistake: none; unusual: nothing but the board is kept; a table of how far the nearest stone is, made when asked, gives the candidates; the answers are remembered until the next make or undo, and copies are handed out
// player: both
// style: chamfer distance in two sweeps, lazy caches, own stack as array that grows
// single: yes
// detail: wins are looked for in windows of five cells
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board = Board.empty(5);
    private int radius = 1;
    private Cell[] moves = new Cell[4];
    private int count = 0;
    private List<Cell> candidates = null;
    private List<Cell> ordered = null;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.count = 0;
        changed();
    }

    private void changed() {
        candidates = null;
        ordered = null;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        if (count == moves.length) moves = Arrays.copyOf(moves, 2 * count);
        moves[count++] = cell;
        changed();
    }

    @Override
    public void undo() {
        if (count < 1) throw new IllegalStateException("no moves so far");
        board.clear(moves[--count]);
        changed();
    }

    @Override
    public Player player() {
        // sides take turns, so it is enough to know whether X has one more
        return board.count(Player.X) - board.count(Player.O) == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        if (candidates == null) candidates = find();
        return new ArrayList<>(candidates);
    }

    /** A king's distance to the nearest stone, from two sweeps over the board. */
    private List<Cell> find() {
        int n = board.size();
        if (board.stones() == 0) return List.of(new Cell(n / 2, n / 2));
        int[][] far = new int[n + 2][n + 2];
        for (int[] line : far) Arrays.fill(line, 1000);
        for (int i = 1; i <= n; i++) {
            for (int j = 1; j <= n; j++) {
                int nearest = Math.min(Math.min(far[i - 1][j - 1], far[i - 1][j]), Math.min(far[i - 1][j + 1], far[i][j - 1]));
                far[i][j] = board.isEmpty(i - 1, j - 1) ? nearest + 1 : 0;
            }
        }
        List<Cell> found = new ArrayList<>();
        for (int i = n; i >= 1; i--) {
            for (int j = n; j >= 1; j--) {
                int nearest = Math.min(Math.min(far[i + 1][j - 1], far[i + 1][j]), Math.min(far[i + 1][j + 1], far[i][j + 1]));
                far[i][j] = Math.min(far[i][j], nearest + 1);
                if (far[i][j] > 0 && far[i][j] <= radius) found.add(new Cell(i - 1, j - 1));
            }
        }
        return found;
    }

    @Override
    public List<Cell> ordered() {
        if (ordered == null) {
            ordered = candidates();
            Collections.shuffle(ordered, new java.util.Random(board.hashCode()));
            int me = player() == Player.X ? 1 : -1;
            int[][] v = values();
            List<Cell> sorted = new ArrayList<>();
            int[] rank = new int[ordered.size()];
            for (int i = 0; i < rank.length; i++) rank[i] = rank(v, ordered.get(i), me);
            for (int r = 0; r <= 3; r++)
                for (int i = 0; i < rank.length; i++) if (rank[i] == r) sorted.add(ordered.get(i));
            ordered = sorted;
        }
        return new ArrayList<>(ordered);
    }

    private int[][] values() {
        int n = board.size();
        int[][] v = new int[n][n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) v[i][j] = board.has(Player.X, i, j) ? 1 : board.has(Player.O, i, j) ? -1 : 0;
        return v;
    }

    private static int rank(int[][] v, Cell c, int me) {
        if (fills(v, c.row(), c.column(), me)) return 0;
        if (fills(v, c.row(), c.column(), -me)) return 1;
        v[c.row()][c.column()] = me;
        int ways = 0;
        for (int i = Math.max(0, c.row() - 4); i < Math.min(v.length, c.row() + 5); i++)
            for (int j = Math.max(0, c.column() - 4); j < Math.min(v.length, c.column() + 5); j++) {
                int a = Math.abs(i - c.row()), b = Math.abs(j - c.column());
                if ((a == b || a * b == 0) && v[i][j] == 0 && fills(v, i, j, me)) ways++;
            }
        v[c.row()][c.column()] = 0;
        return ways > 1 ? 2 : 3;
    }

    /** Whether the cell is the last one missing in a window of five. */
    private static boolean fills(int[][] v, int row, int col, int who) {
        int[] dr = {0, 1, 1, -1}, dc = {1, 0, 1, 1};
        for (int d = 0; d < 4; d++)
            for (int s = 0; s < 5; s++) {
                int sum = 0;
                for (int k = -s; k < 5 - s; k++) {
                    int i = row + k * dr[d], j = col + k * dc[d];
                    if (i >= 0 && j >= 0 && i < v.length && j < v.length && v[i][j] == who) sum++;
                }
                if (sum == 4) return true;
            }
        return false;
    }
}
