// exercise: 07
// truth: wrong
// mistake: a cell is numbered row * 16 + column, so that on boards of more than 16 rows the cell in column 16 is taken for one at the left edge
// player: both
// style: bit set, snapshots for undo
// single: yes
// detail: sometimes; only on boards of 17 rows or more, with stones near the right edge
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.NoSuchElementException;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int SHIFT = 4;

    private Board board;
    private int radius;
    private BitSet open = new BitSet();
    private final Deque<Cell> moves = new ArrayDeque<>();
    private final Deque<BitSet> before = new ArrayDeque<>();

    private static int code(int row, int column) {
        return (row << SHIFT) + column;
    }

    private static Cell decode(int code) {
        return new Cell(code >> SHIFT, code & ((1 << SHIFT) - 1));
    }

    @Override
    public void start(Board given, int radius) {
        this.board = given.copy();
        this.radius = radius;
        moves.clear();
        before.clear();
        open = new BitSet(512);
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (!board.isEmpty(row, column)) {
                    openAround(row, column);
                }
            }
        }
    }

    private void openAround(int row, int column) {
        for (int r = row - radius; r <= row + radius; r++) {
            if (r < 0 || r >= board.size()) {
                continue;
            }
            for (int c = column - radius; c <= column + radius; c++) {
                if (c >= 0 && c < board.size() && board.isEmpty(r, c)) {
                    open.set(code(r, c));
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        before.push((BitSet) open.clone());
        moves.push(cell);
        open.clear(code(cell.row(), cell.column()));
        openAround(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        try {
            board.clear(moves.pop());
            open = before.pop();
        } catch (NoSuchElementException e) {
            throw new IllegalStateException("nothing has been made", e);
        }
    }

    @Override
    public Player player() {
        return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
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
        } else {
            open.stream().mapToObj(MyCandidates::decode).forEach(cells::add);
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        List<List<Cell>> classes = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (Cell cell : candidates()) {
            classes.get(urgency(cell)).add(cell);
        }
        List<Cell> all = new ArrayList<>();
        classes.forEach(all::addAll);
        return all;
    }

    private int urgency(Cell cell) {
        Player me = player();
        if (completes(cell.row(), cell.column(), me)) {
            return 0;
        }
        if (completes(cell.row(), cell.column(), me.opponent())) {
            return 1;
        }
        if (!board.isEmpty(cell)) {
            return 3;
        }
        board.put(cell, me);
        int fives = 0;
        for (int r = Math.max(0, cell.row() - 4); r < board.size() && r <= cell.row() + 4; r++) {
            for (int c = Math.max(0, cell.column() - 4); c < board.size() && c <= cell.column() + 4; c++) {
                int down = Math.abs(r - cell.row());
                int across = Math.abs(c - cell.column());
                boolean inLine = down == 0 || across == 0 || down == across;
                if (inLine && board.isEmpty(r, c) && completes(r, c, me)) {
                    fives++;
                }
            }
        }
        board.clear(cell);
        return fives >= 2 ? 2 : 3;
    }

    private boolean completes(int row, int column, Player who) {
        int[] dr = {0, 1, 1, 1};
        int[] dc = {1, 0, 1, -1};
        for (int d = 0; d < 4; d++) {
            int length = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                int r = row + sign * dr[d];
                int c = column + sign * dc[d];
                while (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(who, r, c)) {
                    length++;
                    r += sign * dr[d];
                    c += sign * dc[d];
                }
            }
            if (length > 4) {
                return true;
            }
        }
        return false;
    }
}
