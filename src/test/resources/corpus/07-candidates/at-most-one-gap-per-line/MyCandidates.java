// exercise: 07
// truth: wrong
// mistake: each direction counts once unless the four is open, so two gaps on one line with gaps inside (X . X S X . X) are no two ways
// player: both
// style: enum of directions, pattern thinking
// single: yes
// detail: sometimes; only a stone that makes two fours within one line: X.X_X.X, XX.__X.XX and the like
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private enum Line {
        EAST(0, 1), SOUTH(1, 0), SOUTHEAST(1, 1), SOUTHWEST(1, -1);

        final int down;
        final int right;

        Line(int down, int right) {
            this.down = down;
            this.right = right;
        }
    }

    private Board board;
    private int radius;
    private final List<Cell> game = new ArrayList<>();
    private final Map<Cell, Integer> touching = new HashMap<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        game.clear();
        touching.clear();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (board.at(row, column).isPresent()) {
                    count(new Cell(row, column), 1);
                }
            }
        }
    }

    private void count(Cell stone, int change) {
        for (int row = Math.max(0, stone.row() - radius); row <= stone.row() + radius && row < board.size(); row++) {
            for (int column = Math.max(0, stone.column() - radius);
                    column <= stone.column() + radius && column < board.size();
                    column++) {
                touching.merge(new Cell(row, column), change, (a, b) -> a + b == 0 ? null : a + b);
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        count(cell, 1);
        game.add(cell);
    }

    @Override
    public void undo() {
        if (game.isEmpty()) {
            throw new IllegalStateException("there is no move to take back");
        }
        Cell cell = game.remove(game.size() - 1);
        count(cell, -1);
        board.clear(cell);
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
        List<Cell> cells = new ArrayList<>();
        if (board.stones() == 0) {
            cells.add(new Cell(board.size() / 2, board.size() / 2));
            return cells;
        }
        for (Cell cell : touching.keySet()) {
            if (board.isEmpty(cell)) {
                cells.add(cell);
            }
        }
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = candidates();
        Map<Cell, Integer> ranks = new HashMap<>();
        for (Cell cell : cells) {
            ranks.put(cell, rank(cell));
        }
        cells.sort(Comparator.comparing(ranks::get));
        return cells;
    }

    private int rank(Cell cell) {
        Player me = player();
        if (wins(cell, me)) {
            return 1;
        }
        if (wins(cell, me.opponent())) {
            return 2;
        }
        board.put(cell, me);
        int fours = 0;
        for (Line line : Line.values()) {
            if (isOpenFour(cell, me, line)) {
                fours += 2;
            } else if (isFour(cell, me, line)) {
                fours += 1;
            }
        }
        board.clear(cell);
        return fours >= 2 ? 3 : 4;
    }

    private boolean wins(Cell cell, Player player) {
        for (Line line : Line.values()) {
            if (length(cell.row(), cell.column(), player, line) >= 5) {
                return true;
            }
        }
        return false;
    }

    /** The length of the row through the place, if the player had a stone there. */
    private int length(int row, int column, Player player, Line line) {
        return 1 + run(row, column, player, line, 1) + run(row, column, player, line, -1);
    }

    private int run(int row, int column, Player player, Line line, int way) {
        int n = 0;
        while (inside(row + (n + 1) * way * line.down, column + (n + 1) * way * line.right)
                && board.has(player, row + (n + 1) * way * line.down, column + (n + 1) * way * line.right)) {
            n++;
        }
        return n;
    }

    private boolean isOpenFour(Cell cell, Player player, Line line) {
        int after = run(cell.row(), cell.column(), player, line, 1);
        int before = run(cell.row(), cell.column(), player, line, -1);
        return before + 1 + after == 4
                && isFree(cell, line, after + 1)
                && isFree(cell, line, -before - 1);
    }

    private boolean isFour(Cell cell, Player player, Line line) {
        for (int step = -4; step <= 4; step++) {
            int row = cell.row() + step * line.down;
            int column = cell.column() + step * line.right;
            if (isFree(cell, line, step) && length(row, column, player, line) >= 5) {
                return true;
            }
        }
        return false;
    }

    private boolean isFree(Cell cell, Line line, int steps) {
        int row = cell.row() + steps * line.down;
        int column = cell.column() + steps * line.right;
        return inside(row, column) && board.isEmpty(row, column);
    }

    private boolean inside(int row, int column) {
        return row >= 0 && column >= 0 && row < board.size() && column < board.size();
    }
}
