// exercise: 07
// truth: wrong
// mistake: cells are numbered with 15 columns whatever the size, so on a larger board two cells share a number
// player: both
// style: HashMap of counters by number, ported from Python
// single: yes
// detail: only on boards of more than 15 rows
import java.util.*;
import plybook.game.*;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    static final int W = 15;
    Board board;
    int rad;
    Map<Integer, Integer> near = new HashMap<>();
    List<Cell> moves = new ArrayList<>();

    static int num(int r, int c) {
        return r * W + c;
    }

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.rad = radius;
        this.near = new HashMap<>();
        this.moves = new ArrayList<>();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (board.at(r, c).isPresent()) {
                    change(r, c, 1);
                }
            }
        }
    }

    void change(int row, int col, int by) {
        for (int r = Math.max(0, row - rad); r < Math.min(board.size(), row + rad + 1); r++) {
            for (int c = Math.max(0, col - rad); c < Math.min(board.size(), col + rad + 1); c++) {
                near.merge(num(r, c), by, Integer::sum);
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.add(cell);
        change(cell.row(), cell.column(), 1);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("pop from empty list");
        }
        Cell cell = moves.remove(moves.size() - 1);
        board.clear(cell);
        change(cell.row(), cell.column(), -1);
    }

    @Override
    public Player player() {
        return board.count(Player.X) - board.count(Player.O) == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> out = new ArrayList<>();
        if (board.stones() == 0) {
            out.add(new Cell(board.size() / 2, board.size() / 2));
            return out;
        }
        for (Cell e : board.emptyCells()) {
            if (near.getOrDefault(num(e.row(), e.column()), 0) > 0) {
                out.add(e);
            }
        }
        return out;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cand = candidates();
        Player me = player();
        Set<Cell> res = new LinkedHashSet<>();
        cand.stream().filter(c -> five(c, me)).forEach(res::add);
        cand.stream().filter(c -> five(c, me.opponent())).forEach(res::add);
        cand.stream().filter(c -> !res.contains(c) && two(c, me)).forEach(c -> res.add(c));
        res.addAll(cand);
        return new ArrayList<>(res);
    }

    boolean two(Cell c, Player me) {
        board.put(c, me);
        int k = 0;
        for (Cell e : board.emptyCells()) {
            if (five(e, me)) {
                k++;
            }
        }
        board.clear(c);
        return k >= 2;
    }

    boolean five(Cell c, Player p) {
        for (int[] d : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
            int k = 1;
            for (int s : new int[] {1, -1}) {
                int r = c.row() + s * d[0];
                int q = c.column() + s * d[1];
                while (0 <= r && r < board.size() && 0 <= q && q < board.size() && board.has(p, r, q)) {
                    k += 1;
                    r += s * d[0];
                    q += s * d[1];
                }
            }
            if (k >= 5) {
                return true;
            }
        }
        return false;
    }
}
