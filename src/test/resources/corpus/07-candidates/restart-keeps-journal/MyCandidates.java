// exercise: 07
// truth: wrong
// mistake: start does not empty the stack of moves, so after a second start undo takes back a move of the game before instead of throwing
// player: both
// style: counters in a one-dimensional array, moves as a stack of ints
// single: yes
// detail: only when start is called a second time with moves not yet undone
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[] DX = {1, 0, 1, 1};
    private static final int[] DY = {0, 1, 1, -1};

    private Board board;
    private int size, radius;
    private int[] stonesNear;
    private final Deque<Cell> line = new ArrayDeque<>();

    @Override
    public void start(Board start, int radius) {
        this.radius = radius;
        this.size = start.size();
        this.board = start.copy();
        this.stonesNear = new int[size * size];
        for (int i = 0; i < size * size; i++) {
            if (!board.isEmpty(i / size, i % size)) {
                touch(i / size, i % size, +1);
            }
        }
    }

    private void touch(int row, int column, int by) {
        int r0 = Math.max(row - radius, 0), r1 = Math.min(row + radius, size - 1);
        int c0 = Math.max(column - radius, 0), c1 = Math.min(column + radius, size - 1);
        for (int r = r0; r <= r1; r++)
            for (int c = c0; c <= c1; c++)
                stonesNear[r * size + c] += by;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        touch(cell.row(), cell.column(), +1);
        line.addLast(cell);
    }

    @Override
    public void undo() {
        Cell cell = line.pollLast();
        if (cell == null) {
            throw new IllegalStateException("nothing was made");
        }
        touch(cell.row(), cell.column(), -1);
        board.clear(cell);
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
            return Collections.singletonList(new Cell(size / 2, size / 2));
        }
        List<Cell> found = new ArrayList<>();
        for (Cell cell : board.emptyCells()) {
            if (stonesNear[cell.row() * size + cell.column()] != 0) {
                found.add(cell);
            }
        }
        return found;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> list = new ArrayList<>(candidates());
        list.sort(Comparator.comparingInt(this::priority));
        return list;
    }

    private int priority(Cell cell) {
        Player mover = player();
        if (longest(cell, mover) >= 5) return 1;
        if (longest(cell, mover.opponent()) >= 5) return 2;
        board.put(cell, mover);
        int chances = 0;
        for (int d = 0; d < 4; d++) {
            for (int s = -4; s <= 4; s++) {
                int r = cell.row() + s * DY[d], c = cell.column() + s * DX[d];
                if (r < 0 || c < 0 || r >= size || c >= size || !board.isEmpty(r, c)) continue;
                if (longest(new Cell(r, c), mover) >= 5) chances++;
            }
        }
        board.clear(cell);
        return chances >= 2 ? 3 : 4;
    }

    private int longest(Cell cell, Player p) {
        int max = 0;
        for (int d = 0; d < 4; d++) {
            int len = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                int r = cell.row() + sign * DY[d], c = cell.column() + sign * DX[d];
                while (r >= 0 && r < size && c >= 0 && c < size && board.has(p, r, c)) {
                    len++;
                    r += sign * DY[d];
                    c += sign * DX[d];
                }
            }
            max = Math.max(max, len);
        }
        return max;
    }
}
