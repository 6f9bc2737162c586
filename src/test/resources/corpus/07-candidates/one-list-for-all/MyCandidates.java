// exercise: 07
// truth: wrong
// mistake: candidates hands out the list that the object keeps itself, so it changes with the next move
// player: both
// style: list kept up to date with snapshots
// single: yes
// detail: -
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[][] DIRS = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
    private Board board = Board.empty(15);
    private int radius = 2;
    private final List<Cell> list = new ArrayList<>();
    private final Deque<List<Cell>> before = new ArrayDeque<>();
    private final Deque<Cell> moves = new ArrayDeque<>();

    @Override
    public void start(Board start, int radius) {
        this.board = start.copy();
        this.radius = radius;
        list.clear();
        before.clear();
        moves.clear();
        if (start.stones() == 0) {
            list.add(new Cell(start.size() / 2, start.size() / 2));
            return;
        }
        for (int r = 0; r < start.size(); r++)
            for (int c = 0; c < start.size(); c++)
                if (start.at(r, c).isPresent()) addNear(r, c);
    }

    private void addNear(int row, int col) {
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                Cell cell = new Cell(r, c);
                if (Math.abs(r - row) <= radius && Math.abs(c - col) <= radius && board.isEmpty(cell) && !list.contains(cell)) {
                    list.add(cell);
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        boolean first = board.stones() == 0;
        board.put(cell, player());
        before.push(new ArrayList<>(list));
        moves.push(cell);
        if (first) list.clear();
        list.remove(cell);
        addNear(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) throw new IllegalStateException("no move");
        board.clear(moves.pop());
        list.clear();
        list.addAll(before.pop());
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
        return list;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> result = new ArrayList<>(list);
        Player me = player();
        result.sort((a, b) -> rank(a, me) - rank(b, me));
        return result;
    }

    private int rank(Cell cell, Player me) {
        if (five(cell, me)) return 0;
        if (five(cell, me.opponent())) return 1;
        Board saved = board;
        board = board.copy();
        board.put(cell, me);
        int ways = 0;
        for (Cell c : board.emptyCells()) if (five(c, me)) ways++;
        board = saved;
        return ways >= 2 ? 2 : 3;
    }

    private boolean five(Cell cell, Player p) {
        for (int[] d : DIRS) {
            int n = 1;
            for (int s : new int[] {1, -1}) {
                for (int k = 1; k < 5; k++) {
                    int r = cell.row() + s * k * d[0], c = cell.column() + s * k * d[1];
                    if (r < 0 || c < 0 || r >= board.size() || c >= board.size() || !board.has(p, r, c)) break;
                    n++;
                }
            }
            if (n >= 5) return true;
        }
        return false;
    }
}
