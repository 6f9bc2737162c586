// exercise: 07
// truth: wrong
// mistake: a cell in the last row or last column never becomes a candidate (last is size - 1, and the loop ends before it)
// player: both
// style: snapshot of the set for each move
// single: yes
// detail: only at the bottom and the right edge
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
    private record Step(Cell cell, Set<Cell> old) {}

    private Board board;
    private int radius;
    private Set<Cell> open = new HashSet<>();
    private final Deque<Step> steps = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        open = new HashSet<>();
        steps.clear();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (board.at(r, c).isPresent()) {
                    mark(r, c);
                }
            }
        }
    }

    private void mark(int row, int column) {
        int last = board.size() - 1;
        int bottom = Math.min(last, row + radius + 1);
        int right = Math.min(last, column + radius + 1);
        for (int r = Math.max(0, row - radius); r < bottom; r++) {
            for (int c = Math.max(0, column - radius); c < right; c++) {
                if (board.isEmpty(r, c)) {
                    open.add(new Cell(r, c));
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        steps.push(new Step(cell, new HashSet<>(open)));
        open.remove(cell);
        mark(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        if (steps.isEmpty()) {
            throw new IllegalStateException("nothing to undo");
        }
        Step u = steps.pop();
        board.clear(u.cell());
        open = u.old();
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
        List<Cell> wins = new ArrayList<>();
        List<Cell> stops = new ArrayList<>();
        List<Cell> c = new ArrayList<>();
        List<Cell> others = new ArrayList<>();
        for (Cell cell : candidates()) {
            if (makesFive(cell, me)) {
                wins.add(cell);
            } else if (makesFive(cell, me.opponent())) {
                stops.add(cell);
            } else if (ways(cell, me) >= 2) {
                c.add(cell);
            } else {
                others.add(cell);
            }
        }
        wins.addAll(stops);
        wins.addAll(c);
        wins.addAll(others);
        return wins;
    }

    private int ways(Cell cell, Player me) {
        board.put(cell, me);
        try {
            return (int) board.emptyCells().stream().filter(e -> makesFive(e, me)).count();
        } finally {
            board.clear(cell);
        }
    }

    private boolean makesFive(Cell cell, Player p) {
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
        int falling = count(r, c, 1, 1, p) + count(r, c, -1, -1, p) + 1;
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
