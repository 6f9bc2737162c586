// exercise: 07
// truth: wrong
// mistake: candidates hands out a list that is kept until the next move, and ordered sorts that very list
// player: both
// style: lazily computed list, null when it is out of date
// single: yes
// detail: when ordered is called after candidates in the same position and there is a threat: the list handed out changes its order, and a loop over it throws
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
    private List<Cell> history;
    private List<Cell> lazy;

    @Override
    public void start(Board from, int radius) {
        board = from.copy();
        this.radius = radius;
        history = new ArrayList<>();
        lazy = null;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        history.add(cell);
        lazy = null;
    }

    @Override
    public void undo() {
        if (history.isEmpty()) {
            throw new IllegalStateException("no moves");
        }
        board.clear(history.remove(history.size() - 1));
        lazy = null;
    }

    @Override
    public Player player() {
        return board.count(Player.X) <= board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        if (lazy == null) {
            lazy = new ArrayList<>();
            boolean[][] marked = new boolean[board.size()][board.size()];
            for (int r = 0; r < board.size(); r++) {
                for (int c = 0; c < board.size(); c++) {
                    if (!board.isEmpty(r, c)) {
                        mark(marked, r, c);
                    }
                }
            }
            for (Cell cell : board.emptyCells()) {
                if (marked[cell.row()][cell.column()]) {
                    lazy.add(cell);
                }
            }
            if (board.stones() == 0) {
                lazy.add(new Cell(board.size() / 2, board.size() / 2));
            }
        }
        return lazy;
    }

    private void mark(boolean[][] marked, int row, int column) {
        for (int r = Math.max(0, row - radius); r <= row + radius && r < marked.length; r++) {
            for (int c = Math.max(0, column - radius); c <= column + radius && c < marked.length; c++) {
                marked[r][c] = true;
            }
        }
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = candidates();
        cells.sort(Comparator.comparingInt(this::urgency));
        return cells;
    }

    private int urgency(Cell cell) {
        Player me = player();
        if (longest(cell, me) >= 5) {
            return 0;
        }
        if (longest(cell, me.opponent()) >= 5) {
            return 1;
        }
        board.put(cell, me);
        int ways = 0;
        for (int d = 0; d < 8; d++) {
            int[] step = step(d);
            for (int k = 1; k <= 4; k++) {
                int r = cell.row() + k * step[0];
                int c = cell.column() + k * step[1];
                if (!inside(r, c)) {
                    break;
                }
                if (board.isEmpty(r, c) && longest(new Cell(r, c), me) >= 5) {
                    ways++;
                }
            }
        }
        board.clear(cell);
        return ways >= 2 ? 2 : 3;
    }

    private static int[] step(int d) {
        int[][] steps = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
        return steps[d];
    }

    private boolean inside(int r, int c) {
        return r >= 0 && r < board.size() && c >= 0 && c < board.size();
    }

    private int longest(Cell cell, Player who) {
        int longest = 0;
        for (int d = 0; d < 4; d++) {
            int length = 1;
            for (int[] step : new int[][] {step(d), step(d + 4)}) {
                int r = cell.row() + step[0];
                int c = cell.column() + step[1];
                while (inside(r, c) && board.has(who, r, c)) {
                    length++;
                    r += step[0];
                    c += step[1];
                }
            }
            longest = Math.max(longest, length);
        }
        return longest;
    }
}
