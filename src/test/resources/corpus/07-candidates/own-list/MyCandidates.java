// exercise: 07
// truth: wrong
// mistake: candidates returns a read-only view of the position's own list, which changes with the next make or undo
// player: both
// style: counts in a map, helper class Threats, unmodifiable view
// kind: slip
// single: yes
// detail: when a move is made or undone while the list is still held, as every search does
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board = Board.empty(5);
    private int radius = 1;
    private final Map<Cell, Integer> stonesNear = new HashMap<>();
    private final List<Cell> list = new ArrayList<>();
    private final Deque<Cell> history = new ArrayDeque<>();

    public void start(Board given, int radius) {
        board = given.copy();
        this.radius = radius;
        stonesNear.clear();
        history.clear();
        for (int i = 0; i < board.size() * board.size(); i++) {
            Cell cell = new Cell(i / board.size(), i % board.size());
            if (!board.isEmpty(cell)) {
                change(cell, 1);
            }
        }
        refresh();
    }

    private void change(Cell cell, int by) {
        for (int dr = -radius; dr <= radius; dr++) {
            for (int dc = -radius; dc <= radius; dc++) {
                int r = cell.row() + dr;
                int c = cell.column() + dc;
                if (r >= 0 && c >= 0 && r < board.size() && c < board.size()) {
                    stonesNear.merge(new Cell(r, c), by, Integer::sum);
                }
            }
        }
    }

    private void refresh() {
        list.clear();
        if (board.stones() == 0) {
            list.add(new Cell(board.size() / 2, board.size() / 2));
            return;
        }
        for (Map.Entry<Cell, Integer> entry : stonesNear.entrySet()) {
            if (entry.getValue() > 0 && board.isEmpty(entry.getKey())) {
                list.add(entry.getKey());
            }
        }
        Collections.sort(list);
    }

    public void make(Cell cell) {
        board.put(cell, player());
        history.addLast(cell);
        change(cell, 1);
        refresh();
    }

    public void undo() {
        if (history.isEmpty()) {
            throw new IllegalStateException("nothing to take back");
        }
        Cell cell = history.removeLast();
        board.clear(cell);
        change(cell, -1);
        refresh();
    }

    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    public Board board() {
        return board;
    }

    public List<Cell> candidates() {
        return Collections.unmodifiableList(list);
    }

    public List<Cell> ordered() {
        Threats threats = new Threats(board.copy(), player());
        List<Cell> sorted = new ArrayList<>(list);
        Map<Cell, Integer> ranks = new HashMap<>();
        sorted.forEach(cell -> ranks.put(cell, threats.rank(cell)));
        sorted.sort((a, b) -> ranks.get(a) - ranks.get(b));
        return sorted;
    }
}

class Threats {
    private final Board b;
    private final Player me;

    Threats(Board b, Player me) {
        this.b = b;
        this.me = me;
    }

    int rank(Cell cell) {
        if (completes(cell, me)) {
            return 0;
        } else if (completes(cell, me.opponent())) {
            return 1;
        }
        b.put(cell, me);
        int count = 0;
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                int r = cell.row();
                int c = cell.column();
                for (int k = 1; k <= 4 && (dr != 0 || dc != 0); k++) {
                    r += dr;
                    c += dc;
                    if (inside(r, c) && b.isEmpty(r, c) && completes(new Cell(r, c), me)) {
                        count++;
                    }
                }
            }
        }
        b.clear(cell);
        return count >= 2 ? 2 : 3;
    }

    private boolean inside(int r, int c) {
        return 0 <= r && r < b.size() && 0 <= c && c < b.size();
    }

    private boolean completes(Cell cell, Player who) {
        return length(cell, who, 0, 1) >= 5
                || length(cell, who, 1, 0) >= 5
                || length(cell, who, 1, 1) >= 5
                || length(cell, who, 1, -1) >= 5;
    }

    private int length(Cell cell, Player who, int dr, int dc) {
        int total = 1;
        for (int sign = -1; sign <= 1; sign += 2) {
            int r = cell.row() + sign * dr;
            int c = cell.column() + sign * dc;
            while (inside(r, c) && b.has(who, r, c)) {
                total++;
                r += sign * dr;
                c += sign * dc;
            }
        }
        return total;
    }
}
