// exercise: 07
// truth: wrong
// mistake: the number of stones near a cell is counted in a byte, which turns negative at 128, and then the cell is no candidate any more
// player: both
// style: neighbour counters in a byte array, offsets, no sets
// kind: subtle
// single: yes
// detail: only with a large radius (6 and more) on a large board, late in a long game, when an empty cell has 128 stones or more near it
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/** For each cell we keep how many stones are near it. A stone adds one around itself, undo takes it away again. */
public class MyCandidates implements CandidatesTask {
    private Board board = Board.empty(15);
    private int radius = 2;
    private byte[][] near = new byte[15][15];
    private Cell[] moves = new Cell[16];
    private int made;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        near = new byte[board.size()][board.size()];
        made = 0;
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (board.at(r, c).isPresent()) {
                    change(new Cell(r, c), 1);
                }
            }
        }
    }

    private void change(Cell stone, int by) {
        int last = board.size() - 1;
        for (int r = Math.max(0, stone.row() - radius); r <= Math.min(last, stone.row() + radius); r++) {
            for (int c = Math.max(0, stone.column() - radius); c <= Math.min(last, stone.column() + radius); c++) {
                near[r][c] += by;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        change(cell, +1);
        if (made == moves.length) {
            moves = Arrays.copyOf(moves, 2 * made);
        }
        moves[made++] = cell;
    }

    @Override
    public void undo() {
        if (made == 0) {
            throw new IllegalStateException("there is no move to undo");
        }
        Cell cell = moves[--made];
        board.clear(cell);
        change(cell, -1);
    }

    @Override
    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> cells = new ArrayList<>();
        if (board.stones() == 0) {
            cells.add(new Cell(board.size() / 2, board.size() / 2));
            return cells;
        }
        for (Cell cell : board.emptyCells()) {
            if (near[cell.row()][cell.column()] > 0) {
                cells.add(cell);
            }
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = candidates();
        int[] keys = new int[cells.size()];
        Player me = player();
        for (int i = 0; i < keys.length; i++) {
            keys[i] = kind(cells.get(i), me) * 1000 + i;
        }
        Arrays.sort(keys);
        List<Cell> sorted = new ArrayList<>();
        for (int key : keys) {
            sorted.add(cells.get(key % 1000));
        }
        return sorted;
    }

    private int kind(Cell cell, Player me) {
        if (five(cell.row(), cell.column(), me)) {
            return 0;
        }
        if (five(cell.row(), cell.column(), me.opponent())) {
            return 1;
        }
        board.put(cell, me);
        int fives = 0;
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                for (int step = 1; step <= 4 && (dr != 0 || dc != 0); step++) {
                    int r = cell.row() + step * dr;
                    int c = cell.column() + step * dc;
                    if (on(r, c) && board.isEmpty(r, c) && five(r, c, me)) {
                        fives++;
                    }
                }
            }
        }
        board.clear(cell);
        return fives >= 2 ? 2 : 3;
    }

    private boolean on(int r, int c) {
        return 0 <= r && r < board.size() && 0 <= c && c < board.size();
    }

    private boolean five(int r, int c, Player p) {
        return line(r, c, 0, 1, p) || line(r, c, 1, 0, p) || line(r, c, 1, 1, p) || line(r, c, 1, -1, p);
    }

    private boolean line(int r, int c, int dr, int dc, Player p) {
        int run = 0;
        for (int step = -4; step <= 4; step++) {
            int y = r + step * dr;
            int x = c + step * dc;
            run = step == 0 || (on(y, x) && board.has(p, y, x)) ? run + 1 : 0;
            if (run == 5) {
                return true;
            }
        }
        return false;
    }
}
