// exercise: 07
// truth: right
// mistake: none; the stones are also kept in a flat int array with a margin, candidates by a counter per cell, and the order is packed into one number per cell and sorted
// player: both
// style: flat arrays with a margin, packed sort keys
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import java.util.stream.*;
import plybook.task.CandidatesTask;


public class MyCandidates implements CandidatesTask {
    private static final int WALL = 9;

    private int size;
    private int radius;
    private int width; // with a margin of one cell on each side
    private int[] cells; // 0 empty, 1 X, -1 O, WALL outside
    private int[] near;
    private int[] played = new int[0];
    private int count;
    private int balance; // stones of X minus stones of O
    private int stones;
    private int[] steps;

    @Override
    public void start(Board board, int radius) {
        this.size = board.size();
        this.radius = radius;
        this.width = size + 2;
        this.cells = new int[width * width];
        this.near = new int[width * width];
        this.played = new int[size * size];
        this.steps = new int[] {1, width, width + 1, width - 1};
        this.count = 0;
        this.balance = 0;
        this.stones = 0;
        Arrays.fill(cells, WALL);
        for (int r = 0; r < size; r++) {
            Arrays.fill(cells, at(r, 0), at(r, size), 0);
        }
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                if (board.has(Player.X, r, c)) set(at(r, c), 1);
                if (board.has(Player.O, r, c)) set(at(r, c), -1);
            }
        }
    }

    private int at(int row, int column) {
        return (row + 1) * width + column + 1;
    }

    private Cell cell(int at) {
        return new Cell(at / width - 1, at % width - 1);
    }

    private void set(int at, int who) {
        cells[at] = who;
        balance += who;
        stones++;
        touch(at, 1);
    }

    private void touch(int at, int by) {
        int row = at / width - 1;
        int column = at % width - 1;
        for (int r = Math.max(0, row - radius); r <= Math.min(size - 1, row + radius); r++) {
            for (int c = Math.max(0, column - radius); c <= Math.min(size - 1, column + radius); c++) {
                near[at(r, c)] += by;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        if (cell.row() >= size || cell.column() >= size || cells[at(cell.row(), cell.column())] != 0) {
            throw new IllegalArgumentException("cannot play " + cell);
        }
        int at = at(cell.row(), cell.column());
        set(at, balance == 0 ? 1 : -1);
        played[count++] = at;
    }

    @Override
    public void undo() {
        if (count == 0) {
            throw new IllegalStateException();
        }
        int at = played[--count];
        balance -= cells[at];
        cells[at] = 0;
        stones--;
        touch(at, -1);
    }

    @Override
    public Player player() {
        return balance == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        Board board = Board.empty(size);
        for (int at = 0; at < cells.length; at++) {
            if (cells[at] == 1) board.put(cell(at), Player.X);
            if (cells[at] == -1) board.put(cell(at), Player.O);
        }
        return board;
    }

    private IntStream places() {
        if (stones == 0) {
            return IntStream.of(at(size / 2, size / 2));
        }
        return IntStream.range(0, cells.length).filter(at -> cells[at] == 0 && near[at] > 0);
    }

    @Override
    public List<Cell> candidates() {
        return places().mapToObj(this::cell).collect(Collectors.toList());
    }

    @Override
    public List<Cell> ordered() {
        int me = balance == 0 ? 1 : -1;
        return places()
                .map(at -> rank(at, me) * cells.length + at)
                .sorted()
                .mapToObj(key -> cell(key % cells.length))
                .collect(Collectors.toList());
    }

    private int rank(int at, int me) {
        if (five(at, me)) return 0;
        if (five(at, -me)) return 1;
        cells[at] = me;
        int ways = 0;
        for (int step : steps) {
            ways += ways(at, step, me) + ways(at, -step, me);
        }
        cells[at] = 0;
        return ways >= 2 ? 2 : 3;
    }

    /** How many of the four cells on this side complete a five. */
    private int ways(int at, int step, int me) {
        int n = 0;
        for (int i = at + step, k = 0; k < 4 && cells[i] != WALL; i += step, k++) {
            if (cells[i] == 0 && five(i, me)) n++;
        }
        return n;
    }

    private boolean five(int at, int who) {
        for (int step : steps) {
            if (run(at, step, who) >= 5) return true;
        }
        return false;
    }

    private int run(int at, int step, int who) {
        int n = 1;
        for (int i = at + step; cells[i] == who; i += step) n++;
        for (int i = at - step; cells[i] == who; i -= step) n++;
        return n;
    }
}
