// exercise: 07
// truth: wrong
// mistake: ordered takes only exactly five in a row for a five, so a cell that makes six or more is neither win nor block
// player: both
// style: enum of threats, EnumMap of lists
// kind: slip
// single: yes
// detail: ordered, when a stone joins two runs to six or more (also in two ways)
import java.util.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private enum Threat { WIN, BLOCK, DOUBLE, REST }

    private enum Way {
        EAST(0, 1), SOUTH(1, 0), SOUTHEAST(1, 1), SOUTHWEST(1, -1);

        final int down;
        final int right;

        Way(int down, int right) {
            this.down = down;
            this.right = right;
        }
    }

    private Board board = Board.empty(15);
    private int radius = 2;
    private final Deque<Cell> made = new ArrayDeque<>();

    @Override
    public void start(Board given, int radius) {
        board = given.copy();
        this.radius = radius;
        made.clear();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        made.push(cell);
    }

    @Override
    public void undo() {
        if (made.isEmpty()) {
            throw new IllegalStateException("empty");
        }
        board.clear(made.pop());
    }

    @Override
    public Player player() {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        if (board.stones() == 0) {
            return List.of(new Cell(board.size() / 2, board.size() / 2));
        }
        List<Cell> list = new ArrayList<>();
        for (Cell cell : board.emptyCells()) {
            if (isNear(cell)) {
                list.add(cell);
            }
        }
        return list;
    }

    private boolean isNear(Cell cell) {
        int bottom = Math.min(board.size() - 1, cell.row() + radius);
        int right = Math.min(board.size() - 1, cell.column() + radius);
        for (int r = Math.max(0, cell.row() - radius); r <= bottom; r++) {
            for (int c = Math.max(0, cell.column() - radius); c <= right; c++) {
                if (!board.isEmpty(r, c)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public List<Cell> ordered() {
        Map<Threat, List<Cell>> groups = new EnumMap<>(Threat.class);
        for (Cell cell : candidates()) {
            groups.computeIfAbsent(threat(cell), t -> new ArrayList<>()).add(cell);
        }
        List<Cell> all = new ArrayList<>();
        groups.values().forEach(all::addAll);
        return all;
    }

    private Threat threat(Cell cell) {
        Player me = player();
        if (five(cell, me)) {
            return Threat.WIN;
        }
        if (five(cell, me.opponent())) {
            return Threat.BLOCK;
        }
        board.put(cell, me);
        int fives = 0;
        for (Way way : Way.values()) {
            for (int step = -4; step <= 4; step++) {
                int r = cell.row() + step * way.down;
                int c = cell.column() + step * way.right;
                if (inside(r, c) && board.isEmpty(r, c) && five(new Cell(r, c), me)) {
                    fives++;
                }
            }
        }
        board.clear(cell);
        return fives >= 2 ? Threat.DOUBLE : Threat.REST;
    }

    private boolean five(Cell cell, Player player) {
        for (Way way : Way.values()) {
            int length = 1;
            for (int sign : new int[] {-1, 1}) {
                int r = cell.row() + sign * way.down;
                int c = cell.column() + sign * way.right;
                while (inside(r, c) && board.has(player, r, c)) {
                    length++;
                    r += sign * way.down;
                    c += sign * way.right;
                }
            }
            if (length == 5) {
                return true;
            }
        }
        return false;
    }

    private boolean inside(int r, int c) {
        return r >= 0 && r < board.size() && c >= 0 && c < board.size();
    }
}
