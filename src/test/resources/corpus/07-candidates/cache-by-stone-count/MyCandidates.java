// exercise: 07
// truth: wrong
// mistake: candidates() and ordered() keep their last answer and give it again as long as the number of stones is the same, so after undo and another move the answer is that of the first move
// kind: subtle
// player: both
// style: lazy caches of immutable lists
// single: yes
// detail: only when nothing is asked between undo and the next make
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[] DOWN = {0, 1, 1, 1};
    private static final int[] RIGHT = {1, 0, 1, -1};

    private Board board;
    private int radius;
    private final Deque<Cell> moves = new ArrayDeque<>();

    private List<Cell> near;
    private int nearAt;
    private List<Cell> sorted;
    private int sortedAt;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        moves.clear();
        nearAt = -1;
        sortedAt = -1;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.push(cell);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("no move");
        }
        board.clear(moves.pop());
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
        if (nearAt != board.stones()) {
            near = List.copyOf(lookAround());
            nearAt = board.stones();
        }
        return near;
    }

    private List<Cell> lookAround() {
        if (board.stones() == 0) {
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        List<Cell> cells = new ArrayList<>();
        for (Cell cell : board.emptyCells()) {
            if (stoneNear(cell)) {
                cells.add(cell);
            }
        }
        return cells;
    }

    private boolean stoneNear(Cell cell) {
        int last = board.size() - 1;
        for (int r = Math.max(0, cell.row() - radius); r <= Math.min(last, cell.row() + radius); r++) {
            for (int c = Math.max(0, cell.column() - radius); c <= Math.min(last, cell.column() + radius); c++) {
                if (!board.isEmpty(r, c)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public List<Cell> ordered() {
        if (sortedAt != board.stones()) {
            List<Cell> cells = new ArrayList<>(lookAround());
            Player me = player();
            cells.sort(Comparator.comparing(cell -> rank(cell, me)));
            sorted = List.copyOf(cells);
            sortedAt = board.stones();
        }
        return sorted;
    }

    private Integer rank(Cell cell, Player me) {
        if (five(cell, me)) {
            return 1;
        }
        if (five(cell, me.opponent())) {
            return 2;
        }
        board.put(cell, me);
        int ways = 0;
        for (int d = 0; d < 4; d++) {
            for (int k = -4; k <= 4; k++) {
                int r = cell.row() + k * DOWN[d];
                int c = cell.column() + k * RIGHT[d];
                if (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.isEmpty(r, c) && five(new Cell(r, c), me)) {
                    ways++;
                }
            }
        }
        board.clear(cell);
        return ways >= 2 ? 3 : 4;
    }

    private boolean five(Cell cell, Player who) {
        for (int d = 0; d < 4; d++) {
            int n = 1;
            for (int sign = -1; sign < 2; sign += 2) {
                for (int k = 1; k < 5; k++) {
                    int r = cell.row() + sign * k * DOWN[d];
                    int c = cell.column() + sign * k * RIGHT[d];
                    if (r < 0 || c < 0 || r >= board.size() || c >= board.size() || !board.has(who, r, c)) {
                        break;
                    }
                    n++;
                }
            }
            if (n >= 5) {
                return true;
            }
        }
        return false;
    }
}
