// exercise: 07
// truth: wrong
// mistake: a cell is packed as row << 4 | column, so on boards of more than 16 rows different cells share a number
// player: both
// style: packed ints in a TreeSet, ported from C
// single: yes
// detail: sometimes; only on boards of 17 to 19 rows, when a stone is near column 16 or beyond
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board bd;
    private int rad;
    private final TreeSet<Integer> cand = new TreeSet<>();
    private final ArrayDeque<int[]> undoStack = new ArrayDeque<>();

    private static int pack(int row, int col) {
        return row << 4 | col;
    }

    private static Cell unpack(int code) {
        return new Cell(code >> 4, code & 15);
    }

    @Override
    public void start(Board board, int radius) {
        bd = board.copy();
        rad = radius;
        cand.clear();
        undoStack.clear();
        for (int i = 0; i < bd.size(); i++) {
            for (int j = 0; j < bd.size(); j++) {
                if (!bd.isEmpty(i, j)) {
                    expand(i, j);
                }
            }
        }
    }

    private int[] expand(int row, int col) {
        int[] added = new int[(2 * rad + 1) * (2 * rad + 1)];
        int n = 0;
        for (int i = Math.max(0, row - rad); i <= Math.min(bd.size() - 1, row + rad); i++) {
            for (int j = Math.max(0, col - rad); j <= Math.min(bd.size() - 1, col + rad); j++) {
                if (bd.isEmpty(i, j) && cand.add(pack(i, j))) {
                    added[n++] = pack(i, j);
                }
            }
        }
        return java.util.Arrays.copyOf(added, n);
    }

    @Override
    public void make(Cell cell) {
        bd.put(cell, player());
        int code = pack(cell.row(), cell.column());
        int was = cand.remove(code) ? 1 : 0;
        int[] added = expand(cell.row(), cell.column());
        int[] entry = new int[added.length + 3];
        entry[0] = cell.row();
        entry[1] = cell.column();
        entry[2] = was;
        System.arraycopy(added, 0, entry, 3, added.length);
        undoStack.push(entry);
    }

    @Override
    public void undo() {
        if (undoStack.isEmpty()) {
            throw new IllegalStateException("stack is empty");
        }
        int[] entry = undoStack.pop();
        bd.clear(new Cell(entry[0], entry[1]));
        for (int k = 3; k < entry.length; k++) {
            cand.remove(entry[k]);
        }
        if (entry[2] == 1) {
            cand.add(pack(entry[0], entry[1]));
        }
    }

    @Override
    public Player player() {
        return bd.count(Player.X) == bd.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return bd;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> out = new ArrayList<>();
        if (bd.stones() == 0) {
            out.add(new Cell(bd.size() / 2, bd.size() / 2));
        } else {
            for (int code : cand) {
                out.add(unpack(code));
            }
        }
        return out;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> in = candidates();
        List<Cell> out = new ArrayList<>(in.size());
        int[] rank = new int[in.size()];
        for (int k = 0; k < rank.length; k++) {
            rank[k] = rankOf(in.get(k).row(), in.get(k).column());
        }
        for (int want = 0; want < 4; want++) {
            for (int k = 0; k < rank.length; k++) {
                if (rank[k] == want) {
                    out.add(in.get(k));
                }
            }
        }
        return out;
    }

    private int rankOf(int r, int c) {
        Player me = player();
        if (isFive(r, c, me)) return 0;
        if (isFive(r, c, me.opponent())) return 1;
        if (!bd.isEmpty(r, c)) return 3;
        bd.put(new Cell(r, c), me);
        int ways = 0;
        for (int i = 0; i < bd.size(); i++) {
            for (int j = 0; j < bd.size(); j++) {
                if (bd.isEmpty(i, j) && isFive(i, j, me)) {
                    ways++;
                }
            }
        }
        bd.clear(new Cell(r, c));
        return ways > 1 ? 2 : 3;
    }

    private boolean isFive(int r, int c, Player p) {
        int[][] d = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] v : d) {
            int n = 1;
            for (int s = 1; stone(r + s * v[0], c + s * v[1], p); s++) n++;
            for (int s = 1; stone(r - s * v[0], c - s * v[1], p); s++) n++;
            if (n >= 5) return true;
        }
        return false;
    }

    private boolean stone(int r, int c, Player p) {
        return r >= 0 && c >= 0 && r < bd.size() && c < bd.size() && bd.has(p, r, c);
    }
}
