// exercise: 07
// truth: wrong
// mistake: the number of stones near a cell is kept in a byte, which is negative from 128 stones on, and "near > 0" is then false
// player: both
// style: flat arrays of bytes, index arithmetic
// kind: subtle
// single: yes
// detail: only with a radius of 6 or more, on a large board with 128 or more stones near one empty cell: it is missing among the candidates
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private int size;
    private int radius;
    private byte[] stone; // 0 empty, 1 X, 2 O
    private byte[] near; // how many stones are near, kept small
    private short[] history;
    private int made;
    private int stones;

    @Override
    public void start(Board board, int radius) {
        this.size = board.size();
        this.radius = radius;
        stone = new byte[size * size];
        near = new byte[size * size];
        history = new short[size * size];
        made = 0;
        stones = 0;
        for (int i = 0; i < stone.length; i++) {
            if (board.has(Player.X, i / size, i % size)) {
                set(i, 1);
            } else if (board.has(Player.O, i / size, i % size)) {
                set(i, 2);
            }
        }
    }

    private void set(int index, int value) {
        int change = value == 0 ? -1 : 1;
        stone[index] = (byte) value;
        stones += change;
        int top = Math.max(index / size - radius, 0);
        int bottom = Math.min(index / size + radius, size - 1);
        int left = Math.max(index % size - radius, 0);
        int right = Math.min(index % size + radius, size - 1);
        for (int row = top; row <= bottom; row++) {
            for (int i = row * size + left; i <= row * size + right; i++) {
                near[i] += change;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        if (cell.row() >= size || cell.column() >= size) {
            throw new IllegalArgumentException("outside: " + cell);
        }
        int index = cell.row() * size + cell.column();
        if (stone[index] != 0) {
            throw new IllegalArgumentException("taken: " + cell);
        }
        set(index, 1 + stones % 2);
        history[made++] = (short) index;
    }

    @Override
    public void undo() {
        if (made == 0) {
            throw new IllegalStateException("no move was made");
        }
        set(history[--made], 0);
    }

    @Override
    public Player player() {
        return stones % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        Board board = Board.empty(size);
        for (int i = 0; i < stone.length; i++) {
            if (stone[i] != 0) {
                board.put(new Cell(i / size, i % size), stone[i] == 1 ? Player.X : Player.O);
            }
        }
        return board;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < stone.length; i++) {
            if (stone[i] == 0 && near[i] > 0) {
                cells.add(new Cell(i / size, i % size));
            }
        }
        if (stones == 0) {
            cells.add(new Cell(size / 2, size / 2));
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = candidates();
        List<Cell> sorted = new ArrayList<>(cells.size());
        int[] ranks = cells.stream().mapToInt(cell -> rank(cell.row(), cell.column())).toArray();
        for (int rank = 0; rank < 4; rank++) {
            for (int i = 0; i < ranks.length; i++) {
                if (ranks[i] == rank) {
                    sorted.add(cells.get(i));
                }
            }
        }
        return sorted;
    }

    private int rank(int row, int column) {
        int me = 1 + stones % 2;
        if (five(row, column, me)) {
            return 0;
        }
        if (five(row, column, 3 - me)) {
            return 1;
        }
        stone[row * size + column] = (byte) me;
        int ways = 0;
        for (int direction = 0; direction < 4; direction++) {
            for (int step = -4; step <= 4; step++) {
                int r = row + step * (direction == 0 ? 0 : 1);
                int c = column + step * (direction == 1 ? 0 : direction == 3 ? -1 : 1);
                if (get(r, c) == 0 && five(r, c, me)) {
                    ways++;
                }
            }
        }
        stone[row * size + column] = 0;
        return ways >= 2 ? 2 : 3;
    }

    private int get(int row, int column) {
        return row < 0 || column < 0 || row >= size || column >= size ? 3 : stone[row * size + column];
    }

    private boolean five(int row, int column, int who) {
        return length(row, column, 0, 1, who) >= 5
                || length(row, column, 1, 0, who) >= 5
                || length(row, column, 1, 1, who) >= 5
                || length(row, column, 1, -1, who) >= 5;
    }

    private int length(int row, int column, int down, int right, int who) {
        int before = 0;
        int after = 0;
        while (get(row + (after + 1) * down, column + (after + 1) * right) == who) {
            after++;
        }
        while (get(row - (before + 1) * down, column - (before + 1) * right) == who) {
            before++;
        }
        return before + 1 + after;
    }
}
