// exercise: 07
// truth: right
// mistake: none; a list of boards as history, everything else computed from the top board
// player: both
// style: immutable boards on a stack, streams, window-of-five test
// single: yes
// detail: counts completing cells on the whole board after the move, as the text of the README says
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private final List<Board> history = new ArrayList<>();
    private int radius;

    private Board now() {
        return history.get(history.size() - 1);
    }

    @Override
    public void start(Board board, int radius) {
        history.clear();
        history.add(board.copy());
        this.radius = radius;
    }

    @Override
    public void make(Cell cell) {
        Board next = now().copy();
        next.put(cell, player());
        history.add(next);
    }

    @Override
    public void undo() {
        if (history.size() < 2) {
            throw new IllegalStateException("We are at the start, there is nothing to undo");
        }
        history.remove(history.size() - 1);
    }

    @Override
    public Player player() {
        return now().count(Player.X) == now().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return now().copy();
    }

    @Override
    public List<Cell> candidates() {
        Board b = now();
        if (b.stones() == 0) {
            return List.of(new Cell(b.size() / 2, b.size() / 2));
        }
        return b.emptyCells().stream().filter(cell -> near(b, cell)).collect(Collectors.toList());
    }

    private boolean near(Board b, Cell cell) {
        for (int r = cell.row() - radius; r <= cell.row() + radius; r++) {
            for (int c = cell.column() - radius; c <= cell.column() + radius; c++) {
                if (r >= 0 && c >= 0 && r < b.size() && c < b.size() && !b.isEmpty(r, c)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public List<Cell> ordered() {
        Map<Integer, List<Cell>> byKind = new TreeMap<>();
        for (Cell cell : candidates()) {
            byKind.computeIfAbsent(kind(cell), k -> new ArrayList<>()).add(cell);
        }
        return byKind.values().stream().flatMap(List::stream).collect(Collectors.toList());
    }

    private int kind(Cell cell) {
        Board b = now();
        Player me = player();
        if (five(b, cell, me)) {
            return 1;
        }
        if (five(b, cell, me.opponent())) {
            return 2;
        }
        Board after = b.copy();
        after.put(cell, me);
        return after.emptyCells().stream().filter(e -> five(after, e, me)).limit(2).count() == 2 ? 3 : 4;
    }

    private boolean five(Board b, Cell cell, Player p) {
        Board with = b.copy();
        with.put(cell, p);
        for (int[] d : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
            int run = 0;
            for (int i = -4; i <= 4; i++) {
                int r = cell.row() + i * d[0];
                int c = cell.column() + i * d[1];
                boolean mine = r >= 0 && c >= 0 && r < b.size() && c < b.size() && with.has(p, r, c);
                run = mine ? run + 1 : 0;
                if (run == 5) {
                    return true;
                }
            }
        }
        return false;
    }
}
