// exercise: 07
// truth: wrong
// mistake: start does not empty the stack of moves, so undo after a second start takes back moves of the game before
// player: both
// style: ported from Python, tuples on a stack
// single: yes
// detail: only when start is called again after moves that were not undone
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private HashSet<Cell> cands;
    private final List<Object[]> stack = new ArrayList<>();

    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        cands = new HashSet<>();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (board.at(r, c).isPresent()) {
                    for (Cell n : neighbors(r, c)) {
                        cands.add(n);
                    }
                }
            }
        }
    }

    private List<Cell> neighbors(int r0, int c0) {
        var res = new ArrayList<Cell>();
        for (int r = r0 - radius; r < r0 + radius + 1; r++) {
            for (int c = c0 - radius; c < c0 + radius + 1; c++) {
                if (0 <= r && r < board.size() && 0 <= c && c < board.size()) {
                    var n = new Cell(r, c);
                    if (board.isEmpty(n)) res.add(n);
                }
            }
        }
        return res;
    }

    public void make(Cell cell) {
        board.put(cell, player());
        var before = new HashSet<>(cands);
        cands.remove(cell);
        cands.addAll(neighbors(cell.row(), cell.column()));
        stack.add(new Object[] {cell, before});
    }

    @SuppressWarnings("unchecked")
    public void undo() {
        if (stack.size() == 0) throw new IllegalStateException("empty stack");
        Object[] last = stack.remove(stack.size() - 1);
        board.clear((Cell) last[0]);
        cands = (HashSet<Cell>) last[1];
    }

    public Player player() {
        return board.count(Player.X) <= board.count(Player.O) ? Player.X : Player.O;
    }

    public Board board() {
        return board;
    }

    public List<Cell> candidates() {
        var res = new ArrayList<>(cands);
        if (board.stones() == 0) res.add(new Cell(board.size() / 2, board.size() / 2));
        return res;
    }

    public List<Cell> ordered() {
        var me = player();
        var out = new ArrayList<Cell>();
        var todo = candidates();
        for (int level = 0; level < 4; level++) {
            for (Cell c : todo) {
                if (level(c, me) == level) out.add(c);
            }
        }
        return out;
    }

    private int level(Cell c, Player me) {
        if (five(c, me)) return 0;
        if (five(c, me.opponent())) return 1;
        board.put(c, me);
        int k = 0;
        for (int dr = -4; dr <= 4; dr++) {
            for (int dc = -4; dc <= 4; dc++) {
                boolean line = dr == 0 || dc == 0 || dr == dc || dr == -dc;
                int r = c.row() + dr, q = c.column() + dc;
                if (!line || r < 0 || q < 0 || r >= board.size() || q >= board.size()) continue;
                if (board.isEmpty(r, q) && five(new Cell(r, q), me)) k++;
            }
        }
        board.clear(c);
        return k >= 2 ? 2 : 3;
    }

    private boolean five(Cell c, Player p) {
        for (int[] d : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
            int run = 0;
            for (int i = -4; i <= 4; i++) {
                int r = c.row() + i * d[0], q = c.column() + i * d[1];
                boolean mine = i == 0
                        || r >= 0 && q >= 0 && r < board.size() && q < board.size() && board.has(p, r, q);
                run = mine ? run + 1 : 0;
                if (run == 5) return true;
            }
        }
        return false;
    }
}
