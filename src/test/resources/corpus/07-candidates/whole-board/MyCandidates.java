// exercise: 07
// truth: right
// mistake: none; the whole board for each answer
// player: both
// style: looks at the whole board for every answer, a stack of cells for undo
// single: yes
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board board = Board.empty(15);
    private int radius = 2;
    private final Deque<Cell> moves = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        moves.clear();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.push(cell);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("there is no move to take back");
        }
        board.clear(moves.pop());
    }

    @Override
    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> cells = new ArrayList<>();
        if (board.stones() == 0) {
            cells.add(new Cell(board.size() / 2, board.size() / 2));
            return cells;
        }
        for (Cell cell : board.emptyCells()) {
            if (isNear(cell)) {
                cells.add(cell);
            }
        }
        return cells;
    }

    private boolean isNear(Cell cell) {
        for (int dr = -radius; dr <= radius; dr++) {
            for (int dc = -radius; dc <= radius; dc++) {
                int r = cell.row() + dr;
                int c = cell.column() + dc;
                if (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.at(r, c).isPresent()) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean five(Player p, Cell cell) {
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}};
        for (int[] d : directions) {
            int count = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                int r = cell.row() + sign * d[0];
                int c = cell.column() + sign * d[1];
                while (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(p, r, c)) {
                    count++;
                    r += sign * d[0];
                    c += sign * d[1];
                }
            }
            if (count >= 5) {
                return true;
            }
        }
        return false;
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        List<List<Cell>> groups = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (Cell cell : candidates()) {
            groups.get(group(me, cell)).add(cell);
        }
        List<Cell> all = new ArrayList<>();
        groups.forEach(all::addAll);
        return all;
    }

    private int group(Player me, Cell cell) {
        if (five(me, cell)) {
            return 0;
        }
        if (five(me.opponent(), cell)) {
            return 1;
        }
        board.put(cell, me);
        int ways = 0;
        int elsewhere = 0;
        for (Cell next : board.emptyCells()) {
            if (five(me, next)) {
                if (inLine(cell, next)) {
                    ways++;
                } else {
                    elsewhere++;
                }
            }
        }
        board.clear(cell);
        return ways >= 2 ? 2 : ways + elsewhere >= 2 ? 3 : 4;
    }

    private boolean inLine(Cell a, Cell b) {
        int dr = Math.abs(a.row() - b.row());
        int dc = Math.abs(a.column() - b.column());
        return Math.max(dr, dc) <= 4 && (dr == 0 || dc == 0 || dr == dc);
    }
}
