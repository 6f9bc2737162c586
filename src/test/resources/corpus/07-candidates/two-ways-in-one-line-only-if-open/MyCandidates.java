// exercise: 07
// truth: wrong
// mistake: in one line two ways are seen only if four stones stand together with both ends free; X.XXX.X, which has two ways in one line as well, counts as one
// kind: subtle
// player: both
// style: counts fours by direction, arrays of ways, whole-board candidates
// single: yes
// detail: rare: needs a move that makes X.XXX.X, XX.XX.XX or the like in one line
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    static final int[] DOWN = {0, 1, 1, 1};
    static final int[] RIGHT = {1, 0, 1, -1};

    private Board b;
    private int radius;
    private List<Cell> history;

    public void start(Board board, int radius) {
        b = board.copy();
        this.radius = radius;
        history = new ArrayList<>();
    }

    public void make(Cell cell) {
        b.put(cell, player());
        history.add(cell);
    }

    public void undo() {
        if (history.isEmpty()) {
            throw new IllegalStateException("undo without a move");
        }
        Cell last = history.remove(history.size() - 1);
        b.clear(last);
    }

    public Player player() {
        if (b.count(Player.X) == b.count(Player.O)) {
            return Player.X;
        }
        return Player.O;
    }

    public Board board() {
        return b;
    }

    public List<Cell> candidates() {
        int n = b.size();
        if (b.stones() == 0) {
            return Collections.singletonList(new Cell(n / 2, n / 2));
        }
        boolean[][] mark = new boolean[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                if (!b.isEmpty(i, j)) {
                    for (int k = Math.max(i - radius, 0); k <= Math.min(i + radius, n - 1); k++) {
                        for (int l = Math.max(j - radius, 0); l <= Math.min(j + radius, n - 1); l++) {
                            mark[k][l] = true;
                        }
                    }
                }
            }
        }
        List<Cell> list = new ArrayList<>();
        for (int i = n - 1; i >= 0; i--) {
            for (int j = n - 1; j >= 0; j--) {
                if (mark[i][j] && b.isEmpty(i, j)) {
                    list.add(new Cell(i, j));
                }
            }
        }
        return list;
    }

    public List<Cell> ordered() {
        Player me = player();
        List<Cell> wins = new ArrayList<>(), blocks = new ArrayList<>(), double4 = new ArrayList<>(), rest = new ArrayList<>();
        for (Cell cell : candidates()) {
            if (five(cell, me)) wins.add(cell);
            else if (five(cell, me.opponent())) blocks.add(cell);
            else if (fours(cell, me) >= 2) double4.add(cell);
            else rest.add(cell);
        }
        List<Cell> result = new ArrayList<>(wins);
        result.addAll(blocks);
        result.addAll(double4);
        result.addAll(rest);
        return result;
    }

    /** Ways to a five after a stone on the cell: an open four is worth two, any other four one. */
    private int fours(Cell cell, Player me) {
        int ways = 0;
        b.put(cell, me);
        for (int d = 0; d < 4; d++) {
            int forward = arm(cell.row(), cell.column(), DOWN[d], RIGHT[d], me);
            int back = arm(cell.row(), cell.column(), -DOWN[d], -RIGHT[d], me);
            if (forward + back + 1 == 4
                    && free(cell.row() + (forward + 1) * DOWN[d], cell.column() + (forward + 1) * RIGHT[d])
                    && free(cell.row() - (back + 1) * DOWN[d], cell.column() - (back + 1) * RIGHT[d])) {
                ways += 2; // open four
            } else if (isFour(cell, d, me)) {
                ways++;
            }
        }
        b.clear(cell);
        return ways;
    }

    private boolean isFour(Cell cell, int d, Player me) {
        for (int step = -4; step <= 4; step++) {
            int r = cell.row() + step * DOWN[d];
            int c = cell.column() + step * RIGHT[d];
            if (free(r, c) && arm(r, c, DOWN[d], RIGHT[d], me) + arm(r, c, -DOWN[d], -RIGHT[d], me) >= 4) {
                return true;
            }
        }
        return false;
    }

    private boolean five(Cell cell, Player p) {
        for (int d = 0; d < 4; d++) {
            if (arm(cell.row(), cell.column(), DOWN[d], RIGHT[d], p)
                    + arm(cell.row(), cell.column(), -DOWN[d], -RIGHT[d], p) >= 4) {
                return true;
            }
        }
        return false;
    }

    private int arm(int r, int c, int down, int right, Player p) {
        int n = 0;
        r += down;
        c += right;
        while (on(r, c) && b.has(p, r, c)) {
            n++;
            r += down;
            c += right;
        }
        return n;
    }

    private boolean free(int r, int c) {
        return on(r, c) && b.isEmpty(r, c);
    }

    private boolean on(int r, int c) {
        return r >= 0 && r < b.size() && c >= 0 && c < b.size();
    }
}
