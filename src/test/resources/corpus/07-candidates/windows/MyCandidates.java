// exercise: 07
// truth: wrong
// mistake: the third kind counts windows of five with four own stones and one gap, not the different cells that complete a five
// player: both
// style: five-cell windows, int grid
// kind: subtle
// single: yes
// detail: ordered: after the move one single cell completes a five in two overlapping windows, as in XX..XX with a move into the gap: it is put among the two ways
import java.util.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, 0, 1, -1};

    private int size;
    private int radius;
    private int[][] grid;
    private int stones;
    private final Deque<int[]> moves = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        int[][] next = new int[board.size()][board.size()];
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                next[r][c] = board.has(Player.X, r, c) ? 1 : board.has(Player.O, r, c) ? -1 : 0;
            }
        }
        this.stones = board.stones();
        this.size = board.size();
        this.radius = radius;
        this.grid = next;
        moves.clear();
    }

    @Override
    public void make(Cell cell) {
        int r = cell.row();
        int c = cell.column();
        if (!inside(r, c) || grid[r][c] != 0) {
            throw new IllegalArgumentException("illegal: " + cell);
        }
        grid[r][c] = me();
        stones++;
        moves.push(new int[] {r, c});
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("no moves");
        }
        int[] move = moves.pop();
        grid[move[0]][move[1]] = 0;
        stones--;
    }

    private int me() {
        return stones % 2 == 0 ? 1 : -1;
    }

    @Override
    public Player player() {
        return me() == 1 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        Board b = Board.empty(size);
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                if (grid[r][c] != 0) {
                    b.put(new Cell(r, c), grid[r][c] == 1 ? Player.X : Player.O);
                }
            }
        }
        return b;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> cells = new ArrayList<>();
        if (stones == 0) {
            cells.add(new Cell(size / 2, size / 2));
            return cells;
        }
        boolean[][] near = new boolean[size][size];
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                if (grid[r][c] != 0) {
                    for (int y = Math.max(0, r - radius); y <= Math.min(size - 1, r + radius); y++) {
                        for (int x = Math.max(0, c - radius); x <= Math.min(size - 1, c + radius); x++) {
                            near[y][x] = true;
                        }
                    }
                }
            }
        }
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                if (near[r][c] && grid[r][c] == 0) {
                    cells.add(new Cell(r, c));
                }
            }
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = candidates();
        int me = me();
        cells.sort(Comparator.comparingInt(cell -> {
            if (windows(cell.row(), cell.column(), me, 4) > 0) {
                return 0;
            }
            if (windows(cell.row(), cell.column(), -me, 4) > 0) {
                return 1;
            }
            return windows(cell.row(), cell.column(), me, 3) >= 2 ? 2 : 3;
        }));
        return cells;
    }

    /** How many windows of five cells through this empty cell hold so many stones of the side, and else nothing. */
    private int windows(int row, int col, int side, int wanted) {
        int found = 0;
        for (int d = 0; d < 4; d++) {
            for (int first = -4; first <= 0; first++) {
                int own = 0;
                int empty = 0;
                for (int k = first; k < first + 5; k++) {
                    int r = row + k * DR[d];
                    int c = col + k * DC[d];
                    if (inside(r, c)) {
                        own += grid[r][c] == side ? 1 : 0;
                        empty += grid[r][c] == 0 ? 1 : 0;
                    }
                }
                if (own == wanted && own + empty == 5) {
                    found++;
                }
            }
        }
        return found;
    }

    private boolean inside(int r, int c) {
        return r >= 0 && c >= 0 && r < size && c < size;
    }
}
