// exercise: 07
// truth: wrong
// mistake: the two cells that complete a five must lie in one and the same direction: two fours in two directions are not seen
// player: both
// style: four stages that each take their cells from the rest
// kind: subtle
// single: yes
// detail: ordered: a move that makes two simple fours that cross, each blocked on one side
import java.util.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[][] DIRS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    private Board board = Board.empty(15);
    private int radius = 2;
    private final Map<Cell, Integer> watched = new TreeMap<>();
    private final List<Cell> line = new ArrayList<>();

    @Override
    public void start(Board given, int radius) {
        this.board = given.copy();
        this.radius = radius;
        watched.clear();
        line.clear();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (!board.isEmpty(r, c)) {
                    watch(new Cell(r, c), 1);
                }
            }
        }
    }

    private void watch(Cell stone, int by) {
        for (int r = Math.max(0, stone.row() - radius); inside(r, 0) && r <= stone.row() + radius; r++) {
            for (int c = Math.max(0, stone.column() - radius); inside(r, c) && c <= stone.column() + radius; c++) {
                watched.merge(new Cell(r, c), by, (a, b) -> a + b == 0 ? null : a + b);
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        watch(cell, 1);
        line.add(cell);
    }

    @Override
    public void undo() {
        if (line.isEmpty()) {
            throw new IllegalStateException("no move to undo");
        }
        Cell last = line.remove(line.size() - 1);
        board.clear(last);
        watch(last, -1);
    }

    @Override
    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
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
        return watched.keySet().stream().filter(board::isEmpty).toList();
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        Player you = me.opponent();
        List<Cell> rest = new ArrayList<>(candidates());
        List<Cell> all = new ArrayList<>();
        for (int stage = 0; stage < 4; stage++) {
            for (Iterator<Cell> i = rest.iterator(); i.hasNext(); ) {
                Cell cell = i.next();
                boolean now = switch (stage) {
                    case 0 -> completes(cell, me);
                    case 1 -> completes(cell, you);
                    case 2 -> openFour(cell, me);
                    default -> true;
                };
                if (now) {
                    all.add(cell);
                    i.remove();
                }
            }
        }
        return all;
    }

    /** Whether two cells complete a five after a stone here. */
    private boolean openFour(Cell cell, Player me) {
        board.put(cell, me);
        boolean open = false;
        for (int[] d : DIRS) {
            int ends = 0;
            for (int k = -4; k <= 4; k++) {
                int r = cell.row() + k * d[0];
                int c = cell.column() + k * d[1];
                if (inside(r, c) && board.isEmpty(r, c) && completes(new Cell(r, c), me)) {
                    ends++;
                }
            }
            open |= ends >= 2;
        }
        board.clear(cell);
        return open;
    }
    private boolean completes(Cell cell, Player who) {
        for (int[] d : DIRS) {
            if (1 + run(cell, who, d[0], d[1]) + run(cell, who, -d[0], -d[1]) >= 5) {
                return true;
            }
        }
        return false;
    }

    private int run(Cell cell, Player who, int dr, int dc) {
        int r = cell.row() + dr;
        int c = cell.column() + dc;
        int length = 0;
        while (inside(r, c) && board.has(who, r, c)) {
            length++;
            r += dr;
            c += dc;
        }
        return length;
    }

    private boolean inside(int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size();
    }
}
