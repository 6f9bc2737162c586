// exercise: 07
// truth: wrong
// mistake: ordered() fills one list for each ply and hands it out, so that a list handed out at a ply changes when ordered() is asked again at the same ply after undo and another move
// kind: subtle
// player: both
// style: journal with a set, move lists kept for each ply as engines do
// single: yes
// detail: shows only on the second call of ordered() with the same number of moves made; candidates() gives new lists
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
    private static final class Step {
        final Cell cell;
        final boolean known;
        final Set<Cell> fresh = new HashSet<>();

        Step(Cell cell, boolean known) {
            this.cell = cell;
            this.known = known;
        }
    }

    private Board board = Board.empty(15);
    private int radius = 2;
    private Set<Cell> set = new HashSet<>();
    private final Deque<Step> steps = new ArrayDeque<>();
    /** No new list at every node: the lists of the plies are used again and again. */
    private final List<List<Cell>> lists = new ArrayList<>();

    @Override
    public void start(Board from, int radius) {
        board = from.copy();
        this.radius = radius;
        set = new HashSet<>();
        steps.clear();
        lists.clear();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (!board.isEmpty(r, c)) {
                    set.addAll(around(new Cell(r, c)));
                }
            }
        }
    }

    private List<Cell> around(Cell cell) {
        List<Cell> result = new ArrayList<>();
        for (int r = cell.row() - radius; r <= cell.row() + radius; r++) {
            for (int c = cell.column() - radius; c <= cell.column() + radius; c++) {
                if (on(r, c) && board.isEmpty(r, c)) {
                    result.add(new Cell(r, c));
                }
            }
        }
        return result;
    }

    private boolean on(int r, int c) {
        return 0 <= r && r < board.size() && 0 <= c && c < board.size();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        Step step = new Step(cell, set.remove(cell));
        for (Cell each : around(cell)) {
            if (set.add(each)) {
                step.fresh.add(each);
            }
        }
        steps.push(step);
    }

    @Override
    public void undo() {
        if (steps.isEmpty()) {
            throw new IllegalStateException("undo before any move");
        }
        Step step = steps.pop();
        board.clear(step.cell);
        set.removeAll(step.fresh);
        if (step.known) {
            set.add(step.cell);
        }
    }

    @Override
    public Player player() {
        return board.count(Player.O) < board.count(Player.X) ? Player.O : Player.X;
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
        return new ArrayList<>(set);
    }

    @Override
    public List<Cell> ordered() {
        int ply = steps.size();
        while (lists.size() <= ply) {
            lists.add(new ArrayList<>());
        }
        List<Cell> list = lists.get(ply);
        list.clear();
        list.addAll(candidates());
        Player me = player();
        list.sort(Comparator.comparingInt(cell -> kind(cell, me)));
        return list;
    }

    private int kind(Cell cell, Player me) {
        if (completes(cell, me)) {
            return 1;
        }
        if (completes(cell, me.opponent())) {
            return 2;
        }
        board.put(cell, me);
        int ways = 0;
        for (int r = cell.row() - 4; r <= cell.row() + 4; r++) {
            for (int c = cell.column() - 4; c <= cell.column() + 4; c++) {
                boolean line = r == cell.row() || c == cell.column() || Math.abs(r - cell.row()) == Math.abs(c - cell.column());
                if (line && on(r, c) && board.isEmpty(r, c) && completes(new Cell(r, c), me)) {
                    ways++;
                }
            }
        }
        board.clear(cell);
        return ways > 1 ? 3 : 4;
    }

    private boolean completes(Cell cell, Player who) {
        return 5 <= 1 + walk(cell, who, 1, 0) + walk(cell, who, -1, 0)
                || 5 <= 1 + walk(cell, who, 0, 1) + walk(cell, who, 0, -1)
                || 5 <= 1 + walk(cell, who, 1, 1) + walk(cell, who, -1, -1)
                || 5 <= 1 + walk(cell, who, -1, 1) + walk(cell, who, 1, -1);
    }

    private int walk(Cell cell, Player who, int dr, int dc) {
        int n = 0;
        for (int r = cell.row() + dr, c = cell.column() + dc; on(r, c) && board.has(who, r, c); r += dr, c += dc) {
            n++;
        }
        return n;
    }
}
