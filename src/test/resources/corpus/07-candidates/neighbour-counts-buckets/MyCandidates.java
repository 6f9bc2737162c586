// exercise: 07
// truth: right
// mistake: none; a count per cell and the turn as a field, ordered with four buckets
// player: both
// style: neighbour counts, turn field, buckets
// single: yes
// detail: right
import java.util.*;
import plybook.game.*;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int size;
    private int radius;
    private Player turn;
    private int[] touch;
    private Deque<Cell> moves;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.size = board.size();
        this.radius = radius;
        this.turn = board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
        this.touch = new int[size * size];
        this.moves = new LinkedList<>();
        for (int i = 0; i < touch.length; i++) {
            if (!board.isEmpty(i / size, i % size)) touch(i / size, i % size, 1);
        }
    }

    private void touch(int row, int col, int delta) {
        int left = Math.max(0, col - radius), right = Math.min(size - 1, col + radius);
        int up = Math.max(0, row - radius), down = Math.min(size - 1, row + radius);
        for (int r = up; r <= down; r++) for (int c = left; c <= right; c++) touch[r * size + c] += delta;
    }

    @Override
    public void make(Cell cell) {
        if (!board.contains(cell)) throw new IllegalArgumentException(cell + " is not on the board");
        if (!board.isEmpty(cell)) throw new IllegalArgumentException(cell + " is taken");
        board.put(cell, turn);
        touch(cell.row(), cell.column(), 1);
        moves.addFirst(cell);
        turn = turn.opponent();
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) throw new IllegalStateException("there is no move to take back");
        Cell cell = moves.removeFirst();
        board.clear(cell);
        touch(cell.row(), cell.column(), -1);
        turn = turn.opponent();
    }

    @Override
    public Player player() {
        return turn;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> found = new ArrayList<>();
        if (board.stones() == 0) {
            found.add(new Cell(size / 2, size / 2));
            return found;
        }
        for (int i = 0; i < touch.length; i++) {
            if (touch[i] > 0 && board.isEmpty(i / size, i % size)) found.add(new Cell(i / size, i % size));
        }
        return found;
    }

    @Override
    public List<Cell> ordered() {
        List<List<Cell>> buckets = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (Cell c : candidates()) {
            int b;
            if (five(c.row(), c.column(), turn)) b = 0;
            else if (five(c.row(), c.column(), turn.opponent())) b = 1;
            else if (waysAfter(c) >= 2) b = 2;
            else b = 3;
            buckets.get(b).add(c);
        }
        List<Cell> result = new ArrayList<>();
        for (List<Cell> bucket : buckets) result.addAll(bucket);
        return result;
    }

    private int waysAfter(Cell c) {
        board.put(c, turn);
        int ways = 0;
        for (int r = Math.max(0, c.row() - 4); r <= Math.min(size - 1, c.row() + 4); r++) {
            for (int k = Math.max(0, c.column() - 4); k <= Math.min(size - 1, c.column() + 4); k++) {
                int dr = Math.abs(r - c.row()), dk = Math.abs(k - c.column());
                if (dr != 0 && dk != 0 && dr != dk) continue;
                if (board.isEmpty(r, k) && five(r, k, turn)) ways++;
            }
        }
        board.clear(c);
        return ways;
    }

    private boolean five(int r, int c, Player p) {
        return 1 + go(r, c, 0, 1, p) + go(r, c, 0, -1, p) >= 5
                || 1 + go(r, c, 1, 0, p) + go(r, c, -1, 0, p) >= 5
                || 1 + go(r, c, 1, 1, p) + go(r, c, -1, -1, p) >= 5
                || 1 + go(r, c, 1, -1, p) + go(r, c, -1, 1, p) >= 5;
    }

    private int go(int r, int c, int dr, int dc, Player p) {
        int n = 0;
        for (r += dr, c += dc; r >= 0 && c >= 0 && r < size && c < size && board.has(p, r, c); r += dr, c += dc) n++;
        return n;
    }
}
