// exercise: 07
// truth: wrong
// mistake: the stack of moves has room for 15*15 moves whatever the size of the board, so the 226th move on a larger board throws
// player: both
// style: arrays and a top index, everything looked up on the board
// single: yes
// detail: sometimes; only boards of 16 rows and more, and only when more than 225 moves have been made
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int ROWS = 15;

    private Board board = Board.empty(ROWS);
    private int radius = 2;
    private final Cell[] history = new Cell[ROWS * ROWS];
    private int top = 0;

    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        this.top = 0;
    }

    public void make(Cell cell) {
        board.put(cell, player());
        history[top++] = cell;
    }

    public void undo() {
        if (top == 0) throw new IllegalStateException("nothing was played");
        board.clear(history[--top]);
    }

    public Player player() {
        return board.count(Player.X) <= board.count(Player.O) ? Player.X : Player.O;
    }

    public Board board() {
        return board.copy();
    }

    public List<Cell> candidates() {
        List<Cell> result = new ArrayList<>();
        if (board.stones() == 0) {
            result.add(new Cell(board.size() / 2, board.size() / 2));
            return result;
        }
        for (Cell empty : board.emptyCells()) {
            if (hasStoneNear(empty)) result.add(empty);
        }
        return result;
    }

    private boolean hasStoneNear(Cell cell) {
        for (int dr = -radius; dr <= radius; dr++) {
            for (int dc = -radius; dc <= radius; dc++) {
                int r = cell.row() + dr, c = cell.column() + dc;
                if (onBoard(r, c) && !board.isEmpty(r, c)) return true;
            }
        }
        return false;
    }

    private boolean onBoard(int r, int c) {
        return 0 <= r && r < board.size() && 0 <= c && c < board.size();
    }

    public List<Cell> ordered() {
        Player me = player();
        List<Cell> win = new ArrayList<>(), block = new ArrayList<>(), two = new ArrayList<>(), rest = new ArrayList<>();
        for (Cell cell : candidates()) {
            if (makesFive(cell, me)) win.add(cell);
            else if (makesFive(cell, me.opponent())) block.add(cell);
            else if (ways(cell, me) >= 2) two.add(cell);
            else rest.add(cell);
        }
        win.addAll(block);
        win.addAll(two);
        win.addAll(rest);
        return win;
    }

    private int ways(Cell cell, Player me) {
        board.put(cell, me);
        int ways = 0;
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if (dr == 0 && dc == 0) continue;
                for (int s = 1; s <= 4 && onBoard(cell.row() + s * dr, cell.column() + s * dc); s++) {
                    Cell gap = new Cell(cell.row() + s * dr, cell.column() + s * dc);
                    if (board.isEmpty(gap) && makesFive(gap, me)) ways++;
                }
            }
        }
        board.clear(cell);
        return ways;
    }

    private boolean makesFive(Cell cell, Player p) {
        return walk(cell, p, 0, 1) + walk(cell, p, 0, -1) >= 4
                || walk(cell, p, 1, 0) + walk(cell, p, -1, 0) >= 4
                || walk(cell, p, 1, 1) + walk(cell, p, -1, -1) >= 4
                || walk(cell, p, 1, -1) + walk(cell, p, -1, 1) >= 4;
    }

    private int walk(Cell from, Player p, int dr, int dc) {
        int r = from.row() + dr, c = from.column() + dc, n = 0;
        while (onBoard(r, c) && board.has(p, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }
}
