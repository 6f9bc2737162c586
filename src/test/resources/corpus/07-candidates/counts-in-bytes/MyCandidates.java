// exercise: 07
// truth: wrong
// mistake: the number of stones near a cell is kept in a byte, which turns negative at 128, so that the cell is no candidate any more
// player: both
// style: table of counters, flat stack of moves
// single: yes
// detail: sometimes; only with a radius of 6 or more and at least 128 stones within it
import java.util.*;
import plybook.game.*;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board field;
    private int size, reach;
    private byte[][] near;
    private final Stack<Cell> played = new Stack<>();

    @Override
    public void start(Board board, int radius) {
        field = board.copy();
        size = board.size();
        reach = radius;
        near = new byte[size][size];
        played.clear();
        for (int r = 0; r < size; r++)
            for (int c = 0; c < size; c++)
                if (!field.isEmpty(r, c)) touch(r, c, 1);
    }

    private void touch(int row, int col, int by) {
        int top = Math.max(row - reach, 0), bottom = Math.min(row + reach, size - 1);
        int left = Math.max(col - reach, 0), right = Math.min(col + reach, size - 1);
        for (int r = top; r <= bottom; r++)
            for (int c = left; c <= right; c++)
                near[r][c] += by;
    }

    @Override
    public void make(Cell cell) {
        field.put(cell, player());
        touch(cell.row(), cell.column(), 1);
        played.push(cell);
    }

    @Override
    public void undo() {
        if (played.isEmpty()) throw new IllegalStateException("no move to take back");
        Cell cell = played.pop();
        field.clear(cell);
        touch(cell.row(), cell.column(), -1);
    }

    @Override
    public Player player() {
        return field.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return field.copy();
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> list = new ArrayList<>();
        if (field.stones() == 0) {
            list.add(new Cell(size / 2, size / 2));
            return list;
        }
        for (int r = 0; r < size; r++)
            for (int c = 0; c < size; c++)
                if (near[r][c] > 0 && field.isEmpty(r, c)) list.add(new Cell(r, c));
        return list;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> wins = new ArrayList<>(), blocks = new ArrayList<>(), forks = new ArrayList<>(), rest = new ArrayList<>();
        Player me = player();
        for (Cell cell : candidates()) {
            if (five(cell.row(), cell.column(), me)) wins.add(cell);
            else if (five(cell.row(), cell.column(), me.opponent())) blocks.add(cell);
            else if (waysAfter(cell, me) > 1) forks.add(cell);
            else rest.add(cell);
        }
        wins.addAll(blocks);
        wins.addAll(forks);
        wins.addAll(rest);
        return wins;
    }

    private int waysAfter(Cell cell, Player me) {
        int ways = 0;
        field.put(cell, me);
        for (int dr = -1; dr <= 1; dr++)
            for (int dc = -1; dc <= 1; dc++) {
                if (dr == 0 && dc == 0) continue;
                for (int k = 1; k < 5; k++) {
                    int r = cell.row() + k * dr, c = cell.column() + k * dc;
                    if (inside(r, c) && field.isEmpty(r, c) && five(r, c, me)) ways++;
                }
            }
        field.clear(cell);
        return ways;
    }

    private boolean five(int r, int c, Player who) {
        return 1 + run(r, c, 0, 1, who) + run(r, c, 0, -1, who) >= 5
                || 1 + run(r, c, 1, 0, who) + run(r, c, -1, 0, who) >= 5
                || 1 + run(r, c, 1, 1, who) + run(r, c, -1, -1, who) >= 5
                || 1 + run(r, c, 1, -1, who) + run(r, c, -1, 1, who) >= 5;
    }

    private int run(int r, int c, int dr, int dc, Player who) {
        int n = 0;
        while (inside(r += dr, c += dc) && field.has(who, r, c)) n++;
        return n;
    }

    private boolean inside(int r, int c) {
        return 0 <= r && r < size && 0 <= c && c < size;
    }
}
