// exercise: 07
// truth: wrong
// mistake: the counter of stones near a cell is a byte and overflows from 128 stones on
// player: both
// style: byte array of counters
// kind: subtle
// single: yes
// detail: large radius and a dense board: a cell with 128 to 255 stones within the radius is no candidate any more
import java.util.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[][] DIRS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    private Board board = Board.empty(15);
    private int radius = 2;
    private byte[][] near = new byte[15][15];
    private final Deque<Cell> made = new ArrayDeque<>();

    @Override
    public void start(Board given, int radius) {
        this.board = given.copy();
        this.radius = radius;
        this.near = new byte[board.size()][board.size()];
        this.made.clear();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (!board.isEmpty(r, c)) {
                    count(r, c, 1);
                }
            }
        }
    }

    private void count(int row, int column, int by) {
        for (int r = row - radius; r <= row + radius; r++) {
            for (int c = column - radius; c <= column + radius; c++) {
                if (inside(r, c)) {
                    near[r][c] += by;
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        count(cell.row(), cell.column(), 1);
        made.addFirst(cell);
    }

    @Override
    public void undo() {
        Cell cell = made.pollFirst();
        if (cell == null) {
            throw new IllegalStateException("no move was made");
        }
        board.clear(cell);
        count(cell.row(), cell.column(), -1);
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
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        List<Cell> cells = board.emptyCells();
        cells.removeIf(cell -> near[cell.row()][cell.column()] <= 0);
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> list = new ArrayList<>(candidates());
        Map<Cell, Integer> rank = new HashMap<>();
        for (Cell cell : list) {
            rank.put(cell, rank(cell, me));
        }
        list.sort(Comparator.comparing(rank::get));
        return list;
    }

    private int rank(Cell cell, Player me) {
        if (completes(cell, me)) {
            return 0;
        } else if (completes(cell, me.opponent())) {
            return 1;
        }
        board.put(cell, me);
        Set<Cell> ways = new HashSet<>();
        for (int[] d : DIRS) {
            for (int k = -4; k <= 4; k++) {
                int r = cell.row() + k * d[0];
                int c = cell.column() + k * d[1];
                if (inside(r, c) && board.isEmpty(r, c) && completes(new Cell(r, c), me)) {
                    ways.add(new Cell(r, c));
                }
            }
        }
        board.clear(cell);
        return ways.size() > 1 ? 2 : 3;
    }

    private boolean completes(Cell cell, Player who) {
        for (int[] d : DIRS) {
            if (1 + run(cell, who, d[0], d[1]) + run(cell, who, -d[0], -d[1]) >= 5) {
                return true;
            }
        }
        return false;
    }

    private int run(Cell cell, Player who, int dr, int dc) {
        int r = cell.row() + dr;
        int c = cell.column() + dc;
        int length = 0;
        while (inside(r, c) && board.has(who, r, c)) {
            length++;
            r += dr;
            c += dc;
        }
        return length;
    }

    private boolean inside(int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size();
    }
}
