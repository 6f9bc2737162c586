// exercise: 07
// truth: wrong
// mistake: the remembered list of candidates is taken as fresh when the number of stones is the same as when it was made
// player: both
// style: whole board with a remembered answer
// kind: subtle
// single: yes
// detail: candidates and ordered after make, undo, make of another cell, if in between nothing was asked at another number of stones
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
    private final Deque<Cell> line = new ArrayDeque<>();

    /** What candidates() has found last, and with how many stones. */
    private List<Cell> found = List.of();
    private int foundAt = -1;

    @Override
    public void start(Board from, int radius) {
        this.board = from.copy();
        this.radius = radius;
        line.clear();
        foundAt = -1;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        line.push(cell);
    }

    @Override
    public void undo() {
        if (line.isEmpty()) {
            throw new IllegalStateException("nothing to take back");
        }
        board.clear(line.pop());
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
        if (foundAt != board.stones()) {
            found = look();
            foundAt = board.stones();
        }
        return found;
    }

    private List<Cell> look() {
        if (board.stones() == 0) {
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        List<Cell> cells = new ArrayList<>();
        for (Cell cell : board.emptyCells()) {
            boolean near = false;
            for (int r = cell.row() - radius; r <= cell.row() + radius && !near; r++) {
                for (int c = cell.column() - radius; c <= cell.column() + radius && !near; c++) {
                    near = inside(r, c) && !board.isEmpty(r, c);
                }
            }
            if (near) {
                cells.add(cell);
            }
        }
        return Collections.unmodifiableList(cells);
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<Cell> list = new ArrayList<>(candidates());
        Map<Cell, Integer> rank = new HashMap<>();
        for (Cell cell : list) {
            rank.put(cell, rank(cell, me));
        }
        list.sort(Comparator.comparing(rank::get));
        return list;
    }

    private int rank(Cell cell, Player me) {
        if (completes(cell, me)) {
            return 0;
        } else if (completes(cell, me.opponent())) {
            return 1;
        }
        board.put(cell, me);
        Set<Cell> ways = new HashSet<>();
        for (int[] d : DIRS) {
            for (int k = -4; k <= 4; k++) {
                int r = cell.row() + k * d[0];
                int c = cell.column() + k * d[1];
                if (inside(r, c) && board.isEmpty(r, c) && completes(new Cell(r, c), me)) {
                    ways.add(new Cell(r, c));
                }
            }
        }
        board.clear(cell);
        return ways.size() > 1 ? 2 : 3;
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
