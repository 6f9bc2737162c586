// exercise: 07
// truth: wrong
// mistake: the third kind counts an open four twice and any other line with a four once, so two gaps in one line (X.XXX.X) count as one way
// player: both
// style: threat shapes per direction, whole-board candidates
// kind: subtle
// single: yes
// detail: a cell after which there are two cells for a five in the same line that is no open four, and no other four: ordered puts it among the others
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[] DOWN = {0, 1, 1, 1};
    private static final int[] RIGHT = {1, 0, 1, -1};
    private Board board;
    private int radius;
    private List<Cell> made = new ArrayList<>();

    @Override
    public void start(Board from, int distance) {
        board = from.copy();
        radius = distance;
        made = new ArrayList<>();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        made.add(cell);
    }

    @Override
    public void undo() {
        if (made.isEmpty()) {
            throw new IllegalStateException("there is no move");
        }
        board.clear(made.remove(made.size() - 1));
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
        int n = board.size();
        boolean[][] near = new boolean[n][n];
        near[n / 2][n / 2] = board.stones() == 0;
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                if (board.isEmpty(row, column)) {
                    continue;
                }
                for (int r = Math.max(0, row - radius); r <= row + radius && r < n; r++) {
                    for (int c = Math.max(0, column - radius); c <= column + radius && c < n; c++) {
                        near[r][c] = true;
                    }
                }
            }
        }
        List<Cell> cells = board.emptyCells();
        cells.removeIf(cell -> !near[cell.row()][cell.column()]);
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = candidates();
        Player me = player();
        List<Cell> result = new ArrayList<>();
        List<Cell> rest = new ArrayList<>();
        for (Cell cell : cells) {
            (completes(cell, me) ? result : rest).add(cell);
        }
        List<Cell> twoWays = new ArrayList<>();
        List<Cell> others = new ArrayList<>();
        for (Cell cell : rest) {
            (completes(cell, me.opponent()) ? result : fours(cell, me) >= 2 ? twoWays : others).add(cell);
        }
        result.addAll(twoWays);
        result.addAll(others);
        return result;
    }

    private boolean completes(Cell cell, Player player) {
        for (int d = 0; d < 4; d++) {
            if (1 + run(cell, player, DOWN[d], RIGHT[d]) + run(cell, player, -DOWN[d], -RIGHT[d]) >= 5) {
                return true;
            }
        }
        return false;
    }

    private int run(Cell cell, Player player, int down, int right) {
        int count = 0;
        for (int r = cell.row() + down, c = cell.column() + right;
                inside(r, c) && board.has(player, r, c);
                r += down, c += right) {
            count++;
        }
        return count;
    }

    private boolean inside(int r, int c) {
        return 0 <= r && r < board.size() && 0 <= c && c < board.size();
    }

    /** An open four counts as two, every other four as one. */
    private int fours(Cell cell, Player player) {
        board.put(cell, player);
        int fours = 0;
        for (int d = 0; d < 4; d++) {
            int after = run(cell, player, DOWN[d], RIGHT[d]);
            int before = run(cell, player, -DOWN[d], -RIGHT[d]);
            if (after + before + 1 == 4
                    && free(cell, (after + 1) * DOWN[d], (after + 1) * RIGHT[d])
                    && free(cell, -(before + 1) * DOWN[d], -(before + 1) * RIGHT[d])) {
                fours += 2;
            } else if (hasFour(cell, player, DOWN[d], RIGHT[d])) {
                fours++;
            }
        }
        board.clear(cell);
        return fours;
    }

    private boolean free(Cell cell, int down, int right) {
        int r = cell.row() + down;
        int c = cell.column() + right;
        return inside(r, c) && board.isEmpty(r, c);
    }

    private boolean hasFour(Cell cell, Player player, int down, int right) {
        for (int step = -4; step <= 4; step++) {
            if (step != 0 && free(cell, step * down, step * right)) {
                if (completes(new Cell(cell.row() + step * down, cell.column() + step * right), player)) {
                    return true;
                }
            }
        }
        return false;
    }
}
