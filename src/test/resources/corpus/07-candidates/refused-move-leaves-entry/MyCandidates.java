// exercise: 07
// truth: wrong
// mistake: make pushes the undo entry before the board refuses the cell, so after a refused move undo takes back something that was not made
// player: both
// style: undo stack of small objects
// single: yes
// detail: only after a make that is refused
import java.util.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/** Exercise 07. */
public class MyCandidates implements CandidatesTask {
    private static final int[][] LINES = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private Board stones;
    private int reach = 2;
    private final TreeSet<Cell> open = new TreeSet<>();
    private final Deque<Cell> line = new ArrayDeque<>();
    private final Deque<Set<Cell>> history = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        stones = board.copy();
        reach = radius;
        open.clear();
        line.clear();
        history.clear();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (board.at(r, c).isPresent()) {
                    spread(r, c);
                }
            }
        }
    }

    private void spread(int row, int column) {
        for (int r = row - reach; r <= row + reach; r++) {
            for (int c = column - reach; c <= column + reach; c++) {
                if (inBounds(r, c) && stones.isEmpty(r, c)) {
                    open.add(new Cell(r, c));
                }
            }
        }
    }

    private boolean inBounds(int r, int c) {
        return Math.min(r, c) >= 0 && Math.max(r, c) < stones.size();
    }

    @Override
    public void make(Cell cell) {
        history.push(new HashSet<>(open));
        line.push(cell);
        stones.put(cell, player());
        open.remove(cell);
        spread(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        if (line.isEmpty()) {
            throw new IllegalStateException("no move was made");
        }
        stones.clear(line.pop());
        open.clear();
        open.addAll(history.pop());
    }

    @Override
    public Player player() {
        return stones.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return stones.copy();
    }

    @Override
    public List<Cell> candidates() {
        if (stones.stones() == 0) {
            return List.of(new Cell(stones.size() / 2, stones.size() / 2));
        }
        return List.copyOf(open);
    }

    @Override
    public List<Cell> ordered() {
        TreeMap<Integer, List<Cell>> groups = new TreeMap<>();
        for (Cell cell : candidates()) {
            groups.computeIfAbsent(urgency(cell), k -> new ArrayList<>()).add(cell);
        }
        List<Cell> all = new ArrayList<>();
        groups.values().forEach(all::addAll);
        return all;
    }

    private int urgency(Cell cell) {
        Player me = player();
        if (wins(cell, me)) {
            return 1;
        }
        if (wins(cell, me.opponent())) {
            return 2;
        }
        return waysAfter(cell, me) >= 2 ? 3 : 4;
    }

    private int waysAfter(Cell cell, Player me) {
        stones.put(cell, me);
        Set<Cell> ways = new HashSet<>();
        for (int[] d : LINES) {
            for (int k = -4; k <= 4; k++) {
                int r = cell.row() + k * d[0];
                int c = cell.column() + k * d[1];
                if (inBounds(r, c) && stones.isEmpty(r, c) && wins(new Cell(r, c), me)) {
                    ways.add(new Cell(r, c));
                }
            }
        }
        stones.clear(cell);
        return ways.size();
    }

    private boolean wins(Cell cell, Player p) {
        for (int[] d : LINES) {
            if (1 + walk(cell, p, d[0], d[1]) + walk(cell, p, -d[0], -d[1]) >= 5) {
                return true;
            }
        }
        return false;
    }

    private int walk(Cell from, Player p, int dr, int dc) {
        int n = 0;
        int r = from.row() + dr;
        int c = from.column() + dc;
        while (inBounds(r, c) && stones.has(p, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }
}
