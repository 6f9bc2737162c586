// exercise: 07
// truth: wrong
// mistake: make writes the cell into the journal before the board has accepted it, so that a refused move is taken back by the next undo
// kind: slip
// player: both
// style: whole board looked at, list as journal, enhanced switch
// single: yes
// detail: shows only when undo comes after a refused move
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private List<Cell> history = new ArrayList<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.history = new ArrayList<>();
    }

    @Override
    public void make(Cell cell) {
        Player mover = player();
        history.add(cell);
        board.put(cell, mover);
    }

    @Override
    public void undo() {
        if (history.isEmpty()) {
            throw new IllegalStateException("nothing to undo");
        }
        Cell last = history.remove(history.size() - 1);
        board.clear(last);
    }

    @Override
    public Player player() {
        int x = board.count(Player.X);
        int o = board.count(Player.O);
        return x == o ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> result = new ArrayList<>();
        if (board.stones() == 0) {
            result.add(new Cell(board.size() / 2, board.size() / 2));
            return result;
        }
        for (Cell cell : board.emptyCells()) {
            if (hasNeighbour(cell)) {
                result.add(cell);
            }
        }
        return result;
    }

    private boolean hasNeighbour(Cell cell) {
        for (int dr = -radius; dr <= radius; dr++) {
            for (int dc = -radius; dc <= radius; dc++) {
                int r = cell.row() + dr;
                int c = cell.column() + dc;
                if (r >= 0 && r < board.size() && c >= 0 && c < board.size() && !board.isEmpty(r, c)) {
                    return true;
                }
            }
        }
        return false;
    }

    private enum Threat {
        WIN,
        BLOCK,
        TWO_WAYS,
        NOTHING
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = candidates();
        Player me = player();
        cells.sort(Comparator.comparing(cell -> threat(cell, me)));
        return cells;
    }

    private Threat threat(Cell cell, Player me) {
        if (isFive(cell, me)) {
            return Threat.WIN;
        }
        if (isFive(cell, me.opponent())) {
            return Threat.BLOCK;
        }
        board.put(cell, me);
        int ways = 0;
        for (Direction direction : Direction.values()) {
            for (int k = -4; k <= 4; k++) {
                int r = cell.row() + k * direction.down;
                int c = cell.column() + k * direction.right;
                if (k != 0 && r >= 0 && r < board.size() && c >= 0 && c < board.size() && board.isEmpty(r, c)) {
                    ways += isFive(new Cell(r, c), me) ? 1 : 0;
                }
            }
        }
        board.clear(cell);
        return switch (ways) {
            case 0, 1 -> Threat.NOTHING;
            default -> Threat.TWO_WAYS;
        };
    }

    private enum Direction {
        ROW(0, 1),
        COLUMN(1, 0),
        FALLING(1, 1),
        RISING(-1, 1);

        final int down;
        final int right;

        Direction(int down, int right) {
            this.down = down;
            this.right = right;
        }
    }

    private boolean isFive(Cell cell, Player who) {
        for (Direction direction : Direction.values()) {
            int length = 1 + walk(cell, who, direction.down, direction.right)
                    + walk(cell, who, -direction.down, -direction.right);
            if (length > 4) {
                return true;
            }
        }
        return false;
    }

    private int walk(Cell cell, Player who, int down, int right) {
        int r = cell.row() + down;
        int c = cell.column() + right;
        if (r < 0 || c < 0 || r >= board.size() || c >= board.size() || !board.has(who, r, c)) {
            return 0;
        }
        return 1 + walk(new Cell(r, c), who, down, right);
    }
}
