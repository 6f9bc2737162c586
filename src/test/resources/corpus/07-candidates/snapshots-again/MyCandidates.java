// exercise: 07
// truth: right
// mistake: -
// player: both
// style: chain of immutable snapshots, undo only steps back; sets are merged copies
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {

    /** Everything there is to know after a move; never changed once it is made. */
    private record Snapshot(Snapshot earlier, Board stones, Set<Cell> near) {}

    private int reach = 1;
    private Snapshot now = new Snapshot(null, Board.empty(15), Set.of());

    @Override
    public void start(Board board, int radius) {
        reach = radius;
        Set<Cell> all = new TreeSet<>();
        for (Cell free : board.emptyCells()) {
            if (touches(board, free)) {
                all.add(free);
            }
        }
        now = new Snapshot(null, board.copy(), all);
    }

    private boolean touches(Board board, Cell free) {
        int end = board.size();
        for (int r = Math.max(0, free.row() - reach); r < end && r - free.row() <= reach; r++) {
            for (int c = Math.max(0, free.column() - reach); c < end && c - free.column() <= reach; c++) {
                if (!board.isEmpty(r, c)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public void make(Cell cell) {
        Board next = now.stones().copy();
        next.put(cell, player());
        Set<Cell> near = new TreeSet<>(now.near());
        near.remove(cell);
        int end = next.size();
        for (int r = Math.max(0, cell.row() - reach); r < end && r - cell.row() <= reach; r++) {
            for (int c = Math.max(0, cell.column() - reach); c < end && c - cell.column() <= reach; c++) {
                if (next.isEmpty(r, c)) {
                    near.add(new Cell(r, c));
                }
            }
        }
        now = new Snapshot(now, next, near);
    }

    @Override
    public void undo() {
        if (now.earlier() == null) {
            throw new IllegalStateException("this is where it began");
        }
        now = now.earlier();
    }

    @Override
    public Player player() {
        Board b = now.stones();
        return 2 * b.count(Player.X) == b.stones() ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return now.stones().copy();
    }

    @Override
    public List<Cell> candidates() {
        if (now.stones().stones() == 0) {
            int half = now.stones().size() / 2;
            return Collections.singletonList(new Cell(half, half));
        }
        return List.copyOf(now.near());
    }

    @Override
    public List<Cell> ordered() {
        Board scratch = now.stones().copy();
        Player me = player();
        List<List<Cell>> drawers = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (Cell cell : candidates()) {
            drawers.get(drawer(scratch, cell, me)).add(cell);
        }
        List<Cell> all = new ArrayList<>();
        drawers.forEach(all::addAll);
        return all;
    }

    private static int drawer(Board b, Cell cell, Player me) {
        if (longest(b, cell.row(), cell.column(), me) >= 5) {
            return 0;
        }
        if (longest(b, cell.row(), cell.column(), me.opponent()) >= 5) {
            return 1;
        }
        b.put(cell, me);
        int ways = 0;
        for (int ray = 0; ray < 9; ray++) {
            int down = ray / 3 - 1;
            int right = ray % 3 - 1;
            for (int step = 1; step <= 4 && ray != 4; step++) {
                int r = cell.row() + step * down;
                int c = cell.column() + step * right;
                if (r < 0 || c < 0 || r >= b.size() || c >= b.size()) {
                    break;
                }
                if (b.isEmpty(r, c) && longest(b, r, c, me) >= 5) {
                    ways++;
                }
            }
        }
        b.clear(cell);
        return ways > 1 ? 2 : 3;
    }

    private static int longest(Board b, int row, int column, Player who) {
        int most = 0;
        for (int ray = 0; ray < 4; ray++) {
            int down = ray / 3 - 1;
            int right = ray % 3 - 1;
            most = Math.max(most, 1 + run(b, row, column, down, right, who) + run(b, row, column, -down, -right, who));
        }
        return most;
    }

    private static int run(Board b, int r, int c, int down, int right, Player who) {
        r += down;
        c += right;
        boolean on = r >= 0 && c >= 0 && r < b.size() && c < b.size() && b.has(who, r, c);
        return on ? 1 + run(b, r, c, down, right, who) : 0;
    }
}
