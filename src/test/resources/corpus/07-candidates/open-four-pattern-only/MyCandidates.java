// exercise: 07
// truth: wrong
// mistake: the third kind asks for two completing cells in one and the same line, so a stone that makes a four in each of two lines is not put forward
// player: both
// style: helper class for the lines, grid of counters
// single: yes
// detail: sometimes, only for double fours in different directions
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private int[][] neighbours;
    private final ArrayDeque<Cell> stack = new ArrayDeque<>();

    @Override
    public void start(Board b, int radius) {
        this.board = b.copy();
        this.radius = radius;
        this.neighbours = new int[b.size()][b.size()];
        stack.clear();
        for (int r = 0; r < b.size(); r++) {
            for (int c = 0; c < b.size(); c++) {
                if (!b.isEmpty(r, c)) {
                    change(r, c, +1);
                }
            }
        }
    }

    private void change(int row, int column, int by) {
        int n = board.size();
        for (int r = 0; r < n; r++) {
            if (Math.abs(r - row) > radius) {
                continue;
            }
            for (int c = 0; c < n; c++) {
                if (Math.abs(c - column) <= radius) {
                    neighbours[r][c] += by;
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        stack.push(cell);
        change(cell.row(), cell.column(), +1);
    }

    @Override
    public void undo() {
        if (stack.isEmpty()) {
            throw new IllegalStateException("stack is empty");
        }
        Cell cell = stack.pop();
        board.clear(cell);
        change(cell.row(), cell.column(), -1);
    }

    @Override
    public Player player() {
        return board.stones() % 2 == 1 ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> cells = board.emptyCells();
        if (cells.size() == board.size() * board.size()) {
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        cells.removeIf(cell -> neighbours[cell.row()][cell.column()] == 0);
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Lines lines = new Lines(board);
        Player mover = player();
        List<Cell> cells = new ArrayList<>(candidates());
        cells.sort(Comparator.comparingInt(cell -> lines.urgency(cell, mover)));
        return cells;
    }

    private static final class Lines {
        private static final int[][] STEPS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        private final char[][] grid;

        Lines(Board board) {
            grid = new char[board.size()][board.size()];
            for (int r = 0; r < board.size(); r++) {
                for (int c = 0; c < board.size(); c++) {
                    grid[r][c] = board.at(r, c).map(Player::symbol).orElse('.');
                }
            }
        }

        int urgency(Cell cell, Player mover) {
            char me = mover.symbol();
            char you = mover.opponent().symbol();
            int r = cell.row();
            int c = cell.column();
            if (anyFive(r, c, me)) {
                return 1;
            }
            if (anyFive(r, c, you)) {
                return 2;
            }
            grid[r][c] = me;
            boolean strong = false;
            for (int[] step : STEPS) {
                int completing = 0;
                for (int k = -4; k <= 4; k++) {
                    int y = r + k * step[0];
                    int x = c + k * step[1];
                    if (get(y, x) == '.' && length(y, x, me, step) >= 5) {
                        completing++;
                    }
                }
                strong |= completing >= 2;
            }
            grid[r][c] = '.';
            return strong ? 3 : 4;
        }

        private boolean anyFive(int r, int c, char who) {
            for (int[] step : STEPS) {
                if (length(r, c, who, step) >= 5) {
                    return true;
                }
            }
            return false;
        }

        private int length(int r, int c, char who, int[] step) {
            int n = 1;
            for (int k = 1; get(r + k * step[0], c + k * step[1]) == who; k++) {
                n++;
            }
            for (int k = 1; get(r - k * step[0], c - k * step[1]) == who; k++) {
                n++;
            }
            return n;
        }

        private char get(int r, int c) {
            return r < 0 || c < 0 || r >= grid.length || c >= grid.length ? '#' : grid[r][c];
        }
    }
}
