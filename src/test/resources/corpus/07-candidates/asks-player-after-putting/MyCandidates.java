// exercise: 07
// truth: wrong
// mistake: for the third kind (two ways) the stone is put first and then player() is asked whose fives to count; by then it is the opponent's turn, so the opponent's fives are counted and open fours are not sorted forward
// player: both
// style: turn from the number of stones, probing on the own board
// single: yes
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board;
    private int radius;
    private LinkedList<Cell> played;

    @Override
    public void start(Board b, int r) {
        board = b.copy();
        radius = r;
        played = new LinkedList<>();
    }

    @Override
    public void make(Cell cell) {
        if (!board.contains(cell) || !board.isEmpty(cell)) throw new IllegalArgumentException("cannot play " + cell);
        board.put(cell, player());
        played.add(cell);
    }

    @Override
    public void undo() {
        if (played.isEmpty()) throw new IllegalStateException("no moves played");
        board.clear(played.removeLast());
    }

    @Override
    public Player player() {
        if (board.stones() % 2 == 1) return Player.O;
        return Player.X;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        int size = board.size();
        boolean[][] seen = new boolean[size][size];
        List<Cell> found = new ArrayList<>();
        if (board.stones() == 0) found.add(new Cell(size / 2, size / 2));
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                if (board.isEmpty(row, column)) continue;
                for (int i = -radius; i <= radius; i++) {
                    for (int j = -radius; j <= radius; j++) {
                        int r = row + i;
                        int c = column + j;
                        if (r < 0 || r >= size || c < 0 || c >= size) continue;
                        if (seen[r][c] || !board.isEmpty(r, c)) continue;
                        seen[r][c] = true;
                        found.add(new Cell(r, c));
                    }
                }
            }
        }
        return found;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = candidates();
        cells.sort(Comparator.comparingInt(this::kind));
        return cells;
    }

    private int kind(Cell cell) {
        if (wins(cell, player())) return 0;
        if (wins(cell, player().opponent())) return 1;
        board.put(cell, player());
        int ways = 0;
        for (Cell next : board.emptyCells()) {
            if (wins(next, player())) ways++;
        }
        board.clear(cell);
        return ways >= 2 ? 2 : 3;
    }

    private boolean wins(Cell cell, Player p) {
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : directions) {
            int length = 1 + stones(cell, p, d[0], d[1]) + stones(cell, p, -d[0], -d[1]);
            if (length >= 5) return true;
        }
        return false;
    }

    private int stones(Cell cell, Player p, int down, int right) {
        int r = cell.row() + down, c = cell.column() + right, n = 0;
        while (r >= 0 && r < board.size() && c >= 0 && c < board.size() && board.has(p, r, c)) {
            n++;
            r += down;
            c += right;
        }
        return n;
    }
}
