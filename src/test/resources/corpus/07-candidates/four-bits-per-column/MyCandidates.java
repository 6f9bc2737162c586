// exercise: 07
// truth: wrong
// mistake: a cell is packed into a number with four bits for the column, so on boards of 17 to 19 columns the columns from 16 on are mixed up with those of the next row
// player: both
// style: packed ints and bit tricks, ported from C
// single: yes
// detail: sometimes; only on boards of more than 16 rows and near the right edge
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int SHIFT = 4;

    private Board board;
    private int radius;
    private byte[] near = new byte[512];
    private int[] moves = new int[400];
    private int ply;

    private static int pack(int row, int column) {
        return (row << SHIFT) + column;
    }

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = Math.min(radius, 19);
        Arrays.fill(near, (byte) 0);
        near = new byte[512];
        ply = 0;
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (!board.isEmpty(row, column)) {
                    mark(row, column);
                }
            }
        }
    }

    private void mark(int row, int column) {
        int last = board.size() - 1;
        for (int r = Math.max(0, row - radius); r <= Math.min(last, row + radius); r++) {
            for (int c = Math.max(0, column - radius); c <= Math.min(last, column + radius); c++) {
                near[pack(r, c)] = 1;
            }
        }
    }

    private List<byte[]> saved = new ArrayList<>();

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        while (saved.size() > ply) {
            saved.remove(saved.size() - 1);
        }
        saved.add(near.clone());
        moves[ply++] = cell.row() * 100 + cell.column();
        mark(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        if (ply == 0) {
            throw new IllegalStateException("ply 0");
        }
        int move = moves[--ply];
        board.clear(new Cell(move / 100, move % 100));
        near = saved.get(ply);
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
        int size = board.size();
        if (board.stones() == 0) {
            return List.of(new Cell(size / 2, size / 2));
        }
        List<Cell> list = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                if (near[pack(row, column)] != 0 && board.isEmpty(row, column)) {
                    list.add(new Cell(row, column));
                }
            }
        }
        return list;
    }

    @Override
    public List<Cell> ordered() {
        int[] keys = new int[board.size() * board.size()];
        int count = 0;
        Player me = player();
        for (Cell cell : candidates()) {
            keys[count++] = rank(cell, me) * 10000 + cell.row() * 100 + cell.column();
        }
        Arrays.sort(keys, 0, count);
        List<Cell> list = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            list.add(new Cell(keys[i] / 100 % 100, keys[i] % 100));
        }
        return list;
    }

    private int rank(Cell cell, Player me) {
        if (five(cell.row(), cell.column(), me)) return 0;
        if (five(cell.row(), cell.column(), me.opponent())) return 1;
        board.put(cell, me);
        int ways = 0;
        for (int dr = -1; dr <= 1; dr++)
            for (int dc = -1; dc <= 1; dc++)
                for (int i = 1; i <= 4; i++) {
                    int r = cell.row() + i * dr, c = cell.column() + i * dc;
                    if (ok(r, c) && board.isEmpty(r, c) && five(r, c, me)) ways++;
                }
        board.clear(cell);
        return ways >= 2 ? 2 : 3;
    }

    private boolean ok(int r, int c) {
        return (r | c) >= 0 && r < board.size() && c < board.size();
    }

    private int arm(int r, int c, int dr, int dc, Player p) {
        int n = 0;
        for (r += dr, c += dc; ok(r, c) && board.has(p, r, c); r += dr, c += dc) n++;
        return n;
    }

    private boolean five(int r, int c, Player p) {
        return arm(r, c, 0, 1, p) + arm(r, c, 0, -1, p) > 3
                || arm(r, c, 1, 0, p) + arm(r, c, -1, 0, p) > 3
                || arm(r, c, 1, 1, p) + arm(r, c, -1, -1, p) > 3
                || arm(r, c, 1, -1, p) + arm(r, c, -1, 1, p) > 3;
    }
}
