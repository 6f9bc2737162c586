// exercise: 07
// truth: wrong
// mistake: make pushes the cell on the stack before the board has accepted it, so a refused move can be undone
// player: both
// style: stack of cells first, whole board for the candidates, LinkedHashSet to sort
// single: yes
// detail: only after a refused move: the next undo takes a wrong stone or fails
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyCandidates implements CandidatesTask {
    private Board stones = Board.empty(15);
    private int reach = 2;
    private final ArrayDeque<Cell> played = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        stones = board.copy();
        reach = radius;
        played.clear();
    }

    @Override
    public void make(Cell cell) {
        played.push(cell);
        stones.put(cell, player());
    }

    @Override
    public void undo() {
        if (played.isEmpty()) {
            throw new IllegalStateException("Nothing was made");
        }
        stones.clear(played.pop());
    }

    @Override
    public Player player() {
        return stones.count(Player.X) <= stones.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return stones.copy();
    }

    @Override
    public List<Cell> candidates() {
        final int size = stones.size();
        boolean[][] mark = new boolean[size][size];
        for (int row = 0; row < size; row++) {
            for (int col = 0; col < size; col++) {
                if (stones.isEmpty(row, col)) continue;
                for (int y = Math.max(0, row - reach); y < Math.min(size, row + reach + 1); y++) {
                    for (int x = Math.max(0, col - reach); x < Math.min(size, col + reach + 1); x++) {
                        mark[y][x] = true;
                    }
                }
            }
        }
        if (stones.stones() == 0) mark[size / 2][size / 2] = true;
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < size; row++)
            for (int col = 0; col < size; col++)
                if (mark[row][col] && stones.isEmpty(row, col)) cells.add(new Cell(row, col));
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player(), you = me.opponent();
        LinkedHashSet<Cell> sorted = new LinkedHashSet<>();
        List<Cell> all = candidates();
        for (Cell c : all) if (makes5(c, me)) sorted.add(c);
        for (Cell c : all) if (makes5(c, you)) sorted.add(c);
        for (Cell c : all) {
            if (sorted.contains(c)) continue;
            stones.put(c, me);
            int fives = 0;
            for (Cell d : stones.emptyCells()) fives += makes5(d, me) ? 1 : 0;
            stones.clear(c);
            if (fives >= 2) sorted.add(c);
        }
        sorted.addAll(all);
        return new ArrayList<>(sorted);
    }

    private boolean makes5(Cell c, Player p) {
        return 1 + ray(c, p, 0, 1) + ray(c, p, 0, -1) >= 5
                || 1 + ray(c, p, 1, 0) + ray(c, p, -1, 0) >= 5
                || 1 + ray(c, p, 1, 1) + ray(c, p, -1, -1) >= 5
                || 1 + ray(c, p, 1, -1) + ray(c, p, -1, 1) >= 5;
    }

    private int ray(Cell c, Player p, int dy, int dx) {
        int y = c.row(), x = c.column(), count = 0;
        while (true) {
            y += dy;
            x += dx;
            if (y < 0 || x < 0 || y >= stones.size() || x >= stones.size() || !stones.has(p, y, x)) return count;
            count++;
        }
    }
}
