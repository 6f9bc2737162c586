// exercise: 07
// truth: right
// mistake: none; unusual: ordered() plays its trial stones with its own make and undo, counters per cell on a border of 19 cells, and the caller's board is read cell by cell
// player: both
// style: padded flat arrays with counters, ranks encoded in sorted numbers
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
    private static final int PAD = 20;
    private static final int[] STEPS = new int[4];

    private static final int WIDE = PAD + 20 + PAD;

    static {
        STEPS[0] = 1;
        STEPS[1] = WIDE - 1;
        STEPS[2] = WIDE;
        STEPS[3] = WIDE + 1;
    }

    private int size;
    private int radius;
    private int turn; // 1 for X, 2 for O
    private final int[] stone = new int[WIDE * WIDE];
    private final int[] near = new int[WIDE * WIDE];
    private int stones;
    private int[] moves = new int[16];
    private int made;

    @Override
    public void start(Board board, int radius) {
        Board given = board.copy();
        this.size = given.size();
        this.radius = Math.min(radius, PAD - 1); // nothing is farther away
        Arrays.fill(stone, 3);
        Arrays.fill(near, 0);
        made = 0;
        stones = 0;
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                stone[at(row, column)] = 0;
            }
        }
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                int at = at(row, column);
                given.at(row, column).ifPresent(who -> set(at, who == Player.X ? 1 : 2));
            }
        }
        turn = given.count(Player.X) == given.count(Player.O) ? 1 : 2;
    }

    private static int at(int row, int column) {
        return (PAD + row) * WIDE + PAD + column;
    }

    private static Cell cell(int at) {
        return new Cell(at / WIDE - PAD, at % WIDE - PAD);
    }

    private void set(int at, int who) {
        int change = who == 0 ? -1 : 1;
        stone[at] = who;
        stones += change;
        for (int down = -radius; down <= radius; down++) {
            int from = at + down * WIDE - radius;
            for (int i = from; i <= from + 2 * radius; i++) {
                near[i] += change;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        if (cell.row() >= size || cell.column() >= size) {
            throw new IndexOutOfBoundsException("not on the board: " + cell);
        }
        int at = at(cell.row(), cell.column());
        if (stone[at] != 0) {
            throw new IllegalArgumentException("not empty: " + cell);
        }
        make(at);
    }

    private void make(int at) {
        if (made == moves.length) {
            moves = Arrays.copyOf(moves, 2 * made);
        }
        moves[made++] = at;
        set(at, turn);
        turn = 3 - turn;
    }

    @Override
    public void undo() {
        if (made == 0) {
            throw new IllegalStateException("no move yet");
        }
        set(moves[--made], 0);
        turn = 3 - turn;
    }

    @Override
    public Player player() {
        return turn == 1 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        Board board = Board.empty(size);
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                if (stone[at(row, column)] != 0) {
                    board.put(new Cell(row, column), stone[at(row, column)] == 1 ? Player.X : Player.O);
                }
            }
        }
        return board;
    }

    private int[] found() {
        if (stones == 0) {
            return new int[] {at(size / 2, size / 2)};
        }
        int[] found = new int[size * size];
        int count = 0;
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                int at = at(row, column);
                if (stone[at] == 0 && near[at] > 0) {
                    found[count++] = at;
                }
            }
        }
        return Arrays.copyOf(found, count);
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> cells = new ArrayList<>();
        for (int at : found()) {
            cells.add(cell(at));
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        int[] found = found();
        for (int i = 0; i < found.length; i++) {
            found[i] += rank(found[i]) * WIDE * WIDE;
        }
        Arrays.sort(found);
        List<Cell> cells = new ArrayList<>();
        for (int each : found) {
            cells.add(cell(each % (WIDE * WIDE)));
        }
        return cells;
    }

    private int rank(int at) {
        int me = turn;
        if (five(at, me)) {
            return 0;
        }
        if (five(at, 3 - me)) {
            return 1;
        }
        make(at);
        int inLine = 0;
        for (int step : STEPS) {
            for (int k = -4; k <= 4; k++) {
                if (stone[at + k * step] == 0 && five(at + k * step, me)) {
                    inLine++;
                }
            }
        }
        int all = 0;
        for (int row = 0; row < size && inLine < 2; row++) {
            for (int column = 0; column < size; column++) {
                if (stone[at(row, column)] == 0 && five(at(row, column), me)) {
                    all++;
                }
            }
        }
        undo();
        return inLine >= 2 ? 2 : all >= 2 ? 3 : 4;
    }

    private boolean five(int at, int who) {
        for (int step : STEPS) {
            int from = at;
            while (stone[from - step] == who) {
                from -= step;
            }
            int to = at;
            while (stone[to + step] == who) {
                to += step;
            }
            if ((to - from) / step >= 4) {
                return true;
            }
        }
        return false;
    }
}
