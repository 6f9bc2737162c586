// exercise: 07
// truth: wrong
// mistake: ordered puts the blocks of the opponent's fives before the own wins.
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
import java.util.*;
import plybook.game.*;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board = Board.empty(15);
    private int radius;
    private final Deque<Cell> moves = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        moves.clear();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.push(cell);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) throw new IllegalStateException("nothing was made");
        board.clear(moves.pop());
    }

    @Override
    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        int n = board.size();
        List<Cell> cells = new ArrayList<>();
        for (Cell e : board.emptyCells()) {
            boolean close = false;
            for (int r = Math.max(0, e.row() - radius); r <= Math.min(n - 1, e.row() + radius); r++) {
                for (int c = Math.max(0, e.column() - radius); c <= Math.min(n - 1, e.column() + radius); c++) {
                    close |= board.at(r, c).isPresent();
                }
            }
            if (close) cells.add(e);
        }
        if (board.stones() == 0) cells.add(new Cell(n / 2, n / 2));
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> wins = new ArrayList<>(), blocks = new ArrayList<>(), doubles = new ArrayList<>(), rest = new ArrayList<>();
        for (Cell c : candidates()) {
            if (five(c, me.opponent())) blocks.add(c);
            else if (five(c, me)) wins.add(c);
            else if (twoWays(c, me)) doubles.add(c);
            else rest.add(c);
        }
        List<Cell> all = new ArrayList<>(blocks);
        all.addAll(wins);
        all.addAll(doubles);
        all.addAll(rest);
        return all;
    }

    private boolean five(Cell cell, Player p) {
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : directions) {
            if (1 + run(cell, p, d[0], d[1]) + run(cell, p, -d[0], -d[1]) >= 5) return true;
        }
        return false;
    }

    private int run(Cell cell, Player p, int dr, int dc) {
        int n = 0;
        int r = cell.row() + dr, c = cell.column() + dc;
        while (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(p, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }

    /** after a stone on the cell: are there two cells that complete a five? */
    private boolean twoWays(Cell cell, Player p) {
        board.put(cell, p);
        long ways = board.emptyCells().stream().filter(e -> five(e, p)).count();
        board.clear(cell);
        return ways >= 2;
    }
}
