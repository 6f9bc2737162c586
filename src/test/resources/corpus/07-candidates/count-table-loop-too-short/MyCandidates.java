// exercise: 07
// truth: wrong
// mistake: undo lowers the neighbour counts with "<" where make raised them with "<=", so cells in the last row and last column of the square stay candidates after undo
// kind: slip
// player: both
// style: a table of counts, plain arrays
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int n;
    private int radius;
    private int[][] near;
    private final ArrayList<Cell> moves = new ArrayList<>();

    @Override
    public void start(Board b, int r) {
        board = b.copy();
        n = b.size();
        radius = r;
        near = new int[n][n];
        moves.clear();
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                if (!board.isEmpty(i, j)) {
                    raise(i, j);
                }
            }
        }
    }

    private void raise(int row, int col) {
        for (int i = row - radius; i <= row + radius; i++) {
            for (int j = col - radius; j <= col + radius; j++) {
                if (i >= 0 && j >= 0 && i < n && j < n) {
                    near[i][j]++;
                }
            }
        }
    }

    private void lower(int row, int col) {
        for (int i = row - radius; i < row + radius; i++) {
            for (int j = col - radius; j < col + radius; j++) {
                if (i >= 0 && j >= 0 && i < n && j < n) {
                    near[i][j]--;
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        raise(cell.row(), cell.column());
        moves.add(cell);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("no move to take back");
        }
        Cell cell = moves.remove(moves.size() - 1);
        board.clear(cell);
        lower(cell.row(), cell.column());
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
        List<Cell> list = new ArrayList<>();
        if (board.stones() == 0) {
            list.add(new Cell(n / 2, n / 2));
            return list;
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                if (near[i][j] > 0 && board.isEmpty(i, j)) {
                    list.add(new Cell(i, j));
                }
            }
        }
        return list;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> list = candidates();
        Player me = player();
        list.sort(Comparator.comparingInt(c -> rank(c, me)));
        return list;
    }

    private int rank(Cell c, Player me) {
        if (five(c.row(), c.column(), me)) {
            return 0;
        }
        if (five(c.row(), c.column(), me.opponent())) {
            return 1;
        }
        board.put(c, me);
        int ways = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                int dr = Math.abs(i - c.row());
                int dc = Math.abs(j - c.column());
                boolean inLine = dr <= 4 && dc <= 4 && (dr == 0 || dc == 0 || dr == dc);
                if (inLine && board.isEmpty(i, j) && five(i, j, me)) {
                    ways++;
                }
            }
        }
        board.clear(c);
        return ways > 1 ? 2 : 3;
    }

    private boolean five(int row, int col, Player who) {
        return run(row, col, 0, 1, who) + run(row, col, 0, -1, who) >= 4
                || run(row, col, 1, 0, who) + run(row, col, -1, 0, who) >= 4
                || run(row, col, 1, 1, who) + run(row, col, -1, -1, who) >= 4
                || run(row, col, 1, -1, who) + run(row, col, -1, 1, who) >= 4;
    }

    private int run(int row, int col, int dr, int dc, Player who) {
        int k = 0;
        int i = row + dr;
        int j = col + dc;
        while (i >= 0 && j >= 0 && i < n && j < n && board.has(who, i, j)) {
            k++;
            i += dr;
            j += dc;
        }
        return k;
    }
}
