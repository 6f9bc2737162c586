// exercise: 07
// truth: wrong
// mistake: start sets the side to move to X without looking at the stones, so a board on which it is O's turn begins with X
// player: MIN
// style: turn kept in a field, TreeSet of candidates
// single: yes
// detail: sometimes, only if the start board has one more X than O
import java.util.*;
import plybook.game.*;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board pos = Board.empty(15);
    private Player turn = Player.X;
    private int dist = 2;
    private final TreeSet<Cell> set = new TreeSet<>();
    private final Deque<Step> steps = new ArrayDeque<>();

    static class Step {
        Cell cell;
        boolean member;
        Set<Cell> added = new HashSet<>();
    }

    @Override
    public void start(Board board, int radius) {
        pos = board.copy();
        dist = radius;
        turn = Player.X;
        set.clear();
        steps.clear();
        for (int r = 0; r < pos.size(); r++) {
            for (int c = 0; c < pos.size(); c++) {
                if (pos.at(r, c).isPresent()) {
                    set.addAll(around(new Cell(r, c)));
                }
            }
        }
    }

    private Set<Cell> around(Cell m) {
        Set<Cell> cells = new HashSet<>();
        for (int r = m.row() - dist; r <= m.row() + dist; r++) {
            if (r < 0 || r >= pos.size()) continue;
            for (int c = m.column() - dist; c <= m.column() + dist; c++) {
                if (c < 0 || c >= pos.size()) continue;
                if (pos.isEmpty(r, c)) cells.add(new Cell(r, c));
            }
        }
        return cells;
    }

    @Override
    public void make(Cell cell) {
        pos.put(cell, turn);
        turn = turn.opponent();
        Step s = new Step();
        s.cell = cell;
        s.member = set.remove(cell);
        s.added.addAll(around(cell));
        s.added.removeAll(set);
        set.addAll(s.added);
        steps.push(s);
    }

    @Override
    public void undo() {
        if (steps.isEmpty()) throw new IllegalStateException();
        Step s = steps.pop();
        set.removeAll(s.added);
        if (s.member) set.add(s.cell);
        pos.clear(s.cell);
        turn = turn.opponent();
    }

    @Override
    public Player player() {
        return turn;
    }

    @Override
    public Board board() {
        return pos;
    }

    @Override
    public List<Cell> candidates() {
        if (pos.stones() == 0) return List.of(new Cell(pos.size() / 2, pos.size() / 2));
        return new ArrayList<>(set);
    }

    @Override
    public List<Cell> ordered() {
        Map<Integer, List<Cell>> groups = new TreeMap<>();
        for (Cell c : candidates()) {
            groups.computeIfAbsent(group(c), k -> new ArrayList<>()).add(c);
        }
        List<Cell> all = new ArrayList<>();
        groups.values().forEach(all::addAll);
        return all;
    }

    private int group(Cell c) {
        if (wins(c, turn)) return 1;
        if (wins(c, turn.opponent())) return 2;
        pos.put(c, turn);
        int n = 0;
        for (Cell e : pos.emptyCells()) {
            if (Math.max(Math.abs(e.row() - c.row()), Math.abs(e.column() - c.column())) < 5 && wins(e, turn) && sameLine(e, c)) n++;
        }
        pos.clear(c);
        return n > 1 ? 3 : 4;
    }

    private boolean sameLine(Cell a, Cell b) {
        int y = a.row() - b.row();
        int x = a.column() - b.column();
        return x == 0 || y == 0 || x == y || x == -y;
    }

    private boolean wins(Cell c, Player p) {
        return row(c, p, 1, 0) || row(c, p, 0, 1) || row(c, p, 1, 1) || row(c, p, 1, -1);
    }

    private boolean row(Cell c, Player p, int a, int b) {
        int count = 0;
        for (int k = -4; k <= 4; k++) {
            int y = c.row() + k * a, x = c.column() + k * b;
            boolean mine = k == 0 || y >= 0 && x >= 0 && y < pos.size() && x < pos.size() && pos.has(p, y, x);
            count = mine ? count + 1 : 0;
            if (count == 5) return true;
        }
        return false;
    }
}
