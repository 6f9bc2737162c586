// exercise: 07
// truth: wrong
// mistake: the cells near a stone are found by index in a flat array and only the index is checked, so that they wrap around the left and right edge into the neighbouring rows
// kind: slip
// player: both
// style: flat int array, boolean array rebuilt for each question
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int EMPTY = 0;
    private static final int[] DOWN = {0, 1, 1, 1};
    private static final int[] RIGHT = {1, 0, 1, -1};

    private int n;
    private int radius;
    private int[] grid = new int[0];
    private int placed;
    private final Deque<Integer> moves = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        int size = board.size();
        int[] fresh = new int[size * size];
        int count = 0;
        for (int i = 0; i < fresh.length; i++) {
            var who = board.at(i / size, i % size);
            if (who.isPresent()) {
                fresh[i] = who.get() == Player.X ? 1 : 2;
                count++;
            }
        }
        n = size;
        grid = fresh;
        placed = count;
        this.radius = radius;
        moves.clear();
    }

    @Override
    public void make(Cell cell) {
        if (cell.row() >= n || cell.column() >= n) {
            throw new IllegalArgumentException("outside: " + cell);
        }
        int index = cell.row() * n + cell.column();
        if (grid[index] != EMPTY) {
            throw new IllegalArgumentException("taken: " + cell);
        }
        grid[index] = turn();
        placed++;
        moves.push(index);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("no move to take back");
        }
        grid[moves.pop()] = EMPTY;
        placed--;
    }

    private int turn() {
        int difference = 0;
        for (int stone : grid) {
            difference += stone == 1 ? 1 : stone == 2 ? -1 : 0;
        }
        return difference == 0 ? 1 : 2;
    }

    @Override
    public Player player() {
        return turn() == 1 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        Board board = Board.empty(n);
        for (int i = 0; i < grid.length; i++) {
            if (grid[i] != EMPTY) {
                board.put(new Cell(i / n, i % n), grid[i] == 1 ? Player.X : Player.O);
            }
        }
        return board;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> cells = new ArrayList<>();
        if (placed == 0) {
            cells.add(new Cell(n / 2, n / 2));
            return cells;
        }
        boolean[] near = new boolean[grid.length];
        for (int i = 0; i < grid.length; i++) {
            if (grid[i] != EMPTY) {
                for (int down = -radius; down <= radius; down++) {
                    for (int right = -radius; right <= radius; right++) {
                        int j = i + down * n + right;
                        if (j >= 0 && j < grid.length) {
                            near[j] = true;
                        }
                    }
                }
            }
        }
        for (int i = 0; i < grid.length; i++) {
            if (near[i] && grid[i] == EMPTY) {
                cells.add(new Cell(i / n, i % n));
            }
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        List<List<Cell>> byRank = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            byRank.add(new ArrayList<>());
        }
        for (Cell cell : candidates()) {
            byRank.get(rank(cell.row(), cell.column())).add(cell);
        }
        List<Cell> all = new ArrayList<>();
        byRank.forEach(all::addAll);
        return all;
    }

    private int rank(int row, int column) {
        int me = turn();
        if (five(row, column, me)) {
            return 0;
        }
        if (five(row, column, 3 - me)) {
            return 1;
        }
        int[] before = Arrays.copyOf(grid, grid.length);
        grid[row * n + column] = me;
        int ways = 0;
        for (int d = 0; d < 4; d++) {
            for (int step = -4; step <= 4; step++) {
                int r = row + step * DOWN[d];
                int c = column + step * RIGHT[d];
                if (inside(r, c) && grid[r * n + c] == EMPTY && five(r, c, me)) {
                    ways++;
                }
            }
        }
        grid = before;
        return ways >= 2 ? 2 : 3;
    }

    private boolean inside(int r, int c) {
        return r >= 0 && c >= 0 && r < n && c < n;
    }

    private boolean five(int row, int column, int who) {
        for (int d = 0; d < 4; d++) {
            int length = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                int r = row + sign * DOWN[d];
                int c = column + sign * RIGHT[d];
                while (inside(r, c) && grid[r * n + c] == who) {
                    length++;
                    r += sign * DOWN[d];
                    c += sign * RIGHT[d];
                }
            }
            if (length >= 5) {
                return true;
            }
        }
        return false;
    }
}
