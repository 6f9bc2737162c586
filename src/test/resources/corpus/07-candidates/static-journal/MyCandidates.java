// exercise: 07
// truth: wrong
// mistake: the stack of moves is static, so two positions at once undo each other's moves
// player: both
// style: counters in a map, static helpers
// single: yes
// detail: only with two positions at once
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int WIN_LENGTH = 5;
    private static final int[][] DIRS = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
    private static final Deque<Cell> HISTORY = new ArrayDeque<>();

    private final Map<Cell, Integer> neighbours = new HashMap<>();
    private Board board = Board.empty(15);
    private int radius = 2;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        HISTORY.clear();
        neighbours.clear();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (board.at(row, column).isPresent()) {
                    change(new Cell(row, column), 1);
                }
            }
        }
    }

    private void change(Cell centre, int amount) {
        for (int dr = -radius; dr <= radius; dr++) {
            for (int dc = -radius; dc <= radius; dc++) {
                int r = centre.row() + dr, c = centre.column() + dc;
                if (isInside(board, r, c)) {
                    neighbours.merge(new Cell(r, c), amount, (a, b) -> a + b == 0 ? null : a + b);
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        change(cell, 1);
        HISTORY.push(cell);
    }

    @Override
    public void undo() {
        if (HISTORY.isEmpty()) {
            throw new IllegalStateException("No move to take back.");
        }
        Cell cell = HISTORY.pop();
        change(cell, -1);
        board.clear(cell);
    }

    @Override
    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> result = new ArrayList<>();
        if (board.stones() == 0) {
            result.add(new Cell(board.size() / 2, board.size() / 2));
        }
        for (Cell cell : neighbours.keySet()) {
            if (board.isEmpty(cell)) {
                result.add(cell);
            }
        }
        return result;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> result = new ArrayList<>();
        List<Cell> todo = candidates();
        Player me = player();
        todo.removeIf(c -> makesFive(board, c, me) && result.add(c));
        todo.removeIf(c -> makesFive(board, c, me.opponent()) && result.add(c));
        todo.removeIf(c -> waysAfter(board.copy(), c, me) >= 2 && result.add(c));
        result.addAll(todo);
        return result;
    }

    private static int waysAfter(Board copy, Cell cell, Player me) {
        copy.put(cell, me);
        int ways = 0;
        for (Cell next : copy.emptyCells()) {
            if (makesFive(copy, next, me)) {
                ways++;
            }
        }
        return ways;
    }

    private static boolean makesFive(Board board, Cell cell, Player who) {
        for (int[] dir : DIRS) {
            int length = 1;
            for (int sign : new int[] {1, -1}) {
                int r = cell.row() + sign * dir[0], c = cell.column() + sign * dir[1];
                while (isInside(board, r, c) && board.has(who, r, c)) {
                    length++;
                    r += sign * dir[0];
                    c += sign * dir[1];
                }
            }
            if (length >= WIN_LENGTH) {
                return true;
            }
        }
        return false;
    }

    private static boolean isInside(Board board, int r, int c) {
        return r >= 0 && r < board.size() && c >= 0 && c < board.size();
    }
}
