// exercise: 07
// truth: right
// mistake: none; only cells that are empty at the moment are counted up, and in the opposite order counted down again
// player: both
// style: ported from Python, int grid as heat map, windows of five for the threats
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private int[][] grid; // 0 empty, 1 X, -1 O
    private int[][] heat;
    private int n;
    private int radius;
    private int turn;
    private List<int[]> log;

    @Override
    public void start(Board board, int radius) {
        this.radius = radius;
        n = board.size();
        grid = new int[n][n];
        heat = new int[n][n];
        log = new ArrayList<>();
        int balance = 0;
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (board.has(Player.X, r, c)) {
                    grid[r][c] = 1;
                } else if (board.has(Player.O, r, c)) {
                    grid[r][c] = -1;
                }
                balance += grid[r][c];
            }
        }
        turn = balance == 0 ? 1 : -1;
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (grid[r][c] != 0) {
                    warm(r, c, 1);
                }
            }
        }
    }

    private void warm(int row, int col, int d) {
        for (int r = Math.max(0, row - radius); r <= Math.min(n - 1, row + radius); r++) {
            for (int c = Math.max(0, col - radius); c <= Math.min(n - 1, col + radius); c++) {
                if (grid[r][c] == 0) {
                    heat[r][c] += d;
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        int r = cell.row(), c = cell.column();
        if (r >= n || c >= n) {
            throw new IllegalArgumentException(cell + " is off the board");
        }
        if (grid[r][c] != 0) {
            throw new IllegalArgumentException(cell + " is not free");
        }
        grid[r][c] = turn;
        turn = -turn;
        warm(r, c, 1);
        log.add(new int[] {r, c});
    }

    @Override
    public void undo() {
        if (log.isEmpty()) {
            throw new IllegalStateException("log is empty");
        }
        int[] rc = log.remove(log.size() - 1);
        warm(rc[0], rc[1], -1);
        turn = grid[rc[0]][rc[1]];
        grid[rc[0]][rc[1]] = 0;
    }

    @Override
    public Player player() {
        return turn == 1 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        Board b = Board.empty(n);
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (grid[r][c] != 0) {
                    b.put(new Cell(r, c), grid[r][c] == 1 ? Player.X : Player.O);
                }
            }
        }
        return b;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> result = new ArrayList<>();
        boolean anything = false;
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (grid[r][c] != 0) {
                    anything = true;
                } else if (heat[r][c] > 0) {
                    result.add(new Cell(r, c));
                }
            }
        }
        if (!anything) {
            result.add(new Cell(n / 2, n / 2));
        }
        return result;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = candidates();
        int[] key = new int[cells.size()];
        for (int i = 0; i < key.length; i++) {
            key[i] = key(cells.get(i).row(), cells.get(i).column());
        }
        // insertion sort, it is short
        for (int i = 1; i < key.length; i++) {
            int k = key[i];
            Cell cell = cells.get(i);
            int j = i - 1;
            while (j >= 0 && key[j] > k) {
                key[j + 1] = key[j];
                cells.set(j + 1, cells.get(j));
                j--;
            }
            key[j + 1] = k;
            cells.set(j + 1, cell);
        }
        return cells;
    }

    private int key(int r, int c) {
        if (fills(r, c, turn)) {
            return 0;
        }
        if (fills(r, c, -turn)) {
            return 1;
        }
        grid[r][c] = turn;
        int holes = 0;
        for (int[] d : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
            for (int k = -4; k <= 4; k++) {
                int y = r + k * d[0], x = c + k * d[1];
                if (y >= 0 && y < n && x >= 0 && x < n && grid[y][x] == 0 && fills(y, x, turn)) {
                    holes++;
                }
            }
        }
        grid[r][c] = 0;
        return holes >= 2 ? 2 : 3;
    }

    /** Whether some five cells in line with (r, c) are all of this colour, apart from (r, c). */
    private boolean fills(int r, int c, int colour) {
        for (int[] d : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
            for (int first = -4; first <= 0; first++) {
                boolean all = true;
                for (int k = first; k < first + 5 && all; k++) {
                    int y = r + k * d[0], x = c + k * d[1];
                    all = y >= 0 && y < n && x >= 0 && x < n && (k == 0 || grid[y][x] == colour);
                }
                if (all) {
                    return true;
                }
            }
        }
        return false;
    }
}
