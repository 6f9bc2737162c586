// exercise: 07
// truth: wrong
// mistake: undo does not put the cell of the stone back among the candidates
// player: both
// style: an ArrayList with contains, a list of lists for undo
// single: yes
// detail: whenever the stone was put on a candidate
import java.util.*;
import plybook.game.*;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board field;
    private int radius;
    private ArrayList<Cell> open;
    private LinkedList<ArrayList<Cell>> fresh;
    private LinkedList<Cell> played;

    @Override
    public void start(Board board, int radius) {
        field = board.copy();
        this.radius = radius;
        open = new ArrayList<>();
        fresh = new LinkedList<>();
        fresh.add(new ArrayList<>());
        played = new LinkedList<>();
        for (int z = 0; z < field.size(); z++) {
            for (int s = 0; s < field.size(); s++) {
                if (!field.isEmpty(z, s)) {
                    addAround(z, s);
                }
            }
        }
        fresh.clear();
    }

    private void addAround(int y, int x) {
        for (int z = y - radius; z <= y + radius; z++) {
            for (int s = x - radius; s <= x + radius; s++) {
                if (z < 0 || s < 0 || z >= field.size() || s >= field.size()) {
                    continue;
                }
                Cell c = new Cell(z, s);
                if (field.isEmpty(c) && !open.contains(c)) {
                    open.add(c);
                    fresh.getLast().add(c);
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        field.put(cell, player());
        played.add(cell);
        open.remove(cell);
        fresh.add(new ArrayList<>());
        addAround(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        if (played.isEmpty()) {
            throw new IllegalStateException("kein Zug");
        }
        Cell gone = played.removeLast();
        field.clear(gone);
        open.removeAll(fresh.removeLast());
    }

    @Override
    public Player player() {
        return field.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return field;
    }

    @Override
    public List<Cell> candidates() {
        if (field.stones() == 0) {
            return List.of(new Cell(field.size() / 2, field.size() / 2));
        }
        return new ArrayList<>(open);
    }

    @Override
    public List<Cell> ordered() {
        Player self = player();
        List<Cell> list = new ArrayList<>(candidates());
        list.sort((a, b) -> level(a, self) - level(b, self));
        return list;
    }

    private int level(Cell c, Player self) {
        if (fiveAt(c, self)) return 1;
        if (fiveAt(c, self.opponent())) return 2;
        int hits = 0;
        field.put(c, self);
        for (Cell d : field.emptyCells()) {
            if (fiveAt(d, self)) hits++;
        }
        field.clear(c);
        if (hits >= 2) return 3;
        return 4;
    }

    private boolean fiveAt(Cell c, Player p) {
        int[][] dirs = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
        for (int[] r : dirs) {
            int len = 1;
            int z = c.row() + r[0];
            int s = c.column() + r[1];
            while (ok(z, s) && field.has(p, z, s)) {
                len++;
                z += r[0];
                s += r[1];
            }
            z = c.row() - r[0];
            s = c.column() - r[1];
            while (ok(z, s) && field.has(p, z, s)) {
                len++;
                z -= r[0];
                s -= r[1];
            }
            if (len >= 5) return true;
        }
        return false;
    }

    private boolean ok(int z, int s) {
        return z >= 0 && s >= 0 && z < field.size() && s < field.size();
    }
}
