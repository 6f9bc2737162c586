// exercise: 07
// truth: right
// mistake: none; a table counts for each cell how many stones are near, one method adds +1 or -1 around a cell; a cell is a candidate if it is empty and its count is above 0
// player: both
// style: counter array, shared method for make and undo, own int board beside the Board
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, 0, 1, -1};

    private int n;
    private int radius;
    private int[][] stone; // 0 empty, 1 X, -1 O
    private int[][] near;
    private int sum; // 0: X to move, 1: O to move
    private int[] moves;
    private int made;
    private int stones;

    @Override
    public void start(Board board, int radius) {
        this.n = board.size();
        this.radius = radius;
        stone = new int[n][n];
        near = new int[n][n];
        moves = new int[n * n];
        made = 0;
        sum = 0;
        stones = 0;
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (board.at(r, c).isPresent()) {
                    change(r, c, board.has(Player.X, r, c) ? 1 : -1, 1);
                }
            }
        }
    }

    /** Puts (by = 1) a stone, or takes it off (by = -1). */
    private void change(int row, int column, int color, int by) {
        stone[row][column] = by > 0 ? color : 0;
        sum += by * color;
        stones += by;
        for (int r = Math.max(0, row - radius); r <= Math.min(n - 1, row + radius); r++) {
            for (int c = Math.max(0, column - radius); c <= Math.min(n - 1, column + radius); c++) {
                near[r][c] += by;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        if (cell.row() >= n || cell.column() >= n) {
            throw new IllegalArgumentException("outside: " + cell);
        }
        if (stone[cell.row()][cell.column()] != 0) {
            throw new IllegalArgumentException("taken: " + cell);
        }
        change(cell.row(), cell.column(), sum == 0 ? 1 : -1, 1);
        moves[made++] = cell.row() * n + cell.column();
    }

    @Override
    public void undo() {
        if (made == 0) {
            throw new IllegalStateException("no move was made since the start");
        }
        int move = moves[--made];
        change(move / n, move % n, stone[move / n][move % n], -1);
    }

    @Override
    public Player player() {
        return sum == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        Board board = Board.empty(n);
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (stone[r][c] != 0) {
                    board.put(new Cell(r, c), stone[r][c] > 0 ? Player.X : Player.O);
                }
            }
        }
        return board;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> cells = new ArrayList<>();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (stone[r][c] == 0 && near[r][c] > 0) {
                    cells.add(new Cell(r, c));
                }
            }
        }
        if (stones == 0) {
            cells.add(new Cell(n / 2, n / 2));
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        int me = sum == 0 ? 1 : -1;
        Cell[] cells = candidates().toArray(new Cell[0]);
        Arrays.sort(cells, (a, b) -> Integer.compare(rank(a, me), rank(b, me)));
        return new ArrayList<>(Arrays.asList(cells));
    }

    private int rank(Cell cell, int me) {
        int r = cell.row();
        int c = cell.column();
        if (five(r, c, me)) return 0;
        if (five(r, c, -me)) return 1;
        stone[r][c] = me;
        int ways = 0;
        for (int d = 0; d < 4; d++) {
            for (int k = -4; k <= 4; k++) {
                int y = r + k * DR[d];
                int x = c + k * DC[d];
                if (at(y, x) == 0 && five(y, x, me)) ways++;
            }
        }
        stone[r][c] = 0;
        return ways >= 2 ? 2 : 3;
    }

    /** What stands there; 9 outside the board. */
    private int at(int r, int c) {
        return r < 0 || c < 0 || r >= n || c >= n ? 9 : stone[r][c];
    }

    private boolean five(int r, int c, int color) {
        for (int d = 0; d < 4; d++) {
            int count = 1;
            for (int k = 1; at(r + k * DR[d], c + k * DC[d]) == color; k++) count++;
            for (int k = 1; at(r - k * DR[d], c - k * DC[d]) == color; k++) count++;
            if (count >= 5) return true;
        }
        return false;
    }
}
