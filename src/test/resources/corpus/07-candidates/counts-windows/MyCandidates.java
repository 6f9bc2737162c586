// exercise: 07
// truth: wrong
// mistake: for two ways it counts the windows of five with four own stones and a gap, and not the cells that complete them, so one gap in two windows counts twice
// player: both
// style: windows of five cells, functional interfaces, whole board looked at for candidates
// kind: subtle
// single: yes
// detail: ordered: a move after which one single cell completes a longer row, such as XXX.XX, is sorted as if there were two
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
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
    private Deque<Cell> line;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.line = new ArrayDeque<>();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        line.addLast(cell);
    }

    @Override
    public void undo() {
        Cell last = line.pollLast();
        if (last == null) {
            throw new IllegalStateException("no move was made");
        }
        board.clear(last);
    }

    @Override
    public Player player() {
        return board.stones() % 2 == 1 ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        int n = board.size();
        if (board.stones() == 0) {
            return new ArrayList<>(List.of(new Cell(n / 2, n / 2)));
        }
        boolean[][] near = new boolean[n][n];
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (board.isEmpty(r, c)) {
                    continue;
                }
                for (int y = Math.max(0, r - radius); y <= Math.min(n - 1, r + radius); y++) {
                    for (int x = Math.max(0, c - radius); x <= Math.min(n - 1, c + radius); x++) {
                        near[y][x] = true;
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
        Player me = player();
        List<Cell> cells = candidates();
        cells.sort(Comparator.comparingInt(cell -> -score(cell, me)));
        return cells;
    }

    /** What the windows of five through the cell are worth: a win, a block, two fours, or nothing. */
    private int score(Cell cell, Player me) {
        if (windows(cell, me, 4) > 0) {
            return 3;
        }
        if (windows(cell, me.opponent(), 4) > 0) {
            return 2;
        }
        return windows(cell, me, 3) >= 2 ? 1 : 0;
    }

    /** Counts the windows through the empty cell that have so many stones of the player and are otherwise empty. */
    private int windows(Cell cell, Player player, int stones) {
        int found = 0;
        for (int d = 0; d < 4; d++) {
            for (int first = -4; first <= 0; first++) {
                int mine = 0;
                boolean possible = true;
                for (int i = first; i < first + 5 && possible; i++) {
                    int r = cell.row() + i * DOWN[d];
                    int c = cell.column() + i * RIGHT[d];
                    if (r < 0 || c < 0 || r >= board.size() || c >= board.size()
                            || board.has(player.opponent(), r, c)) {
                        possible = false;
                    } else if (board.has(player, r, c)) {
                        mine++;
                    }
                }
                if (possible && mine == stones) {
                    found++;
                }
            }
        }
        return found;
    }
}
