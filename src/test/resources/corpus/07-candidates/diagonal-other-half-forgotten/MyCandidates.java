// exercise: 07
// truth: wrong
// mistake: on the falling diagonal both rays go down to the right (the second one was copied without its signs)
// player: both
// style: record of changes, if chain for each direction written out
// single: yes
// detail: only on falling diagonals
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private record Undo(Cell cell, Set<Cell> before) {}

    private Board board;
    private int radius;
    private Set<Cell> open = new HashSet<>();
    private final Deque<Undo> undos = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        open = new HashSet<>();
        undos.clear();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (board.at(r, c).isPresent()) {
                    spread(r, c);
                }
            }
        }
    }

    private void spread(int row, int column) {
        for (int r = row - radius; r <= row + radius; r++) {
            for (int c = column - radius; c <= column + radius; c++) {
                if (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.isEmpty(r, c)) {
                    open.add(new Cell(r, c));
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        undos.push(new Undo(cell, new HashSet<>(open)));
        open.remove(cell);
        spread(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        if (undos.isEmpty()) {
            throw new IllegalStateException("nothing to undo");
        }
        Undo u = undos.pop();
        board.clear(u.cell());
        open = u.before();
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
        if (board.stones() == 0) {
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        return List.copyOf(open);
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> a = new ArrayList<>();
        List<Cell> b = new ArrayList<>();
        List<Cell> c = new ArrayList<>();
        List<Cell> d = new ArrayList<>();
        for (Cell cell : candidates()) {
            if (completes(cell, me)) {
                a.add(cell);
            } else if (completes(cell, me.opponent())) {
                b.add(cell);
            } else if (ways(cell, me) >= 2) {
                c.add(cell);
            } else {
                d.add(cell);
            }
        }
        a.addAll(b);
        a.addAll(c);
        a.addAll(d);
        return a;
    }

    private int ways(Cell cell, Player me) {
        board.put(cell, me);
        try {
            return (int) board.emptyCells().stream().filter(e -> completes(e, me)).count();
        } finally {
            board.clear(cell);
        }
    }

    private boolean completes(Cell cell, Player p) {
        int r = cell.row();
        int c = cell.column();
        int horizontal = count(r, c, 0, 1, p) + count(r, c, 0, -1, p) + 1;
        if (horizontal >= 5) {
            return true;
        }
        int vertical = count(r, c, 1, 0, p) + count(r, c, -1, 0, p) + 1;
        if (vertical >= 5) {
            return true;
        }
        int falling = count(r, c, 1, 1, p) + count(r, c, 1, 1, p) + 1;
        if (falling >= 5) {
            return true;
        }
        int rising = count(r, c, -1, 1, p) + count(r, c, 1, -1, p) + 1;
        return rising >= 5;
    }

    private int count(int r, int c, int dr, int dc, Player p) {
        int n = 0;
        r += dr;
        c += dc;
        while (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(p, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }
}
