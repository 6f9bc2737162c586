// exercise: 07
// truth: wrong
// mistake: undo always makes the cell of the stone a candidate again, although it may not have been one
// player: both
// style: two parallel stacks, TreeSet, small helper class for lines
// kind: slip
// single: yes
// detail: after undo of a move that was played far from all stones, or of the first stone on an empty board followed by a move elsewhere
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private SortedSet<Cell> open;
    private Deque<Cell> moves;
    private Deque<List<Cell>> news;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        open = new TreeSet<>();
        moves = new ArrayDeque<>();
        news = new ArrayDeque<>();
        int n = board.size();
        for (int i = 0; i < n * n; i++) {
            if (!board.isEmpty(i / n, i % n)) {
                grow(i / n, i % n);
            }
        }
    }

    /** Adds the cells around a stone and returns those that were not there before. */
    private List<Cell> grow(int row, int column) {
        List<Cell> added = new ArrayList<>();
        for (int r = row - radius; r <= row + radius; r++) {
            for (int c = column - radius; c <= column + radius; c++) {
                if (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.isEmpty(r, c)) {
                    Cell cell = new Cell(r, c);
                    if (open.add(cell)) {
                        added.add(cell);
                    }
                }
            }
        }
        return added;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        open.remove(cell);
        moves.push(cell);
        news.push(grow(cell.row(), cell.column()));
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("no move was made");
        }
        Cell cell = moves.pop();
        board.clear(cell);
        open.removeAll(news.pop());
        open.add(cell);
    }

    @Override
    public Player player() {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        return board.stones() == 0
                ? List.of(new Cell(board.size() / 2, board.size() / 2))
                : List.copyOf(open);
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> left = new ArrayList<>(candidates());
        List<Cell> sorted = new ArrayList<>();
        Lines mine = new Lines(board, player());
        Lines theirs = new Lines(board, player().opponent());
        take(left, sorted, mine::five);
        take(left, sorted, theirs::five);
        take(left, sorted, mine::two);
        sorted.addAll(left);
        return sorted;
    }

    private static void take(List<Cell> from, List<Cell> to, java.util.function.Predicate<Cell> what) {
        for (Cell cell : List.copyOf(from)) {
            if (what.test(cell)) {
                to.add(cell);
                from.remove(cell);
            }
        }
    }

    private static final class Lines {
        private final Board board;
        private final Player who;

        Lines(Board board, Player who) {
            this.board = board;
            this.who = who;
        }

        private boolean mine(int r, int c) {
            return r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(who, r, c);
        }

        boolean five(Cell cell) {
            int[][] steps = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
            for (int[] s : steps) {
                int from = 0;
                int to = 0;
                while (mine(cell.row() + (to + 1) * s[0], cell.column() + (to + 1) * s[1])) {
                    to++;
                }
                while (mine(cell.row() + (from - 1) * s[0], cell.column() + (from - 1) * s[1])) {
                    from--;
                }
                if (to - from + 1 >= 5) {
                    return true;
                }
            }
            return false;
        }

        boolean two(Cell cell) {
            board.put(cell, who);
            int fives = 0;
            for (Cell other : board.emptyCells()) {
                int dr = other.row() - cell.row();
                int dc = other.column() - cell.column();
                boolean inLine = dr == 0 || dc == 0 || dr == dc || dr == -dc;
                if (inLine && Math.abs(dr) <= 4 && Math.abs(dc) <= 4 && five(other)) {
                    fives++;
                }
            }
            board.clear(cell);
            return fives >= 2;
        }
    }
}
