// exercise: 07
// truth: wrong
// mistake: a five is seen only if four stones follow on one side of the cell, so filling a gap such as XX.XX is no win and no block
// player: both
// style: eight rays, helper class for the threats
// single: yes
// detail: only for fives that are completed from within
import java.util.*;
import plybook.game.*;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private final Set<Cell> cells = new HashSet<>();
    private final Deque<Cell> stones = new ArrayDeque<>();
    private final Deque<Set<Cell>> added = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        cells.clear();
        stones.clear();
        added.clear();
        for (int r = 0; r < board.size(); r++)
            for (int c = 0; c < board.size(); c++)
                if (!board.isEmpty(r, c)) cells.addAll(reach(new Cell(r, c)));
    }

    private Set<Cell> reach(Cell from) {
        Set<Cell> set = new HashSet<>();
        for (Cell c : board.emptyCells()) {
            if (Math.abs(c.row() - from.row()) <= radius && Math.abs(c.column() - from.column()) <= radius) set.add(c);
        }
        return set;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        Set<Cell> news = reach(cell);
        news.removeAll(cells);
        cells.addAll(news);
        added.push(news);
        stones.push(cell);
    }

    @Override
    public void undo() {
        if (stones.isEmpty()) throw new IllegalStateException("nothing to undo");
        board.clear(stones.pop());
        cells.removeAll(added.pop());
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
        if (board.stones() == 0) return List.of(new Cell(board.size() / 2, board.size() / 2));
        List<Cell> list = new ArrayList<>();
        for (Cell c : cells) if (board.isEmpty(c)) list.add(c);
        return list;
    }

    @Override
    public List<Cell> ordered() {
        Threats threats = new Threats(board, player());
        List<Cell> list = new ArrayList<>(candidates());
        list.sort(Comparator.comparingInt(threats::of));
        return list;
    }

    private static final class Threats {
        private static final int[][] RAYS = {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}};
        private final Board board;
        private final Player me;

        Threats(Board board, Player me) {
            this.board = board.copy();
            this.me = me;
        }

        int of(Cell c) {
            if (isFive(c, me)) return 0;
            if (isFive(c, me.opponent())) return 1;
            board.put(c, me);
            int n = 0;
            for (int[] ray : RAYS)
                for (int i = 1; i <= 4; i++) {
                    int r = c.row() + i * ray[0], k = c.column() + i * ray[1];
                    if (r < 0 || k < 0 || r >= board.size() || k >= board.size()) break;
                    if (board.isEmpty(r, k) && isFive(new Cell(r, k), me)) n++;
                }
            board.clear(c);
            return n >= 2 ? 2 : 3;
        }

        private boolean isFive(Cell c, Player p) {
            for (int[] ray : RAYS) {
                int n = 0;
                int r = c.row() + ray[0], k = c.column() + ray[1];
                while (r >= 0 && k >= 0 && r < board.size() && k < board.size() && board.has(p, r, k)) {
                    n++;
                    r += ray[0];
                    k += ray[1];
                }
                if (n >= 4) return true;
            }
            return false;
        }
    }
}
