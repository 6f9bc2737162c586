// exercise: 07
// truth: right
// mistake: none; a counter per cell says how many stones are near it
// player: both
// style: int[][] counters, arrays as stack, nested loops
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board b;
    private int n;
    private int r;
    private int[][] near;
    private Cell[] stack;
    private int top;

    public void start(Board board, int radius) {
        b = board.copy();
        n = b.size();
        r = radius;
        near = new int[n][n];
        stack = new Cell[n * n + 1];
        top = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                if (!b.isEmpty(i, j)) {
                    mark(i, j, 1);
                }
            }
        }
    }

    private void mark(int row, int col, int delta) {
        for (int i = row - r; i <= row + r; i++) {
            for (int j = col - r; j <= col + r; j++) {
                if (in(i, j)) {
                    near[i][j] += delta;
                }
            }
        }
    }

    private boolean in(int i, int j) {
        return i >= 0 && j >= 0 && i < n && j < n;
    }

    public void make(Cell cell) {
        b.put(cell, player());
        mark(cell.row(), cell.column(), 1);
        stack[top++] = cell;
    }

    public void undo() {
        if (top == 0) {
            throw new IllegalStateException("no move");
        }
        Cell c = stack[--top];
        mark(c.row(), c.column(), -1);
        b.clear(c);
    }

    public Player player() {
        return b.count(Player.X) > b.count(Player.O) ? Player.O : Player.X;
    }

    public Board board() {
        return b;
    }

    public List<Cell> candidates() {
        List<Cell> res = new ArrayList<>();
        if (b.stones() == 0) {
            res.add(new Cell(n / 2, n / 2));
            return res;
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                if (near[i][j] > 0 && b.isEmpty(i, j)) {
                    res.add(new Cell(i, j));
                }
            }
        }
        return res;
    }

    public List<Cell> ordered() {
        Player me = player();
        Player you = me.opponent();
        List<Cell> wins = new ArrayList<>(), blocks = new ArrayList<>(), twos = new ArrayList<>(), rest = new ArrayList<>();
        for (Cell c : candidates()) {
            if (five(c.row(), c.column(), me)) {
                wins.add(c);
            } else if (five(c.row(), c.column(), you)) {
                blocks.add(c);
            } else if (waysAfter(c, me) > 1) {
                twos.add(c);
            } else {
                rest.add(c);
            }
        }
        wins.addAll(blocks);
        wins.addAll(twos);
        wins.addAll(rest);
        return wins;
    }

    private int waysAfter(Cell c, Player p) {
        b.put(c, p);
        int ways = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                if (b.isEmpty(i, j) && five(i, j, p)) {
                    ways++;
                }
            }
        }
        b.clear(c);
        return ways;
    }

    private boolean five(int i, int j, Player p) {
        return line(i, j, 0, 1, p) || line(i, j, 1, 0, p) || line(i, j, 1, 1, p) || line(i, j, -1, 1, p);
    }

    private boolean line(int i, int j, int di, int dj, Player p) {
        int k = 1;
        for (int a = i + di, c = j + dj; in(a, c) && b.has(p, a, c); a += di, c += dj) {
            k++;
        }
        for (int a = i - di, c = j - dj; in(a, c) && b.has(p, a, c); a -= di, c -= dj) {
            k++;
        }
        return k >= 5;
    }
}
