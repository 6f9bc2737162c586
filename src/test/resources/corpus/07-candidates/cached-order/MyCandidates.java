// exercise: 07
// truth: wrong
// mistake: the list that ordered keeps for the next question is thrown away by make and start, but not by undo
// player: both
// style: set and change records; the sorted list is cached
// single: yes
// detail: sometimes; only when ordered is asked, then undo, then ordered again
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private record Step(Cell cell, boolean candidate, List<Cell> fresh) {}

    private Board board;
    private int radius;
    private Set<Cell> set;
    private Deque<Step> steps;
    private List<Cell> sorted;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        set = new HashSet<>();
        steps = new ArrayDeque<>();
        sorted = null;
        for (Cell cell : allCells()) {
            if (!board.isEmpty(cell)) {
                set.addAll(around(cell));
            }
        }
    }

    private List<Cell> allCells() {
        return Board.empty(board.size()).emptyCells();
    }

    private List<Cell> around(Cell stone) {
        List<Cell> list = new ArrayList<>();
        for (int r = stone.row() - radius; r <= stone.row() + radius; r++) {
            for (int c = stone.column() - radius; c <= stone.column() + radius; c++) {
                if (inside(r, c) && board.isEmpty(r, c)) {
                    list.add(new Cell(r, c));
                }
            }
        }
        return list;
    }

    private boolean inside(int r, int c) {
        return Math.min(r, c) >= 0 && Math.max(r, c) < board.size();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        sorted = null;
        boolean was = set.remove(cell);
        List<Cell> fresh = around(cell);
        fresh.removeIf(set::contains);
        set.addAll(fresh);
        steps.push(new Step(cell, was, fresh));
    }

    @Override
    public void undo() {
        if (steps.isEmpty()) {
            throw new IllegalStateException("nothing was made");
        }
        Step step = steps.pop();
        board.clear(step.cell);
        set.removeAll(new HashSet<>(step.fresh));
        if (step.candidate) {
            set.add(step.cell);
        }
    }

    @Override
    public Player player() {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        if (board.stones() == 0) {
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        return new ArrayList<>(set);
    }

    @Override
    public List<Cell> ordered() {
        if (sorted == null) {
            sorted = new ArrayList<>(candidates());
            Player me = player();
            sorted.sort(Comparator.comparingInt(cell -> rank(cell, me)));
        }
        return new ArrayList<>(sorted);
    }

    private int rank(Cell cell, Player me) {
        if (makesFive(cell, me)) return 0;
        if (makesFive(cell, me.opponent())) return 1;
        board.put(cell, me);
        long ways = allCells().stream()
                .filter(c -> board.isEmpty(c) && inLine(c, cell) && makesFive(c, me))
                .count();
        board.clear(cell);
        return ways > 1 ? 2 : 3;
    }

    private static boolean inLine(Cell a, Cell b) {
        int dr = Math.abs(a.row() - b.row());
        int dc = Math.abs(a.column() - b.column());
        return Math.max(dr, dc) <= 4 && (dr == 0 || dc == 0 || dr == dc);
    }

    private boolean makesFive(Cell cell, Player p) {
        return line(cell, p, 0, 1) >= 5 || line(cell, p, 1, 0) >= 5 || line(cell, p, 1, 1) >= 5 || line(cell, p, 1, -1) >= 5;
    }

    private int line(Cell cell, Player p, int dr, int dc) {
        return 1 + walk(cell, p, dr, dc) + walk(cell, p, -dr, -dc);
    }

    private int walk(Cell cell, Player p, int dr, int dc) {
        int k = 0;
        while (inside(cell.row() + (k + 1) * dr, cell.column() + (k + 1) * dc)
                && board.has(p, cell.row() + (k + 1) * dr, cell.column() + (k + 1) * dc)) {
            k++;
        }
        return k;
    }
}
