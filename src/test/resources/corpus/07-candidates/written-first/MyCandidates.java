// exercise: 07
// truth: wrong
// mistake: make writes its entry for undo before the board has refused the cell, so that a refused move stays on the stack
// player: both
// style: helper class for the stack, sets, count of moves
// single: yes
// detail: only when an undo follows a refused make: it takes back the refused cell (clearing a stone there, or throwing outside) and not the last move
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    /** The moves so far, the last one on top. */
    private static class Pile {
        private final List<Cell> cells = new ArrayList<>();

        void put(Cell cell) {
            cells.add(cell);
        }

        Cell take() {
            if (cells.isEmpty()) {
                throw new IllegalStateException("the pile is empty");
            }
            return cells.remove(cells.size() - 1);
        }
    }

    private static class Lines {
        private final Board board;

        Lines(Board board) {
            this.board = board;
        }

        boolean stone(Player player, int row, int column) {
            return row >= 0 && column >= 0 && row < board.size() && column < board.size() && board.has(player, row, column);
        }

        int run(Player player, Cell from, int down, int right) {
            return stone(player, from.row() + down, from.column() + right)
                    ? 1 + run(player, new Cell(from.row() + down, from.column() + right), down, right)
                    : 0;
        }

        boolean five(Player player, Cell cell) {
            for (int down = 0; down <= 1; down++) {
                for (int right = -1; right <= 1; right++) {
                    if (down == 0 && right != 1) {
                        continue;
                    }
                    if (run(player, cell, down, right) + run(player, cell, -down, -right) >= 4) {
                        return true;
                    }
                }
            }
            return false;
        }

        int waysAfter(Player player, Cell cell) {
            board.put(cell, player);
            int ways = 0;
            for (Cell other : board.emptyCells()) {
                int down = Math.abs(other.row() - cell.row());
                int right = Math.abs(other.column() - cell.column());
                if (down < 5 && right < 5 && (down == right || down == 0 || right == 0) && five(player, other)) {
                    ways++;
                }
            }
            board.clear(cell);
            return ways;
        }
    }

    private Board board;
    private Lines lines;
    private Pile pile;
    private int radius;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.lines = new Lines(this.board);
        this.pile = new Pile();
        this.radius = radius;
    }

    @Override
    public void make(Cell cell) {
        pile.put(cell);
        board.put(cell, player());
    }

    @Override
    public void undo() {
        board.clear(pile.take());
    }

    @Override
    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        Set<Cell> set = new HashSet<>();
        int size = board.size();
        if (board.stones() == 0) {
            set.add(new Cell(size / 2, size / 2));
        }
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                if (board.isEmpty(row, column)) {
                    continue;
                }
                for (int r = Math.max(0, row - radius); r <= Math.min(size - 1, row + radius); r++) {
                    for (int c = Math.max(0, column - radius); c <= Math.min(size - 1, column + radius); c++) {
                        if (board.isEmpty(r, c)) {
                            set.add(new Cell(r, c));
                        }
                    }
                }
            }
        }
        return new ArrayList<>(set);
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> rest = candidates();
        List<Cell> result = new ArrayList<>();
        for (Cell cell : rest) {
            if (lines.five(me, cell)) {
                result.add(cell);
            }
        }
        rest.removeAll(result);
        for (Cell cell : rest) {
            if (lines.five(me.opponent(), cell)) {
                result.add(cell);
            }
        }
        rest.removeAll(result);
        for (Cell cell : rest) {
            if (lines.waysAfter(me, cell) > 1) {
                result.add(cell);
            }
        }
        rest.removeAll(result);
        result.addAll(rest);
        return result;
    }
}
