// exercise: 07
// truth: wrong
// mistake: near is measured by the sum of rows and columns instead of each for itself
// player: both
// style: nothing kept but a board and a stack, candidates by a look at the whole board
// single: yes
// detail: always
import java.util.*;
import plybook.game.*;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board b;
    private int rad;
    private final Stack<Cell> history = new Stack<>();

    @Override
    public void start(Board board, int radius) {
        b = board.copy();
        rad = radius;
        history.clear();
    }

    @Override
    public void make(Cell cell) {
        b.put(cell, player());
        history.push(cell);
    }

    @Override
    public void undo() {
        if (history.empty()) throw new IllegalStateException("no move");
        b.clear(history.pop());
    }

    @Override
    public Player player() {
        return b.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return b.copy();
    }

    private int distance(Cell p, int row, int col) {
        return Math.abs(p.row() - row) + Math.abs(p.column() - col);
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> result = new ArrayList<>();
        if (b.stones() == 0) {
            result.add(new Cell(b.size() / 2, b.size() / 2));
            return result;
        }
        for (Cell c : b.emptyCells()) {
            search:
            for (int i = 0; i < b.size(); i++)
                for (int j = 0; j < b.size(); j++)
                    if (!b.isEmpty(i, j) && distance(c, i, j) <= rad) {
                        result.add(c);
                        break search;
                    }
        }
        return result;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> wins = new ArrayList<>(), blocks = new ArrayList<>(), doubles = new ArrayList<>(), rest = new ArrayList<>();
        Player me = player();
        for (Cell c : candidates()) {
            if (five(c, me)) wins.add(c);
            else if (five(c, me.opponent())) blocks.add(c);
            else if (twoWays(c, me)) doubles.add(c);
            else rest.add(c);
        }
        wins.addAll(blocks);
        wins.addAll(doubles);
        wins.addAll(rest);
        return wins;
    }

    private boolean twoWays(Cell c, Player p) {
        b.put(c, p);
        int n = 0;
        for (Cell e : b.emptyCells()) if (five(e, p)) n++;
        b.clear(c);
        return n > 1;
    }

    private boolean five(Cell c, Player p) {
        return line(c, p, 0, 1) >= 5 || line(c, p, 1, 0) >= 5 || line(c, p, 1, 1) >= 5 || line(c, p, 1, -1) >= 5;
    }

    private int line(Cell c, Player p, int dr, int dc) {
        return 1 + walk(c, p, dr, dc) + walk(c, p, -dr, -dc);
    }

    private int walk(Cell c, Player p, int dr, int dc) {
        int n = 0, r = c.row() + dr, k = c.column() + dc;
        while (r >= 0 && r < b.size() && k >= 0 && k < b.size() && b.has(p, r, k)) {
            n++;
            r += dr;
            k += dc;
        }
        return n;
    }
}
