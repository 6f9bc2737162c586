// exercise: 07
// truth: wrong
// mistake: the third group counts in how many directions a five is possible next, not on how many cells, so an open four is not recognised
// player: both
// style: enum of directions, whole board for candidates, EnumMap of groups
// kind: slip
// single: yes
// detail: ordered, where a move makes an open four, or two fours in one line
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private enum Kind {
        WIN,
        BLOCK,
        DOUBLE,
        OTHER
    }

    private enum Way {
        EAST(0, 1),
        SOUTH(1, 0),
        SOUTH_EAST(1, 1),
        SOUTH_WEST(1, -1);

        final int dr;
        final int dc;

        Way(int dr, int dc) {
            this.dr = dr;
            this.dc = dc;
        }
    }

    private Board b;
    private int radius;
    private LinkedList<Cell> moves;

    @Override
    public void start(Board board, int radius) {
        b = board.copy();
        this.radius = radius;
        moves = new LinkedList<>();
    }

    @Override
    public void make(Cell cell) {
        b.put(cell, player());
        moves.addLast(cell);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("nothing to undo");
        }
        b.clear(moves.removeLast());
    }

    @Override
    public Player player() {
        return b.count(Player.X) == b.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return b;
    }

    @Override
    public List<Cell> candidates() {
        if (b.stones() == 0) {
            return List.of(new Cell(b.size() / 2, b.size() / 2));
        }
        List<Cell> found = b.emptyCells();
        found.removeIf(cell -> !hasNeighbour(cell));
        return found;
    }

    private boolean hasNeighbour(Cell cell) {
        for (int r = cell.row() - radius; r <= cell.row() + radius; r++) {
            for (int c = cell.column() - radius; c <= cell.column() + radius; c++) {
                if (on(r, c) && !b.isEmpty(r, c)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean on(int r, int c) {
        return r >= 0 && c >= 0 && r < b.size() && c < b.size();
    }

    @Override
    public List<Cell> ordered() {
        Map<Kind, List<Cell>> groups = new EnumMap<>(Kind.class);
        for (Kind kind : Kind.values()) {
            groups.put(kind, new ArrayList<>());
        }
        for (Cell cell : candidates()) {
            groups.get(kind(cell)).add(cell);
        }
        List<Cell> result = new ArrayList<>();
        groups.values().forEach(result::addAll);
        return result;
    }

    private Kind kind(Cell cell) {
        Player me = player();
        if (five(cell, me)) {
            return Kind.WIN;
        }
        if (five(cell, me.opponent())) {
            return Kind.BLOCK;
        }
        b.put(cell, me);
        int fours = 0;
        for (Way way : Way.values()) {
            for (int k = -4; k <= 4; k++) {
                int r = cell.row() + k * way.dr;
                int c = cell.column() + k * way.dc;
                if (on(r, c) && b.isEmpty(r, c) && five(new Cell(r, c), me)) {
                    fours++; // a four in this direction
                    break;
                }
            }
        }
        b.clear(cell);
        return fours >= 2 ? Kind.DOUBLE : Kind.OTHER;
    }

    private boolean five(Cell cell, Player p) {
        for (Way way : Way.values()) {
            if (1 + count(cell, p, way.dr, way.dc) + count(cell, p, -way.dr, -way.dc) >= 5) {
                return true;
            }
        }
        return false;
    }

    private int count(Cell cell, Player p, int dr, int dc) {
        int k = 1;
        while (on(cell.row() + k * dr, cell.column() + k * dc) && b.has(p, cell.row() + k * dr, cell.column() + k * dc)) {
            k++;
        }
        return k - 1;
    }
}
