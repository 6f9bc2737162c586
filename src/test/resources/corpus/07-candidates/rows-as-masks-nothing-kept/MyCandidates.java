// exercise: 07
// truth: right
// mistake: none; unusual: no set and no journal, candidates come from row masks that are spread sideways and downwards, board() builds a new board, undo without a move throws NoSuchElementException
// player: both
// style: bit masks for the rows, everything computed anew
// single: yes
// detail: cells with two ways come first by those in line, then by those anywhere on the board
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private int size;
    private int radius;
    private int[] x;
    private int[] o;
    private LinkedList<Cell> moves;

    @Override
    public void start(Board board, int radius) {
        int n = board.size();
        int[] xs = new int[n];
        int[] os = new int[n];
        for (int row = 0; row < n; row++) {
            xs[row] = (int) board.row(Player.X, row);
            os[row] = (int) board.row(Player.O, row);
        }
        this.size = n;
        this.radius = radius;
        this.x = xs;
        this.o = os;
        this.moves = new LinkedList<>();
    }

    @Override
    public void make(Cell cell) {
        if (cell.row() >= size || cell.column() >= size || (taken(cell.row()) >> cell.column() & 1) != 0) {
            throw new IllegalArgumentException("not possible: " + cell);
        }
        of(player())[cell.row()] |= 1 << cell.column();
        moves.addFirst(cell);
    }

    @Override
    public void undo() {
        Cell last = moves.removeFirst(); // throws if there is none
        x[last.row()] &= ~(1 << last.column());
        o[last.row()] &= ~(1 << last.column());
    }

    private int[] of(Player player) {
        return player == Player.X ? x : o;
    }

    private int taken(int row) {
        return x[row] | o[row];
    }

    @Override
    public Player player() {
        int more = 0;
        for (int row = 0; row < size; row++) {
            more += Integer.bitCount(x[row]) - Integer.bitCount(o[row]);
        }
        return more == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        Board board = Board.empty(size);
        for (int i = 0; i < size * size; i++) {
            if ((x[i / size] >> i % size & 1) != 0) {
                board.put(new Cell(i / size, i % size), Player.X);
            } else if ((o[i / size] >> i % size & 1) != 0) {
                board.put(new Cell(i / size, i % size), Player.O);
            }
        }
        return board;
    }

    @Override
    public List<Cell> candidates() {
        long all = (1L << size) - 1;
        long[] wide = new long[size];
        boolean none = true;
        for (int row = 0; row < size; row++) {
            long stones = taken(row);
            none &= stones == 0;
            for (int k = 0; k <= Math.min(radius, size); k++) {
                wide[row] |= (stones << k | stones >>> k) & all;
            }
        }
        List<Cell> cells = new ArrayList<>();
        for (int row = size - 1; row >= 0; row--) {
            long near = 0;
            for (int r = Math.max(0, row - radius); r < size && r <= row + radius; r++) {
                near |= wide[r];
            }
            for (near &= ~taken(row); near != 0; near &= near - 1) {
                cells.add(new Cell(row, Long.numberOfTrailingZeros(near)));
            }
        }
        return none ? List.of(new Cell(size / 2, size / 2)) : cells;
    }

    @Override
    public List<Cell> ordered() {
        int[] mine = of(player());
        int[] yours = of(player().opponent());
        List<List<Cell>> buckets = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            buckets.add(new ArrayList<>());
        }
        for (Cell cell : candidates()) {
            buckets.get(rank(cell, mine, yours)).add(cell);
        }
        List<Cell> result = new ArrayList<>();
        buckets.forEach(result::addAll);
        return result;
    }

    private int rank(Cell cell, int[] mine, int[] yours) {
        if (five(mine, cell.row(), cell.column())) {
            return 0;
        }
        if (five(yours, cell.row(), cell.column())) {
            return 1;
        }
        mine[cell.row()] |= 1 << cell.column();
        int inLine = 0;
        int anywhere = 0;
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                if ((taken(row) >> column & 1) == 0 && five(mine, row, column)) {
                    anywhere++;
                    int down = Math.abs(row - cell.row());
                    int right = Math.abs(column - cell.column());
                    inLine += down < 5 && right < 5 && (down == 0 || right == 0 || down == right) ? 1 : 0;
                }
            }
        }
        mine[cell.row()] &= ~(1 << cell.column());
        return inLine >= 2 ? 2 : anywhere >= 2 ? 3 : 4;
    }

    private boolean five(int[] stones, int row, int column) {
        for (int slope = -1; slope <= 1; slope++) {
            if (1 + run(stones, row, column, 1, slope) + run(stones, row, column, -1, -slope) >= 5) {
                return true;
            }
        }
        return 1 + run(stones, row, column, 0, 1) + run(stones, row, column, 0, -1) >= 5;
    }

    private int run(int[] stones, int row, int column, int down, int right) {
        int n = 0;
        while (true) {
            row += down;
            column += right;
            if (row < 0 || row >= size || column < 0 || column >= size || (stones[row] >> column & 1) == 0) {
                return n;
            }
            n++;
        }
    }
}
