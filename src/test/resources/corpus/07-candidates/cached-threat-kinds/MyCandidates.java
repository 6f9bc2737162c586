// exercise: 07
// truth: wrong
// mistake: the rank of a cell for a player is remembered in a map that no later move or undo ever clears
// player: both
// style: enum of threats, record key, cache for speed
// single: yes
// detail: only when ordered is asked for more than once between two starts
import java.util.*;
import plybook.game.*;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    enum Kind { WIN, BLOCK, FORK, QUIET }

    record Key(Cell cell, Player player) {}

    record Step(Cell cell, boolean known, Set<Cell> fresh) {}

    enum Dir {
        E(0, 1), S(1, 0), SE(1, 1), SW(1, -1);

        final int dr, dc;

        Dir(int dr, int dc) {
            this.dr = dr;
            this.dc = dc;
        }
    }

    private Board board;
    private int radius;
    private final Set<Cell> near = new TreeSet<>();
    private final Deque<Step> steps = new ArrayDeque<>();
    private final Map<Key, Kind> kinds = new HashMap<>();

    @Override
    public void start(Board from, int radius) {
        board = from.copy();
        this.radius = radius;
        near.clear();
        steps.clear();
        kinds.clear();
        for (Cell c : board.emptyCells()) {
            if (hasNeighbour(c)) near.add(c);
        }
    }

    private boolean hasNeighbour(Cell c) {
        for (int r = c.row() - radius; r <= c.row() + radius; r++) {
            for (int k = c.column() - radius; k <= c.column() + radius; k++) {
                if (on(r, k) && !board.isEmpty(r, k)) return true;
            }
        }
        return false;
    }

    private boolean on(int r, int k) {
        return r >= 0 && k >= 0 && r < board.size() && k < board.size();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        boolean known = near.remove(cell);
        Set<Cell> fresh = new HashSet<>();
        for (int r = cell.row() - radius; r <= cell.row() + radius; r++) {
            for (int k = cell.column() - radius; k <= cell.column() + radius; k++) {
                if (on(r, k) && board.isEmpty(r, k)) {
                    Cell c = new Cell(r, k);
                    if (near.add(c)) fresh.add(c);
                }
            }
        }
        steps.addLast(new Step(cell, known, fresh));
    }

    @Override
    public void undo() {
        Step s = steps.pollLast();
        if (s == null) throw new IllegalStateException();
        board.clear(s.cell());
        near.removeAll(s.fresh());
        if (s.known()) near.add(s.cell());
    }

    @Override
    public Player player() {
        return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        return board.stones() > 0 ? List.copyOf(near) : List.of(new Cell(board.size() / 2, board.size() / 2));
    }

    @Override
    public List<Cell> ordered() {
        EnumMap<Kind, List<Cell>> byKind = new EnumMap<>(Kind.class);
        for (Kind k : Kind.values()) byKind.put(k, new ArrayList<>());
        for (Cell c : candidates()) byKind.get(kind(c, player())).add(c);
        List<Cell> all = new ArrayList<>();
        byKind.values().forEach(all::addAll);
        return all;
    }

    private Kind kind(Cell c, Player p) {
        Key key = new Key(c, p);
        Kind kind = kinds.get(key);
        if (kind == null) {
            kind = look(c, p);
            kinds.put(key, kind);
        }
        return kind;
    }

    private Kind look(Cell c, Player p) {
        if (five(c.row(), c.column(), p)) return Kind.WIN;
        if (five(c.row(), c.column(), p.opponent())) return Kind.BLOCK;
        board.put(c, p);
        int n = 0;
        for (Dir d : Dir.values()) {
            for (int s = -4; s <= 4; s++) {
                int r = c.row() + s * d.dr, k = c.column() + s * d.dc;
                if (on(r, k) && board.isEmpty(r, k) && five(r, k, p)) n++;
            }
        }
        board.clear(c);
        return n < 2 ? Kind.QUIET : Kind.FORK;
    }

    private boolean five(int r, int k, Player p) {
        for (Dir d : Dir.values()) {
            int n = 1, i = 1;
            while (on(r + i * d.dr, k + i * d.dc) && board.has(p, r + i * d.dr, k + i * d.dc)) {
                i++;
                n++;
            }
            i = 1;
            while (on(r - i * d.dr, k - i * d.dc) && board.has(p, r - i * d.dr, k - i * d.dc)) {
                i++;
                n++;
            }
            if (n > 4) return true;
        }
        return false;
    }
}
