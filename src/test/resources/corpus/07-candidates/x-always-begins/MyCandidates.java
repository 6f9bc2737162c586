// exercise: 07
// truth: wrong
// mistake: start sets the turn to X whatever stones are on the board, so with one X more than O it is X's turn again
// player: MIN
// style: turn kept in a boolean, recount of the neighbourhood, no set
// single: yes
// detail: only when start gets a board where O is to move
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board b;
    private int radius;
    private boolean xToMove;
    private ArrayDeque<Cell> stack;

    @Override
    public void start(Board board, int radius) {
        this.b = board.copy();
        this.radius = radius;
        this.stack = new ArrayDeque<>();
        this.xToMove = true;
    }

    @Override
    public void make(Cell cell) {
        b.put(cell, player());
        stack.push(cell);
        xToMove = !xToMove;
    }

    @Override
    public void undo() {
        if (stack.isEmpty()) {
            throw new IllegalStateException();
        }
        b.clear(stack.pop());
        xToMove = !xToMove;
    }

    @Override
    public Player player() {
        return xToMove ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return b;
    }

    @Override
    public List<Cell> candidates() {
        if (b.stones() == 0) {
            return Collections.singletonList(new Cell(b.size() / 2, b.size() / 2));
        }
        List<Cell> result = new ArrayList<>();
        for (int row = 0; row < b.size(); row++) {
            for (int col = 0; col < b.size(); col++) {
                if (b.isEmpty(row, col) && hasStoneNear(row, col)) {
                    result.add(new Cell(row, col));
                }
            }
        }
        return result;
    }

    private boolean hasStoneNear(int row, int col) {
        for (int dr = -radius; dr <= radius; dr++) {
            for (int dc = -radius; dc <= radius; dc++) {
                int r = row + dr;
                int c = col + dc;
                if (r < 0 || c < 0 || r >= b.size() || c >= b.size()) {
                    continue;
                }
                if (!b.isEmpty(r, c)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> list = new ArrayList<>(candidates());
        Comparator<Cell> c1 = Comparator.comparing(c -> !isFive(c, player()));
        Comparator<Cell> c2 = Comparator.comparing(c -> !isFive(c, player().opponent()));
        Comparator<Cell> c3 = Comparator.comparing(c -> fivesAfter(c) < 2);
        list.sort(c1.thenComparing(c2).thenComparing(c3));
        return list;
    }

    private int fivesAfter(Cell cell) {
        Board copy = b.copy();
        Player me = player();
        copy.put(cell, me);
        int number = 0;
        for (Cell e : copy.emptyCells()) {
            if (isFive(copy, e, me)) {
                number++;
            }
        }
        return number;
    }

    private boolean isFive(Cell cell, Player p) {
        return isFive(b, cell, p);
    }

    private static boolean isFive(Board board, Cell cell, Player p) {
        return 1 + ray(board, cell, p, 0, 1) + ray(board, cell, p, 0, -1) >= 5
                || 1 + ray(board, cell, p, 1, 0) + ray(board, cell, p, -1, 0) >= 5
                || 1 + ray(board, cell, p, 1, 1) + ray(board, cell, p, -1, -1) >= 5
                || 1 + ray(board, cell, p, 1, -1) + ray(board, cell, p, -1, 1) >= 5;
    }

    private static int ray(Board board, Cell cell, Player p, int dr, int dc) {
        int r = cell.row() + dr;
        int c = cell.column() + dc;
        if (r < 0 || c < 0 || r >= board.size() || c >= board.size() || !board.has(p, r, c)) {
            return 0;
        }
        return 1 + ray(board, new Cell(r, c), p, dr, dc);
    }
}
