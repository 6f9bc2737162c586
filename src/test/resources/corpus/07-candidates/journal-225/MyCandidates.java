// exercise: 07
// truth: wrong
// mistake: the journal has room for 225 moves, as many as a board of 15 rows has cells, so the 226th move throws after the stone was put
// player: both
// style: arrays only, one journal of changed cells with marks
// kind: subtle
// single: yes
// detail: only on boards of 16 rows and more, with the 226th move since start
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int CELLS = 15 * 15;

    private Board board;
    private int radius;
    private boolean[][] candidate;

    private final Cell[] move = new Cell[CELLS];
    private final boolean[] moveWasCandidate = new boolean[CELLS];
    private final List<List<Cell>> added = new ArrayList<>();
    private int plies;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.candidate = new boolean[board.size()][board.size()];
        this.added.clear();
        this.plies = 0;
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (!board.isEmpty(row, column)) {
                    mark(row, column);
                }
            }
        }
    }

    private List<Cell> mark(int row, int column) {
        List<Cell> fresh = new ArrayList<>();
        for (int r = row - radius; r <= row + radius; r++) {
            if (r < 0 || r >= board.size()) {
                continue;
            }
            for (int c = column - radius; c <= column + radius; c++) {
                if (c < 0 || c >= board.size() || !board.isEmpty(r, c) || candidate[r][c]) {
                    continue;
                }
                candidate[r][c] = true;
                fresh.add(new Cell(r, c));
            }
        }
        return fresh;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        move[plies] = cell;
        moveWasCandidate[plies] = candidate[cell.row()][cell.column()];
        candidate[cell.row()][cell.column()] = false;
        added.add(mark(cell.row(), cell.column()));
        plies++;
    }

    @Override
    public void undo() {
        if (plies == 0) {
            throw new IllegalStateException("no move since start");
        }
        plies--;
        for (Cell cell : added.remove(plies)) {
            candidate[cell.row()][cell.column()] = false;
        }
        candidate[move[plies].row()][move[plies].column()] = moveWasCandidate[plies];
        board.clear(move[plies]);
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
        List<Cell> list = new ArrayList<>();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (candidate[row][column]) {
                    list.add(new Cell(row, column));
                }
            }
        }
        if (board.stones() == 0) {
            list.add(new Cell(board.size() / 2, board.size() / 2));
        }
        return list;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> list = candidates();
        Player me = player();
        // three passes, each stable: the last one is the most important
        list.sort((a, b) -> Boolean.compare(isDouble(b, me), isDouble(a, me)));
        list.sort((a, b) -> Boolean.compare(isFive(b, me.opponent()), isFive(a, me.opponent())));
        list.sort((a, b) -> Boolean.compare(isFive(b, me), isFive(a, me)));
        return list;
    }

    private boolean isFive(Cell cell, Player p) {
        for (int direction = 0; direction < 4; direction++) {
            int down = direction == 0 ? 0 : 1;
            int right = direction == 0 ? 1 : direction - 2;
            if (reach(cell, p, down, right) + 1 + reach(cell, p, -down, -right) >= 5) {
                return true;
            }
        }
        return false;
    }

    private int reach(Cell from, Player p, int down, int right) {
        int k = 1;
        while (has(p, from.row() + k * down, from.column() + k * right)) {
            k++;
        }
        return k - 1;
    }

    private boolean has(Player p, int row, int column) {
        return row >= 0 && column >= 0 && row < board.size() && column < board.size() && board.has(p, row, column);
    }

    private boolean isDouble(Cell cell, Player p) {
        board.put(cell, p);
        int count = 0;
        for (int down = -4; down <= 4; down++) {
            for (int right = -4; right <= 4; right++) {
                boolean line = down == 0 || right == 0 || Math.abs(down) == Math.abs(right);
                int row = cell.row() + down;
                int column = cell.column() + right;
                if (line && row >= 0 && column >= 0 && row < board.size() && column < board.size()
                        && board.isEmpty(row, column) && isFive(new Cell(row, column), p)) {
                    count++;
                }
            }
        }
        board.clear(cell);
        return count >= 2;
    }
}
