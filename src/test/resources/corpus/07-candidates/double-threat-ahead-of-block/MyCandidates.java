// exercise: 07
// truth: wrong
// mistake: moves that make two fives possible are ranked before blocks
// player: both
// style: snapshots of the set, enum of kinds
// single: yes
// detail: sometimes: boards with a four of the opponent and a double threat of one's own
import java.util.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/** Exercise 07. */
public class MyCandidates implements CandidatesTask {
    private static final int[][] LINES = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private Board stones;
    private int radius = 2;
    private final TreeSet<Cell> frontier = new TreeSet<>();
    private final Deque<Cell> line = new ArrayDeque<>();
    private final Deque<Set<Cell>> saved = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        stones = board.copy();
        this.radius = radius;
        frontier.clear();
        line.clear();
        saved.clear();
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
                if (on(r, c) && stones.isEmpty(r, c)) {
                    frontier.add(new Cell(r, c));
                }
            }
        }
    }

    private boolean on(int r, int c) {
        return Math.min(r, c) >= 0 && Math.max(r, c) < stones.size();
    }

    @Override
    public void make(Cell cell) {
        stones.put(cell, player());
        saved.push(new HashSet<>(frontier));
        line.push(cell);
        frontier.remove(cell);
        spread(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        if (line.isEmpty()) {
            throw new IllegalStateException("no move was made");
        }
        stones.clear(line.pop());
        frontier.clear();
        frontier.addAll(saved.pop());
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
        return List.copyOf(frontier);
    }

    @Override
    public List<Cell> ordered() {
        Map<Kind, List<Cell>> groups = new EnumMap<>(Kind.class);
        for (Cell cell : candidates()) {
            groups.computeIfAbsent(kindOf(cell), k -> new ArrayList<>()).add(cell);
        }
        List<Cell> all = new ArrayList<>();
        groups.values().forEach(all::addAll);
        return all;
    }

    private enum Kind { WIN, TWO_WAYS, BLOCK, OTHER }

    private Kind kindOf(Cell cell) {
        Player me = player();
        return wins(cell, me) ? Kind.WIN
                : wins(cell, me.opponent()) ? Kind.BLOCK
                : waysAfter(cell, me) >= 2 ? Kind.TWO_WAYS : Kind.OTHER;
    }

    private int waysAfter(Cell cell, Player me) {
        stones.put(cell, me);
        Set<Cell> ways = new HashSet<>();
        for (int[] d : LINES) {
            for (int k = -4; k <= 4; k++) {
                int r = cell.row() + k * d[0];
                int c = cell.column() + k * d[1];
                if (on(r, c) && stones.isEmpty(r, c) && wins(new Cell(r, c), me)) {
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
        while (on(r, c) && stones.has(p, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }
}
