// exercise: 07
// truth: wrong
// mistake: the array of made moves has room for 15 * 15 of them, so the 226th move since start throws an exception
// player: both
// style: arrays instead of collections, ported from C
// single: yes
// detail: sometimes; only in games of more than 225 moves on boards of 16 and more rows; the stone is on the board then although make failed

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int CELLS = 15 * 15;
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private Board board;
    private int radius;
    private short[][] cnt;
    private final Cell[] moves = new Cell[CELLS];
    private int n;

    @Override
    public void start(Board b, int rad) {
        board = b.copy();
        radius = rad;
        n = 0;
        Arrays.fill(moves, null);
        cnt = new short[b.size()][b.size()];
        for (int i = 0; i < b.size(); i++)
            for (int j = 0; j < b.size(); j++)
                if (!b.isEmpty(i, j)) add(i, j, 1);
    }

    private void add(int i, int j, int d) {
        for (int y = i - radius; y <= i + radius; y++)
            for (int x = j - radius; x <= j + radius; x++)
                if (inside(y, x)) cnt[y][x] += d;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves[n++] = cell;
        add(cell.row(), cell.column(), 1);
    }

    @Override
    public void undo() {
        if (n == 0) throw new IllegalStateException("no moves");
        Cell cell = moves[--n];
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
        List<Cell> out = new ArrayList<>();
        int s = board.size();
        if (board.stones() == 0) {
            out.add(new Cell(s / 2, s / 2));
        } else {
            for (int i = 0; i < s; i++)
                for (int j = 0; j < s; j++)
                    if (cnt[i][j] > 0 && board.isEmpty(i, j)) out.add(new Cell(i, j));
        }
        return out;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> out = candidates();
        out.sort(Comparator.comparingInt(c -> rank(c, me)));
        return out;
    }

    private int rank(Cell cell, Player me) {
        if (makesFive(cell, me)) {
            return 0;
        }
        if (makesFive(cell, me.opponent())) {
            return 1;
        }
        board.put(cell, me);
        int fives = 0;
        for (int[] d : DIRECTIONS) {
            for (int step = -4; step <= 4; step++) {
                int r = cell.row() + step * d[0];
                int c = cell.column() + step * d[1];
                if (inside(r, c) && board.isEmpty(r, c) && makesFive(new Cell(r, c), me)) {
                    fives++;
                }
            }
        }
        board.clear(cell);
        return fives >= 2 ? 2 : 3;
    }

    private boolean makesFive(Cell cell, Player who) {
        for (int[] d : DIRECTIONS) {
            if (stones(cell, who, d[0], d[1]) + stones(cell, who, -d[0], -d[1]) >= 4) {
                return true;
            }
        }
        return false;
    }

    private int stones(Cell cell, Player who, int dr, int dc) {
        int n = 0;
        for (int r = cell.row() + dr, c = cell.column() + dc; inside(r, c) && board.has(who, r, c); r += dr, c += dc) {
            n++;
        }
        return n;
    }

    private boolean inside(int r, int c) {
        return r >= 0 && r < board.size() && c >= 0 && c < board.size();
    }
}
