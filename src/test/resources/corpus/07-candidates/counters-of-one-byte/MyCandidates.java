// exercise: 07
// truth: wrong
// mistake: the number of stones near a cell is kept in a byte, which becomes negative when there are more than 127
// kind: subtle
// player: both
// style: neighbour counts in a byte array
// single: yes
// detail: needs a radius of 6 or more and at least 128 stones within it, on a board of 12 rows or more
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[][] LINES = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};

    private Board board = Board.empty(15);
    private int radius = 2;
    /** For each cell the number of stones that are near. Small numbers, so bytes are enough. */
    private byte[] near = new byte[225];

    private final int[] line = new int[Board.MAX_SIZE * Board.MAX_SIZE];
    private int length;

    @Override
    public void start(Board given, int radius) {
        board = given.copy();
        this.radius = radius;
        length = 0;
        near = new byte[board.size() * board.size()];
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (!board.isEmpty(row, column)) {
                    add(row, column, 1);
                }
            }
        }
    }

    private void add(int row, int column, int what) {
        int size = board.size();
        int bottom = Math.min(size - 1, row + radius);
        int right = Math.min(size - 1, column + radius);
        for (int r = Math.max(0, row - radius); r <= bottom; r++) {
            for (int c = Math.max(0, column - radius); c <= right; c++) {
                near[r * size + c] += what;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        add(cell.row(), cell.column(), 1);
        line[length++] = cell.row() * board.size() + cell.column();
    }

    @Override
    public void undo() {
        if (length == 0) {
            throw new IllegalStateException("no moves");
        }
        int last = line[--length];
        int row = last / board.size();
        int column = last % board.size();
        board.clear(new Cell(row, column));
        add(row, column, -1);
    }

    @Override
    public Player player() {
        return board.count(Player.MAX) == board.count(Player.MIN) ? Player.MAX : Player.MIN;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        int size = board.size();
        List<Cell> cells = new ArrayList<>();
        if (board.stones() == 0) {
            cells.add(new Cell(size / 2, size / 2));
        }
        for (int i = 0; i < near.length; i++) {
            if (near[i] > 0 && board.isEmpty(i / size, i % size)) {
                cells.add(new Cell(i / size, i % size));
            }
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> todo = candidates();
        List<Cell> result = new ArrayList<>();
        for (int rank = 0; rank <= 2; rank++) {
            List<Cell> later = new ArrayList<>();
            for (Cell cell : todo) {
                boolean now = rank == 0
                        ? five(cell.row(), cell.column(), me)
                        : rank == 1 ? five(cell.row(), cell.column(), me.opponent()) : two(cell, me);
                (now ? result : later).add(cell);
            }
            todo = later;
        }
        result.addAll(todo);
        return result;
    }

    private boolean two(Cell cell, Player me) {
        board.put(cell, me);
        int ways = 0;
        for (Cell free : board.emptyCells()) {
            if (five(free.row(), free.column(), me)) {
                ways++;
            }
        }
        board.clear(cell);
        return ways >= 2;
    }

    private boolean five(int row, int column, Player who) {
        for (int[] d : LINES) {
            int count = 1;
            for (int r = row + d[0], c = column + d[1]; inside(r, c) && board.has(who, r, c); r += d[0], c += d[1]) {
                count++;
            }
            for (int r = row - d[0], c = column - d[1]; inside(r, c) && board.has(who, r, c); r -= d[0], c -= d[1]) {
                count++;
            }
            if (count >= 5) {
                return true;
            }
        }
        return false;
    }

    private boolean inside(int r, int c) {
        return 0 <= r && r < board.size() && 0 <= c && c < board.size();
    }
}
