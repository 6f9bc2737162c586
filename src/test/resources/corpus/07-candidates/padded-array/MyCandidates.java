// exercise: 07
// truth: right
// mistake: none; one-dimensional array with a frame, counters for neighbours, ported from C
// player: both
// style: one-dimensional array with a frame of walls, incremental counters
// single: yes
// detail: checked on a few thousand random cases
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int WALL = 3, EMPTY = 0, BLACK = 1, WHITE = 2;

    private int size, width, radius, ply, stones, black;
    private int[] a;
    private int[] near;
    private int[] moves;
    private int base;
    private Board shadow;

    @Override
    public void start(Board board, int radius) {
        size = board.size();
        width = size + 2;
        this.radius = radius;
        a = new int[width * width];
        near = new int[width * width];
        moves = new int[size * size + 1];
        base = ply = stones = black = 0;
        shadow = board.copy();
        java.util.Arrays.fill(a, WALL);
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                a[at(r, c)] = EMPTY;
            }
        }
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                if (board.has(Player.X, r, c)) {
                    set(at(r, c), BLACK);
                } else if (board.has(Player.O, r, c)) {
                    set(at(r, c), WHITE);
                }
            }
        }
    }

    private int at(int r, int c) {
        return (r + 1) * width + c + 1;
    }

    private void set(int i, int colour) {
        a[i] = colour;
        stones++;
        if (colour == BLACK) black++;
        touch(i, 1);
    }

    private void touch(int i, int by) {
        int r = i / width - 1, c = i % width - 1;
        for (int y = Math.max(0, r - radius); y <= Math.min(size - 1, r + radius); y++) {
            for (int x = Math.max(0, c - radius); x <= Math.min(size - 1, c + radius); x++) {
                near[at(y, x)] += by;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        if (cell.row() >= size || cell.column() >= size || a[at(cell.row(), cell.column())] != EMPTY) {
            throw new IllegalArgumentException("not possible: " + cell);
        }
        shadow.put(cell, player());
        int i = at(cell.row(), cell.column());
        set(i, player() == Player.X ? BLACK : WHITE);
        moves[ply++] = i;
    }

    @Override
    public void undo() {
        if (ply == base) {
            throw new IllegalStateException("no move to undo");
        }
        int i = moves[--ply];
        stones--;
        if (a[i] == BLACK) black--;
        a[i] = EMPTY;
        touch(i, -1);
        shadow.clear(cell(i));
    }

    private Cell cell(int i) {
        return new Cell(i / width - 1, i % width - 1);
    }

    @Override
    public Player player() {
        return 2 * black == stones ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return shadow;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> result = new ArrayList<>();
        if (stones == 0) {
            result.add(new Cell(size / 2, size / 2));
            return result;
        }
        for (int i = width; i < a.length - width; i++) {
            if (a[i] == EMPTY && near[i] > 0) {
                result.add(cell(i));
            }
        }
        return result;
    }

    @Override
    public List<Cell> ordered() {
        int me = player() == Player.X ? BLACK : WHITE;
        List<Cell> list = candidates();
        List<Cell> result = new ArrayList<>(list.size());
        int[] rank = new int[list.size()];
        for (int k = 0; k < rank.length; k++) {
            Cell c = list.get(k);
            rank[k] = rank(at(c.row(), c.column()), me);
        }
        for (int wanted = 0; wanted < 4; wanted++) {
            for (int k = 0; k < rank.length; k++) {
                if (rank[k] == wanted) result.add(list.get(k));
            }
        }
        return result;
    }

    private int rank(int i, int me) {
        if (five(i, me)) return 0;
        if (five(i, BLACK + WHITE - me)) return 1;
        a[i] = me;
        int ways = 0;
        for (int j = 0; j < a.length; j++) {
            if (a[j] == EMPTY && five(j, me)) ways++;
        }
        a[i] = EMPTY;
        return ways >= 2 ? 2 : 3;
    }

    private boolean five(int i, int who) {
        for (int step : new int[] {1, width - 1, width, width + 1}) {
            int n = 1;
            for (int j = i + step; a[j] == who; j += step) n++;
            for (int j = i - step; a[j] == who; j -= step) n++;
            if (n >= 5) return true;
        }
        return false;
    }
}
