// exercise: 07
// truth: right
// mistake: none; it counts the stones of both players in every line of five cells and keeps the counts up to date, and two ways are cells of windows; wins on cells far away count too, as the sentence says
// player: both
// style: window counts, arrays of int, incremental, fresh lists in a shuffled order
// single: yes
// detail: two ways counts every completing cell on the board, which differs from counting in line only where the side to move already has a win
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private int size;
    private int radius;
    private int[] owner; // 0 nobody, 1 X, 2 O
    private int[] near;
    private int stones;
    private int xs;
    private List<int[]> windows;
    private List<List<Integer>> windowsOf;
    private int[][] count; // [0 X, 1 O][window]
    private List<Integer> moves;
    private final Random random = new Random(7);

    @Override
    public void start(Board board, int radius) {
        Board given = board.copy();
        size = given.size();
        this.radius = Math.min(radius, size);
        owner = new int[size * size];
        near = new int[size * size];
        stones = 0;
        xs = 0;
        moves = new ArrayList<>();
        windows = new ArrayList<>();
        windowsOf = new ArrayList<>();
        for (int i = 0; i < size * size; i++) {
            windowsOf.add(new ArrayList<>());
        }
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                window(r, c, 0, 1);
                window(r, c, 1, 0);
                window(r, c, 1, 1);
                window(r, c, 1, -1);
            }
        }
        count = new int[2][windows.size()];
        for (int i = 0; i < size * size; i++) {
            if (given.has(Player.X, i / size, i % size)) {
                set(i, 1, 1);
            } else if (given.has(Player.O, i / size, i % size)) {
                set(i, 2, 1);
            }
        }
    }

    private void window(int r, int c, int dr, int dc) {
        int endRow = r + 4 * dr;
        int endColumn = c + 4 * dc;
        if (endRow >= size || endColumn >= size || endColumn < 0) {
            return;
        }
        int[] cells = new int[5];
        for (int k = 0; k < 5; k++) {
            cells[k] = (r + k * dr) * size + c + k * dc;
            windowsOf.get(cells[k]).add(windows.size());
        }
        windows.add(cells);
    }

    /** Puts a stone (by = 1) or takes it off (by = -1). */
    private void set(int i, int who, int by) {
        owner[i] = by > 0 ? who : 0;
        stones += by;
        xs += who == 1 ? by : 0;
        for (int w : windowsOf.get(i)) {
            count[who - 1][w] += by;
        }
        for (int r = Math.max(0, i / size - radius); r <= Math.min(size - 1, i / size + radius); r++) {
            for (int c = Math.max(0, i % size - radius); c <= Math.min(size - 1, i % size + radius); c++) {
                near[r * size + c] += by;
            }
        }
    }

    private int mover() {
        return xs * 2 == stones ? 1 : 2;
    }

    @Override
    public void make(Cell cell) {
        if (cell.row() >= size || cell.column() >= size || owner[cell.row() * size + cell.column()] != 0) {
            throw new IllegalArgumentException("not possible: " + cell);
        }
        int i = cell.row() * size + cell.column();
        set(i, mover(), 1);
        moves.add(i);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("no move");
        }
        int i = moves.remove(moves.size() - 1);
        set(i, owner[i], -1);
    }

    @Override
    public Player player() {
        return mover() == 1 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        Board board = Board.empty(size);
        for (int i = 0; i < owner.length; i++) {
            if (owner[i] != 0) {
                board.put(new Cell(i / size, i % size), owner[i] == 1 ? Player.X : Player.O);
            }
        }
        return board;
    }

    private List<Integer> numbers() {
        List<Integer> cells = new ArrayList<>();
        for (int i = 0; i < owner.length; i++) {
            if (owner[i] == 0 && near[i] > 0) {
                cells.add(i);
            }
        }
        if (stones == 0) {
            cells.add(size / 2 * size + size / 2);
        }
        Collections.shuffle(cells, random);
        return cells;
    }

    private List<Cell> cells(List<Integer> numbers) {
        List<Cell> cells = new ArrayList<>(numbers.size());
        numbers.forEach(i -> cells.add(new Cell(i / size, i % size)));
        return cells;
    }

    @Override
    public List<Cell> candidates() {
        return cells(numbers());
    }

    private boolean completes(int i, int who) {
        for (int w : windowsOf.get(i)) {
            if (count[who - 1][w] == 4) {
                return true;
            }
        }
        return false;
    }

    @Override
    public List<Cell> ordered() {
        int me = mover();
        List<Integer> numbers = numbers();
        int[] rank = new int[owner.length];
        for (int i : numbers) {
            rank[i] = completes(i, me) ? 0 : completes(i, 3 - me) ? 1 : twoWays(i, me) ? 2 : 3;
        }
        numbers.sort((a, b) -> rank[a] - rank[b]);
        return cells(numbers);
    }

    private boolean twoWays(int i, int me) {
        set(i, me, 1);
        int ways = 0;
        for (int k = 0; k < owner.length; k++) {
            if (owner[k] == 0 && completes(k, me)) {
                ways++;
            }
        }
        set(i, me, -1);
        return ways > 1;
    }
}
