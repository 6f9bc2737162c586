// exercise: 07
// truth: wrong
// mistake: undo always puts the cell of the move back among the candidates, although it may not have been one before the move (a move far from all stones)
// player: both
// style: TreeSet of cells, journal of lists on a stack
// single: yes
// detail: moves next to stones are undone correctly; after the first move of an empty board is undone the cell stays in the set and shows up when the next stone is far from it
import java.util.*;
import plybook.game.*;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {

    private static final int[] DOWN = {0, 1, 1, 1};
    private static final int[] RIGHT = {1, 0, 1, -1};

    private Board myBoard;
    private int myRadius;
    private SortedSet<Cell> open;
    private Stack<Cell> history;
    private Stack<List<Cell>> newOnes;

    @Override
    public void start(Board board, int radius) {
        myBoard = board.copy();
        myRadius = radius;
        open = new TreeSet<>();
        history = new Stack<>();
        newOnes = new Stack<>();
        Set<Cell> free = new HashSet<>(myBoard.emptyCells());
        for (int r = 0; r < myBoard.size(); r++)
            for (int c = 0; c < myBoard.size(); c++) {
                Cell here = new Cell(r, c);
                if (!free.contains(here)) grow(here);
            }
    }

    /** adds the empty neighbours and tells which of them are new */
    private List<Cell> grow(Cell stone) {
        List<Cell> result = new ArrayList<>();
        for (int dr = -myRadius; dr <= myRadius; dr++)
            for (int dc = -myRadius; dc <= myRadius; dc++) {
                int r = stone.row() + dr, c = stone.column() + dc;
                if (!ok(r, c) || !myBoard.isEmpty(r, c)) continue;
                Cell n = new Cell(r, c);
                if (open.add(n)) result.add(n);
            }
        return result;
    }

    private boolean ok(int r, int c) {
        int s = myBoard.size();
        return 0 <= r && r < s && 0 <= c && c < s;
    }

    @Override
    public void make(Cell cell) {
        myBoard.put(cell, player());
        open.remove(cell);
        history.push(cell);
        newOnes.push(grow(cell));
    }

    @Override
    public void undo() {
        if (history.isEmpty()) throw new IllegalStateException("there is no move");
        Cell cell = history.pop();
        myBoard.clear(cell);
        open.removeAll(new HashSet<>(newOnes.pop()));
        open.add(cell);
    }

    @Override
    public Player player() {
        return myBoard.count(Player.O) < myBoard.count(Player.X) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return myBoard;
    }

    @Override
    public List<Cell> candidates() {
        if (myBoard.stones() == 0) {
            int m = myBoard.size() / 2;
            return new ArrayList<>(List.of(new Cell(m, m)));
        }
        return new ArrayList<>(open);
    }

    @Override
    public List<Cell> ordered() {
        Player p = player();
        List<Cell> wins = new ArrayList<>(), blocks = new ArrayList<>(), twos = new ArrayList<>(), rest = new ArrayList<>();
        for (Cell c : candidates()) {
            if (completes(c, p)) wins.add(c);
            else if (completes(c, p.opponent())) blocks.add(c);
            else if (twoWays(c, p)) twos.add(c);
            else rest.add(c);
        }
        wins.addAll(blocks);
        wins.addAll(twos);
        wins.addAll(rest);
        return wins;
    }

    private boolean twoWays(Cell c, Player p) {
        myBoard.put(c, p);
        Set<Cell> found = new HashSet<>();
        for (int d = 0; d < 4; d++)
            for (int k = -4; k <= 4; k++) {
                int r = c.row() + k * DOWN[d], q = c.column() + k * RIGHT[d];
                if (ok(r, q) && myBoard.isEmpty(r, q)) {
                    Cell other = new Cell(r, q);
                    if (completes(other, p)) found.add(other);
                }
            }
        myBoard.clear(c);
        return found.size() > 1;
    }

    private boolean completes(Cell c, Player p) {
        for (int d = 0; d < 4; d++)
            if (walk(c, p, DOWN[d], RIGHT[d]) + walk(c, p, -DOWN[d], -RIGHT[d]) >= 4) return true;
        return false;
    }

    private int walk(Cell c, Player p, int dr, int dc) {
        int r = c.row() + dr, q = c.column() + dc, n = 0;
        while (ok(r, q) && myBoard.has(p, r, q)) {
            n++;
            r += dr;
            q += dc;
        }
        return n;
    }
}
