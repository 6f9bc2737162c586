// exercise: 07
// truth: wrong
// mistake: how many stones are near a cell is counted in a byte, which gets negative with the 128th stone near it: the cell is no candidate any more
// kind: subtle
// player: both
// style: byte counts, incremental, helper class for lines
// single: yes
// detail: only on boards of 12 rows and more with a radius of at least 6 or so and 128 stones near one empty cell
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private byte[] nearStones;
    private Deque<Cell> moves;
    private Lines lines;

    /** Looks along the lines through a cell. */
    private static final class Lines {
        private final Board board;

        Lines(Board board) {
            this.board = board;
        }

        boolean makesFive(Cell cell, Player player) {
            for (int dr = 0; dr <= 1; dr++) {
                for (int dc = dr == 0 ? 1 : -1; dc <= 1; dc++) {
                    if (reach(cell, player, dr, dc) + reach(cell, player, -dr, -dc) >= 4) {
                        return true;
                    }
                }
            }
            return false;
        }

        private int reach(Cell cell, Player player, int dr, int dc) {
            int steps = 0;
            int r = cell.row() + dr, c = cell.column() + dc;
            while (0 <= r && r < board.size() && 0 <= c && c < board.size() && board.has(player, r, c)) {
                steps++;
                r += dr;
                c += dc;
            }
            return steps;
        }
    }

    @Override
    public void start(Board given, int radius) {
        board = given.copy();
        lines = new Lines(board);
        moves = new ArrayDeque<>();
        this.radius = radius;
        nearStones = new byte[board.size() * board.size()];
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (board.at(r, c).isPresent()) {
                    add(r, c, 1);
                }
            }
        }
    }

    private void add(int row, int column, int delta) {
        int size = board.size();
        int top = Math.max(0, row - radius), bottom = Math.min(size - 1, row + radius);
        int left = Math.max(0, column - radius), right = Math.min(size - 1, column + radius);
        for (int r = top; r <= bottom; r++) {
            for (int c = left; c <= right; c++) {
                nearStones[r * size + c] += delta;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.push(cell);
        add(cell.row(), cell.column(), 1);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("no move was made");
        }
        Cell cell = moves.pop();
        board.clear(cell);
        add(cell.row(), cell.column(), -1);
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
        int size = board.size();
        if (board.stones() == 0) {
            return List.of(new Cell(size / 2, size / 2));
        }
        List<Cell> cells = new ArrayList<>();
        for (Cell cell : board.emptyCells()) {
            if (nearStones[cell.row() * size + cell.column()] > 0) {
                cells.add(cell);
            }
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<List<Cell>> buckets = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (Cell cell : candidates()) {
            buckets.get(kind(cell, me)).add(cell);
        }
        List<Cell> all = new ArrayList<>();
        buckets.forEach(all::addAll);
        return all;
    }

    private int kind(Cell cell, Player me) {
        if (lines.makesFive(cell, me)) return 0;
        if (lines.makesFive(cell, me.opponent())) return 1;
        board.put(cell, me);
        long fives = board.emptyCells().stream().filter(c -> lines.makesFive(c, me)).limit(2).count();
        board.clear(cell);
        return fives == 2 ? 2 : 3;
    }
}
